import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { bouquet, groceryRewards, rewardChoice } from '../../../testing/fixtures/savings/rewards.ts';
import { openPage } from '../../../testing/open-page.tsx';

const open = (changes: Record<string, unknown> = {}) =>
  openPage('/foru/rewards.html', { groceryRewards: groceryRewards(changes) });

const empty = { available: 0, pending: 0, count: 0, progress: 0, expiry: null, programCode: 'FOR-U', perReward: 100 };

test('S-24 N-70 the page counts the rewards, the points toward the next, and those on their way', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Grocery Rewards' })).toBeVisible();
  const areas = within(screen.getByRole('navigation', { name: 'Site' }));
  expect(areas.getAllByRole('link', { current: true }).map((link) => link.textContent)).toEqual(['Safeway for U']);
  expect(screen.getByText('3', { selector: 'p > span' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Next reward' })).toHaveAttribute('aria-valuetext', '40 / 100 points');
  expect(screen.getByText('340')).toBeVisible();
  expect(screen.getAllByText('+62')[0]).toBeVisible();
});

test('N-12 what expires first is told with its day', async () => {
  open();
  expect(await screen.findByText('1 reward expires')).toBeVisible();
  expect(screen.getByText('Aug 31')).toBeVisible();
});

test('N-70 what there are enough rewards for can be redeemed, and the rest says how many are missing', async () => {
  open();
  const shown = within((await screen.findByRole('heading', { name: 'Spend them' })).closest('section')!);
  expect(shown.getByRole('link', { name: 'Redeem: $5 off your groceries' })).toHaveAttribute(
    'href',
    '/foru/rewards/foru-5-off',
  );
  expect(shown.getByText('4 more rewards')).toBeVisible();
  expect(shown.getAllByRole('link')).toHaveLength(1);
});

test('S-276 dollars off that are redeemed wait for the cart', async () => {
  open();
  expect(await screen.findByRole('heading', { name: '$2.00 off is waiting for your cart' })).toBeVisible();
  expect(screen.getByText('Until Sep 30')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to My Cart' })).toHaveAttribute('href', '/erums/cart/');
});

test('N-14 the history tells of orders, of what was redeemed, and of what expired', async () => {
  open();
  const history = within((await screen.findByRole('heading', { name: 'History' })).closest('section')!);
  expect(history.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Order 4466120 at 2300 16th StAug 2+118',
    'You redeemed $2 off your groceriesAug 2−200',
    'Points expiredAug 2−100',
    'Order 4471902 at 2300 16th StAug 2 · On the way+62',
  ]);
  expect(history.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/games/activity?game=FOR-U');
});

test('N-70 a household without points sees how to get the first reward', async () => {
  open({ points: empty, history: { items: [] }, rewards: [], choices: [bouquet] });
  expect(await screen.findByRole('heading', { name: 'Your first reward is 100 points away' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'History' })).toBeNull();
  expect(screen.getByText('$15 off your groceries')).toBeVisible();
});

test('N-70 what fails says so in its place, and the rest stays', async () => {
  const { unmount } = open({ choices: null, history: null });
  expect(await screen.findByText("We couldn't load what you can redeem")).toBeVisible();
  expect(screen.getByText("We couldn't load your history")).toBeVisible();
  expect(screen.getByText('340')).toBeVisible();
  unmount();
  openPage('/foru/rewards.html', { groceryRewards: null });
  expect(await screen.findByText("We couldn't load your rewards")).toBeVisible();
});

const redeemed = {
  redemption: {
    id: 'r1',
    receipt: 'R-7F3K92',
    prizeId: 'foru-5-off',
    prizeType: 'REWARD',
    prizeName: '$5 off your groceries',
    imageId: 'shopping-bags',
    source: 'POINTS',
    status: 'COMPLETED',
    redeemedAtString: 'Aug 5',
    pointsSpent: 300,
    pointsLeft: 40,
    result: {
      __typename: 'RedeemedReward',
      rewardId: 'w2',
      value: { amount: '5.00' },
      expiresAt: '2026-10-01T06:59:59.999Z',
      expiresAtString: 'Sep 30',
    },
  },
  prize: null,
  userErrors: [],
};
const at = '/foru/rewards/foru-5-off';

test('S-18 N-26 one reward says what it costs, and is redeemed with one press', async () => {
  const sent: unknown[] = [];
  const { shopper } = openPage(
    at,
    { groceryRewards: groceryRewards() },
    {
      redeemPrize: (given: unknown) => {
        sent.push(given);
        return redeemed;
      },
    },
  );
  expect(await screen.findByRole('heading', { level: 1, name: '$5 off your groceries' })).toBeVisible();
  expect(screen.getByText("You have 3 rewards. You'll have none left.")).toBeVisible();
  await shopper.click(screen.getByRole('button', { name: 'Redeem for 3 rewards' }));
  expect(await screen.findByText('R-7F3K92')).toBeVisible();
  expect(screen.getByText(/300 points/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Redeem for 3 rewards' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to My Cart' })).toHaveAttribute('href', '/erums/cart/');
  expect(sent).toHaveLength(1);
});

test('N-26 a refusal says that nothing was taken', async () => {
  const refusal = { code: 'INSUFFICIENT_POINTS', message: 'You need 60 more points.', reason: null, advice: null };
  const { shopper } = openPage(
    at,
    { groceryRewards: groceryRewards() },
    { redeemPrize: { redemption: null, prize: null, userErrors: [refusal] } },
  );
  await shopper.click(await screen.findByRole('button', { name: 'Redeem for 3 rewards' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You need 60 more points.');
});

test('N-70 without enough rewards the way on is to shop; one that is gone leads back', async () => {
  const short = rewardChoice({ missing: 2 }, { state: 'INSUFFICIENT_POINTS' });
  const { unmount } = openPage(at, { groceryRewards: groceryRewards({ choice: short }) });
  expect(await screen.findByText(/You need 2 more rewards for this/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shop to earn points' })).toBeVisible();
  unmount();
  openPage(at, {
    groceryRewards: groceryRewards({
      choice: () => {
        throw new GraphQLError('No such prize', { extensions: { code: 'PRIZE_NOT_FOUND' } });
      },
    }),
  });
  expect(await screen.findByRole('heading', { name: 'This reward is no longer offered' })).toBeVisible();
});
