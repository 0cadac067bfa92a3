import { leftAlone, type CartLine, type PriceContext } from './cart.ts';
import { type Lot, spread } from './lots.ts';
import { isAmong } from './eligibility.ts';
import type { Offer } from './offer.ts';
import { measuredFor, minimumOf } from './order-offers.ts';

/** Id of the grocery rewards among the discounts. */
export const rewardId = 'reward';

/** Pays with grocery rewards as far as the goods allow (N-35, stage 6). */
export function withRewards(lines: readonly CartLine[], lots: readonly Lot[], { rewardCents }: PriceContext): Lot[] {
  const counts = lots.map(({ line, count }) => (leftAlone.has(lines[line]!.category) ? 0 : count));
  const most = lots.reduce((sum, { netCents }, index) => sum + netCents * counts[index]!, 0);
  return spread(lots, counts, Math.min(rewardCents, most), rewardId, 'REWARD');
}

/** What an offer that pays later has come to with this order. */
export interface LaterReward {
  offerId: string;
  /** Rewards earned by this order. */
  times: number;
  points: number;
  /** Toward the next reward, in the unit of the offer's minimum. */
  progress: number;
  target: number;
}

/**
 * Points for a reached threshold, or progress over orders (N-34): what is over a target counts toward the next, until the
 * last reward that is allowed (N-81). Measured on what the goods cost after the store's offers.
 */
export function laterReward(offer: Offer, lines: readonly CartLine[], storeLots: readonly Lot[]): LaterReward {
  const { offerId, proto, progress = 0, rewardsLeft = null, maxApplications } = offer;
  const target = Math.max(1, minimumOf(offer));
  const scope = storeLots.filter(
    ({ line }) => isAmong(offer.buy, lines[line]!) && !leftAlone.has(lines[line]!.category),
  );
  const measured = measuredFor(offer, scope, lines);
  const points = offer.rewardPoints ?? 0;
  if (proto === 'REWARDS_FLAT') {
    const times = Math.min(maxApplications ?? 1, Math.floor(measured / target));
    return { offerId, times, points: points * times, progress: Math.min(measured, target), target };
  }
  const sum = progress + measured;
  const reached = Math.floor(sum / target);
  const times = Math.min(reached, rewardsLeft ?? Infinity, maxApplications ?? Infinity);
  return { offerId, times, points: points * times, progress: times < reached ? target : sum - times * target, target };
}
