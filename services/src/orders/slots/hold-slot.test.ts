import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { noon, ordersWorld, store } from '../testing/orders-world.ts';
import { holdMinutes, holdSlot, letGo, releaseEndedHolds } from './hold-slot.ts';
import { fullSlots, storeSlots } from './store-slots.ts';

let world: World;
beforeAll(async () => void (world = await ordersWorld()));
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  await sql`truncate orders.slot, orders.slot_hold cascade`.execute(world.db);
});

const slots = (channel: 'PICKUP' | 'DELIVERY' = 'PICKUP') => storeSlots(world.db, store, channel, world.clock.now());
const holds = (cartId: string, slotId: string, channel: 'PICKUP' | 'DELIVERY' = 'PICKUP') =>
  inTransaction(world.db, async (trx) => {
    await lockUntilCommit(trx, cartId);
    return holdSlot(trx, { cartId, storeId: store.storeId, channel }, slotId, world.clock.now());
  });
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'HELD',
    (error: { code?: string }) => error.code,
  );
const times = async () =>
  (
    await sql<{ taken: number; capacity: number; holds: number }>`select taken, capacity, (select count(*)::int
      from orders.slot_hold h where h.slot_id = s.slot_id) as holds from orders.slot s`.execute(world.db)
  ).rows;

test('N-59 times come from the store’s plans: width, fee, cut-off, and green windows of four hours for free', async () => {
  const [first] = await slots();
  expect(first).toMatchObject({
    slotId: `store-1.P.${Date.parse('2026-08-05T22:00:00Z') / 60_000}.60`,
    kind: '1H',
    feeCents: 0,
    left: 3,
  });
  expect(first?.start.toString()).toBe('2026-08-05T22:00:00Z');
  expect(first?.start.since(first.cutoff).total('minutes')).toBe(120);
  const delivery = await slots('DELIVERY');
  expect(new Set(delivery.map(({ kind, feeCents }) => `${kind} ${feeCents}`))).toEqual(
    new Set(['2H 595', 'GREEN4H 0']),
  );
  const last = (await slots()).at(-1);
  expect(last?.start.since(world.clock.now()).total('days')).toBeLessThan(7);
});

test('N-59 many carts ask at once for a time with three places: three hold it, and never more', async () => {
  const [slot] = await slots();
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => codeOf(holds(`cart-${n}`, slot!.slotId))));
  expect(answers.filter((each) => each === 'HELD')).toHaveLength(3);
  expect(answers.filter((each) => each === 'SLOT_FULL')).toHaveLength(9);
  expect(await times()).toEqual([{ taken: 3, capacity: 3, holds: 3 }]);
  expect((await slots())[0]?.left).toBe(0);
});

test('N-59 a cart holds one time: another one lets the first go, also when its own holds cross those of others', async () => {
  const [one, other] = await slots();
  await holds('cart-1', one!.slotId);
  await holds('cart-2', other!.slotId);
  await Promise.all([holds('cart-1', other!.slotId), holds('cart-2', one!.slotId)]);
  expect(await times()).toEqual([
    { taken: 1, capacity: 3, holds: 1 },
    { taken: 1, capacity: 3, holds: 1 },
  ]);
  await holds('cart-1', other!.slotId);
  expect((await times()).map(({ taken }) => taken)).toEqual([1, 1]);
});

test('T-79 a hold that has ended counts as free at once, and the job lets it go', async () => {
  const [slot] = await slots();
  for (const cart of ['a', 'b', 'c']) await holds(cart, slot!.slotId);
  world.clock.advance({ minutes: holdMinutes - 1, seconds: 59, milliseconds: 999 });
  expect(await codeOf(holds('late', slot!.slotId))).toBe('SLOT_FULL');
  world.clock.advance({ milliseconds: 1 });
  expect((await slots())[0]?.left).toBe(3);
  expect(await codeOf(holds('late', slot!.slotId))).toBe('HELD');
  expect(await times()).toEqual([{ taken: 1, capacity: 3, holds: 1 }]);
  world.clock.advance({ minutes: holdMinutes });
  await releaseEndedHolds(world.context);
  expect(await times()).toEqual([{ taken: 0, capacity: 3, holds: 0 }]);
});

test('N-59 a time can be held before its cut-off, and not at it; one that was never planned isn’t found', async () => {
  const [slot] = await slots();
  world.clock.set(slot!.cutoff.subtract({ milliseconds: 1 }));
  expect(await codeOf(holds('cart-1', slot!.slotId))).toBe('HELD');
  world.clock.set(slot!.cutoff);
  expect(await codeOf(holds('cart-2', slot!.slotId))).toBe('SLOT_ENDED');
  expect(await codeOf(holds('cart-2', 'store-1.D.29766060.60'))).toBe('SLOT_NOT_FOUND');
  expect(await codeOf(holds('cart-2', "store-1.P.1'; --"))).toBe('SLOT_NOT_FOUND');
});

test('N-59 the next time that stores tell can be had: a full one is left out', async () => {
  const told = async () =>
    (await world.app.inject('/stores/store-1')).json<{ nextSlots: { start: string }[] }>().nextSlots[0]?.start;
  expect(await told()).toBe('2026-08-05T22:00:00.000Z');
  const [slot] = await slots();
  for (const cart of ['a', 'b', 'c']) await holds(cart, slot!.slotId);
  expect(await told()).toBe('2026-08-05T23:00:00.000Z');
  const isFull = await fullSlots(world.db, [store.storeId], world.clock.now());
  expect([
    isFull(store.storeId, { ...slot!, channel: 'pickup' }),
    isFull('store-2', { ...slot!, channel: 'pickup' }),
  ]).toEqual([true, false]);
});

test('N-59 whatever carts hold, let go, and let end at once, a time is never oversold and its count is its holds', async () => {
  const step = fc.record({
    cart: fc.integer({ min: 0, max: 5 }),
    slot: fc.integer({ min: 0, max: 1 }),
    does: fc.constantFrom('hold', 'hold', 'hold', 'release', 'sweep'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { maxLength: 4 }), async (rounds) => {
      await sql`truncate orders.slot, orders.slot_hold cascade`.execute(world.db);
      world.clock.set(noon);
      const open = await slots();
      for (const round of rounds) {
        await Promise.all(
          round.map(({ cart, slot, does }) =>
            does === 'hold'
              ? codeOf(holds(`cart-${cart}`, open[slot]!.slotId))
              : does === 'release'
                ? inTransaction(world.db, async (trx) => {
                    await lockUntilCommit(trx, `cart-${cart}`);
                    await letGo(trx, `cart-${cart}`);
                  })
                : releaseEndedHolds(world.context),
          ),
        );
        for (const { taken, capacity, holds: held } of await times()) {
          expect(taken).toBe(held);
          expect(taken).toBeLessThanOrEqual(capacity);
        }
        world.clock.advance({ minutes: 8 });
      }
    }),
    { numRuns: 20, seed: 59 },
  );
});

test('N-59 GET /orders/slots tells the times of a channel, and why a store has none for a shopper', async () => {
  const asked = async (query: string) => {
    const answer = await world.app.inject(`/orders/slots?${query}`);
    const body = answer.json<{ slots?: { slotId: string; capacityLeft: number }[]; errors?: { code: string }[] }>();
    return body.slots ?? body.errors?.[0]?.code;
  };
  const [slot] = await slots();
  for (const cart of ['a', 'b', 'c']) await holds(cart, slot!.slotId);
  const told = await asked('storeId=store-1&channel=PICKUP');
  expect(told).toHaveLength((await slots()).length);
  expect(told?.[0]).toEqual({
    slotId: slot!.slotId,
    unfitEntryIds: [],
    waivedFeeCents: 0,
    start: '2026-08-05T22:00:00.000Z',
    end: '2026-08-05T23:00:00.000Z',
    cutoff: '2026-08-05T20:00:00.000Z',
    feeCents: 0,
    kind: '1H',
    capacityLeft: 0,
  });
  expect(await asked('storeId=store-1&channel=DELIVERY&zip=94607')).not.toEqual([]);
  expect(await asked('storeId=store-1&channel=DELIVERY&zip=94103')).toBe('OUTSIDE_DELIVERY_AREA');
  expect(await asked('storeId=store-1&channel=DELIVERY')).toBe('ZIP_CODE_REQUIRED');
  expect(await asked('storeId=none&channel=PICKUP')).toBe('STORE_NOT_FOUND');
});
