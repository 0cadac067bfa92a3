import { type Change, changeCart, emptyCart, moveCart, openCart } from '../../cart/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { storeById } from '../../stores/index.ts';
import { loadCheckout } from '../checkout/load-checkout.ts';
import { paymentPorts } from '../payments/ports.ts';
import { closestSlot, fixedAt } from '../rules/times/run-times.ts';
import { holdSlot } from '../slots/hold-slot.ts';
import { type SlotChannel, storeSlots } from '../slots/store-slots.ts';
import { keepChoices } from '../store/checkouts.ts';
import { placementByKey } from '../store/placements.ts';
import { placePrepared, type PlacingContext, type Prepared } from './place-order.ts';

/** An order that nobody waits for: what a household's subscriptions bring on a day. */
export interface Run {
  /** One run is one order, however often it is asked for. */
  key: string;
  customer: { customerId: string; householdId: string };
  place: { storeId: string; channel: SlotChannel; zipCode: string | null };
  /** The store's. */
  date: Temporal.PlainDate;
  /** Of that day, when it should come; the closest time that is left is taken. */
  minute: number;
  /** Items are fixed, and priced, so many days before its time, by the clock on the wall. */
  fixedLeadDays: number;
  adds: readonly Omit<Change, 'kind'>[];
  choices: { addressId: string | null; phone: string | null; paymentId: string };
}

/** What came of a run: an order, or why there is none. */
export type RunPlaced = { kind: 'ORDERED'; orderNumber: string } | { kind: 'REFUSED'; code: string };

type Context = Pick<ServiceContext, 'db' | 'clock' | 'random' | 'outbox' | 'config'>;

/**
 * Places the order of a run by the rules of every other order: its items go into the household's cart of subscriptions, a
 * time is held, and the order is placed, to be priced a day before its time (N-65, S-169). Safe to repeat: a run that is an order answers it (T-91).
 * @throws whatever isn't a refusal; then nobody knows what came of it, and the run has to be asked for again
 */
export async function placeRun(context: Context, run: Run): Promise<RunPlaced> {
  const placing: PlacingContext = { ...context, ports: paymentPorts(context.config) };
  try {
    const { key, customer: member } = run;
    const { orderNumber } = await placePrepared(placing, { member, key, fingerprint: key }, (trx) =>
      getReady(trx, placing, run),
    );
    return { kind: 'ORDERED', orderNumber };
  } catch (error) {
    // Nobody knows yet what a provider says: the same key finds out.
    if (!(error instanceof ServiceError) || error.code === 'PAYMENT_UNKNOWN') throw error;
    return { kind: 'REFUSED', code: error.code };
  }
}

/** Fills the cart of a run and quotes it. */
async function getReady(trx: Transaction, { clock, random, ports }: PlacingContext, run: Run): Promise<Prepared> {
  const { customer, place, choices, date, minute } = run;
  const now = clock.now();
  const store = await storeById(trx, place.storeId);
  if (!store) throw new ServiceError(404, 'STORE_NOT_FOUND', 'There is no such store.');
  const { householdId } = customer;
  const { cart } = await openCart(trx, { householdId, category: '1P_SNS', sellerId: null, place }, { random, now });
  // Others that ask for the same run have waited for its cart.
  if (await placementByKey(trx, customer.customerId, run.key)) return null;
  // What the cart held before isn't part of the run.
  await emptyCart(trx, cart, now);
  const emptied = { head: { ...cart.head, version: cart.head.version + 1 }, lines: [] };
  const fresh = await moveCart(trx, emptied, place, now);
  const changes = run.adds.map((add) => ({ kind: 'ADD' as const, ...add }));
  const { cart: filled } = await changeCart(trx, fresh, changes, { clock, random });
  const { cartId } = filled.head;
  const slot = closestSlot(await storeSlots(trx, store, place.channel, now), {
    date,
    minute,
    timeZone: store.timeZone,
  });
  if (!slot) throw new ServiceError(409, 'SLOT_FULL', 'This day is full.', 'slotId');
  await holdSlot(trx, { cartId, storeId: place.storeId, channel: place.channel }, slot.slotId, now);
  const { addressId, phone, paymentId } = choices;
  const kept = { hand_over: 'ATTENDED', address_id: addressId, phone, payment_id: paymentId, tip_cents: 0 } as const;
  await keepChoices(trx, cartId, kept, now);
  const { quoteId } = await loadCheckout(trx, filled, { now, member: customer, ports });
  return { body: { cartId, quoteId }, cutoffAt: fixedAt(slot.start, store.timeZone, run.fixedLeadDays) };
}
