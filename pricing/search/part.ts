import type { CartLine, PriceContext } from '../cart.ts';
import type { Lot } from '../lots.ts';
import type { Offer } from '../offer.ts';
import { choicesOf, withPool } from '../pools.ts';
import type { Pool } from '../promos.ts';
import type { Reach } from '../reach.ts';
import { withSubscription } from '../subscription.ts';
import { type Best, bestOf } from './best-of.ts';
import { Bounds } from './bounds.ts';
import { type Crossing, type Deal, dealOf, preference } from './deal.ts';
import { Field } from './field.ts';
import { epsilon, pass } from './layers.ts';
import type { PartDeal } from './part-deals.ts';
import type { CartPart } from './parts.ts';
import type { Budget } from './vectors.ts';

/** Ways to settle the pools of one part that are tried. */
const startsTried = 192;

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
  readonly #make: () => Field;
  #made: Field | null = null;
  #best: Best | null = null;
  #preferred: PartDeal | null = null;
  #mostCoupons: number | null = null;
  /** By what the order-level offers leave for them: none, for coupons on top of it. */
  readonly #bounds = new Map<Crossing | undefined, Bounds>();
  #couponBounds: Bounds | null = null;
  /** What is left to pay after coupons, by what there was to pay before. */
  readonly #afterCoupons = new Map<string, { cents: number; isProven: boolean } | null>();

  /** @param scopeOf the order-level offers that a line is in the scope of */
  constructor(part: CartPart, own: readonly Lot[], ground: Ground, scopeOf: (line: number) => string) {
    this.lines = part.lines;
    this.offers = part.offers;
    this.#make = () => new Field(part.offers, part.lines, ground, scopeOf);
    this.hasCoupons = part.offers.some(({ funding }) => funding === 'MF');
    let settled: (readonly Lot[])[] = [own];
    let isCut = false;
    for (const pool of part.pools) {
      const { choices, areMore } = choicesOf(own, pool, this.#field.typeOf);
      const all = settled.flatMap((start) => choices.map((choice) => withPool(start, pool, choice)));
      isCut ||= areMore || all.length > startsTried;
      settled = all.slice(0, startsTried);
    }
    this.isCut = isCut;
    this.starts = settled.flatMap((start) => subscribed(start, ground)).map((lots) => dealOf(lots));
  }

  /** Most parts are lines that no offer wants. */
  get #field(): Field {
    return (this.#made ??= this.#make());
  }

  /** A best deal without order-level offers; looked for once. */
  best(budget: Budget): Best {
    return (this.#best ??= this.under(undefined, true, budget));
  }

  /** Of the best deals without order-level offers, the one that stands (N-37). */
  preferred(budget: Budget): PartDeal {
    if (this.#preferred !== null) return this.#preferred;
    const best = this.best(budget);
    this.#preferred =
      this.offers.length === 0
        ? best
        : bestOf(this.#field, this.starts, undefined, {
            isOpenEnded: false,
            budget,
            bounds: this.#boundsUnder(undefined),
            known: best,
            hasTies: true,
          })!;
    return this.#preferred;
  }

  /** The same under order-level offers, unless it costs more there than the best deal under them. */
  preferredUnder(crossing: Crossing, top: PartDeal, budget: Budget): PartDeal {
    const { storeDeal } = this.preferred(budget);
    const found = this.withCoupons(crossing.over(storeDeal), budget);
    return found !== null && found.deal.cents <= top.deal.cents + epsilon ? { storeDeal, deal: found.deal } : top;
  }

  /** No deal without order-level offers costs less; known once the best one was looked for. */
  get leastCents(): number {
    return this.#best?.leastCents ?? 0;
  }

  /**
   * The best deal with order-level offers, as far as these are known.
   *
   * @param isAlike do the order-level offers treat all lines of the part alike? If not, it matters which an offer takes.
   */
  under(crossing: Crossing | undefined, isAlike: boolean, budget: Budget): Best {
    if (crossing && isAlike && !this.hasCoupons) {
      const { storeDeal, leastCents } = this.best(budget);
      const deal = { ...storeDeal, cents: crossing.worth(storeDeal) };
      return { storeDeal, deal, leastCents: deal.cents - (storeDeal.cents - leastCents) };
    }
    const certain = crossing && isAlike ? this.#certainUnder(crossing) : null;
    if (certain) return certain;
    if (this.offers.length > 0) {
      const known = crossing ? this.#knownUnder(crossing, budget) : null;
      const bounds = this.#boundsUnder(crossing);
      return bestOf(this.#field, this.starts, crossing, { isOpenEnded: !isAlike, budget, bounds, known })!;
    }
    const bests = this.starts.map((start): Best => {
      const deal = crossing ? crossing.over(start) : start;
      return { storeDeal: start, deal, leastCents: deal.cents };
    });
    return bests.reduce((one, other) => (preference(other.deal, one.deal, []) < 0 ? other : one));
  }

  /**
   * Deals that cost less than `limit`, the cheapest first, at most `most`. None of those left out costs less than
   * `leastCents`.
   */
  dealsBelow(
    limit: number,
    crossing: Crossing,
    most: number,
    budget: Budget,
  ): { deals: PartDeal[]; leastCents: number } {
    const field = this.#field;
    const bounds = this.#boundsUnder(crossing);
    const ask = { field, bounds, crossing, limit, width: most, uses: most, isOpenEnded: true, budget, from: 0 };
    const { ends, dropped } = pass(this.starts, ask, field.coupons);
    let leastCents = dropped;
    const found: PartDeal[] = [];
    for (const { storeDeal } of ends) {
      const best = this.withCoupons(crossing.over(storeDeal), budget);
      if (best === null || best.leastCents > limit) continue;
      found.push({ storeDeal, deal: best.deal });
      if (best.leastCents < best.deal.cents) leastCents = Math.min(leastCents, best.leastCents);
    }
    found.sort((one, other) => one.deal.cents - other.deal.cents || preference(one.deal, other.deal, this.offers));
    return { deals: found, leastCents };
  }

  /** The best use of the manufacturers' offers on top; null if there is none that the store's offers allow. */
  withCoupons(deal: Deal, budget: Budget, hasTies = false): Best | null {
    if (!this.hasCoupons)
      return deal.lots.some(({ passedBy }) => passedBy.length > 0)
        ? null
        : { deal, storeDeal: deal, leastCents: deal.cents };
    const from = this.#field.coupons;
    return bestOf(this.#field, [deal], undefined, {
      isOpenEnded: false,
      budget,
      from,
      hasTies,
      bounds: this.#boundsOfCoupons(),
    });
  }

  /** What is left to pay after the manufacturers' offers; null if the store's offers allow no such deal. */
  centsAfterCoupons(deal: Deal, budget: Budget): { cents: number; isProven: boolean } | null {
    const key = deal.lots.map((lot) => `${this.#field.contentOf(lot)}x${lot.count}`).join();
    const known = this.#afterCoupons.get(key);
    if (known !== undefined) return known;
    const best = this.withCoupons(deal, budget);
    const found = best && { cents: best.deal.cents, isProven: best.leastCents >= best.deal.cents };
    // With more steps another one may be found.
    if (found === null || found.isProven) this.#afterCoupons.set(key, found);
    return found;
  }

  /** What the manufacturers' offers take off at most, in whole cents. */
  get mostCoupons(): number {
    if (!this.hasCoupons) return 0;
    return (this.#mostCoupons ??= Math.floor(
      Math.max(...this.starts.map(({ lots }) => this.#boundsOfCoupons().from(this.#field.coupons, lots))) + 1e-6,
    ));
  }

  #boundsUnder(crossing: Crossing | undefined): Bounds {
    let bounds = this.#bounds.get(crossing);
    if (bounds === undefined) this.#bounds.set(crossing, (bounds = new Bounds(this.#field, this.starts, crossing)));
    return bounds;
  }

  #boundsOfCoupons(): Bounds {
    return (this.#couponBounds ??= new Bounds(this.#field, this.starts, undefined, this.#field.coupons));
  }

  /** What the best deal without order-level offers comes to with them. */
  #knownUnder(crossing: Crossing, budget: Budget): PartDeal | null {
    if (this.#best === null) return null;
    const { storeDeal } = this.#best;
    const known = this.withCoupons(crossing.over(storeDeal), budget);
    return known && { storeDeal, deal: known.deal };
  }

  /**
   * The best deal under offers that treat all lines alike is the best without them, if its coupons take off as much as
   * any could, and still find all of it: more left to pay before coupons can't be made up for by a percentage of it.
   */
  #certainUnder(crossing: Crossing): Best | null {
    if (this.starts.length > 1 || this.#best === null || this.#best.leastCents < this.#best.deal.cents) return null;
    const { storeDeal, deal } = this.#best;
    const couponCents = storeDeal.cents - deal.cents;
    // A single coupon takes off as much as it can.
    if (this.offers.length > 1 && couponCents < this.mostCoupons) return null;
    if (!deal.lots.every(crossing.fits)) return null;
    const cents = crossing.worth(storeDeal) - couponCents;
    return { storeDeal, deal: { ...deal, cents }, leastCents: cents };
  }
}

/**
 * What subscribing takes off, once for each way its odd cents may fall: which unit of a line is in a group is open, and so
 * which of them is the earlier one (N-38, N-81).
 */
function subscribed(lots: readonly Lot[], { lines, context }: Ground): (readonly Lot[])[] {
  const first = withSubscription(lines, lots, context);
  const differ = lots.some(({ line, netCents }, index) => {
    const before = lots[index - 1];
    return before?.line === line && before.netCents !== netCents && lines[line]!.isSubscription;
  });
  if (!differ) return [first];
  const turned = lots.toReversed().toSorted((one, other) => one.line - other.line);
  const second = withSubscription(lines, turned, context);
  return netsOf(first) === netsOf(second) ? [first] : [first, second];
}

/** What units cost, whatever their order. */
const netsOf = (lots: readonly Lot[]): string =>
  lots
    .map(({ line, netCents, count }) => `${line} ${netCents} ${count}`)
    .toSorted()
    .join();
