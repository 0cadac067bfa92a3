import type { Lot } from '../lots.ts';
import { isOrderLevel, type Offer } from '../offer.ts';
import { isInScope } from '../order-offers.ts';
import type { Steps } from '../steps.ts';
import type { Deal } from './deal.ts';
import { withOrderLevel } from './order-deal.ts';
import { type Ground, Part } from './part.ts';
import { partsOf } from './parts.ts';
import type { Budget } from './vectors.ts';

/** Steps of work for one quote, if the context doesn't say. */
const defaultSteps = 12_000;

interface Found extends Deal {
  /** Is it certain that no other deal costs less? */
  isProven: boolean;
  /** How much less another deal might cost at most; 0 if it's proven. */
  gapCents: number;
}

/**
 * The best deal for a cart (N-37): what is left to pay for goods after manufacturer coupons is as little as the offers
 * make possible, all of them together. Exact unless the work runs over `context.steps`; then the best found so far.
 *
 * @param lots the cart with price cuts taken off @param offers that can be used, by expiry and id
 * @param budget holds afterwards what it left over
 */
export function* findDeal(
  ground: Ground,
  lots: readonly Lot[],
  offers: readonly Offer[],
  budget: Budget = { steps: ground.context.steps ?? defaultSteps },
): Steps<Found> {
  const parts = partsIn(ground, lots, offers);
  const best = yield* bestOfEach(parts, budget);
  const least = parts.reduce((sum, { leastCents }) => sum + leastCents, 0);
  const isCut = parts.some((part) => part.isCut);
  const { deal, leastCents } = yield* withOrderLevel(
    { orderLevel: offers.filter(isOrderLevel), parts, ground, budget },
    best,
    least,
  );
  const gapCents = deal.cents - Math.min(deal.cents, Math.max(0, Math.ceil(leastCents - 1e-6)));
  return { ...deal, isProven: gapCents === 0 && !isCut, gapCents };
}

/** What can be decided one by one (N-37), without order-level offers. */
export function partsIn(ground: Ground, lots: readonly Lot[], offers: readonly Offer[]): Part[] {
  const { lines, pools, reach } = ground;
  const byLine = Map.groupBy(lots, ({ line }) => line);
  const ofOrder = offers.filter(isOrderLevel);
  const scopeOf = (line: number): string => ofOrder.map((offer) => Number(isInScope(offer, lines[line]!))).join('');
  const ofItems = offers.filter((offer) => !isOrderLevel(offer));
  return partsOf(lines.length, ofItems, pools, reach).map((part) => {
    const own = part.lines.flatMap((line) => byLine.get(line) ?? []);
    return new Part(part, own, ground, scopeOf);
  });
}

/** What the parts cost at their best: the easy ones are decided first; the steps that they leave over are for the others. */
function* bestOfEach(parts: readonly Part[], budget: Budget): Steps<number> {
  let left = budget.steps;
  let sum = 0;
  for (const [index, part] of parts.toSorted((one, other) => one.offers.length - other.offers.length).entries()) {
    const share = Math.ceil(left / (parts.length - index));
    const own = { steps: share };
    const { deal } = yield* part.best(own);
    sum += deal.cents;
    left -= share - Math.max(0, own.steps);
  }
  budget.steps = left;
  return sum;
}
