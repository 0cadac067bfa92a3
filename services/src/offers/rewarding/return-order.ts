import type { Transaction } from '../../platform/database/database.ts';
import { lockClips } from '../clipping/clip.ts';
import { countsOf } from '../rules/progress.ts';
import { offersById } from '../store/offers.ts';
import { addProgress, progressTotals } from '../store/progress.ts';
import { standingRewards } from '../store/rewards.ts';
import { type RewardDeps, type RewardedOrder, settleRewards } from './settle-rewards.ts';

/** Goods of a final order that come back, as far as offers that pay later counted them. */
export interface ReturnedOrder extends RewardedOrder {
  orderNumber: string;
  refundId: string;
  /** What they added to offers that reward over several orders, in the unit of each. */
  back: ReadonlyMap<string, number>;
  /** How many times what is left earns each coupon that pays in points. */
  earned: ReadonlyMap<string, number>;
  /** Is nothing left of the order? */
  isWhole: boolean;
}

/**
 * Takes off what a final order added to challenges, as far as it came back, and takes back rewards that what is left doesn't
 * earn (N-46). Once for each refund, in its transaction; a refund never earns anything.
 */
export async function returnOrder(trx: Transaction, deps: RewardDeps, order: ReturnedOrder): Promise<void> {
  const { householdId, orderNumber, refundId, back, earned, isWhole, at } = order;
  await lockClips(trx, householdId);
  const counted = await progressTotals(trx, householdId, orderNumber);
  const rewarded = [...(await standingRewards(trx, householdId)).values()]
    .flat()
    .filter((reward) => reward.orderNumber === orderNumber);
  const times = Map.groupBy(rewarded, ({ offerId }) => offerId);
  const found = [...(await offersById(trx, [...new Set([...counted.keys(), ...times.keys()])])).values()];
  const leaving = found.flatMap((offer) => {
    const counts = countsOf(offer);
    const most = counted.get(offer.offerId) ?? 0;
    const amount = counts === 'GOODS' ? Math.min(most, back.get(offer.offerId) ?? 0) : isWhole ? most : 0;
    return counts !== null && amount > 0 ? [{ offer, amount }] : [];
  });
  await addProgress(
    trx,
    { householdId, sourceId: refundId, orderNumber, at },
    leaving.map(({ offer: { offerId }, amount }) => ({ offerId, amount: -amount })),
  );
  await settleRewards(trx, deps, order, {
    adding: leaving.map(({ offer }) => offer),
    paying: found.flatMap((offer) => {
      const kept = times.get(offer.offerId)?.length ?? 0;
      if (countsOf(offer) !== null || kept === 0) return [];
      return [{ offer, times: Math.min(kept, earned.get(offer.offerId) ?? 0) }];
    }),
  });
}
