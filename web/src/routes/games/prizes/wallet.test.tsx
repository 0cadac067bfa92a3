import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { severalPrizes, waitingEntries, walletItem, walletPage } from '../../../testing/fixtures/wallet.ts';

const cardOf = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('li')!);

test('N-26 the wallet has all prizes of all games, by what there is to do, each with one way on and its deadline', async () => {
  openPage('/games/prizes', { wallet: walletPage(severalPrizes()) });
  expect(await screen.findByRole('heading', { level: 1, name: 'My prizes' })).toBeVisible();
  expect(screen.getByText('7 prizes from 2 games. 2 need you.')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Needs you',
    'Ready',
    'Used',
    'Over',
  ]);

  const claim = cardOf('Grill set and $100 of groceries');
  expect(claim.getByText('Summer Cookout, draw of Jul 31')).toBeVisible();
  expect(claim.getByText('Claim by Aug 12 at 11:59 PM PT')).toBeVisible();
  expect(claim.getByRole('link', { name: /^Claim your prize/ })).toHaveAttribute('href', '/games/game-over/COOKOUT');

  const choice = cardOf('Bakery cake or another treat');
  expect(choice.getByText('$5 off fresh fruit or a free loaf.')).toBeVisible();
  expect(choice.getByText("Choose by Aug 11 at 12:00 PM PT, or you'll get $5 off fresh fruit")).toBeVisible();

  const coffee = cardOf('Free coffee, any size');
  expect(coffee.getByText('Redeem it for your code for Java Corner.')).toBeVisible();
  expect(coffee.getByText('Redeem by Sep 14')).toBeVisible();
  expect(coffee.getByRole('link', { name: 'Redeem: Free coffee, any size' })).toHaveAttribute(
    'href',
    '/games/prize-details/coffee?programCode=HARVEST',
  );
  expect(cardOf('$5 off fresh fruit').getByText('Until Aug 19')).toBeVisible();
  expect(cardOf('Recipe: peach and basil salad').getByText('Yours to keep')).toBeVisible();
  expect(cardOf('1 month of FreshPass').getByText('Summer Cookout · On since Aug 2, until Sep 2')).toBeVisible();
  expect(cardOf('Free loaf').getByText('Harvest Spin · Ended Jul 31')).toBeVisible();
});

test('N-26 held, claimed, used and taken back: every state has its words', async () => {
  const prizes = [
    { section: 'NEEDS_YOU', state: 'HELD', source: 'HOLD', name: 'Cake', untilString: 'tomorrow, 2:14 PM PT' },
    { state: 'CLAIMED', source: 'DRAW', name: 'Trip', prizeType: 'SWEEPSTAKES', untilString: null },
    { state: 'READY', source: 'REDEMPTION', name: 'Tea', untilString: null },
    { section: 'USED', state: 'USED', source: 'REDEMPTION', name: 'Reward', prizeType: 'REWARD' },
    { section: 'USED', state: 'USED', source: 'DRAW', name: 'Grill', untilString: null },
    { section: 'OVER', state: 'REVOKED', name: 'Pie' },
  ].map((changes) => walletItem({ id: changes.name, ...changes }));
  openPage('/games/prizes', { wallet: walletPage(prizes) });
  await screen.findByRole('heading', { name: 'Needs you' });
  expect(cardOf('Cake').getByText('Held until tomorrow, 2:14 PM PT')).toBeVisible();
  expect(cardOf('Trip').getByText(/^You claimed it/)).toBeVisible();
  expect(cardOf('Tea').getByText('Use your code at Java Corner.')).toBeVisible();
  expect(cardOf('Tea').getByRole('link', { name: 'Show code: Tea' })).toBeVisible();
  expect(cardOf('Reward').getByText('Harvest Spin · Redeemed Aug 2, used')).toBeVisible();
  expect(cardOf('Grill').getByText('Harvest Spin · Delivered')).toBeVisible();
  expect(cardOf('Pie').getByText('Harvest Spin · Revoked')).toBeVisible();
});

test('N-26 entries wait for their draw, which anyone can check', async () => {
  openPage('/games/prizes', { wallet: walletPage([], { programs: [], entries: [waitingEntries()] }) });
  expect(await screen.findByText('12 entries waiting for the draw on Aug 31.')).toBeVisible();
  expect(screen.getByRole('link', { name: /^How a draw is verified/ })).toHaveAttribute('href', '/verify/harvest');
});

test('the chips ask for one game, the address says which, and the count is told', async () => {
  const asked: unknown[] = [];
  const { shopper, router } = openPage('/games/prizes', {
    wallet: ({ programCode }: { programCode: string | null }) => {
      asked.push(programCode);
      return walletPage(severalPrizes().filter((item) => programCode === null || item['programCode'] === programCode));
    },
  });
  await shopper.click(await screen.findByRole('link', { name: 'Summer Cookout 2 prizes' }));
  expect(await screen.findByText('2 prizes from Summer Cookout. One needs you.', { selector: 'p' })).toBeVisible();
  expect(router.state.location.search).toBe('?game=COOKOUT');
  expect(screen.getByRole('link', { name: 'Summer Cookout 2 prizes', current: true })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Free coffee, any size' })).toBeNull();
  expect(asked).toEqual([null, 'COOKOUT']);
});

test('while the prizes of a game are on their way their places are shown, and those of before are not', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { shopper } = openPage('/games/prizes', {
    wallet: ({ programCode }: { programCode: string | null }) =>
      programCode === null ? walletPage(severalPrizes()) : promise,
  });
  await shopper.click(await screen.findByRole('link', { name: 'Summer Cookout 2 prizes' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Free coffee, any size' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Summer Cookout 2 prizes', current: true })).toBeVisible();
  resolve(walletPage(severalPrizes().slice(0, 1)));
  expect(await screen.findByRole('heading', { name: 'Grill set and $100 of groceries' })).toBeVisible();
});

test('G-125 without prizes the wallet says where they come from; without those of a game it leads back to all', async () => {
  const here = openPage('/games/prizes', { wallet: walletPage([], { programs: [] }) });
  expect(await screen.findByRole('heading', { name: 'No prizes yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the games' })).toHaveAttribute('href', '/games/game-grid');
  expect(screen.queryByRole('navigation', { name: 'Which game' })).toBeNull();
  here.unmount();

  openPage('/games/prizes?game=PANTRY', { wallet: walletPage([]) });
  expect(await screen.findByRole('heading', { name: 'Nothing from this game' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all prizes' })).toHaveAttribute('href', '/games/prizes');
});

test('a wallet that cannot be loaded says so, and loads when it is tried again', async () => {
  let calls = 0;
  const { shopper } = openPage('/games/prizes', {
    wallet: () => {
      if (calls++ === 0) throw new GraphQLError('No prizes now.', { extensions: { code: 'UPSTREAM' } });
      return walletPage(severalPrizes());
    },
  });
  expect(await screen.findByText("We couldn't load your prizes")).toBeVisible();
  expect(screen.getByText('No prizes now.')).toBeVisible();
  await shopper.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Free coffee, any size' })).toBeVisible();
});

test('Load more adds the next page; with the last one the focus goes to the first of the new prizes', async () => {
  const { shopper } = openPage('/games/prizes', {
    wallet: ({ after }: { after: string | null }) =>
      after === null
        ? walletPage([walletItem()], { totalCount: 2, pageInfo: { hasNextPage: true, endCursor: 'next' } })
        : walletPage([walletItem({ id: 'second', name: 'Free tea' })], { totalCount: 2 }),
  });
  await shopper.click(await screen.findByRole('button', { name: 'Load more' }));
  expect((await screen.findByRole('heading', { name: 'Free tea' })).closest('li')).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Free coffee, any size' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('N-78 days that the server told in the zone of the store are told again in that of the browser', async () => {
  let asked = 0;
  openPage('/games/prizes', {
    wallet: () =>
      asked++ === 0
        ? walletPage([walletItem()], { timeZone: 'Pacific/Kiritimati' })
        : walletPage([walletItem({ dateString: 'Aug 1' })]),
  });
  expect(await screen.findByText('Harvest Spin, Aug 1')).toBeVisible();
});
