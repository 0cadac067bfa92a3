import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { activityItem, activityPage, severalItems } from '../../../testing/fixtures/activity.ts';
import { openPage } from '../../../testing/open-page.tsx';

const note = 'It may take up to 48 hours to process new activity.';

test('G-83 G-117 activity is grouped by day, newest first, each row with its points and its balance', async () => {
  openPage('/games/activity', { activity: activityPage(severalItems()) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  expect(screen.getByText('The last 180 days, since Feb 6')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Today',
    'Yesterday',
    'Aug 2',
  ]);
  const [, play] = within(screen.getByRole('region', { name: 'Today' })).getAllByRole('listitem');
  expect(play).toHaveTextContent('You played Scratch & Sip2:14 PM, play 7F3K-92−4056 left');
  expect(screen.getByText(note)).toBeVisible();
});

test("N-78 days the server rendered in the store's time zone are shown again in the browser's", async () => {
  let asked = 0;
  openPage('/games/activity', {
    activity: () => {
      asked += 1;
      return asked === 1
        ? activityPage([activityItem({ dayString: 'Aug 2' })], { timeZone: 'Pacific/Kiritimati' })
        : activityPage([activityItem({ dayString: 'Aug 1', day: '2026-08-01' })]);
    },
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Aug 1' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Aug 2' })).toBeNull();
  expect(asked).toBe(2);
});

test("N-78 days already in the browser's time zone are not fetched again, and the store's stay if they must", async () => {
  const asked = vi.fn<() => unknown>(() => activityPage([activityItem()]));
  const here = openPage('/games/activity', { activity: asked });
  await screen.findByRole('heading', { level: 2, name: 'Aug 2' });
  expect(asked).toHaveBeenCalledTimes(1);
  here.unmount();

  let calls = 0;
  openPage('/games/activity', {
    activity: () => {
      calls += 1;
      if (calls > 1) throw new GraphQLError('No activity now.', { extensions: { code: 'UPSTREAM' } });
      return activityPage([activityItem()], { timeZone: 'Pacific/Kiritimati' });
    },
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Aug 2' })).toBeVisible();
  await waitFor(() => expect(calls).toBe(2));
  expect(screen.getByRole('heading', { level: 2, name: 'Aug 2' })).toBeVisible();
});

test('N-11 pending points are estimated; an unredeemed prize links to its page', async () => {
  openPage('/games/activity', { activity: activityPage(severalItems()) });
  const pending = await screen.findByRole('region', { name: 'Yesterday' });
  expect(pending).toHaveTextContent('Harvest Spin, estimatedOn the way+62');
  expect(screen.getByRole('link', { name: 'Redeem by Sep 14' })).toHaveAttribute(
    'href',
    '/games/prize-details/coffee?programCode=HARVEST',
  );
});

test('G-125 G-126 if nothing matches, the page says so, and the counts and the 48-hour note stay', async () => {
  const asked = vi.fn<() => unknown>(() => activityPage([], { programs: [] }));
  openPage('/games/activity?show=rewards', { activity: asked });
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
  const filters = within(screen.getByRole('navigation', { name: 'What to look at' }));
  expect(filters.getByRole('link', { name: 'Rewards 0 entries' })).toHaveAttribute('aria-current', 'true');
  expect(filters.getAllByRole('link')).toHaveLength(5);
  expect(screen.getByText('Rewards, all games')).toBeVisible();
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ filter: 'REWARDS', programCode: null, after: null }),
    undefined,
    expect.anything(),
  );
});

test('N-24 the filter and the game are in the address', async () => {
  const { shopper, router } = openPage('/games/activity', { activity: () => activityPage(severalItems()) });
  await shopper.click(await screen.findByRole('link', { name: /^Plays/ }));
  expect(router.state.location.search).toBe('?show=plays');
  await screen.findByRole('link', { name: /^Plays/, current: true });
  await shopper.selectOptions(await screen.findByRole('combobox', { name: 'Game' }), 'SCRATCH');
  expect(router.state.location.search).toBe('?show=plays&game=SCRATCH');
});

test('N-24 Load more adds the next page and keeps focus; with the last page, focus goes to the first new row', async () => {
  const pages: Record<string, unknown> = {
    first: activityPage([activityItem()], { totalCount: 3, pageInfo: { hasNextPage: true, endCursor: 'second' } }),
    second: activityPage([activityItem({ id: 'a2', title: 'Order 2' })], {
      totalCount: 3,
      pageInfo: { hasNextPage: true, endCursor: 'third' },
    }),
    third: activityPage([activityItem({ id: 'a3', title: 'Order 3' })], { totalCount: 3 }),
  };
  const { shopper } = openPage('/games/activity', {
    activity: ({ after }: { after: string | null }) => pages[after ?? 'first'],
  });
  const more = await screen.findByRole('button', { name: 'Load more' });
  await shopper.click(more);
  expect(await screen.findByText('Order 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load more' })).toHaveFocus();
  await shopper.click(screen.getByRole('button', { name: 'Load more' }));
  expect((await screen.findByText('Order 3')).closest('li')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(screen.getByText('Order 40177 at 2300 16th St')).toBeVisible();
});

test('a next page that cannot be loaded says so and can be tried again', async () => {
  let calls = 0;
  const { shopper } = openPage('/games/activity', {
    activity: ({ after }: { after: string | null }) => {
      if (after === null)
        return activityPage([activityItem()], { pageInfo: { hasNextPage: true, endCursor: 'second' } });
      calls += 1;
      if (calls === 1) throw new GraphQLError('No activity now.', { extensions: { code: 'UPSTREAM' } });
      return activityPage([activityItem({ id: 'a2', title: 'Order 2' })]);
    },
  });
  await shopper.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load more");
  expect(screen.getByText('Order 40177 at 2300 16th St')).toBeVisible();
  await shopper.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Order 2')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('G-126 activity that cannot be loaded leaves the page, the note, and a way on', async () => {
  openPage('/games/activity', {
    activity: () => {
      throw new GraphQLError('No activity now.', { extensions: { code: 'UPSTREAM' } });
    },
  });
  expect(await screen.findByText('No activity now.')).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
