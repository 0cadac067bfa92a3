import { expect, test } from 'vitest';
import type { Activity } from '../../../generated/rest.ts';
import { someUserInfo } from '../../../testing/rows.ts';
import { run } from '../../../testing/context.ts';

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

test('G-83 G-117 a page of the activity, with its words, its counts, and the start of the next', async () => {
  const asked: unknown[] = [];
  const { data, errors } = await run(
    `{ me { activity(filter: PLAYS, programCode: "HARVEST", first: 100, after: "place-0") {
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

/** Items just before and just after a midnight, as a browser in a time zone sees them. */
async function toldTo(zone: string, instants: readonly string[], now: string) {
  const items = instants.map((at, index) => ({ ...item, id: String(index), at }));
  const { data } = await run('{ me { activity { timeZone edges { node { day dayString dateString detail } } } } }', {
    sources: { games: { activityPage: async () => ({ ...page, items }) } },
    shopper: someUserInfo({ expireTime: Date.parse(now) + 60_000 }),
    cookie: `larder_time_zone=${zone}`,
    now,
  });
  const { activity } = (data as { me: { activity: { timeZone: string; edges: { node: Record<string, string> }[] } } })
    .me;
  expect(activity.timeZone).toBe(zone);
  return activity.edges.map(({ node }) => `${node['day']} ${node['dayString']}, ${node['detail']}`);
}

test('G-82 G-83 N-78 the days are those of the shopper, not of the store: one midnight in two zones', async () => {
  const instants = ['2026-08-05T04:00:00.000Z', '2026-08-05T03:59:59.999Z'];
  expect(await toldTo('America/New_York', instants, '2026-08-05T12:00:00Z')).toEqual([
    '2026-08-05 Today, Harvest Spin, 12:00 AM',
    '2026-08-04 Yesterday, Harvest Spin, 11:59 PM',
  ]);
  expect(await toldTo('America/Los_Angeles', instants, '2026-08-05T12:00:00Z')).toEqual([
    '2026-08-04 Yesterday, Harvest Spin, 9:00 PM',
    '2026-08-04 Yesterday, Harvest Spin, 8:59 PM',
  ]);
});

test('N-78 a day of 25 hours is one day, and so is one of 23 hours', async () => {
  const fall = ['2026-11-02T08:00:00Z', '2026-11-02T07:59:59Z', '2026-11-01T09:30:00Z', '2026-11-01T08:30:00Z'];
  const spring = ['2026-03-09T07:00:00Z', '2026-03-09T06:59:59Z', '2026-03-08T08:00:00Z', '2026-03-08T07:59:59Z'];
  expect(await toldTo('America/Los_Angeles', fall, '2026-11-02T20:00:00Z')).toEqual([
    '2026-11-02 Today, Harvest Spin, 12:00 AM',
    '2026-11-01 Yesterday, Harvest Spin, 11:59 PM',
    '2026-11-01 Yesterday, Harvest Spin, 1:30 AM',
    '2026-11-01 Yesterday, Harvest Spin, 1:30 AM',
  ]);
  expect(await toldTo('America/Los_Angeles', spring, '2026-03-09T20:00:00Z')).toEqual([
    '2026-03-09 Today, Harvest Spin, 12:00 AM',
    '2026-03-08 Yesterday, Harvest Spin, 11:59 PM',
    '2026-03-08 Yesterday, Harvest Spin, 12:00 AM',
    '2026-03-07 Mar 7, Harvest Spin, 11:59 PM',
  ]);
  // Phoenix has no daylight saving time: the same instants fall on other days there.
  expect(await toldTo('America/Phoenix', fall.slice(0, 2), '2026-11-02T20:00:00Z')).toEqual([
    '2026-11-02 Today, Harvest Spin, 1:00 AM',
    '2026-11-02 Today, Harvest Spin, 12:59 AM',
  ]);
});

test("X-9 N-78 a deadline keeps the store's day", async () => {
  const win = { status: 'WON', redeemedAt: null, redeemBy: '2026-09-15T06:59:59.999Z' } as const;
  const { data } = await run('{ me { activity { edges { node { dateString state { text } } } } } }', {
    sources: {
      games: { activityPage: async () => ({ ...page, items: [{ ...item, type: 'WIN', win }] }) },
    },
    cookie: 'larder_time_zone=Pacific/Auckland',
  });
  expect(data).toHaveProperty('me.activity.edges.0.node', { dateString: 'Aug 3', state: { text: 'Redeem by Sep 14' } });
});

test.each([
  'activity(first: -1) { days }',
  'activity(first: 0) { days }',
  'activity(first: 101) { days }',
  'wallet(first: 101) { totalCount }',
  'program(code: "HARVEST") { activity(first: -1) { id } }',
  'program(code: "HARVEST") { activity(first: 1.5) { id } }',
])('N-24 an invalid page size is refused: %s', async (field) => {
  const { data, errors } = await run(`{ me { ${field} } }`, { sources: {} });
  expect([data, errors]).toEqual([null, [expect.stringContaining('must be a whole number from 1 to 100')]]);
});
