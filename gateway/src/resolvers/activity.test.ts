import { expect, test } from 'vitest';
import type { Activity } from '../generated/rest.ts';
import { run } from '../testing-context.ts';

const item = {
  id: '1',
  at: '2026-08-02T20:00:00.000Z',
  programCode: 'HARVEST',
  programTitle: 'Harvest Spin',
  type: 'EARN',
  status: 'POSTED',
  points: 118,
  balanceAfter: 240,
  title: 'Order 40177 at 2300 16th St',
  pageToken: 'place-1',
} as const;
const page: Activity = {
  days: 180,
  since: '2026-02-06T12:00:00.000Z',
  items: [
    item,
    { ...item, id: '2', type: 'PLAY', points: -40, balanceAfter: 122, receipt: '6M1C-07', pageToken: 'place-2' },
  ],
  counts: [
    { type: 'EARN', count: 3 },
    { type: 'PLAY', count: 2 },
  ],
  programs: [{ code: 'HARVEST', title: 'Harvest Spin' }],
  nextPageToken: 'place-2',
  note: 'It may take up to 48 hours to process new activity.',
};

test('G-83 G-117 a page of the activity, with its words, its counts and where the next begins', async () => {
  const asked: unknown[] = [];
  const { data, errors } = await run(
    `{ me { activity(filter: PLAYS, programCode: "HARVEST", first: 999, after: "place-0") {
      edges { cursor node { dayString day detail balanceText amountText state { kind } } }
      pageInfo { hasNextPage endCursor } totalCount counts { filter count } sinceString note
    } } }`,
    {
      sources: {
        games: {
          activityPage: async (...given) => {
            asked.push(given);
            return page;
          },
        },
      },
    },
  );
  expect(errors).toEqual([]);
  const query = { days: 180, programCode: 'HARVEST', types: ['PLAY'], pageSize: 100, pageToken: 'place-0' };
  expect(asked).toEqual([['uuid-1', query]]);
  expect(data).toHaveProperty('me.activity', {
    edges: [
      {
        cursor: 'place-1',
        node: {
          dayString: 'Aug 2',
          day: '2026-08-02',
          detail: 'Harvest Spin, 1:00 PM',
          balanceText: '240 left',
          amountText: '+118',
          state: null,
        },
      },
      {
        cursor: 'place-2',
        node: {
          dayString: 'Aug 2',
          day: '2026-08-02',
          detail: '1:00 PM, play 6M1C-07',
          balanceText: '122 left',
          amountText: '−40',
          state: null,
        },
      },
    ],
    pageInfo: { hasNextPage: true, endCursor: 'place-2' },
    totalCount: 2,
    counts: [
      { filter: 'ALL', count: 5 },
      { filter: 'POINTS', count: 3 },
      { filter: 'PLAYS', count: 2 },
      { filter: 'PRIZES', count: 0 },
      { filter: 'REWARDS', count: 0 },
    ],
    sinceString: 'Feb 6',
    note: 'It may take up to 48 hours to process new activity.',
  });
});

test('G-83 activity that cannot be loaded costs its own field', async () => {
  const { data, errors } = await run('{ me { id activity { totalCount } } }', { sources: { games: {} } });
  expect(data).toEqual({ me: { id: 'cust-1', activity: null } });
  expect(errors).toHaveLength(1);
});
