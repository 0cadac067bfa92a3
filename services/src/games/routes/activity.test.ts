import type { Static } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import type * as contract from '../contract/won-prizes.ts';
import type { Activity as ActivitySchema, ActivityItem, RewardsTransaction } from '../contract/activity.ts';
import { tellHistory, type PastEvent } from '../demo/household-history.ts';
import { creditReward } from '../store/rewards/rewards.ts';
import { gamesDb } from '../store/tables.ts';
import { gamesWorld, odds, publish, type Shopper, shopper } from '../../testing/games.ts';

type Activity = Omit<Static<typeof ActivitySchema>, 'items'> & { items: Static<typeof ActivityItem>[] };
interface Rewards {
  items: Static<typeof RewardsTransaction>[];
  nextPageToken: string | null;
}

let world: World;
let ada: Shopper;

beforeAll(async () => {
  world = await gamesWorld();
  await publish(world);
  await publish(world, {
    code: 'OTHER',
    game: { title: 'Other', odds: [odds(null, 1)] },
    prizes: [],
    startAt: at('2026-01-01T00:00:00Z'),
  });
  ada = shopper(world, 'ada');
  await tells(ada, 'SPIN', [
    { at: at('2026-08-01T16:00:00Z'), did: 'opt in' },
    { at: at('2026-08-01T16:01:00Z'), did: 'play', line: 0 },
    { at: at('2026-08-02T18:00:00Z'), did: 'earn', points: 100, orderNumber: '1', storeName: '1 Main St' },
    { at: at('2026-08-03T06:30:00Z'), did: 'play', line: 0 },
    { at: at('2026-08-03T18:00:00Z'), did: 'refund', points: 12, orderNumber: '1', title: 'Order 1, refund' },
    {
      at: at('2026-08-04T18:00:00Z'),
      did: 'earn',
      points: 62,
      orderNumber: '2',
      storeName: '1 Main St',
      pending: true,
    },
  ]);
  await tells(ada, 'OTHER', [
    { at: at('2026-02-01T16:00:00Z'), did: 'opt in' },
    { at: at('2026-08-02T17:00:00Z'), did: 'earn', points: 7, orderNumber: '7', storeName: '1 Main St' },
  ]);
});
afterAll(() => world.close());

const at = (text: string) => Temporal.Instant.from(text);
const tells = (who: Shopper, programCode: string, events: PastEvent[]) =>
  world.db
    .transaction()
    .execute((trx) =>
      tellHistory(
        trx,
        world.random,
        { ...who.who, customerType: 'C', storeId: 'store-1' },
        { programCode, timeZone: 'America/Los_Angeles', events },
      ),
    );
const activity = (query: string) => ada.get<Activity>(`/prizes/${ada.who.uuid}/game/activity?${query}`);

test("G-83 N-24 activity is newest first, each row with its game's balance afterward", async () => {
  const { body } = await activity('numberOfDays=180');
  expect(
    body.items.map(({ programCode, type, points, balanceAfter }) => [programCode, type, points, balanceAfter]),
  ).toEqual([
    ['SPIN', 'EARN', 62, null],
    ['SPIN', 'ADJUST', -12, 48],
    ['SPIN', 'WIN', 0, 60],
    ['SPIN', 'PLAY', -40, 60],
    ['SPIN', 'EARN', 100, 100],
    ['OTHER', 'EARN', 7, 7],
    ['SPIN', 'WIN', 0, 0],
    ['SPIN', 'PLAY', 0, 0],
    ['SPIN', 'WELCOME', 0, 0],
  ]);
  expect((await ada.points()).totalGamePoints).toBe(48);
  expect(body.note).toBe('It may take up to 48 hours to process new activity.');
  expect(body.programs).toEqual([
    { code: 'OTHER', title: 'Other' },
    { code: 'SPIN', title: 'Spin' },
  ]);
});

test('N-24 a play carries its receipt, and a win its status', async () => {
  const { body } = await activity('types=WIN,PLAY');
  const [win, play] = body.items;
  expect(win?.win).toMatchObject({ status: 'WON', redeemedAt: null });
  expect(play?.receipt).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{2}$/);
  expect(play?.receipt).toBe(win?.receipt);
});

test('G-83 counts cover the window and the programs, whatever types are shown', async () => {
  const counts = async (query: string) =>
    Object.fromEntries((await activity(query)).body.counts.map(({ type, count }) => [type, count]));
  const all = { EARN: 3, PLAY: 2, WIN: 2, REDEEM: 0, ENTRY: 0, ADJUST: 1, WELCOME: 1, REWARD: 0 };
  expect(await counts('types=WIN')).toEqual(all);
  expect(await counts('programCodes=SPIN')).toEqual({ ...all, EARN: 2 });
  expect(await counts('numberOfDays=1')).toMatchObject({ EARN: 0, PLAY: 0 });
});

test('G-83 pages follow one another without gaps or repeats', async () => {
  const whole = (await activity('')).body.items.map(({ id }) => id);
  const seen: string[] = [];
  let token: string | null = '';
  for (let pages = 0; token !== null && pages < 9; pages++) {
    const { body }: { body: Activity } = await activity(`pageSize=2${token && `&pageToken=${token}`}`);
    seen.push(...body.items.map(({ id }) => id));
    token = body.nextPageToken;
  }
  expect(seen).toEqual(whole);
});

test.each([
  ['types=NOPE', 'TYPE_UNKNOWN'],
  ['pageToken=nonsense', 'PAGE_TOKEN_INVALID'],
  ['pageSize=0', 'INVALID'],
  ['numberOfDays=181', 'INVALID'],
])('G-83 %s is refused', async (query, code) => {
  expect(await activity(query)).toMatchObject({ status: 400, code });
});

test("G-82 a won prize shows its day in the shopper's time zone, and no list contains a code", async () => {
  const won = async (zone?: string) => {
    const answer = await world.app.inject({
      url: `/games/prizes/${ada.who.uuid}/transactions?programCode=SPIN`,
      headers: {
        authorization: `Bearer ${await world.tokenFor(ada.who)}`,
        ...(zone === undefined ? {} : { 'x-user-timezone': zone }),
      },
    });
    return { status: answer.statusCode, items: answer.json().items as Static<typeof contract.WonTransaction>[] };
  };
  const days = async (zone?: string) => (await won(zone)).items.map(({ localDate }) => localDate);
  expect(await days()).toEqual(['2026-08-02', '2026-08-01']);
  expect(await days('Europe/Berlin')).toEqual(['2026-08-03', '2026-08-01']);
  expect((await won('Mars/Olympus_Mons')).status).toBe(400);
  expect((await won()).items[0]).not.toHaveProperty('code');
});

test("G-84 N-14 a household's rewards transactions come in pages, with the balance after each", async () => {
  const path = `/rewards/transaction-history/${ada.who.householdId}?programs=SPIN&numberOfDays=180&rand=7`;
  const first = await ada.get<Rewards>(`${path}&pageSize=3`);
  expect(first.body.items.map(({ status, points, balanceAfter }) => [status, points, balanceAfter])).toEqual([
    ['PENDING', 62, null],
    ['COMPLETED', -12, 48],
    ['COMPLETED', 0, 60],
  ]);
  expect(first.body.items[0]).toMatchObject({
    orderNumber: '2',
    description: 'Order 2 at 1 Main St',
    rewardKind: 'EARN',
  });
  const second = await ada.get<Rewards>(`${path}&pageSize=3&pageToken=${first.body.nextPageToken}`);
  expect(second.body.items.map(({ points }) => points)).toEqual([-40, 100, 0]);
});

test("G-84 T-24 another household's transactions are 403", async () => {
  expect(await shopper(world, 'bea').get('/rewards/transaction-history/household-ada')).toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
  });
});

test('N-12 N-24 grocery rewards appear in the activity and the rewards transactions, with their value', async () => {
  const bea = shopper(world, 'bea');
  const earned = { householdId: bea.who.householdId, title: '$10 grocery reward', at: world.clock.now() };
  for (const [sourceId, valueCents] of [
    ['r-1', 1000],
    ['r-2', 250],
  ] as const)
    await creditReward(gamesDb(world.db), {
      ...earned,
      id: world.random.uuid(),
      sourceId,
      valueCents,
      expiresAt: world.clock.now().add({ hours: 720 }),
    });
  const path = `/prizes/${bea.who.uuid}/game/activity?types=REWARD&pageSize=1`;
  const first = (await bea.get<Activity>(path)).body;
  const second = (await bea.get<Activity>(`${path}&pageToken=${first.nextPageToken}`)).body;
  const seen = [...first.items, ...second.items];
  expect(new Set(seen.map(({ valueCents }) => valueCents))).toEqual(new Set([1000, 250]));
  expect(seen[0]).toMatchObject({ type: 'REWARD', programTitle: 'Grocery Rewards', points: 0, status: 'COMPLETED' });
  expect(first.counts).toContainEqual({ type: 'REWARD', count: 2 });
  expect(second.nextPageToken).toBeNull();
  const history = await bea.get<Rewards>(`/rewards/transaction-history/${bea.who.householdId}`);
  expect(history.body.items).toHaveLength(2);
});
