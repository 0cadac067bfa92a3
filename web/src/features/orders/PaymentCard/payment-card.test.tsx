import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { orderOnItsWay, refusedCard } from '../../../testing/fixtures/orders/order-pages.ts';
import { openPage } from '../../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});
const page = '/account/orders/4472210';
const refused = () => orderOnItsWay({ paymentProblem: refusedCard, paymentText: 'You pay online with Quillpay' });
const covered = () => orderOnItsWay({ paymentText: 'You pay at the door' });
const card = async () => within(await screen.findByRole('region', { name: refusedCard.title }));

test('N-64 a shopper whose card refused the new total pays at the door instead, in one press', async () => {
  const changeOrderPayment = vi.fn<(variables: { input: object }) => object>(() => ({
    order: covered(),
    userErrors: [],
  }));
  const { shopper } = openPage(page, {}, { order: refused, changeOrderPayment });
  const problem = await card();
  expect(problem.getByText(refusedCard.text)).toBeVisible();
  await shopper.dblClick(problem.getByRole('button', { name: 'Pay at the door instead' }));
  expect((await screen.findAllByText(/You pay at the door/))[0]).toBeVisible();
  expect(screen.queryByRole('region', { name: refusedCard.title })).toBeNull();
  expect(changeOrderPayment).toHaveBeenCalledOnce();
  expect(changeOrderPayment.mock.calls[0]![0].input).toMatchObject({ orderNumber: '4472210', paymentId: 'HAND_OVER' });
});

test('N-64 a card that is declined again says so, and both ways stay', async () => {
  const message = 'It was declined again.';
  const changeOrderPayment = () => ({ order: refused(), userErrors: [{ code: 'PAYMENT_DECLINED', message }] });
  const { shopper } = openPage(page, {}, { order: refused, changeOrderPayment });
  const problem = await card();
  await shopper.click(problem.getByRole('button', { name: 'Try Quillpay again' }));
  expect((await problem.findAllByText(message))[0]).toBeVisible();
  expect(problem.getAllByRole('button')).toHaveLength(2);
});
