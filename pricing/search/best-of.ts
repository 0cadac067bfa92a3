import type { Bounds } from './bounds/bounds.ts';
import { type Crossing, type Deal, preference } from './deal.ts';
import { usesOf } from './uses.ts';
import type { Field } from './field.ts';
import type { Terms } from './offer-terms.ts';
import type { Steps } from '../steps.ts';
import { epsilon, pass, type Pass } from './layers.ts';
import type { Budget } from './vectors.ts';

/** The best deal found, what it was before the manufacturers' offers, and what no deal costs less than. */
export interface Best {
  deal: Deal;
  storeDeal: Deal;
  leastCents: number;
}

/** One deal is followed first, if there are steps for it; then some beside it, and more at each new attempt. */
const first = { width: 1, uses: 4, steps: 200 };
const narrow = { width: 6, uses: 12 };
const wider = 6;
const widest = 8000;
/** A wider search takes so many times the steps of the one before, or more, unless most of it is hopeless. */
const atLeastWider = 2;
/** Deals of the same cost that are compared at the end. */
const ties = { width: 48, uses: 64, steps: 800 };

/** How thoroughly the best deal is looked for. */
export interface How {
  isOpenEnded: boolean;
  budget: Budget;
  /** The first offer to decide on. */
  from?: number;
  /** A deal that is known to be possible: only better ones are looked for. */
  known?: (Omit<Best, 'leastCents'> & Partial<Pick<Best, 'leastCents'>>) | null;
  /** Is it to be the one that stands among deals of the same cost? */
  hasTies?: boolean;
  /** The most that the offers may take off; they serve other searches, too. */
  bounds: Bounds;
}

/**
 * The best deal that these offers make possible on these units (N-37): found in a narrow search, then proven, or bettered,
 * in wider ones, as far as the budget goes. null if no deal costs less than `limit`.
 */
export function* bestOf(
  field: Field,
  starts: readonly Deal[],
  crossing: Crossing | undefined,
  { isOpenEnded, budget, bounds, from = 0, known = null, hasTies = false }: How,
): Steps<Best | null> {
  // Whole cents, unless percentages of the order are part of what a deal is worth.
  const step = crossing ? 2 * epsilon : 1 - epsilon;
  const only = field.terms[from];
  if (only && from + 1 === field.terms.length && starts.length === 1 && !isOpenEnded && isPlainOffer(only))
    return yield* alone(only, starts[0]!, crossing, { field, bounds, from, budget });
  const { offers } = field;
  let best: Best | null = known && { ...known, leastCents: 0 };
  const cost = () => best?.deal.cents ?? Infinity;
  const search = function* (width: number, uses: number, limit: number, changes: Partial<Pass> = {}): Steps<number> {
    const ask = { field, bounds, crossing, isOpenEnded, budget, limit, width, uses, from, ...changes };
    const { ends, dropped } = yield* pass(starts, ask);
    for (const { deal: end, storeDeal } of ends) {
      if (end.cents > cost()) continue;
      const deal = { ...end, lots: field.inLineOrder(end.lots) };
      if (best === null || preference(deal, best.deal, offers) < 0) best = { deal, storeDeal, leastCents: 0 };
    }
    return dropped;
  };
  let before = budget.steps;
  let dropped = known?.leastCents ?? -Infinity;
  if (!known && budget.steps > first.steps) dropped = yield* search(first.width, first.uses, Infinity);
  if (dropped <= cost() - step) dropped = yield* search(narrow.width, narrow.uses, cost() - step);
  let least = dropped;
  for (let width = narrow.width * wider; dropped <= cost() - step && width <= widest; width *= wider) {
    // A search that is sure to run out of steps finds no more than the one before.
    if (budget.steps < atLeastWider * (before - budget.steps)) break;
    before = budget.steps;
    dropped = yield* search(width, width, cost() - step);
    least = Math.max(least, dropped);
  }
  if (best === null) return null;
  if (hasTies && budget.steps > 0) {
    const own = { steps: Math.min(budget.steps, ties.steps) };
    const given = own.steps;
    yield* search(ties.width, ties.uses, cost(), { isOpenEnded: true, budget: own });
    budget.steps -= given - Math.max(0, own.steps);
  }
  return { ...(best as Best), leastCents: least > cost() - step ? cost() : least };
}

/** A dollar off one unit leaves nothing open; a dollar off two may be shared in several ways. */
const isPlainOffer = ({ shape, offer }: Terms): boolean => shape === 'UNITS' && offer.get.discount.type !== 'PERCENT';

/** The best deal with one plain offer: it takes the units that are worth most to it. */
function* alone(
  terms: Terms,
  start: Deal,
  crossing: Crossing | undefined,
  { field, bounds, from, budget }: Pick<Pass, 'field' | 'bounds' | 'from' | 'budget'>,
): Steps<Best> {
  const isCoupon = terms.offer.funding === 'MF';
  const before = isCoupon && from === 0 && crossing ? crossing.over(start) : start;
  const look = { field, bounds, isOpenEnded: false, leastGain: -Infinity, most: 1, budget };
  const {
    uses: [use],
  } = yield* usesOf(terms, before.lots, look);
  if (!use) return settledOn(before, start, isCoupon ? undefined : crossing);
  const amounts = { offerId: terms.offer.offerId, cents: use.cents, before: before.amounts };
  const deal = { lots: use.lots(), cents: before.cents - use.cents, amounts };
  return isCoupon ? settledOn(deal, start, undefined) : settledOn(deal, deal, from === 0 ? crossing : undefined);
}

function settledOn(found: Deal, storeDeal: Deal, crossing: Crossing | undefined): Best {
  const deal = crossing ? crossing.over(found) : found;
  return { deal, storeDeal, leastCents: deal.cents };
}
