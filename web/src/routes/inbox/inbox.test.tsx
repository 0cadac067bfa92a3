import { screen, waitFor, within } from '@testing-library/react';
import type { GraphQLResolveInfo } from 'graphql';
import { expect, test, vi } from 'vitest';
import { keptSwap, orderOnPage, swap } from '../../testing/fixtures/orders/order-pages.ts';
import { openPage } from '../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});

const notice = (changes: Record<string, unknown> = {}) => ({
  id: 'n1',
  type: 'WIN',
  title: 'You won',
  body: 'Free groceries for a month. Claim it by Aug 13.',
  href: '/games/game-over/COOKOUT',
  dateString: 'Aug 5',
  age: 'TODAY',
  timeString: '10:51 AM',
  isRead: false,
  ...changes,
});
const points = notice({
  id: 'n2',
  type: 'POINTS_POSTED',
  title: 'Points arrived',
  age: 'YESTERDAY',
  href: '/games/activity',
  isRead: true,
});
const changed = notice({
  id: 'n3',
  type: 'ORDER_CHANGED',
  title: "A swap on Friday's order",
  body: 'Strawberries for blueberries, $0.50 less.',
  href: '/account/orders/4471902',
});
const inbox = (...notices: { isRead: unknown }[]) => ({
  inbox: { unreadCount: notices.filter(({ isRead }) => !isRead).length, notices },
});
const sums = [
  { kind: 'BEFORE', text: 'Total before', amount: { amount: '43.07' } },
  { kind: 'CHANGE', text: 'Sunny Acre Mandarins for Sunny Acre Clementines', amount: { amount: '-0.50' } },
  { kind: 'NOW', text: 'New total', amount: { amount: '42.57' } },
];
const waiting = (changes: Parameters<typeof swap>[0] = {}) => ({
  ...orderOnPage({ id: '4471902', state: 'PICKING' }),
  changedSums: sums,
  swaps: [{ ...swap({ canChoose: true, ...changes }), touches: ['20% off Cheddar stays in this order.'] }],
});

test('N-69 notices stand by their day, unread ones say so in a word, and the open one leads to what it is about', async () => {
  openPage('/inbox', inbox(notice(), points));
  expect(await screen.findByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  expect(screen.getByText('1 unread message')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Yesterday',
  ]);
  const areas = within(screen.getByRole('navigation', { name: 'Site' }));
  expect(areas.getByRole('link', { current: true })).toHaveTextContent('Safeway for U');
  const first = screen.getByRole('link', { name: /^You won/ });
  expect(first).toHaveAttribute('aria-current', 'true');
  expect(within(first).getByText('Unread')).toBeInTheDocument();
  expect(within(screen.getByRole('link', { name: /^Points arrived/ })).queryByText('Unread')).toBeNull();
  expect(screen.getByRole('link', { name: 'Open: You won' })).toHaveAttribute('href', '/games/game-over/COOKOUT');
});

test('N-69 a notice that is read while its page is on its way stays read, though the page was asked for before', async () => {
  const unread = inbox(notice({ isRead: true }), { ...points, isRead: false }).inbox;
  const read = inbox(notice({ isRead: true }), points).inbox;
  const late = Promise.withResolvers<typeof unread>();
  let asked = 0;
  const answer = (_: object, __: object, { operation }: GraphQLResolveInfo) => {
    if (operation.name?.value !== 'Inbox') return read;
    asked += 1;
    if (asked === 1) return unread;
    return asked === 2 ? late.promise : read;
  };
  const { shopper } = openPage('/inbox', { inbox: answer }, { markNoticeRead: { inbox: read } });
  await shopper.click(await screen.findByRole('link', { name: /^Points arrived.*Unread/ }));
  expect(await screen.findByText('0 unread messages')).toBeVisible();
  await expect.poll(() => asked).toBe(2);
  late.resolve(unread);
  await expect.poll(() => asked).toBe(3);
  await waitFor(() => expect(screen.queryByText('Unread')).toBeNull());
});

test('N-69 opening a notice marks it as read; chips show what notices are about', async () => {
  const read: string[] = [];
  const { shopper } = openPage('/inbox', inbox(notice({ isRead: true }), { ...points, isRead: false }), {
    markNoticeRead: ({ input }: { input: { noticeId: string } }) => {
      read.push(input.noticeId);
      return inbox(notice({ isRead: true }), points);
    },
  });
  await shopper.click(await screen.findByRole('link', { name: /^Points arrived/ }));
  expect(await screen.findByRole('link', { name: 'Open: Points arrived' })).toBeVisible();
  expect((await screen.findAllByText('0 unread messages'))[0]).toBeInTheDocument();
  expect(read).toEqual(['n2']);
  const chips = within(screen.getByRole('navigation', { name: 'Which messages' }));
  await shopper.click(chips.getByRole('link', { name: /^Orders/ }));
  expect(await screen.findByText('No messages about this.')).toBeVisible();
});

test('N-41 N-69 a letter about a swap shows it, its sum, what stays, and three ways on', async () => {
  const decideSwap = vi.fn<(variables: { input: object }) => object>(() => ({
    order: { ...waiting(), swaps: [{ ...keptSwap(), touches: [] }] },
    userErrors: [],
  }));
  const { shopper } = openPage('/inbox', inbox(changed, points), { order: () => waiting(), decideSwap });
  const letter = within(await screen.findByRole('article', { name: "A swap on Friday's order" }));
  expect(letter.getByText('Sunny Acre Clementines')).toBeVisible();
  expect(letter.getByText('Total before').nextSibling).toHaveTextContent('$43.07');
  expect(letter.getByText('New total').nextSibling).toHaveTextContent('$42.57');
  expect(letter.getByText('20% off Cheddar stays in this order.')).toBeVisible();
  expect(letter.getByText(/If you do nothing, you keep it/)).toBeVisible();
  expect(letter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Keep it',
    'Choose another',
    'Give it back at the door',
  ]);
  expect(letter.getByRole('link', { name: /^Order details/ })).toHaveAttribute('href', '/account/orders/4471902');
  await shopper.click(letter.getByRole('button', { name: /^Keep it/ }));
  expect(await letter.findByText('You keep Sunny Acre Mandarins.')).toBeVisible();
  expect(decideSwap).toHaveBeenCalledOnce();
});

test('N-41 another substitute that the store has can be chosen; one that is gone says so and leaves the swap', async () => {
  const choices = [
    { id: '970000001', name: 'Navel Oranges', text: '3 lb · $4.49', product: null },
    { id: '970000002', name: 'Honey Tangerines', text: '2 lb · $3.99', product: null },
  ];
  let isGone = true;
  const chooseSwap = vi.fn<(variables: { input: object }) => object>(() =>
    isGone
      ? { order: waiting(), userErrors: [{ code: 'OUT_OF_STOCK', message: 'The store has no more of it.' }] }
      : {
          order: {
            ...waiting(),
            swaps: [{ ...keptSwap({ decisionText: 'You keep Honey Tangerines.' }), touches: [] }],
          },
          userErrors: [],
        },
  );
  const { shopper } = openPage('/inbox', inbox(changed), {
    order: () => ({ ...waiting(), swaps: [{ ...waiting().swaps[0], choices }] }),
    chooseSwap,
  });
  await shopper.click(await screen.findByRole('button', { name: /^Choose another/ }));
  await shopper.click(await screen.findByRole('radio', { name: /Honey Tangerines/ }));
  await shopper.click(screen.getByRole('button', { name: 'Swap to this' }));
  expect(await screen.findByText('The store has no more of it.')).toBeVisible();
  isGone = false;
  await shopper.click(screen.getByRole('button', { name: /^Choose another/ }));
  await shopper.click(await screen.findByRole('radio', { name: /Honey Tangerines/ }));
  await shopper.dblClick(screen.getByRole('button', { name: 'Swap to this' }));
  expect(await screen.findByText('You keep Honey Tangerines.')).toBeVisible();
  expect(chooseSwap).toHaveBeenCalledTimes(2);
  expect(chooseSwap.mock.calls.at(-1)?.[0]).toMatchObject({
    input: { orderNumber: '4471902', swapId: '3', packedProductId: 'of-mandarins', otherProductId: '970000002' },
  });
});

test('N-69 a letter whose order can not be loaded still says what has happened', async () => {
  openPage('/inbox', inbox(changed), { order: () => null });
  expect(await screen.findByText("We couldn't load this order.")).toBeVisible();
  expect(screen.getByRole('link', { name: /^Order details/ })).toBeVisible();
});

test('N-69 an empty inbox says so and leads on; one that cannot be loaded says that', async () => {
  const { unmount } = openPage('/inbox', inbox());
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  unmount();
  openPage('/inbox', { inbox: null });
  expect(await screen.findByText("We couldn't load your messages")).toBeVisible();
});
