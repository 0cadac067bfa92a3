import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keptSwap, orderOnItsWay, swap } from '../../../testing/fixtures/orders/order-pages.ts';
import { openPage } from '../../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});
const page = '/account/orders/4472210';
const waiting = () => orderOnItsWay({ swaps: [swap()] });
const kept = () => orderOnItsWay({ swaps: [keptSwap()], version: 3 });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('N-41 a swap is kept in one press, folds to a line, and can be thought over', async () => {
  const decideSwap = vi.fn<(variables: { input: { decision: string } }) => object>(({ input }) => ({
    order: orderOnItsWay({
      swaps: [
        input.decision === 'KEEP'
          ? keptSwap()
          : swap({ decision: 'GIVE_BACK', decisionText: "Sunny Acre Mandarins goes back. You don't pay for it." }),
      ],
    }),
    userErrors: [],
  }));
  const { shopper } = openPage(page, {}, { order: waiting, decideSwap });
  const open = await card('One swap needs your OK');
  expect(open.getByText('We were out of Sunny Acre Clementines.')).toBeVisible();
  expect(open.getByText(/^Decide before the driver leaves/)).toBeVisible();
  expect(open.getByText('Sunny Acre Mandarins').parentElement).toHaveTextContent('We packed');
  await shopper.click(open.getByRole('button', { name: 'Keep it: Sunny Acre Mandarins' }));
  const folded = await card('Your swaps');
  const line = folded.getByText('You keep Sunny Acre Mandarins.');
  expect(line).toBeVisible();
  expect(line.parentElement).toHaveFocus();
  expect(folded.queryByRole('button', { name: /^Keep it/ })).toBeNull();
  await shopper.click(folded.getByRole('button', { name: 'Undo: Sunny Acre Mandarins' }));
  await shopper.click(folded.getByRole('button', { name: 'Give it back at the door: Sunny Acre Mandarins' }));
  expect(await folded.findByText(/goes back/)).toBeVisible();
  expect(decideSwap.mock.calls.map(([{ input }]) => input)).toMatchObject([
    { orderNumber: '4472210', swapId: '3', packedProductId: 'of-mandarins', decision: 'KEEP' },
    { decision: 'GIVE_BACK' },
  ]);
});

test('N-41 two presses on Keep it decide once', async () => {
  const decideSwap = vi.fn<() => object>(() => ({ order: kept(), userErrors: [] }));
  const { shopper } = openPage(page, {}, { order: waiting, decideSwap });
  await shopper.dblClick(await screen.findByRole('button', { name: /^Keep it/ }));
  expect(await screen.findByText('You keep Sunny Acre Mandarins.')).toBeVisible();
  expect(decideSwap).toHaveBeenCalledOnce();
});

test('N-41 a decision that comes too late says so, and the page shows what is', async () => {
  const late = orderOnItsWay({
    swaps: [swap({ packedName: 'Cara Cara Oranges', packedProductId: 'of-oranges', packedProduct: null })],
  });
  const userErrors = [{ code: 'SWAP_CHANGED', message: 'We have packed something else since.', field: null }];
  const { shopper } = openPage(page, {}, { order: waiting, decideSwap: { order: late, userErrors } });
  await shopper.click(await screen.findByRole('button', { name: /^Keep it/ }));
  expect(await screen.findByRole('button', { name: 'Keep it: Cara Cara Oranges' })).toBeVisible();
  expect(await screen.findByText('We have packed something else since.')).toBeVisible();
});

test('N-41 an order without swaps, or whose swaps were sent off, asks for nothing', async () => {
  openPage(page, {}, { order: orderOnItsWay({ swaps: [swap({ canDecide: false })] }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Here about 4:25 PM' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /swap/i })).toBeNull();
});

test('N-41 of several swaps one Keep it is filled, and the last moment is said once', async () => {
  openPage(
    page,
    {},
    { order: orderOnItsWay({ swaps: [swap(), swap({ id: '4', packedProduct: null, packedName: 'Kent Mango' })] }) },
  );
  const open = await card('2 swaps need your OK');
  expect(open.getAllByRole('button', { name: /^Keep it/ })).toHaveLength(2);
  expect(open.getByRole('button', { name: 'Keep it: Kent Mango' })).toBeVisible();
  expect(open.getAllByText(/^Decide before/)).toHaveLength(1);
});
