import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { guest, renderPage, type Answers } from '../../testing/render-page.tsx';

vi.stubGlobal('scrollTo', () => {});

const demo = { TourPage: { data: { demoShoppers: [{ __typename: 'DemoShopper', key: 'maya' }] } } };
const on = (stop: number | null, seen: number[]): Answers => ({
  ...guest,
  Frame: { data: { ...(guest['Frame'] as { data: object }).data, tour: { __typename: 'Tour', stop, seen } } },
});
const stopsInOrder = async () => within(await screen.findByRole('list', { name: 'Stops' })).getAllByRole('listitem');

test('ten stops, each with its shopper and a form that needs no scripts', async () => {
  renderPage('/tour', { ...guest, ...demo });
  const stops = await stopsInOrder();
  expect(stops).toHaveLength(10);
  const third = within(stops[2]!);
  expect(third.getByRole('heading', { name: 'Ask a price why' })).toBeInTheDocument();
  expect(third.getByText('As Maya, member')).toBeInTheDocument();
  const go = third.getByRole<HTMLButtonElement>('button', { name: 'Go to stop 3' });
  expect([go.name, go.value, go.form?.method, go.form?.getAttribute('action')]).toEqual(['stop', '3', 'post', '/tour']);
  expect(screen.getByText('0 of 10 seen')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Start at stop 1' })).toHaveValue('1');
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('stops that were opened are marked, and the tour goes on at the first that was not', async () => {
  renderPage('/tour', { ...on(3, [1, 3]), ...demo });
  const stops = await stopsInOrder();
  expect(stops.map((stop) => within(stop).queryByText(/^Stop \d+, Seen$/) !== null).indexOf(true)).toBe(0);
  expect(within(stops[2]!).getByText('Stop 3, Seen')).toBeInTheDocument();
  expect(within(stops[1]!).getByText('Stop 2')).toBeInTheDocument();
  expect(screen.getByText('2 of 10 seen')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue at stop 2' })).toHaveValue('2');
});

test('without demo data there is no tour', async () => {
  renderPage('/tour', { ...guest, TourPage: { data: { demoShoppers: [] } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
});

test('an open stop stands above every page: what to try, the way back, the next stop, and a way to close it', async () => {
  renderPage('/nope', on(3, [3]));
  const bar = within(await screen.findByRole('complementary', { name: 'Tour, stop 3 of 10' }));
  expect(bar.getByText(/Every cent has a reason/)).toBeInTheDocument();
  expect(bar.getByRole('link', { name: 'Back to tour' })).toHaveAttribute('href', '/tour');
  expect(bar.getByRole('button', { name: 'Next stop' })).toHaveValue('4');
  expect(bar.getByRole('button', { name: 'Close this stop' })).toHaveValue('close');
});

test('the last stop has no next one; the one that joins leads to the outbox', async () => {
  const { unmount } = renderPage('/nope', on(10, [10]));
  const bar = within(await screen.findByRole('complementary'));
  expect(bar.queryByRole('button', { name: 'Next stop' })).not.toBeInTheDocument();
  unmount();
  renderPage('/nope', on(2, [2]));
  expect(await screen.findByRole('link', { name: 'Open outbox' })).toHaveAttribute('href', '/demo/outbox');
});

test('the sign-in page leads to the tour in a demo alone', async () => {
  const { unmount } = renderPage('/account/sign-in.html', guest);
  await screen.findByLabelText('Mobile number');
  expect(screen.queryByRole('link', { name: 'Take the tour' })).not.toBeInTheDocument();
  unmount();
  const { data } = guest['SignIn'] as { data: object };
  renderPage('/account/sign-in.html', {
    ...guest,
    SignIn: { data: { ...data, ...demo.TourPage.data } },
  });
  expect(await screen.findByRole('link', { name: 'Take the tour' })).toHaveAttribute('href', '/tour');
});
