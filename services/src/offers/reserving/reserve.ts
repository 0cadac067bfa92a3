import type { Database, Transaction } from '../../platform/database/database.ts';
import { usesLeft } from '../rules/record.ts';
import { clipsOf } from '../store/clips.ts';
import { offersById } from '../store/offers.ts';
import {
  holdPersonalOffers,
  redeemPersonalOffers,
  releasePersonalOffers,
  takenPersonalOffers,
} from '../store/personal-uses.ts';
import { standings } from '../store/standing.ts';
import { addReservations, dropReservations, lockBudgets, redeem, reservedBy } from '../store/uses.ts';

export { lockClips } from '../clipping/clip.ts';

/** An offer in an order, and what it takes off there; 0 if it pays in points. */
export interface UsedOffer {
  offerId: string;
  cents: number;
}

/** An order, and the day of the store that counts for limits of a day. */
export interface OrderOfHousehold {
  orderNumber: string;
  householdId: string;
  /** `2026-08-05`. */
  day: string;
  at: Temporal.Instant;
}

/**
 * Holds offers for an order, in its transaction: exactly these; what it held and no longer uses is free again (N-39). The
 * caller has locked the household's offers (`lockClips`) before it priced the order. All of them or none: a budget pays for
 * a use whole or not at all (N-32).
 * @returns offers that can't be held, because others have used them up in the meantime; then nothing has changed
 */
export async function reserveOffers(
  trx: Transaction,
  order: OrderOfHousehold,
  wanted: readonly UsedOffer[],
): Promise<readonly string[]> {
  const offerIds = wanted.map(({ offerId }) => offerId);
  const taken = await takenPersonalOffers(trx, order, offerIds);
  if (taken.length > 0) return taken;
  const short = await reserveClips(trx, order, wanted);
  if (short.length === 0) await holdPersonalOffers(trx, order, offerIds);
  return short;
}

async function reserveClips(
  trx: Transaction,
  order: OrderOfHousehold,
  wanted: readonly UsedOffer[],
): Promise<readonly string[]> {
  const held = await reservedBy(trx, order.orderNumber);
  const clips = await clipsOf(
    trx,
    order.householdId,
    wanted.map(({ offerId }) => offerId),
  );
  // What came with the order from elsewhere has no clip, and nothing to hold.
  const asked = wanted.filter(({ offerId }) => typeof clips.get(offerId)?.clipId === 'string');
  const more = asked.filter(({ offerId, cents }) => held.get(offerId) !== cents);
  const gone = [...held.keys()].filter((offerId) => !asked.some((each) => each.offerId === offerId));
  if (more.length === 0 && gone.length === 0) return [];
  const left = await lockBudgets(trx, [...more.map(({ offerId }) => offerId), ...gone]);
  const short = more.filter(({ offerId, cents }) => cents - (held.get(offerId) ?? 0) > (left.get(offerId) ?? Infinity));
  if (short.length > 0) return short.map(({ offerId }) => offerId);
  await dropReservations(trx, order, [...gone, ...more.flatMap(({ offerId }) => (held.has(offerId) ? offerId : []))]);
  const refused = await addReservations(trx, order, more);
  if (refused.length > 0) throw new Error(`offers ${refused.join(', ')} of order ${order.orderNumber} were not locked`);
  return [];
}

/**
 * Which of an order's offers it may no longer begin to use when it is changed: the household has unclipped or used them up.
 * What the order holds stays its own (N-40). Who changes the order has locked the household's offers.
 */
export async function lostOffers(
  db: Database,
  { orderNumber, householdId, day }: Omit<OrderOfHousehold, 'at'>,
  offerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (offerIds.length === 0) return new Set();
  const [held, known] = [await reservedBy(db, orderNumber), await standings(db, householdId, day)];
  const kept = await clipsOf(db, householdId, offerIds);
  const offers = await offersById(db, [...kept.keys()]);
  return new Set(
    [...kept].flatMap(([offerId, { isClipped }]) => {
      const [offer, standing] = [offers.get(offerId), known.get(offerId)];
      if (held.has(offerId) || !offer || !standing) return [];
      return isClipped && usesLeft(offer, standing) !== 0 ? [] : [offerId];
    }),
  );
}

/** Gives back what an order holds: it was canceled, or never became one. Once. */
export async function returnOffers(
  trx: Transaction,
  order: Pick<OrderOfHousehold, 'orderNumber' | 'at'>,
): Promise<void> {
  await releasePersonalOffers(trx, order.orderNumber);
  const held = [...(await reservedBy(trx, order.orderNumber)).keys()];
  if (held.length === 0) return;
  await lockBudgets(trx, held);
  await dropReservations(trx, order, held);
}

/** What an order holds is used for good: it was handed over. */
export async function redeemOffers(
  trx: Transaction,
  { orderNumber, at }: Pick<OrderOfHousehold, 'orderNumber' | 'at'>,
): Promise<void> {
  await redeem(trx, orderNumber, at);
  await redeemPersonalOffers(trx, orderNumber, at);
}
