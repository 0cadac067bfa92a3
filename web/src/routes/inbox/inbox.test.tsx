import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

const notice = (changes: Record<string, unknown> = {}) => ({
  id: 'n1',
  type: 'WIN',
  title: 'You won',
  body: 'Free groceries for a month. Claim it by Aug 13.',
  href: '/games/game-over/COOKOUT',
  dateString: 'Aug 5',
  isRead: false,
  ...changes,
});

test('N-69 notices stand newest first, what is new in words, each leading to what it is about', async () => {
  openPage('/inbox', {
    inbox: { unreadCount: 1, notices: [notice(), notice({ id: 'n2', title: 'Points arrived', isRead: true })] },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  const [first, second] = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(within(first!).getByText('New')).toBeVisible();
  expect(within(first!).getByRole('link', { name: 'Open: You won' })).toHaveAttribute(
    'href',
    '/games/game-over/COOKOUT',
  );
  expect(within(second!).queryByText('New')).toBeNull();
});

test('N-69 a notice marked as read is no longer new', async () => {
  openPage(
    '/inbox',
    { inbox: { unreadCount: 1, notices: [notice()] } },
    { markNoticeRead: { inbox: { unreadCount: 0, notices: [notice({ isRead: true })] } } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as read: You won' }));
  expect(await screen.findByText('0 unread notices')).toBeInTheDocument();
  expect(screen.queryByText('New')).toBeNull();
});

test('N-69 an empty inbox says so and leads on; one that cannot be loaded says that', async () => {
  const { unmount } = openPage('/inbox', { inbox: { unreadCount: 0, notices: [] } });
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  unmount();
  openPage('/inbox', { inbox: null });
  expect(await screen.findByText("We couldn't load your notices")).toBeVisible();
});

test('N-69 a letter about a changed order leads to the order', async () => {
  const changed = {
    type: 'ORDER_CHANGED',
    title: "A swap on Friday's order",
    body: 'Strawberries for blueberries, $0.50 less.',
    href: '/account/orders/4471902',
  };
  openPage('/inbox', { inbox: { unreadCount: 1, notices: [notice(changed)] } });
  expect(await screen.findByRole('link', { name: "Order details: A swap on Friday's order" })).toHaveAttribute(
    'href',
    '/account/orders/4471902',
  );
});
