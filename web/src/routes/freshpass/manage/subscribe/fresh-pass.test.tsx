import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { freshPass, freshPassToJoin, membership } from '../../../../testing/fixtures/savings/fresh-pass.ts';
import { openPage } from '../../../../testing/open-page.tsx';

const open = (changes: Record<string, unknown> = {}, root: Record<string, unknown> = {}) =>
  openPage('/freshpass/manage/subscribe', { freshPass: freshPass(changes) }, root);
const unpaid = { membership: membership({ price: null, providerName: null }) };
const canceled = { renews: false, untilString: 'Sep 5', canKeep: true };

test('S-28 N-70 FreshPass that is on is canceled with one press, and can be kept', async () => {
  const asked: unknown[] = [];
  const { shopper } = open(
    {},
    {
      changeFreshPass: ({ input }: { input: { action: string } }) => {
        asked.push(input.action);
        return { freshPass: freshPass(input.action === 'CANCEL' ? canceled : {}), userErrors: [] };
      },
    },
  );
  await shopper.click(await screen.findByRole('button', { name: 'Cancel FreshPass' }));
  expect(await screen.findByRole('heading', { name: 'FreshPass is yours until Sep 5' })).toBeVisible();
  await shopper.click(screen.getByRole('button', { name: 'Keep FreshPass' }));
  expect(await screen.findByRole('button', { name: 'Cancel FreshPass' })).toBeVisible();
  expect(asked).toEqual(['CANCEL', 'KEEP']);
});

test('N-70 a household that never had it starts its month on the house', async () => {
  const { shopper } = open(
    { isActive: false, renews: false, canStartTrial: true, canJoin: true },
    {
      changeFreshPass: {
        freshPass: freshPass({ renews: false, untilString: 'Sep 5', ...unpaid }),
        userErrors: [],
      },
    },
  );
  await shopper.click(await screen.findByRole('button', { name: 'Start my free month' }));
  expect(await screen.findByRole('heading', { name: 'FreshPass is yours until Sep 5' })).toBeVisible();
  expect(screen.getByText("It ends on its own. You don't have to cancel.")).toBeVisible();
  expect(screen.queryByRole('button', { name: /FreshPass/ })).toBeNull();
});

test('N-70 one whose month is used is led to grocery rewards; a refusal is said', async () => {
  const { unmount } = open({ isActive: false, renews: false, canJoin: true, ...unpaid });
  expect(await screen.findByRole('link', { name: 'Go to Grocery Rewards' })).toHaveAttribute(
    'href',
    '/foru/rewards.html',
  );
  unmount();
  const message = 'Your household has had FreshPass before.';
  const { shopper } = open(
    { isActive: false, renews: false, canStartTrial: true },
    { changeFreshPass: { freshPass: null, userErrors: [{ code: 'TRIAL_USED', message }] } },
  );
  await shopper.click(await screen.findByRole('button', { name: 'Start my free month' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('N-70 a household that had it before joins for what it saw, once, and sees when it pays next', async () => {
  const asked: { action: string; expectedPrice: string }[] = [];
  const { shopper } = openPage(
    '/freshpass/manage/subscribe',
    { freshPass: freshPassToJoin() },
    {
      changeFreshPass: ({ input }: { input: { action: string; expectedPrice: string } }) => {
        asked.push(input);
        return { freshPass: freshPass(), userErrors: [] };
      },
    },
  );
  expect(await screen.findByText('You pay $12.99 now with Quillpay, and each month until you cancel.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Or redeem five grocery rewards' })).toHaveAttribute(
    'href',
    '/foru/rewards.html',
  );
  await shopper.dblClick(screen.getByRole('button', { name: 'Join for $12.99 a month' }));
  expect(await screen.findByText('Next payment: Sep 5, $12.99 with Quillpay.')).toBeVisible();
  expect(asked).toMatchObject([{ action: 'JOIN', expectedPrice: '12.99' }]);
});

test('N-64 a payment nobody has heard of yet is asked for again as the same request; a declined one as another', async () => {
  const ids: string[] = [];
  const codes = ['PAYMENT_UNKNOWN', 'PAYMENT_DECLINED', 'PAYMENT_DECLINED'];
  const { shopper } = openPage(
    '/freshpass/manage/subscribe',
    { freshPass: freshPassToJoin() },
    {
      changeFreshPass: ({ input }: { input: { clientRequestId: string } }) => {
        const code = codes[ids.push(input.clientRequestId) - 1];
        return { freshPass: freshPassToJoin(), userErrors: [{ code, message: `Refused ${ids.length}` }] };
      },
    },
  );
  const join = await screen.findByRole('button', { name: 'Join for $12.99 a month' });
  for (const count of [1, 2, 3]) {
    await shopper.click(join);
    expect(await screen.findByText(`Refused ${count}`)).toBeVisible();
  }
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[1]);
});

test('N-70 what it has saved so far is told; during a month that ends alone it can be told to go on', async () => {
  open({ renews: false, untilString: 'Sep 5', renewsString: null, canJoin: true });
  expect(await screen.findByText('3 free deliveries since Jul 20')).toBeVisible();
  expect(screen.getByText('$17.85')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue for $12.99 a month' })).toBeVisible();
  expect(
    screen.getByText('You pay nothing before Sep 5, and then $12.99 a month with Quillpay until you cancel.'),
  ).toBeVisible();
});

test('N-70 what it costs can not be loaded: the rest stays', async () => {
  open({ membership: null });
  expect(await screen.findByRole('button', { name: 'Cancel FreshPass' })).toBeVisible();
  expect(screen.queryByText(/Next payment/)).toBeNull();
});

test('N-70 what it brings stands there when its state can not be loaded', async () => {
  openPage('/freshpass/manage/subscribe', { freshPass: null });
  expect(await screen.findByText("We couldn't load your FreshPass")).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Free delivery' })).toBeVisible();
});
