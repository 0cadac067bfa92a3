import type { CartLine, PriceContext } from '../cart.ts';
import type { Lot } from '../lots.ts';
import type { Offer } from '../offer.ts';
import { type Alike, choicesOf, withPool } from '../pools.ts';
import type { Pool } from '../promos.ts';
import type { Reach } from '../reach.ts';
import { withSubscription } from '../subscription.ts';
import { Bounds } from './bounds.ts';
import { bestDeal, type Crossing, type Deal, dealOf, explore, type Plan, planOf, preference } from './deal.ts';
import { type CartPart, contendedLines } from './parts.ts';
import { type PartDeal, signatureOf, undominated } from './part-deals.ts';
import type { Scene } from './uses.ts';
import type { Budget } from './vectors.ts';

/** Ways to settle the pools of one part that are tried. */
const startsTried = 48;

/** The cart that a search looks at. */
export interface Ground {
  /** In canonical order. */
  lines: readonly CartLine[];
  pools: readonly Pool[];
  reach: Reach;
  context: PriceContext;
}

/** A part of the cart with everything that can be decided without the rest. */
export class Part {
  readonly lines: readonly number[];
  readonly offers: readonly Offer[];
  /** The part before any offer, once for each way to settle its pools. */
  readonly starts: readonly Deal[];
  /** Are there more ways to settle its pools than are tried? Then its best deal isn't proven. */
  readonly isCut: boolean;
  readonly hasCoupons: boolean;
  readonly #store: readonly Offer[];
  readonly #manufacturer: readonly Offer[];
  readonly #ground: Ground;
  readonly #plans = new Map<Deal, Plan>();
  #couponPlan: Plan | null = null;
  #contended: ReadonlySet<number> | null = null;
  #best: PartDeal | null = null;

  constructor(part: CartPart, own: readonly Lot[], ground: Ground) {
    this.lines = part.lines;
    this.offers = part.offers;
    this.#ground = ground;
    this.#store = part.offers.filter(({ funding }) => funding === 'STORE');
    this.#manufacturer = part.offers.filter(({ funding }) => funding === 'MF');
    this.hasCoupons = this.#manufacturer.length > 0;
    let settled: (readonly Lot[])[] = [own];
    let isCut = false;
    for (const pool of part.pools) {
      const { choices, areMore } = choicesOf(own, pool, alikeFor(part, ground));
      const all = settled.flatMap((start) => choices.map((choice) => withPool(start, pool, choice)));
      isCut ||= areMore || all.length > startsTried;
      settled = all.slice(0, startsTried);
    }
    this.isCut = isCut;
    this.starts = settled.map((start) => dealOf(withSubscription(ground.lines, start, ground.context)));
  }

  /** The best deal without order-level offers; looked for once. */
  best(budget: Budget): PartDeal {
    return (this.#best ??= this.under(undefined, true, budget));
  }

  /** What the best deal without order-level offers costs; known once it was looked for. */
  get bestCents(): number {
    return this.#best?.deal.cents ?? 0;
  }

  /**
   * The best deal with order-level offers, as far as these are known.
   *
   * @param isAlike do the order-level offers treat all lines of the part alike? If not, it matters which an offer takes.
   */
  under(crossing: Crossing | undefined, isAlike: boolean, budget: Budget): PartDeal {
    if (crossing && isAlike && !this.hasCoupons) {
      const { storeDeal } = this.best(budget);
      return { storeDeal, deal: { ...storeDeal, cents: crossing.worth(storeDeal) } };
    }
    const certain = crossing && isAlike ? this.#certainUnder(crossing) : null;
    if (certain) return certain;
    const scene = this.#scene(budget, isAlike);
    let best: PartDeal | null = null;
    for (const start of this.starts) {
      const next =
        this.offers.length === 0
          ? { storeDeal: start, deal: crossing ? crossing.over(start) : start }
          : bestDeal(this.#planFor(start, scene), start, scene, crossing);
      if (best === null || preference(next.deal, best.deal, this.offers) < 0) best = next;
    }
    return best!;
  }

  /** Deals that cost less than `limit`, the cheapest first, at most `most`; none that another one makes needless. */
  dealsBelow(limit: number, crossing: Crossing, most: number, budget: Budget): PartDeal[] {
    const scene = this.#scene(budget, false);
    const deals = new Map<string, Deal>();
    for (const start of this.starts) {
      const coupons = new Bounds(this.#manufacturer, start.lots, scene).from(0, start.lots);
      explore(planOf(this.#store, start.lots, scene), start, scene, {
        found: (_, storeDeal) => void deals.set(signatureOf(storeDeal.lots), storeDeal),
        isHopeless: (least) => least - coupons >= limit,
        crossing,
      });
    }
    const found = [...deals.values()]
      .map((storeDeal) => ({ storeDeal, deal: this.withCoupons(crossing.over(storeDeal), budget) }))
      .filter(({ deal }) => deal.cents < limit)
      .toSorted((one, other) => one.deal.cents - other.deal.cents || preference(one.deal, other.deal, this.offers));
    const kept = undominated(found, this.hasCoupons);
    if (kept.length > most) budget.isShort = true;
    return kept.slice(0, most);
  }

  /** The best use of the manufacturers' offers on top. */
  withCoupons(deal: Deal, budget: Budget): Deal {
    if (!this.hasCoupons) return deal;
    const scene = this.#scene(budget, true);
    // With one start, no deal has a unit that costs more than it did there.
    if (this.starts.length > 1) return bestDeal(planOf(this.#manufacturer, deal.lots, scene), deal, scene).deal;
    this.#couponPlan ??= planOf(this.#manufacturer, this.starts[0]!.lots, scene);
    return bestDeal(this.#couponPlan, deal, scene).deal;
  }

  /**
   * The best deal under offers that treat all lines alike is the best without them, if its coupons take off as much as
   * any could, and still find all of it: more left to pay before coupons can't be made up for by a percentage of it.
   */
  #certainUnder(crossing: Crossing): PartDeal | null {
    if (this.starts.length > 1 || this.#best === null) return null;
    const { storeDeal, deal } = this.#best;
    const couponCents = storeDeal.cents - deal.cents;
    const plan = this.#plans.get(this.starts[0]!);
    // A single coupon takes off as much as it can.
    const most = this.offers.length === 1 ? couponCents : plan?.bounds.from(plan.coupons, this.starts[0]!.lots);
    if (most === undefined || couponCents < most) return null;
    if (!deal.lots.every(crossing.fits)) return null;
    return { storeDeal, deal: { ...deal, cents: crossing.worth(storeDeal) - couponCents } };
  }

  #planFor(start: Deal, scene: Scene): Plan {
    const plan = this.#plans.get(start) ?? planOf(this.offers, start.lots, scene);
    this.#plans.set(start, plan);
    return plan;
  }

  #scene(budget: Budget, isAlike: boolean): Scene {
    const { lines, reach, context } = this.#ground;
    this.#contended ??= contendedLines(this.offers, reach);
    return { lines, reach, context, budget, contended: isAlike ? this.#contended : new Set(this.lines) };
  }
}

/** Equal-priced units of lines that no subscription rounds and that every offer of the part treats alike. */
const alikeFor =
  ({ offers }: CartPart, { lines, reach }: Ground): Alike =>
  ({ line: one }, { line: other }) => {
    const [mine, theirs] = [lines[one]!, lines[other]!];
    return (
      one === other ||
      (!mine.isSubscription &&
        !theirs.isSubscription &&
        mine.category === theirs.category &&
        mine.departmentId === theirs.departmentId &&
        mine.isPaidWithEbt === theirs.isPaidWithEbt &&
        offers.every((offer) => reach.flags(offer)[one] === reach.flags(offer)[other]))
    );
  };
