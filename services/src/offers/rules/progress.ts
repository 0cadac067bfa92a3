import type { Behavior } from './offer.ts';
import type { OfferRecord } from './record.ts';

/** How far a household has come with an offer that rewards over several orders. */
export interface Progress {
  /** In the unit of the offer's minimum: pieces, cents, hundredths of a pound, or orders. */
  reached: number;
  /** Rewards it has brought. */
  rewards: number;
}

/** What a reward takes, in the unit of the offer's minimum; orders if it counts those. */
export const targetOf = ({ buy }: Pick<OfferRecord['rule'], 'buy'>): number =>
  Math.max(1, buy.minCents ?? buy.minWeight ?? buy.minQty ?? 1);

/** A quantity as a card shows it: dollars, pounds, or pieces. */
export const shownIn = ({ buy }: Pick<OfferRecord['rule'], 'buy'>, quantity: number): number =>
  buy.minCents === undefined && buy.minWeight === undefined ? quantity : quantity / 100;

/**
 * How far everything that orders have added, less what came back, takes a household (N-46): what is over a target counts
 * toward the next reward, and the last reward that is allowed stays complete.
 */
export function progressOf(total: number, { target, limit }: { target: number; limit: number | null }): Progress {
  const sum = Math.max(0, total);
  const rewards = Math.min(Math.floor(sum / target), limit ?? Infinity);
  const isLast = limit !== null && rewards >= limit;
  return { reached: isLast ? target : sum - rewards * target, rewards };
}

type Counted = Pick<OfferRecord, 'rule' | 'proto' | 'card'>;

/** What counts toward an offer that adds up over orders: its goods, orders, or something that a shopper does; null if it doesn't add up. */
export function countsOf({
  proto,
  card: { units, qualificationBehavior },
}: Counted): 'GOODS' | 'ORDERS' | Behavior | null {
  if (qualificationBehavior !== null) return qualificationBehavior;
  if (proto !== 'REWARDS_ACCUMULATION') return null;
  return units === null ? 'ORDERS' : 'GOODS';
}

/** Rewards that a household may earn by it; null if unlimited. What is done once pays once. */
export const limitOf = ({ rule, card }: Counted): number | null =>
  rule.rewards ?? (card.qualificationBehavior === null ? null : 1);
