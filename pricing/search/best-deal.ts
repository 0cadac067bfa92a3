import type { Lot } from '../lots.ts';
import { isOrderLevel, type Offer } from '../offer.ts';
import { mostOffOrder } from '../order-offers.ts';
import { type Deal, joined } from './deal.ts';
import { withOrderLevel } from './order-deal.ts';
import { type Ground, Part } from './part.ts';
import { partsOf } from './parts.ts';
import type { Budget } from './vectors.ts';

/** Steps of work for one quote, if the context doesn't say. */
const defaultSteps = 4000;

interface Found extends Deal {
  /** Is it certain that no other deal costs less? */
  isProven: boolean;
}

/**
 * The best deal for a cart (N-37): what is left to pay for goods after manufacturer coupons is as little as the offers
 * make possible, all of them together. Exact unless the work runs over `context.steps`; then the best found so far.
 *
 * @param lots the cart with price cuts taken off @param offers that can be used, by expiry and id
 */
export function findDeal(ground: Ground, lots: readonly Lot[], offers: readonly Offer[]): Found {
  const { lines, pools, reach, context } = ground;
  const steps = context.steps ?? defaultSteps;
  const byLine = Map.groupBy(lots, ({ line }) => line);
  const parts = partsOf(
    lines.length,
    offers.filter((offer) => !isOrderLevel(offer)),
    pools,
    reach,
  ).map(
    (part) =>
      new Part(
        part,
        part.lines.flatMap((line) => byLine.get(line) ?? []),
        ground,
      ),
  );
  const budget: Budget = { steps: 0, isShort: parts.some(({ isCut }) => isCut) };
  const best = joined(bestOfEach(parts, steps, budget));
  const untouched = joined(parts.map(({ starts }) => starts[0]!)).lots;
  const orderLevel = offers.filter((offer) => isOrderLevel(offer) && mostOffOrder(offer, untouched, lines) > 0);
  if (orderLevel.length === 0) return { ...best, isProven: !budget.isShort };
  budget.steps = steps;
  const deal = withOrderLevel({ orderLevel, parts, untouched, ground, budget }, best);
  return { ...deal, isProven: !budget.isShort };
}

/** The easy parts are decided first; the steps that they leave over are for the others. */
function bestOfEach(parts: readonly Part[], steps: number, budget: Budget): Deal[] {
  let left = steps;
  for (const [index, part] of parts.toSorted((one, other) => one.offers.length - other.offers.length).entries()) {
    const share = Math.ceil(left / (parts.length - index));
    budget.steps = share;
    part.best(budget);
    left -= share - Math.max(0, budget.steps);
  }
  return parts.map((part) => part.best(budget).deal);
}
