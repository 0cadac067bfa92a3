import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import * as orders from './orders.ts';
import { gamesDb } from '../store/tables.ts';
import { alternate, gamesWorld, loaf, odds, publish, shopper } from '../../testing/games.ts';

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
  | { do: 'place' | 'amend' | 'finalize' | 'refund'; order: number; cents: number }
  | { do: 'cancel'; order: number }
  | { do: 'play'; key: number; times: number }
  | { do: 'wait' };

const order = fc.integer({ min: 0, max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('place' as const, 'amend' as const, 'finalize' as const, 'refund' as const),
    order,
    cents: fc.integer({ min: 1, max: 12_000 }),
  }),
  fc.record({ do: fc.constant('cancel' as const), order }),
  fc.record({ do: fc.constant('play' as const), key: fc.integer({ min: 0, max: 12 }), times: fc.constantFrom(1, 2) }),
  fc.constant({ do: 'wait' as const }),
);

let households = 0;

test('I-3 I-8 I-10 whatever a household and its orders do, the ledger adds up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
      const name = `any-${++households}`;
      const who = shopper(world, name);
      await who.optsIn();
      const played = new Set<number>();
      const changed: string[] = [];
      for (const [index, each] of steps.entries()) {
        if (each.do === 'play') {
          const request = () => who.plays({ playKey: `${name}-key-${each.key}` });
          const answers = await Promise.all(Array.from({ length: each.times }, request));
          if (answers.some((answer) => answer.status === 200)) played.add(each.key);
        } else if (each.do === 'wait') world.clock.advance('PT5M');
        else {
          const orderNumber = `${name}-${each.order}`;
          const before = await finalRows(orderNumber);
          await happens(who.who.householdId, orderNumber, index + 1, each).catch(refused);
          const after = await finalRows(orderNumber);
          if (before.length > 0 && !isDeepStrictEqual(after, before)) changed.push(each.do);
        }
      }
      expect(changed).toEqual([]);
      const points = await who.points();
      expect(points.totalGamePoints).toBe(await who.posted());
      expect(points.gameplaysUsed).toBe(played.size);
      const { floor } = await gamesDb(world.db)
        .selectFrom('games.balance')
        .select('floor')
        .where('household_id', '=', who.who.householdId)
        .executeTakeFirstOrThrow();
      expect(points.totalGamePoints).toBeGreaterThanOrEqual(floor);
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

/** EARN rows of finalized orders; only a REVERSAL may follow them. */
const finalRows = (orderNumber: string) =>
  gamesDb(world.db)
    .selectFrom('games.points_ledger as ledger')
    .innerJoin('games.earning_order as order', 'order.order_number', 'ledger.order_number')
    .selectAll('ledger')
    .where('ledger.order_number', '=', orderNumber)
    .where('ledger.source_type', '<>', 'REVERSAL')
    .where('order.status', '=', 'FINALIZED')
    .execute();

/** Refusals of events that come at the wrong time. */
const refused = (error: unknown) =>
  expect(error).toMatchObject({ code: expect.stringMatching(/^ORDER_NOT_(FOUND|FINALIZED)$/) });

async function happens(
  householdId: string,
  orderNumber: string,
  version: number,
  each: Extract<Step, { order: number }>,
): Promise<unknown> {
  const at = world.clock.now();
  const lines = each.do === 'cancel' ? [] : [{ category: 'GROCERY' as const, netCents: each.cents }];
  return world.db.transaction().execute(async (trx) => {
    switch (each.do) {
      case 'place':
        return orders.orderPlaced(trx, world.random, {
          orderNumber,
          householdId,
          storeName: 'Main St',
          state: 'CA',
          placedAt: at,
          lines,
        });
      case 'amend':
        return orders.orderAmended(trx, world.random, { orderNumber, version, lines });
      case 'finalize':
        return orders.orderFinalized(trx, world.random, { orderNumber, at, lines });
      case 'refund':
        return orders.orderRefunded(trx, world.random, { orderNumber, refundId: `${version}`, at, lines });
      case 'cancel':
        return orders.orderCancelled(trx, world.random, { orderNumber, at });
    }
  });
}

test('N-9 the ledger is append-only: nothing in it is changed or removed', async () => {
  const db = gamesDb(world.db);
  const { who, optsIn } = shopper(world, 'keeps');
  await optsIn();
  for (const [version, step] of (['place', 'finalize'] as const).entries())
    await happens(who.householdId, 'handed-over', version + 1, { do: step, order: 0, cents: 1000 });
  const rows = () => db.selectFrom('games.points_ledger').select(['id', 'points', 'status']).orderBy('seq').execute();
  const before = await rows();
  const posted = before.find((row) => row.status === 'POSTED')!.id;
  await expect(
    db.updateTable('games.points_ledger').set({ points: 9 }).where('id', '=', posted).execute(),
  ).rejects.toThrow(/append-only/);
  await expect(db.deleteFrom('games.points_ledger').where('id', '=', posted).execute()).rejects.toThrow(/append-only/);
  expect(await rows()).toEqual(before);
});

test('N-11 pending points may be posted once, and nothing else about them changes', async () => {
  const db = gamesDb(world.db);
  const { who, optsIn } = shopper(world, 'waits');
  await optsIn();
  await world.db.transaction().execute((trx) =>
    orders.orderPlaced(trx, world.random, {
      orderNumber: 'on-the-way',
      householdId: who.householdId,
      storeName: 'Main St',
      state: 'CA',
      placedAt: world.clock.now(),
      lines: [{ category: 'GROCERY', netCents: 1000 }],
    }),
  );
  const pending = await db
    .selectFrom('games.points_ledger')
    .select('id')
    .where('order_number', '=', 'on-the-way')
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  const post = db.updateTable('games.points_ledger').where('id', '=', pending.id);
  const postedAt = { status: 'POSTED' as const, posted_at: world.clock.now() };
  await expect(post.set({ ...postedAt, points: 1000 }).execute()).rejects.toThrow(/append-only/);
  await post.set(postedAt).execute();
  await expect(post.set({ status: 'VOID', posted_at: null }).execute()).rejects.toThrow(/append-only/);
});
