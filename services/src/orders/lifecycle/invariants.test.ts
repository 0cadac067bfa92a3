import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer } from '../../../../pricing/testing/samples.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { joined, publish, type Shopper } from '../../testing/games.ts';
import type { World } from '../../testing/world.ts';
import { atOnce } from '../../../../pricing/steps.ts';
import { afterReturn } from '../rules/repriced.ts';
import { isFinal } from '../rules/states.ts';
import { swapDecisions } from '../rules/swaps.ts';
import { ordersWorld } from '../testing/orders-world.ts';
import { announcePlaced, givenOrder, moneyOf, onDay, takenOf, wholeOf } from '../testing/placed-orders.ts';

import { decideSwap } from './decide-swap.ts';
import { pack, type Packing } from './packing.ts';
import { refund } from './refund.ts';
import { advance, cancel, finalize } from './store-side.ts';

let world: World;
let shoppers = 0;
beforeAll(async () => {
  world = await ordersWorld();
  await publish(world);
});
afterAll(() => world.close());

const initial = 1000;
const other = '999999999';
const stock = async (bpn: string): Promise<number> => {
  const { rows } = await sql<{ pickup: number }>`select pickup from catalog.inventory where bpn = ${bpn}`.execute(
    world.db,
  );
  return rows[0]!.pickup;
};
const stocked = (trx: Transaction, bpn: string) =>
  sql`insert into catalog.inventory (store_id, bpn, delivery, pickup, in_store, shipping)
    values ('store-1', ${bpn}, 0, ${initial}, 0, 0)`.execute(trx);

const entry = fc.constantFrom('milk', 'eggs', 'steak');
const packing: fc.Arbitrary<Packing> = fc.oneof(
  fc.record({ kind: fc.constant('SHORT' as const), entryId: entry, left: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constant('FOUND' as const), entryId: entry }),
  fc.record({
    kind: fc.constant('WEIGHED' as const),
    entryId: fc.constant('steak'),
    weight: fc.integer({ min: 50, max: 160 }),
  }),
  fc.record({
    kind: fc.constant('SUBSTITUTED' as const),
    entryId: entry,
    itemId: fc.constant(other),
    name: fc.constant('Other'),
    cents: fc.integer({ min: 100, max: 2000 }),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
);
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('LOCK', 'PICK', 'READY', 'HAND_OVER', 'FINALIZE' as const) },
  { weight: 1, arbitrary: fc.constantFrom('CANCEL', 'STORE_CANCEL' as const) },
  { weight: 4, arbitrary: packing },
  { weight: 2, arbitrary: fc.record({ decision: fc.constantFrom(...swapDecisions), entryId: entry }) },
  { weight: 3, arbitrary: fc.record({ returned: entry, quantity: fc.integer({ min: 1, max: 3 }) }) },
);
type Happens = typeof happening extends fc.Arbitrary<infer T> ? T : never;

async function happens(orderNumber: string, householdId: string, what: Happens): Promise<void> {
  const given = { orderNumber, at: world.clock.now(), actor: 'STORE' };
  const work = (trx: Transaction): Promise<unknown> => {
    if (typeof what === 'object') {
      if ('decision' in what) return decideSwap(trx, world.context, { ...what, ...given, householdId, itemId: other });
      return 'returned' in what
        ? refund(
            trx,
            world.context,
            { returned: [{ entryId: what.returned, quantity: what.quantity }], reason: 'RETURN' },
            given,
          )
        : pack(trx, world.context, [what], given);
    }
    if (what === 'FINALIZE') return finalize(trx, world.context, given);
    if (what === 'CANCEL' || what === 'STORE_CANCEL') return cancel(trx, world.context, { ...given, event: what });
    return advance(trx, { ...given, event: what });
  };
  try {
    await inTransaction(world.db, work);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
}

test('I-1, I-10 whatever happens to an order, in whatever order, its money, stock, time, and points are right', async () => {
  let run = 9;
  // Pieces are enough: their products play no part.
  await sql`alter table catalog.inventory drop constraint inventory_bpn_fkey`.execute(world.db);
  await inTransaction(world.db, (trx) => stocked(trx, other));
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 14 }), async (events) => {
      const ada: Shopper = await joined(world, `ada-${++shoppers}`);
      run++;
      const own = (item: string) => `${['milk', 'eggs', 'steak'].indexOf(item) + 1}${String(run).padStart(8, '0')}`;
      await inTransaction(world.db, async (trx) => {
        for (const item of ['milk', 'eggs', 'steak']) await stocked(trx, own(item));
      });
      const others = await stock(other);
      const orderNumber = await givenOrder(world, {
        household_id: ada.who.householdId,
        ...onDay(7),
        slot_id: `slot-of-${run}`,
        slot_start: onDay(7).slot_start.add({ minutes: run }),
        fee_cents: 595,
        tip_cents: 300,
        cart: [
          { lineId: 'milk', upc: own('milk'), qty: 3, depositCents: 10 },
          { lineId: 'eggs', upc: own('eggs'), qty: 2, listCents: 700, taxCode: 'food' },
          { lineId: 'steak', upc: own('steak'), weight: 100, listCents: 1500 },
        ],
        offers: [
          offer({ buy: { upcs: [own('milk')], minQty: 2 }, proto: 'MUST_BUY' }),
          offer({ offerId: 'maker', buy: { upcs: [own('eggs')] }, funding: 'MF' }),
          offer({ offerId: 'order', proto: 'REWARDS_FLAT', buy: { minCents: 3500 } }),
        ],
      });
      await announcePlaced(world, orderNumber);
      for (const event of events) await happens(orderNumber, ada.who.householdId, event);
      await world.runJobs();

      const { order, lines } = await wholeOf(world, orderNumber);
      const money = await moneyOf(world, orderNumber);
      const { goodsCents, taxCents, depositCents } = order.quote.totals;
      expect(lines.reduce((sum, line) => sum + line.net_cents, 0)).toBe(goodsCents);
      expect(order.total_cents).toBe(goodsCents + taxCents + depositCents + 595 + 300);
      const isCanceled = order.state === 'CANCELLED';
      const kept = atOnce(afterReturn(order.inputs, lines)).quote.totals.totalCents;
      const isPaid = isFinal(order.state);
      expect(money.charged).toBe(isPaid ? order.total_cents : 0);
      expect(money.charged - money.refunded).toBeGreaterThanOrEqual(isPaid ? 895 : 0);
      expect(money.charged).toBe(order.state === 'FINALIZED' ? kept + 895 : money.charged);
      expect(await takenOf(world, `slot-of-${run}`)).toBe(isCanceled ? 0 : 1);

      let substitutes = 0;
      for (const line of lines) {
        const isSwapped = line.substituted_item_id !== null;
        const picked = line.picked_quantity ?? line.ordered_quantity;
        if (isSwapped) substitutes += picked;
        // Test orders are written without taking their pieces from the stock.
        const there = (await stock(own(line.entry_id))) - initial;
        expect(there).toBe(isCanceled && !isSwapped ? picked : 0);
        expect(line.reserved).toBe(isSwapped || isCanceled ? 0 : picked);
      }
      expect(others - (await stock(other))).toBe(isCanceled ? 0 : substitutes);

      const { totalGamePoints: posted, pendingGamePoints: pending } = await ada.points('SPIN');
      const earned = Math.floor(order.quote.lines.reduce((sum, line) => sum + line.storeNetCents, 0) / 100);
      const most = isCanceled ? 0 : earned;
      expect(pending).toBe(isPaid ? 0 : most);
      expect(posted).toBeLessThanOrEqual(isPaid ? most : 0);
      expect(posted).toBeGreaterThanOrEqual(order.state === 'FINALIZED' ? most : 0);
    }),
    { numRuns: 15 },
  );
});
