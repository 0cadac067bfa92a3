import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OfferMessages } from '../../offers/index.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { gamesWorld, joined, many, publish } from '../../testing/games.ts';
import type { World } from '../../testing/world.ts';
import { publishRewards } from '../rewards/publish.ts';
import { offerReturned, offerRewarded } from '../points/offer-rewards.ts';
import { wrongBalances } from '../store/points-audit.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
  await publish(world);
});
afterAll(() => world.close());

const announces = <Name extends keyof OfferMessages>(name: Name, message: OfferMessages[Name]) =>
  inTransaction(world.db, (trx) => world.context.outbox.announce(trx, name, message));
const reward = (rewardId: string, householdId: string) => ({
  rewardId,
  householdId,
  offerId: 'bonus-bakery',
  orderNumber: '4471000',
  title: 'Bonus Path: Bakery',
  points: 100,
  valueCents: 500,
  timeZone: 'America/Los_Angeles',
});
const within = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(world.db, work);

test('N-46, I-8 a reward that is told twice, or sixteen times at once, is posted once, and taken back once', async () => {
  const ada = await joined(world, 'ada', 10);
  const { householdId } = ada.who;
  const at = world.clock.now();
  const message = { ...reward('reward-1', householdId), at: at.toString() };
  await announces('offer.rewarded', message);
  await announces('offer.rewarded', message);
  await world.runJobs();
  await many(16, () => within((trx) => offerRewarded(trx, world.random, { ...reward('reward-1', householdId), at })));
  expect((await ada.points()).totalGamePoints).toBe(110);
  expect((await ada.get<{ rewards: object[] }>('/rewards')).body.rewards).toMatchObject([
    { valueCents: 500, offerId: 'bonus-bakery' },
  ]);
  await announces('offer.returned', { rewardId: 'reward-1', at: at.toString() });
  await announces('offer.returned', { rewardId: 'reward-1', at: at.toString() });
  await world.runJobs();
  const again = await many(16, () => within((trx) => offerReturned(trx, world.random, { rewardId: 'reward-1', at })));
  expect(again).not.toContain(true);
  expect((await ada.points()).totalGamePoints).toBe(10);
  expect((await ada.get<{ rewards: object[] }>('/rewards')).body.rewards).toEqual([]);
  const { items } = (
    await ada.get<{ items: { type: string; source: string; offerId?: string }[] }>(
      `/prizes/${ada.who.uuid}/game/activity`,
    )
  ).body;
  const ofOffer = items.filter(({ offerId }) => offerId === 'bonus-bakery');
  expect(new Set(ofOffer.map(({ type, source }) => `${type} ${source}`))).toEqual(
    new Set(['EARN OFFER', 'ADJUST REVERSAL', 'REWARD OFFER']),
  );
  expect(await wrongBalances(world.db)).toEqual([]);
});

test('N-46 a return that overtakes its reward waits for it, and who plays nothing gets the money alone', async () => {
  const at = world.clock.now();
  const returned = () => within((trx) => offerReturned(trx, world.random, { rewardId: 'reward-2', at }));
  await expect(returned()).rejects.toThrow('has not been posted yet');
  await within((trx) => offerRewarded(trx, world.random, { ...reward('reward-2', 'household-idle'), at }));
  expect(await returned()).toBe(true);
  expect(await wrongBalances(world.db)).toEqual([]);
});

test('N-70, N-12 where all members collect points, those of offers go there alone, and last through the month after', async () => {
  const at = world.clock.now();
  await within((trx) =>
    publishRewards(trx, {
      divisions: ['WEST'],
      startAt: at.subtract({ hours: 24 }),
      endAt: at.add({ hours: 24 * 365 }),
      title: 'Grocery Rewards',
      prizes: [],
    }),
  );
  const ben = await joined(world, 'ben', 10);
  const given = { ...reward('reward-3', ben.who.householdId), at };
  expect(await within((trx) => offerRewarded(trx, world.random, given))).toBe(true);
  expect((await ben.points('SPIN')).totalGamePoints).toBe(10);
  const { rows } = await sql`select program_code as code, points, expires_at::text as "expiresAt"
    from games.points_ledger where source_id = 'reward-3'`.execute(world.db);
  expect(rows).toEqual([{ code: 'FOR-U', points: 100, expiresAt: expect.stringContaining('2026-10-01') }]);
  await within((trx) => offerReturned(trx, world.random, { rewardId: 'reward-3', at }));
  expect(await wrongBalances(world.db)).toEqual([]);
});
