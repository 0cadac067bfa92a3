import type { Database } from '../../platform/database/database.ts';
import { clippedOffers, localMoment, lostOffers } from '../../offers/index.ts';
import { type Store, storeById } from '../../stores/index.ts';
import type { Offer } from '../../../../pricing/offer.ts';
import type { QuoteInputs } from '../../../../pricing/receipts/digest.ts';
import { offersInOrder } from '../rules/offers-in-order.ts';
import type { CartHead } from '../store/carts.ts';

interface At {
  store: Store;
  now: Temporal.Instant;
  clippedBy?: Temporal.Instant | undefined;
}

/** The offers that a cart's owner has clipped; none for guests, and none in a seller's cart or a business's (N-63, S-165). */
export async function offersFor(
  db: Database,
  { owner, sellerId, category }: Pick<CartHead, 'owner' | 'sellerId' | 'category'>,
  { store, now, clippedBy }: At,
): Promise<readonly Offer[]> {
  if (!('householdId' in owner) || sellerId !== null || category === '1P_B2B') return [];
  return clippedOffers(db, { householdId: owner.householdId, store, now, clippedBy });
}

/** An order whose offers are asked for. */
export interface OrderWithOffers extends Pick<CartHead, 'sellerId' | 'category' | 'storeId'> {
  orderNumber: string;
  householdId: string;
  /** What it was priced by. */
  ordered: QuoteInputs;
  /** The store's local time whose offers count; when it was placed if omitted. */
  placedAt?: string | undefined;
}

/**
 * The offers that count for an order while it can be changed: those it was placed with, and what was clipped since (N-40);
 * not what its household has unclipped or used up meanwhile, unless the order holds it.
 * @param at.clippedBy the order's cut-off, for who asks later
 */
export async function offersOfOrder(
  db: Database,
  order: OrderWithOffers,
  { now, clippedBy, store }: Omit<At, 'store'> & { store?: Store },
): Promise<readonly Offer[]> {
  const { orderNumber, householdId, ordered, placedAt = ordered.context.placedAt } = order;
  const shop = store ?? (await storeById(db, order.storeId));
  const lost = await lostOffers(
    db,
    { orderNumber, householdId, day: placedAt.slice(0, 10) },
    ordered.offers.map(({ offerId }) => offerId),
  );
  const clipped = shop
    ? await offersFor(db, { ...order, owner: { householdId } }, { store: shop, now, clippedBy })
    : [];
  return offersInOrder(
    ordered.offers.filter(({ offerId }) => !lost.has(offerId)),
    clipped,
    { context: { ...ordered.context, placedAt }, nowLocal: localMoment(now, shop?.timeZone ?? 'UTC') },
  );
}

/** The offers of a cart, or of the order that it changes. */
export async function offersIn(db: Database, head: CartHead, at: At): Promise<readonly Offer[]> {
  const { ordered, orderNumber, owner } = head;
  if (ordered === null || orderNumber === null || !('householdId' in owner)) return offersFor(db, head, at);
  return offersOfOrder(db, { ...head, ...owner, ordered, orderNumber }, at);
}
