import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import type { Wallet, WalletItem } from '../contract/wallet.ts';
import { drawAll, enter, publishSweepstakesProgram } from '../../testing/draws.ts';
import { tendWinners } from '../../draws/winners/winners.ts';
import type { PrizeDraft } from '../programs/publish.ts';
import { gamesDb } from '../store/tables.ts';
import {
  alternate,
  gamesWorld,
  joined,
  loaf,
  noon,
  odds,
  publish,
  shopper,
  type Shopper,
} from '../../testing/games.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
});
afterEach(async () => {
  await sql`truncate games.program cascade`.execute(world.db);
  world.clock.set(noon);
});
afterAll(() => world.close());

const prize = (prizeId: string, own: Partial<PrizeDraft> = {}): PrizeDraft => ({
  ...loaf,
  prize_id: prizeId,
  name: prizeId,
  cost_points: 40,
  ...own,
});
const choice = prize('choice', {
  prize_type: 'ALTERNATE_PRIZES',
  details: { choices: { prizeIds: ['pie', 'bouquet'], defaultId: 'pie' } },
});
const prizes = [
  prize('loaf'),
  prize('pie'),
  prize('bouquet'),
  choice,
  prize('reward', { prize_type: 'REWARD', details: { rewardCents: 1000 } }),
  prize('pass', { prize_type: 'FRESH_PASS', details: { months: 1 } }),
  prize('cake', { quantity_total: 5 }),
  alternate,
];

/** A second game, in which every play wins a salad. */
const publishPick = () =>
  publish(world, {
    code: 'PICK',
    prizes: [prize('salad'), { ...alternate, prize_id: 'herbs' }],
    game: { title: 'Pick', odds: [odds('salad', 1)] },
  });

const walletOf = async (who: Shopper, query = ''): Promise<Wallet> =>
  (await who.get<Wallet>(`/prizes/${who.who.uuid}/wallet${query}`)).body;
const told = ({ items }: Wallet) => items.map(({ section, state, prizeId }) => [section, state, prizeId].join(' '));
const itemOf = ({ items }: Wallet, prizeId: string): WalletItem | undefined =>
  items.find((item) => item.prizeId === prizeId);

test("N-26 a household's wallet has the prizes from all its games: those that need action first, by deadline", async () => {
  await publish(world, { prizes });
  await publishPick();
  const ada = await joined(world, 'ada', 300);
  await joined(world, 'ada', 40, {}, 'PICK');
  await ada.plays();
  await ada.plays({ programCode: 'PICK' });
  await ada.redeems({ prizeId: 'choice', prizeType: 'ALTERNATE_PRIZES' });
  await ada.redeems({ prizeId: 'reward', prizeType: 'REWARD' });
  await ada.redeems({ prizeId: 'pass', prizeType: 'FRESH_PASS' });
  await ada.holds('cake');

  const wallet = await walletOf(ada);
  expect(told(wallet).slice(0, 2)).toEqual(['NEEDS_YOU HELD cake', 'NEEDS_YOU TO_CHOOSE choice']);
  expect(told(wallet).slice(2).toSorted()).toEqual([
    'READY READY reward',
    'READY TO_REDEEM loaf',
    'READY TO_REDEEM salad',
    'USED RUNNING pass',
  ]);
  expect(itemOf(wallet, 'cake')?.until).toBe('2026-08-06T19:00:00.000Z');
  expect(itemOf(wallet, 'choice')).toMatchObject({
    until: '2026-08-12T19:00:00.000Z',
    choices: [
      { prizeId: 'pie', name: 'pie', isDefault: true },
      { prizeId: 'bouquet', name: 'bouquet', isDefault: false },
    ],
  });
  expect(itemOf(wallet, 'salad')).toMatchObject({ programCode: 'PICK', programTitle: 'Pick', source: 'WIN' });
  expect(wallet.counts).toEqual([
    { section: 'NEEDS_YOU', count: 2 },
    { section: 'READY', count: 3 },
    { section: 'USED', count: 1 },
    { section: 'OVER', count: 0 },
  ]);
  expect(wallet.programs).toEqual([
    { code: 'PICK', title: 'Pick', count: 1 },
    { code: 'SPIN', title: 'Spin', count: 5 },
  ]);
  const ready = wallet.items.filter(({ section }) => section === 'READY').map(({ until }) => Date.parse(until ?? ''));
  expect(ready).toEqual(ready.toSorted((a, b) => a - b));
});

test('N-26 for one game, the wallet lists only its prizes, and still names the other games', async () => {
  await publish(world, { prizes });
  await publishPick();
  const bea = await joined(world, 'bea', 40);
  await joined(world, 'bea', 40, {}, 'PICK');
  await bea.plays();
  await bea.plays({ programCode: 'PICK' });
  const wallet = await walletOf(bea, '?programCode=PICK');
  expect(told(wallet)).toEqual(['READY TO_REDEEM salad']);
  expect(wallet.counts[1]).toEqual({ section: 'READY', count: 1 });
  expect(wallet.programs.map(({ code, count }) => [code, count])).toEqual([
    ['PICK', 1],
    ['SPIN', 1],
  ]);
  expect((await shopper(world, 'eve').get(`/prizes/${bea.who.uuid}/wallet`)).status).toBeGreaterThanOrEqual(403);
});

test('T-42 a prize won and redeemed is one prize, the chosen prize replaces the choice, and both expire', async () => {
  await publish(world, { prizes });
  const cam = await joined(world, 'cam', 120);
  await cam.plays();
  const [win] = await cam.won();
  await cam.redeems({ expectedCost: 0, transactionId: win!.transactionId });
  const { body } = await cam.redeems({ prizeId: 'choice', prizeType: 'ALTERNATE_PRIZES' });
  await cam.chooses({ redemptionId: body.redemptionId, choiceId: 'bouquet' });
  expect(told(await walletOf(cam)).toSorted()).toEqual(['READY READY bouquet', 'READY READY loaf']);

  await cam.plays();
  world.clock.set('2026-12-01T08:00:00Z');
  expect(told(await walletOf(cam)).toSorted()).toEqual([
    'OVER EXPIRED bouquet',
    'OVER EXPIRED loaf',
    'OVER EXPIRED loaf',
  ]);
});

test('N-12 a spent grocery reward counts as used; so does an expired FreshPass', async () => {
  await publish(world, { prizes });
  const dan = await joined(world, 'dan', 80);
  const { body } = await dan.redeems({ prizeId: 'reward', prizeType: 'REWARD' });
  await dan.redeems({ prizeId: 'pass', prizeType: 'FRESH_PASS' });
  const { result } = body;
  if (result.prizeType !== 'REWARD') throw new Error('not a reward');
  await gamesDb(world.db)
    .insertInto('games.reward_ledger')
    .values({
      id: world.random.uuid(),
      household_id: dan.who.householdId,
      kind: 'BURN',
      value_cents: -1000,
      title: 'Order 1',
      source_id: `order:${world.random.uuid()}`,
      of_reward: result.rewardId,
      at: world.clock.now(),
      expires_at: null,
    })
    .execute();
  expect(told(await walletOf(dan)).toSorted()).toEqual(['USED RUNNING pass', 'USED USED reward']);
  world.clock.set('2026-09-10T08:00:00Z');
  expect(told(await walletOf(dan)).toSorted()).toEqual(['USED USED pass', 'USED USED reward']);
});

test('N-24 the wallet comes in pages, each prize once', async () => {
  await publish(world, { prizes });
  const eli = await joined(world, 'eli', 400);
  for (let play = 0; play < 7; play++) await eli.plays();
  await eli.redeems({ prizeId: 'pass', prizeType: 'FRESH_PASS' });
  const seen: string[] = [];
  let next: string | null = '';
  for (let page = 0; next !== null && page < 9; page++) {
    const wallet: Wallet = await walletOf(eli, `?pageSize=3${next && `&pageToken=${next}`}`);
    seen.push(...wallet.items.map(({ itemId }) => itemId));
    expect(wallet.counts.reduce((sum, { count }) => sum + count, 0)).toBe(8);
    next = wallet.nextPageToken;
  }
  expect(seen).toHaveLength(8);
  expect(new Set(seen).size).toBe(8);
  expect((await eli.get(`/prizes/${eli.who.uuid}/wallet?pageToken=bm9uc2Vuc2U`)).status).toBe(400);
});

test('N-31 entries wait for their draw; a win waits for its claim, is on its way once claimed, and expires on time', async () => {
  await publishSweepstakesProgram(world);
  const fay = shopper(world, 'fay');
  await enter(world, { [fay.who.householdId]: 3 });
  expect(await walletOf(fay)).toMatchObject({
    items: [],
    entries: [{ drawId: 'spin', count: 3, prizeName: 'Groceries for a year', drawsAt: '2026-09-04T21:00:00.000Z' }],
  });
  await drawAll(world);
  await tendWinners(world.context);
  const won = await walletOf(fay);
  expect(won.entries).toEqual([]);
  expect(won.items).toMatchObject([
    { section: 'NEEDS_YOU', state: 'TO_CLAIM', name: 'Groceries for a year', source: 'DRAW', drawId: 'spin' },
  ]);
  expect(won.items[0]?.until).toBe('2026-09-08T07:00:00.000Z');
  const later = Temporal.Instant.from('2026-09-08T07:00:00.001Z');
  await fay.post('/update/sweepstakes/wins', { programCode: 'SPIN', prizeId: 'ticket', displayed: true });
  expect(told(await walletOf(fay))).toEqual(['NEEDS_YOU TO_CLAIM ticket']);
  world.clock.set(later);
  expect(told(await walletOf(fay))).toEqual(['OVER EXPIRED ticket']);
  world.clock.set('2026-09-02T07:00:00Z');
  await fay.post('/sweepstake/claim', { programCode: 'SPIN', prizeId: 'ticket' });
  expect(told(await walletOf(fay))).toEqual(['READY CLAIMED ticket']);
});
