import type { Habit } from './habits.ts';
import type { Together } from './together.ts';

/** Why something is recommended: it goes with something, it is due, or many buy it. */
export type Reason =
  | { code: 'BOUGHT_TOGETHER'; withItemId: string }
  | { code: 'DUE'; dueInDays: number; cadenceDays: number }
  | { code: 'POPULAR' };

export interface Recommended {
  itemId: string;
  score: number;
  reason: Reason;
}

/** What is known when a shopper is recommended something. */
export interface Known {
  /** How the household buys; empty for a guest. */
  habits: readonly Habit[];
  /** Baskets that its habits are read from. */
  householdBaskets: number;
  /** What is in the cart, with what each goes with. */
  cart: ReadonlyMap<string, Together | undefined>;
  /** Baskets of the products that many buy. */
  popular: ReadonlyMap<string, number>;
  /** Baskets of all households. */
  allBaskets: number;
}

/** What each reason counts for. */
const weights = { habit: 1, together: 0.7, popular: 0.25 };
/** Nothing is bought the day after; what is late isn't more likely every day. */
const leastDue = 0.15;
/** Few baskets say little. */
const doubt = 20;

/** Recommends to a shopper what isn't in the cart: the likeliest first; ties go by product (N-80). */
export function forShopper(
  { habits, householdBaskets, cart, popular, allBaskets }: Known,
  most: number,
): Recommended[] {
  const found = new Map<string, { score: number; best: number; reason: Reason }>();
  const add = (itemId: string, score: number, reason: Reason) => {
    if (cart.has(itemId) || score <= 0) return;
    const known = found.get(itemId);
    const isBest = known === undefined || score > known.best;
    found.set(itemId, {
      score: score + (known?.score ?? 0),
      best: isBest ? score : known.best,
      reason: isBest ? reason : known.reason,
    });
  };
  for (const { itemId, timesBought, due, dueInDays, cadenceDays } of habits) {
    const share = timesBought / (householdBaskets + 1);
    if (dueInDays === null || cadenceDays === null) add(itemId, weights.habit * share * leastDue, { code: 'POPULAR' });
    else
      add(itemId, weights.habit * share * Math.min(1, Math.max(leastDue, due)), {
        code: 'DUE',
        dueInDays,
        cadenceDays,
      });
  }
  for (const [withItemId, { score, itemId }] of bestOfCart(cart))
    add(itemId, weights.together * score, { code: 'BOUGHT_TOGETHER', withItemId });
  for (const [itemId, baskets] of popular)
    add(itemId, (weights.popular * baskets) / Math.max(1, allBaskets), { code: 'POPULAR' });
  return [...found]
    .map(([itemId, { score, reason }]) => ({ itemId, score, reason }))
    .toSorted((one, other) => other.score - one.score || (one.itemId < other.itemId ? -1 : 1))
    .slice(0, most);
}

/** For each product that goes with the cart: with which of it most often, as the share of that one's baskets. */
function bestOfCart(cart: Known['cart']): [withItemId: string, { itemId: string; score: number }][] {
  const best = new Map<string, { withItemId: string; score: number }>();
  for (const [withItemId, together] of cart)
    for (const [itemId, both] of together?.partners ?? []) {
      const score = both / ((together?.baskets ?? 0) + doubt);
      if (score > (best.get(itemId)?.score ?? 0)) best.set(itemId, { withItemId, score });
    }
  return [...best].map(([itemId, { withItemId, score }]) => [withItemId, { itemId, score }]);
}
