import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { couponShopper, couponsWorld } from '../testing/coupons-world.ts';
import { offerDraft } from '../testing/drafts.ts';
import { lockClips, redeemOffers, reserveOffers, returnOffers } from './reserve.ts';

const crowd = 12;
let world: World;
beforeAll(async () => {
  world = await couponsWorld([
    offerDraft('budget-of-one', { budgetCents: 100 }),
    offerDraft('budget-of-three', { budgetCents: 350 }),
    offerDraft('once'),
  ]);
});
afterAll(() => world.close());

const at = () => world.clock.now();
const order = (householdId: string, orderNumber: string) => ({ householdId, orderNumber, day: '2026-08-05', at: at() });
/** Holds an offer for an order as its placing does. @returns is it held? */
const holds = (householdId: string, orderNumber: string, offerId: string) =>
  inTransaction(world.db, async (trx) => {
    await lockClips(trx, householdId);
    return (await reserveOffers(trx, order(householdId, orderNumber), [{ offerId, cents: 100 }])).length === 0;
  }).catch(() => false);
const clips = (name: string, offerId: string) => couponShopper(world, name).clips(offerId);
const used = async (offerId: string) => {
  const { rows } = await sql<{ cents: number; held: number }>`
    select used_cents::int as cents, (select count(*)::int from offers.use
      where use.offer_id = allowance.offer_id and state <> 'RETURNED') as held
    from offers.allowance where offer_id = ${offerId}`.execute(world.db);
  return rows[0];
};

test.each([
  ['budget-of-one', 1],
  ['budget-of-three', 3],
])(
  'I-5, N-32 of the households that order with a %s at once, it pays for %d, and for whole uses',
  async (offerId, most) => {
    const names = Array.from({ length: crowd }, (_, at) => `${offerId}-${at}`);
    for (const name of names) expect((await clips(name, offerId))[0]?.status).toBe(1);
    const held = await Promise.all(names.map((name) => holds(`household-${name}`, `order-${name}`, offerId)));
    expect(held.filter(Boolean)).toHaveLength(most);
    expect(await used(offerId)).toEqual({ cents: 100 * most, held: most });
    // T-4: what is given back, twice at once, is there for exactly one more.
    const winner = names[held.indexOf(true)] ?? '';
    const back = { orderNumber: `order-${winner}`, at: at() };
    await Promise.all([1, 2].map(() => inTransaction(world.db, (trx) => returnOffers(trx, back))));
    const rest = names.filter((_, index) => !held[index]);
    const again = await Promise.all(rest.map((name) => holds(`household-${name}`, `again-${name}`, offerId)));
    expect(again.filter(Boolean)).toHaveLength(1);
    expect(await used(offerId)).toEqual({ cents: 100 * most, held: most });
  },
);

test('T-2, N-39 of many orders of one household with a one-time offer, one has it, and for good', async () => {
  await clips('hasty', 'once');
  const numbers = Array.from({ length: 12 }, (_, at) => `hasty-${at}`);
  const held = await Promise.all(numbers.map((number) => holds('household-hasty', number, 'once')));
  expect(held.filter(Boolean)).toHaveLength(1);
  const winner = numbers[held.indexOf(true)] ?? '';
  await inTransaction(world.db, (trx) => redeemOffers(trx, { orderNumber: winner, at: at() }));
  await inTransaction(world.db, (trx) => returnOffers(trx, { orderNumber: winner, at: at() }));
  expect(await holds('household-hasty', 'hasty-late', 'once')).toBe(false);
  const { rows } = await sql`select state from offers.use where household_id = 'household-hasty'`.execute(world.db);
  expect(rows).toEqual([{ state: 'REDEEMED' }]);
});
