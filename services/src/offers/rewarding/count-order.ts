import type { Transaction } from '../../platform/database/database.ts';
import { lockClips } from '../clipping/clip.ts';
import type { Behavior } from '../rules/offer.ts';
import { countsOf } from '../rules/progress.ts';
import { endLocal, type OfferRecord, startLocal } from '../rules/record.ts';
import { offersById } from '../store/offers.ts';
import { addProgress } from '../store/progress.ts';
import { countPurchases } from '../store/purchases.ts';
import { standings } from '../store/standing.ts';
import { type RewardDeps, type RewardedOrder, settleRewards } from './settle-rewards.ts';

/** A final order, as far as offers that pay later count it. */
export interface CountedOrder extends RewardedOrder {
  orderNumber: string;
  /** When it was placed, store time. */
  placedAt: string;
  /** What its goods add to offers that reward over several orders, in the unit of each. */
  added: ReadonlyMap<string, number>;
  /** How many times it earned each coupon that pays in points. */
  earned: ReadonlyMap<string, number>;
  /** The departments of the products that it had, by UPC. */
  bought: ReadonlyMap<string, string>;
  /** What else the shopper did by it. */
  did: readonly Behavior[];
}

/**
 * Counts a final order for what the household has clipped: it adds to challenges, those that count orders too, and pays
 * what coupons promise in points (N-46). What it had is kept to choose deals by (N-43). Once for each order, in its transaction.
 */
export async function countOrder(trx: Transaction, deps: RewardDeps, order: CountedOrder): Promise<void> {
  const { householdId, orderNumber, placedAt, earned, bought, at } = order;
  await lockClips(trx, householdId);
  await countPurchases(trx, { householdId, on: placedAt.slice(0, 10) }, bought);
  const known = await standings(trx, householdId, placedAt.slice(0, 10));
  const clipped = [...known].flatMap(([offerId, { clipId }]) => (clipId === null ? [] : [offerId]));
  const found = await offersById(trx, [...new Set([...clipped, ...order.added.keys(), ...earned.keys()])]);
  const running = [...found.values()].filter((offer) => startLocal(offer) <= placedAt && placedAt <= endLocal(offer));
  const adding = running.flatMap((offer) => {
    const amount = amountOf(offer, order);
    return amount > 0 ? [{ offer, amount }] : [];
  });
  await addProgress(
    trx,
    { householdId, sourceId: orderNumber, orderNumber, at },
    adding.map(({ offer: { offerId }, amount }) => ({ offerId, amount })),
  );
  await settleRewards(trx, deps, order, {
    adding: adding.map(({ offer }) => offer),
    paying: running.flatMap((offer) => {
      const times = earned.get(offer.offerId);
      return times === undefined ? [] : [{ offer, times }];
    }),
  });
}

function amountOf(offer: OfferRecord, { added, did }: CountedOrder): number {
  const counts = countsOf(offer);
  if (counts === null) return 0;
  if (counts === 'GOODS') return added.get(offer.offerId) ?? 0;
  return counts === 'ORDERS' || did.includes(counts) ? 1 : 0;
}
