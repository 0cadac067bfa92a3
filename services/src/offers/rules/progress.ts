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

/** What an order adds (N-46): what is over a target counts toward the next, and the last reward that is allowed stays complete. */
export function advanced(
  { reached, rewards }: Progress,
  added: number,
  { target, limit }: { target: number; limit: number | null },
): Progress {
  if (limit !== null && rewards >= limit) return { reached: target, rewards };
  const sum = reached + added;
  const times = Math.min(Math.floor(sum / target), limit === null ? Infinity : limit - rewards);
  const isLast = limit !== null && rewards + times >= limit;
  return { reached: isLast ? target : sum - times * target, rewards: rewards + times };
}
