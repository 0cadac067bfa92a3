import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../testing.ts';
import { type PastEvent, tellHistory } from './history.ts';
import { gamesDb } from './tables.ts';
import { alternate, gamesWorld, loaf, odds, publish, shopper } from './testing.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
  const points = { ...loaf, prize_id: 'points', prize_type: 'REWARD' as const, points: 25, quantity_total: 20 };
  await publish(world, {
    prizes: [{ ...loaf, quantity_total: 10, per_user_limit: 2 }, points, alternate],
    game: { odds: [odds('loaf', 4), odds('points', 4), odds(null, 2)], maxPlaysPerDay: 6 },
  });
});
afterAll(() => world.close());

type Step =
  | { do: 'earn'; points: number; pending: boolean }
  | { do: 'refund'; points: number }
  | { do: 'play'; key: number }
  | { do: 'play twice'; key: number }
  | { do: 'wait' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('earn' as const), points: fc.integer({ min: 1, max: 120 }), pending: fc.boolean() }),
  fc.record({ do: fc.constant('refund' as const), points: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ do: fc.constantFrom('play' as const, 'play twice' as const), key: fc.integer({ min: 0, max: 12 }) }),
  fc.constant({ do: 'wait' as const }),
);

let households = 0;

test('I-3 whatever a household does, its balance is the sum of what is posted, and stock adds up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const name = `any-${++households}`;
      const who = shopper(world, name);
      await who.optsIn();
      let expectedPlays = new Set<number>();
      for (const each of steps) {
        if (each.do === 'play' || each.do === 'play twice') {
          const times = each.do === 'play' ? 1 : 2;
          const request = () => who.plays({ playKey: `${name}-key-${each.key}` });
          const answers = await Promise.all(Array.from({ length: times }, request));
          if (answers.some((answer) => answer.status === 200)) expectedPlays = expectedPlays.add(each.key);
        } else if (each.do === 'wait') world.clock.advance('PT5M');
        else await happens(who.who, each, (await who.points()).totalGamePoints);
      }
      const points = await who.points();
      expect(points.totalGamePoints).toBe(await who.posted());
      expect(points.totalGamePoints).toBeGreaterThanOrEqual(0);
      expect(points.gameplaysUsed).toBe(expectedPlays.size);
    }),
    { numRuns: 25 },
  );
  const prizes = await gamesDb(world.db)
    .selectFrom('games.prize')
    .selectAll()
    .where('quantity_total', 'is not', null)
    .execute();
  for (const prize of prizes) {
    expect(prize.issued + (prize.remaining ?? 0)).toBe(prize.quantity_total);
    expect(prize.remaining).toBeGreaterThanOrEqual(0);
  }
  expect(prizes.reduce((sum, prize) => sum + prize.issued, 0)).toBeGreaterThan(0);
});

async function happens(
  who: { householdId: string; customerId: string },
  each: Extract<Step, { points: number }>,
  balance: number,
): Promise<void> {
  const at = world.clock.now();
  const orderNumber = world.random.uuid();
  // A refund of more than there is needs a lower floor first.
  if (each.do === 'refund' && each.points > balance) return;
  const event: PastEvent =
    each.do === 'earn'
      ? { at, did: 'earn', points: each.points, orderNumber, storeName: 'Main St', pending: each.pending }
      : { at, did: 'refund', points: each.points, orderNumber, title: 'Refund' };
  const shopper = { ...who, customerType: 'C' as const, storeId: 'store-1' };
  await world.db.transaction().execute((trx) =>
    tellHistory(trx, world.random, shopper, {
      programCode: 'SPIN',
      timeZone: 'America/Los_Angeles',
      events: [event],
    }),
  );
}

test('N-9 the ledger is only ever added to: what stands there is not changed or removed', async () => {
  const db = gamesDb(world.db);
  const rows = () => db.selectFrom('games.points_ledger').select(['id', 'points', 'status']).orderBy('seq').execute();
  const before = await rows();
  const posted = before.find((row) => row.status === 'POSTED')?.id ?? '';
  await expect(
    db.updateTable('games.points_ledger').set({ points: 9 }).where('id', '=', posted).execute(),
  ).rejects.toThrow(/append-only/);
  await expect(db.deleteFrom('games.points_ledger').where('id', '=', posted).execute()).rejects.toThrow(/append-only/);
  expect(await rows()).toEqual(before);
});

test('N-11 what is on the way may be posted once, and changes in nothing else', async () => {
  const db = gamesDb(world.db);
  const pending = await db
    .selectFrom('games.points_ledger')
    .select('id')
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  const post = db.updateTable('games.points_ledger').where('id', '=', pending.id);
  const postedAt = { status: 'POSTED' as const, posted_at: world.clock.now() };
  await expect(post.set({ ...postedAt, points: 1000 }).execute()).rejects.toThrow(/append-only/);
  await post.set(postedAt).execute();
  await expect(post.set({ status: 'VOID', posted_at: null }).execute()).rejects.toThrow(/append-only/);
});

test('I-8 an order earns once for each program', async () => {
  const who = shopper(world, 'earns-once');
  await who.optsIn();
  const event: PastEvent = { at: world.clock.now(), did: 'earn', points: 10, orderNumber: '77', storeName: 'Main St' };
  const tell = () =>
    world.db.transaction().execute((trx) =>
      tellHistory(
        trx,
        world.random,
        { ...who.who, customerType: 'C', storeId: 'store-1' },
        {
          programCode: 'SPIN',
          timeZone: 'America/Los_Angeles',
          events: [event],
        },
      ),
    );
  await tell();
  await expect(tell()).rejects.toThrow(/unique/);
  expect(await who.posted()).toBe(10);
});
