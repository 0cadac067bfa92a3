import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { helpDocument, helpShop } from '../../../testing/fixtures/help.ts';
import { guest, renderPage } from '../../../testing/render-page.tsx';

vi.stubGlobal('scrollTo', () => {});
const shopper = userEvent.setup();
const opens = (search = '', document: object | null = helpDocument) =>
  renderPage(`/info/help${search}`, {
    ...guest,
    HelpPage: { data: { document, shop: helpShop } },
    PendingOrder: { data: { pendingOrder: null } },
  });

test('help shows its topics, what is asked most, and who answers in person', async () => {
  opens();
  expect(await screen.findByRole('heading', { level: 1, name: 'How can we help?' })).toBeInTheDocument();
  const topics = within(screen.getByRole('region', { name: 'Topics' }));
  expect(topics.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/info/help?topic=orders');
  expect(topics.getByRole('link', { name: 'A coupon did not come off' })).toHaveAttribute(
    'href',
    '/info/help?article=coupons',
  );
  expect(screen.getByText('You never pay for what you don’t get.')).toBeVisible();
  expect(screen.getByText('After you receive your order.')).not.toBeVisible();
  const person = within(screen.getByRole('region', { name: 'Talk to a person' }));
  expect(person.getByRole('link', { name: 'Call (415) 555-0119' })).toHaveAttribute('href', 'tel:+14155550119');
  expect(person.getByRole('link', { name: '2300 16th St, service desk' })).toHaveAttribute('href', '/stores/2910');
});

test('a search through help stands in the address, and says when it finds nothing', async () => {
  const { router } = opens();
  await shopper.type(await screen.findByRole('searchbox', { name: 'Search help' }), 'refund{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Answers for “refund”' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?q=refund');
  expect(screen.getByText('1 answer')).toBeInTheDocument();
  expect(screen.getByText('You never pay for what you don’t get.')).toBeVisible();
  await router.navigate('/info/help?q=submarine');
  expect(await screen.findByText('No answer for “submarine”')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('submarine');
});

test('an answer says where it is done, what else its topic has, and leads back', async () => {
  const { router } = opens('?article=missing');
  expect(await screen.findByRole('heading', { level: 1, name: 'Something is missing or wrong' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See my orders' })).toHaveAttribute('href', '/account/orders.html');
  const more = within(screen.getByRole('region', { name: 'More about Orders' }));
  expect(more.getByRole('link', { name: 'Substitutions and refunds' })).toBeInTheDocument();
  await shopper.click(screen.getByRole('link', { name: 'All help topics' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('all answers stand on one page, to print; so does a text without topics', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { unmount } = opens('?all=1');
  expect(await screen.findByRole('heading', { level: 2, name: 'When points arrive' })).toBeInTheDocument();
  await shopper.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  unmount();
  opens('', { ...helpDocument, topics: [] });
  expect(await screen.findByRole('heading', { level: 2, name: 'When points arrive' })).toBeInTheDocument();
  expect(screen.queryByRole('searchbox', { name: 'Search help' })).not.toBeInTheDocument();
});

test('help in another language than the page says so to screen readers', async () => {
  opens('?article=points', { ...helpDocument, language: 'es' });
  expect((await screen.findByText('After you receive your order.')).closest('[lang]')).toHaveAttribute('lang', 'es');
});
