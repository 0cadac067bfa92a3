import { expect, test } from 'vitest';
import type { Wallet, WalletItem } from '../../../generated/rest.ts';
import { run } from '../../../testing/context.ts';

const item: WalletItem = {
  itemId: 'win-1',
  section: 'READY',
  state: 'TO_REDEEM',
  source: 'WIN',
  programCode: 'HARVEST',
  programTitle: 'Harvest Spin',
  prizeId: 'coffee',
  prizeType: 'VENDOR',
  name: 'Free coffee',
  imageId: 'hot-beverage',
  at: '2026-08-02T20:00:00.000Z',
  until: '2026-09-15T06:59:59.999Z',
  drawId: null,
  timeZone: null,
  vendorName: 'Java Co.',
  isStoreOnly: false,
  choices: [],
  pageToken: 'place-1',
};
const page: Wallet = {
  items: [item],
  counts: [
    { section: 'NEEDS_YOU', count: 0 },
    { section: 'READY', count: 4 },
    { section: 'USED', count: 2 },
    { section: 'OVER', count: 0 },
  ],
  programs: [{ code: 'HARVEST', title: 'Harvest Spin', count: 6 }],
  entries: [
    {
      drawId: 'harvest',
      programCode: 'HARVEST',
      programTitle: 'Harvest Spin',
      prizeName: 'Groceries for a year',
      count: 12,
      drawsAt: '2026-09-01T04:00:00.000Z',
      timeZone: 'America/Los_Angeles',
    },
  ],
  nextPageToken: 'place-1',
};

test('N-26 one call to the services returns the prizes of all games, with their words and the start of the next page', async () => {
  const asked: unknown[] = [];
  const { data, errors } = await run(
    `{ me { wallet(first: 100, after: "place-0") {
      edges { cursor node { name dateString untilString isNear href } }
      pageInfo { hasNextPage endCursor } totalCount counts { section count } programs { title count }
      entries { count prizeName drawDateString }
    } } }`,
    {
      sources: {
        prizes: {
          wallet: async (...given) => {
            asked.push(given);
            return page;
          },
        },
      },
    },
  );
  expect(errors).toEqual([]);
  expect(asked).toEqual([['uuid-1', { programCode: undefined, pageSize: 100, pageToken: 'place-0' }]]);
  expect(data).toHaveProperty('me.wallet', {
    edges: [
      {
        cursor: 'place-1',
        node: {
          name: 'Free coffee',
          dateString: 'Aug 2',
          untilString: 'Sep 14',
          isNear: false,
          href: '/games/prize-details/coffee?programCode=HARVEST',
        },
      },
    ],
    pageInfo: { hasNextPage: true, endCursor: 'place-1' },
    totalCount: 6,
    counts: page.counts,
    programs: [{ title: 'Harvest Spin', count: 6 }],
    entries: [{ count: 12, prizeName: 'Groceries for a year', drawDateString: 'Aug 31' }],
  });
});

test('N-26 a wallet that cannot be loaded costs its own field', async () => {
  const { data, errors } = await run('{ me { id wallet { totalCount } } }', { sources: { games: {} } });
  expect(data).toEqual({ me: { id: 'cust-1', wallet: null } });
  expect(errors).toHaveLength(1);
});
