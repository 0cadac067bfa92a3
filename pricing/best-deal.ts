import type { CartLine, PriceContext } from './cart.ts';
import { bestDeal, type Deal, dealOf, explore, joined, preference } from './deal.ts';
import type { Lot } from './lots.ts';
import { byExpiryThenId, isOrderLevel, type Offer } from './offer.ts';
import { type OrderPart, type StoreDeal, withOrderLevel } from './order-deal.ts';
import { mostOffOrder } from './order-offers.ts';
import { type CartPart, contendedLines, partsOf } from './parts.ts';
import { choicesOf, withPool } from './pools.ts';
import type { Pool } from './promos.ts';
import { withSubscription } from './subscription.ts';
import type { Scene } from './uses.ts';
import type { Budget } from './vectors.ts';

/** Steps of work for one quote, if the context doesn't say. */
const defaultSteps = 4000;
/** Deals that are kept of each part when order-level offers tie the parts together. */
const kept = 96;
/** Ways to settle the pools of one part that are tried. */
const startsTried = 48;

interface Found extends Deal {
  /** Is it certain that no other deal costs less? */
  isProven: boolean;
}

/**
 * The best deal for a cart (N-37): what is left to pay for goods after manufacturer coupons is as little as the offers
 * make possible, all of them together. Exact unless the work runs over `context.steps`; then the best found so far.
 */
export function findDeal(
  lines: readonly CartLine[],
  lots: readonly Lot[],
  pools: readonly Pool[],
  offers: readonly Offer[],
  context: PriceContext,
): Found {
  const steps = context.steps ?? defaultSteps;
  const orderLevel = offers.filter(isOrderLevel).toSorted(byExpiryThenId);
  const cutUp = partsOf(
    lines,
    offers.filter((offer) => !isOrderLevel(offer)),
    pools,
  );
  const parts = cutUp.map((part) => new Part(part, lines, lots, context));
  const best = joined(bestOfEach(parts, steps));
  const usable = orderLevel.filter((offer) => mostOffOrder(offer, best.lots, lines) > 0 || isReachable(offer, parts));
  const budget: Budget = { steps, isShort: false };
  const deal = usable.length === 0 ? best : withOrderLevel(usable, parts, lines, budget, best);
  return { ...deal, isProven: !budget.isShort && parts.every(({ scene }) => !scene.budget.isShort) };

  function isReachable(offer: Offer, of: readonly Part[]): boolean {
    return mostOffOrder(offer, joined(of.map((part) => part.starts[0]!)).lots, lines) > 0;
  }
}

/** The easy parts are decided first; the steps that they leave over are for the others. */
function bestOfEach(parts: readonly Part[], steps: number): Deal[] {
  const best = new Map<Part, Deal>();
  let left = steps;
  for (const [index, part] of parts.toSorted((one, other) => one.offers.length - other.offers.length).entries()) {
    const share = Math.ceil(left / (parts.length - index));
    part.scene.budget.steps = share;
    best.set(part, part.best());
    left -= share - Math.max(0, part.scene.budget.steps);
  }
  return parts.map((part) => best.get(part)!);
}

/** A part of the cart with everything that can be decided without the rest. */
class Part implements OrderPart {
  readonly offers: readonly Offer[];
  /** The part before any offer, once for each way to settle its pools. */
  readonly starts: readonly Deal[];
  readonly scene: Scene;
  readonly #lines: ReadonlySet<number>;
  readonly #store: readonly Offer[];
  readonly #manufacturer: readonly Offer[];

  constructor(part: CartPart, lines: readonly CartLine[], lots: readonly Lot[], context: PriceContext) {
    this.offers = part.offers;
    this.#store = part.offers.filter(({ funding }) => funding === 'STORE');
    this.#manufacturer = part.offers.filter(({ funding }) => funding === 'MF');
    this.scene = {
      lines,
      context,
      contended: contendedLines(lines, part.offers),
      budget: { steps: 0, isShort: false },
    };
    this.#lines = new Set(part.lines);
    const own = lots.filter(({ line }) => this.#lines.has(line));
    let settled: (readonly Lot[])[] = [own];
    for (const pool of part.pools)
      settled = settled
        .flatMap((start) => choicesOf(own, pool).map((choice) => withPool(start, pool, choice)))
        .slice(0, startsTried);
    this.starts = settled.map((start) => dealOf(withSubscription(lines, start, context)));
  }

  best(): Deal {
    return this.starts
      .map((start) => bestDeal(this.offers, start, this.scene))
      .reduce((best, deal) => (preference(deal, best, this.offers) < 0 ? deal : best));
  }

  /** Deals after the store's offers, each with the least that the manufacturers' could leave to pay. */
  storeDeals(): StoreDeal[] {
    const deals = new Map<string, Deal>();
    // An order-level offer may look at some lines only, so that it matters which of them an offer takes.
    const scene = { ...this.scene, contended: this.#lines };
    this.scene.budget.steps = Math.max(this.scene.budget.steps, kept);
    for (const start of this.starts)
      explore(this.#store, start, scene, (deal) => void deals.set(signatureOf(deal.lots), deal));
    if (deals.size > kept) this.scene.budget.isShort = true;
    return [...deals.values()]
      .map((deal) => ({ deal, leastCents: this.withManufacturers(deal).cents }))
      .toSorted((one, other) => one.leastCents - other.leastCents || preference(one.deal, other.deal, this.offers))
      .slice(0, kept);
  }

  /** The best use of the manufacturers' offers on top, out of a budget of its own. */
  withManufacturers(deal: Deal, budget: Budget = this.scene.budget): Deal {
    return this.#manufacturer.length === 0 ? deal : bestDeal(this.#manufacturer, deal, { ...this.scene, budget });
  }
}

const signatureOf = (lots: readonly Lot[]): string =>
  lots
    .map(({ line, count, netCents, taken, groups, applied }) =>
      [
        line,
        count,
        netCents,
        taken,
        groups.join('+'),
        applied.map(({ id, cents }) => `${id}=${cents}`).join('+'),
      ].join(),
    )
    .join(';');
