import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { placedOrder } from '../../../../testing/fixtures/placing.ts';
import { openPage } from '../../../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});
const path = '/account/orders/4471955/placed';

test('N-10 a placed order says the next meeting, its facts, and its points with their arithmetic', async () => {
  openPage(path, {}, { order: placedOrder() });
  expect(await screen.findByRole('heading', { level: 1, name: 'See you tomorrow at 4' })).toBeInTheDocument();
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(facts).toEqual([
    ['Total at pickup', '$33.83'],
    ['You saved', '$9.97'],
    ['Change it until', 'Wed, 11 PM'],
  ]);
  expect(screen.getByText('28 whole dollars of $28.18, 1 point each')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add what you forgot' })).toHaveAttribute('href', '/cart/2910/4471955');
  const calendar = screen.getByRole('link', { name: 'Add to calendar' });
  expect(calendar).toHaveAttribute('href', '/orders/4471955/calendar.ics');
  expect(calendar).toHaveAttribute('download');
  expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('2300 16th St, San Francisco, CA 94103')),
  );
  expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute('href', '/account/orders/4471955');
});

test('an order that can no longer be changed offers no way to', async () => {
  openPage(
    path,
    {},
    { order: placedOrder({ canEdit: false, changeUntilText: null, meetingText: null, pointsText: null }) },
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Pickup on Thursday, Aug 6, 4 to 5 PM' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add what you forgot' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Game points' })).not.toBeInTheDocument();
});

test('an order that is not the household’s is not there', async () => {
  openPage(path, {}, { order: null });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('See you');
});
