import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageNow, setServerClock } from '../../page/clock.ts';
import { bonusPath, program } from '../../testing/fixtures/games.ts';
import { collections, departments, homeRoot, openDraw, shop } from '../../testing/fixtures/home.ts';
import { orderCard, orderPage, pendingOrder } from '../../testing/fixtures/orders/orders.ts';
import { estimateFor, usuals } from '../../testing/fixtures/usuals.ts';
import { InSight } from '../../testing/in-sight.ts';
import { openPage } from '../../testing/open-page.tsx';

const viewer = {
  userType: 'GUEST',
  session: 'NONE',
  isAuthorized: false,
  site: 'HOUSEHOLDS',
  firstName: null,
  signInPath: '/account/sign-in.html',
};
const played = { programs: [program()], featured: program(), unseenWins: [], bonusPaths: [bonusPath()] };
const fails = (message: string) => () => {
  throw new GraphQLError(message, { extensions: { code: 'UPSTREAM_FAILURE' } });
};
const asGuest = (changes: object = {}) => openPage('/', {}, { ...homeRoot, viewer, ...changes });
const asMember = (changes: object = {}, playAndEarn: object = played) =>
  openPage('/', { playAndEarn }, { ...homeRoot, ...changes });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  setServerClock(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('S-26 a guest reads the home page without signing in: store and next time, departments, shelves', async () => {
  const { router } = asGuest();
  expect(await screen.findByRole('heading', { level: 1, name: 'Good food, close to home' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
  const main = within(screen.getByRole('main'));
  expect(main.getByText('2300 16th St')).toBeVisible();
  expect(main.getByText('Today, 2 to 3 PM')).toBeVisible();
  expect(main.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/shop');
  expect(main.getByRole('link', { name: 'Find another store' })).toHaveAttribute('href', '/stores');
  expect(main.queryByRole('navigation')).toBeNull();
  const shelf = await region('Half-hour suppers');
  expect(shelf.getByRole('link', { name: 'Organic Strawberries' })).toBeVisible();
  expect(shelf.getByRole('link', { name: 'See all: Half-hour suppers' })).toHaveAttribute('href', '/search?q=supper');
});

test('S-60 a guest is told what membership brings, with the logo of the content fragment and its alt text', async () => {
  asGuest();
  const card = await region('Members pay less. Joining is free.');
  expect(card.getByRole('img', { name: 'For U' })).toHaveAttribute('src', '/pictures/star.svg');
  expect(card.getByRole('link', { name: 'Join free' })).toHaveAttribute('href', '/account/join.html');
  expect(card.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account/sign-in.html');
  expect(card.getAllByRole('listitem')).toHaveLength(3);
  expect(card.getByText('5% off')).toBeVisible();
});

test('S-233 without the logos the card says the same in words', async () => {
  asGuest({ logos: fails('down') });
  const card = await region('Members pay less. Joining is free.');
  expect(card.queryByRole('img')).toBeNull();
  expect(card.getByRole('link', { name: 'Join free' })).toBeVisible();
});

test('N-27 N-28 a guest sees a game with its rules and the way to enter without a purchase; none without an open draw', async () => {
  const { unmount } = asGuest();
  const teaser = await region('Harvest Spin');
  expect(teaser.getByRole('link', { name: 'See how it works' })).toHaveAttribute(
    'href',
    '/games/official-rules/HARVEST',
  );
  expect(teaser.getByRole('link', { name: 'Play without a purchase' })).toHaveAttribute('href', '/free-entry/HARVEST');
  unmount();
  asGuest({ draws: [{ ...openDraw, isOpen: false }] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Harvest Spin' })).toBeNull();
});

test('X-9 a member is greeted by the clock of their store, wherever the browser is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-05T08:00:00-07:00') });
  asMember();
  expect(await screen.findByRole('heading', { level: 1, name: 'Good morning, Maya' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Join free' })).toBeNull();
});

test('a member sees the game to play next and their Bonus Path', async () => {
  asMember();
  const games = await region('Play & Earn');
  expect(games.getByRole('link', { name: 'Play now!: Harvest Spin' })).toBeVisible();
  expect(games.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/games/game-grid');
  const paths = await region('Bonus Path');
  expect(paths.getByRole('heading', { level: 3, name: 'Buy 3 packs of berries' })).toBeVisible();
  expect(paths.getByRole('progressbar', { name: 'Purchased' })).toHaveAttribute('aria-valuetext', '2 / 3');
});

test('without games and Bonus Path neither has a heading', async () => {
  asMember({}, { programs: [], featured: null, unseenWins: [], bonusPaths: [] });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'Play & Earn' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Bonus Path' })).toBeNull();
});

test('S-26 the shelves after the first two come when one is near them', async () => {
  const [first] = collections;
  const asked = vi.fn<(args: { first: number; skip: number }) => object[]>(({ skip }) =>
    skip === 0 ? collections : [{ ...first, id: 'breakfast', title: 'Breakfast, sorted' }],
  );
  vi.stubGlobal('IntersectionObserver', InSight);
  asGuest({ collections: asked });
  await region('Half-hour suppers');
  expect((await region('Breakfast, sorted')).getByRole('link', { name: 'Organic Strawberries' })).toBeVisible();
  expect(asked.mock.calls.map(([{ first: most, skip }]) => [most, skip])).toEqual([
    [2, 0],
    [4, 2],
  ]);
});

test('N-56 twelve departments, and the way to all of them', async () => {
  asGuest();
  const shown = await region('Departments');
  expect(shown.getByRole('link', { name: 'All 14' })).toHaveAttribute('href', '/shop');
  expect(shown.getAllByRole('listitem')).toHaveLength(12);
  expect(shown.getByRole('link', { name: departments[0]!.name })).toHaveAttribute('href', departments[0]!.path);
});

test.each([
  ['departments', { departments: fails('No departments.') }, 'No departments.'],
  ['collections', { collections: fails('No shelves.') }, 'No shelves.'],
])('when %s fail, the rest of the page stays and the place says so', async (_, changes, text) => {
  asGuest(changes);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Good food, close to home' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Harvest Spin' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start Shopping' })).toBeVisible();
});

test('when everything of the shop fails, the greeting, the way in, and the games stay', async () => {
  const down = fails('Down.');
  asMember({ shop: down, departments: down, collections: down, logos: down });
  expect(await screen.findByRole('heading', { level: 1, name: /^Good \w+, Maya$/ })).toBeVisible();
  expect(screen.getByText('Pick up, get delivery, or shop in the store.')).toBeVisible();
  expect((await region('Play & Earn')).getByRole('link', { name: 'Play now!: Harvest Spin' })).toBeVisible();
});

test('when games fail, the shop stays', async () => {
  asMember({}, { programs: [], featured: fails('The games are resting.'), unseenWins: [], bonusPaths: [] });
  expect(await screen.findByText('The games are resting.')).toBeVisible();
  expect((await region('Half-hour suppers')).getByRole('link', { name: 'Organic Strawberries' })).toBeVisible();
});

test('in the store it says until when it is open, and without a next time it says nothing of one', async () => {
  const { unmount } = asGuest({ shop: shop({ channel: 'IN_STORE', label: 'Shop in-store at', nextSlotText: null }) });
  expect(await screen.findByText('Open until 11 PM')).toBeVisible();
  unmount();
  asGuest({ shop: shop({ nextSlotText: null }) });
  await screen.findByText('2300 16th St');
  expect(screen.queryByText(/Next pickup/)).toBeNull();
});

test('S-40 S-110 a member reads above the heading until when the next order can be changed; a guest is not asked', async () => {
  const asked = vi.fn<() => object>(() => pendingOrder);
  const { unmount } = asMember({ pendingOrder: asked });
  const row = await region('Your next order');
  expect(row.getByText('Order 4471902 is set for Friday, 4 to 5 PM.')).toBeVisible();
  expect(row.getByText('You can change it until Thursday at 11 PM.')).toBeVisible();
  expect(row.getByRole('link', { name: 'Edit order 4471902' })).toHaveAttribute('href', '/cart/2910/4471902');
  expect(asked).toHaveBeenCalledOnce();
  unmount();
  asGuest({ pendingOrder: asked });
  await screen.findByRole('heading', { level: 1, name: 'Good food, close to home' });
  expect(screen.queryByRole('region', { name: 'Your next order' })).toBeNull();
  expect(asked).toHaveBeenCalledOnce();
});

test('S-40 without a pending order, or when it can not be loaded, the page stands without the row', async () => {
  const { unmount } = asMember({ pendingOrder: null });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Your next order' })).toBeNull();
  unmount();
  asMember({ pendingOrder: fails('Orders are taking a break.') });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Orders are taking a break.')).toBeNull();
});

test('S-26 a member buys again what was bought before, and reads what can not be had; a guest is not asked', async () => {
  const buyAgain = {
    products: collections[0]!.products.slice(0, 2),
    missingText: 'Not available right now: Whole Milk',
  };
  const { unmount } = asMember({ buyAgain });
  const shelf = await region('Buy it again');
  expect(shelf.getByRole('button', { name: 'Add Organic Strawberries' })).toBeVisible();
  expect(shelf.getByText('Not available right now: Whole Milk')).toBeVisible();
  expect(shelf.getByRole('link', { name: 'Purchase history' })).toHaveAttribute('href', '/purchase-history');
  unmount();
  const asked = vi.fn<() => object>(() => buyAgain);
  asGuest({ buyAgain: asked });
  await screen.findByRole('heading', { level: 1 });
  expect(asked).not.toHaveBeenCalled();
});

test('S-8 N-67 a member reads what is due, and what it costs; whoever has no usuals begins in the shop', async () => {
  const cartEstimate = ({ lines }: { lines: Parameters<typeof estimateFor>[0] }) => estimateFor(lines);
  const { unmount } = asMember({ usuals: usuals(), cartEstimate });
  expect(await screen.findByText('6 of your usuals are due. Together, they come to about $29.74.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what is due' })).toHaveAttribute('href', '/quick-add');
  const heading = screen.getByRole('heading', { level: 1 });
  const shown = [...(heading.closest('section')?.querySelectorAll('img') ?? [])].map((img) => img.getAttribute('src'));
  expect(shown).toHaveLength(6);
  expect(shown).toContain('/pictures/egg.svg');
  unmount();
  asMember({ usuals: null });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/shop');
  expect(main.queryByRole('link', { name: 'See what is due' })).toBeNull();
});

test('N-59 a time that is held stands first, with how long still, and what to do once it is over', async () => {
  const heldUntil = new Date(pageNow() + 12 * 60_000).toISOString();
  const held = { id: 'cart-1', text: 'Pickup Thursday, Aug 6, 4 to 5 PM', heldUntil, path: '/checkout?cart=cart-1' };
  asMember({ heldTime: held });
  const row = await region('The time held for you');
  expect(row.getByText('Pickup Thursday, Aug 6, 4 to 5 PM')).toBeVisible();
  expect(row.getByRole('timer')).toHaveTextContent('Held for 12 more minutes.');
  expect(row.getByRole('link', { name: 'Finish order' })).toHaveAttribute('href', '/checkout?cart=cart-1');
});

test('T-79 a time that is held no longer says so', async () => {
  const heldUntil = new Date(pageNow() - 1000).toISOString();
  asMember({ heldTime: { id: 'cart-1', text: 'Pickup Thursday', heldUntil, path: '/checkout?cart=cart-1' } });
  const row = await region('The time held for you');
  expect(row.getByRole('timer')).toHaveTextContent('No longer held.');
  expect(row.getByRole('link', { name: 'Choose a time' })).toBeVisible();
});

test('N-61 an order that is ready stands above everything on the page, with the way to it', async () => {
  const today = { title: 'Ready for pickup', lead: 'Pickup today, 4 to 5 PM. Order 4471955.' };
  asMember({ orders: orderPage([{ ...orderCard(), paymentProblem: null, swaps: [], today } as never]) });
  const news = await region('News about order 4471955');
  expect(news.getByText('Ready for pickup')).toBeVisible();
  expect(news.getByRole('link', { name: 'See order, order 4471955' })).toHaveAttribute(
    'href',
    '/account/orders/4471955',
  );
});
