import type { CartLine, PriceContext } from '../cart.ts';
import type { Lot } from '../lots.ts';
import type { Offer } from '../offer.ts';
import type { Pool } from '../promos.ts';
import type { Reach } from '../reach.ts';
import type { Pace, Steps } from '../steps.ts';
import { type Best, bestOf } from './best-of.ts';
import { Bounds } from './bounds/bounds.ts';
import { Coupons } from './coupons.ts';
import { type Crossing, type Deal, preference } from './deal.ts';
import { Field } from './field.ts';
import { epsilon, pass } from './layers.ts';
import type { PartDeal } from './part-deals.ts';
import type { CartPart } from './parts.ts';
import { startsOf } from './starts.ts';
import type { Budget } from './vectors.ts';

/** The cart that a search looks at. */
export interface Ground {
  /** In canonical order. */
  lines: readonly CartLine[];
  pools: readonly Pool[];
  reach: Reach;
  context: PriceContext;
  pace: Pace;
}

/** A part of the cart with everything that can be decided without the rest. */
export class Part {
  readonly lines: readonly number[];
  readonly offers: readonly Offer[];
  /** The part before any offer, once for each way to settle its pools. */
  readonly starts: readonly Deal[];
  /** Are there more ways to settle its pools than are tried? Then its best deal isn't proven. */
  readonly isCut: boolean;
  readonly coupons: Coupons;
  readonly #make: () => Field;
  #made: Field | null = null;
  #best: Best | null = null;
  #preferred: PartDeal | null = null;
  /** By what the order-level offers leave for them. */
  readonly #bounds = new Map<Crossing | undefined, Bounds>();

  /** @param scopeOf the order-level offers that a line is in the scope of */
  constructor(part: CartPart, own: readonly Lot[], ground: Ground, scopeOf: (line: number) => string) {
    this.lines = part.lines;
    this.offers = part.offers;
    this.#make = () => new Field(part.offers, part.lines, ground, scopeOf);
    const { starts, isCut } = startsOf(part, own, ground, (line) => this.#field.typeOf(line));
    this.starts = starts;
    this.isCut = isCut;
    const areCoupons = part.offers.some(({ funding }) => funding === 'MF');
    this.coupons = new Coupons(areCoupons, () => this.#field, starts);
  }

  /** Most parts are lines that no offer wants. */
  get #field(): Field {
    return (this.#made ??= this.#make());
  }

  /** A best deal without order-level offers; looked for once. */
  *best(budget: Budget): Steps<Best> {
    return (this.#best ??= yield* this.under(undefined, true, budget));
  }

  /** Of the best deals without order-level offers, the one that stands (N-37), as far as there are steps to find it. */
  *preferred(budget: Budget): Steps<PartDeal> {
    if (this.#preferred !== null) return this.#preferred;
    const best = yield* this.best(budget);
    if (this.offers.length === 0 || budget.steps <= 0) return (this.#preferred = best);
    const bounds = yield* this.#boundsUnder(undefined);
    const how = { isOpenEnded: false, budget, bounds, known: best, hasTies: true };
    return (this.#preferred = (yield* bestOf(this.#field, this.starts, undefined, how))!);
  }

  /** The same under order-level offers, unless it costs more there than the best deal under them. */
  *preferredUnder(crossing: Crossing, top: PartDeal, budget: Budget): Steps<PartDeal> {
    if (this.offers.length === 0 && this.starts.length === 1) return top;
    const { storeDeal } = yield* this.preferred(budget);
    const found = yield* this.coupons.over(crossing.over(storeDeal), budget);
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
  *under(crossing: Crossing | undefined, isAlike: boolean, budget: Budget): Steps<Best> {
    if (crossing && isAlike && !this.coupons.areThere) {
      const { storeDeal, leastCents } = yield* this.best(budget);
      const deal = { ...storeDeal, cents: crossing.worth(storeDeal) };
      return { storeDeal, deal, leastCents: deal.cents - (storeDeal.cents - leastCents) };
    }
    const certain = crossing && isAlike ? yield* this.#certainUnder(crossing) : null;
    if (certain) return certain;
    if (this.offers.length > 0) {
      const known = crossing ? yield* this.#knownUnder(crossing, budget) : null;
      const bounds = yield* this.#boundsUnder(crossing);
      return (yield* bestOf(this.#field, this.starts, crossing, { isOpenEnded: !isAlike, budget, bounds, known }))!;
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
  *dealsBelow(
    limit: number,
    crossing: Crossing,
    most: number,
    budget: Budget,
  ): Steps<{ deals: PartDeal[]; leastCents: number }> {
    const field = this.#field;
    const bounds = yield* this.#boundsUnder(crossing);
    const ask = { field, bounds, crossing, limit, width: most, uses: most, isOpenEnded: true, budget, from: 0 };
    const { ends, dropped } = yield* pass(this.starts, ask, field.coupons);
    let leastCents = dropped;
    const found: PartDeal[] = [];
    for (const { storeDeal } of ends) {
      const best = yield* this.coupons.over(crossing.over(storeDeal), budget);
      if (best === null || best.leastCents > limit) continue;
      found.push({ storeDeal, deal: best.deal });
      if (best.leastCents < best.deal.cents) leastCents = Math.min(leastCents, best.leastCents);
    }
    found.sort((one, other) => one.deal.cents - other.deal.cents || preference(one.deal, other.deal, this.offers));
    return { deals: found, leastCents };
  }

  *#boundsUnder(crossing: Crossing | undefined): Steps<Bounds> {
    let bounds = this.#bounds.get(crossing);
    if (bounds === undefined)
      this.#bounds.set(crossing, (bounds = yield* Bounds.of(this.#field, this.starts, crossing)));
    return bounds;
  }

  /** What the best deal without order-level offers comes to with them. */
  *#knownUnder(crossing: Crossing, budget: Budget): Steps<PartDeal | null> {
    if (this.#best === null) return null;
    const { storeDeal } = this.#best;
    const known = yield* this.coupons.over(crossing.over(storeDeal), budget);
    return known && { storeDeal, deal: known.deal };
  }

  /**
   * The best deal under offers that treat all lines alike is the best without them, if its coupons take off as much as
   * any could, and still find all of it: more left to pay before coupons can't be made up for by a percentage of it.
   */
  *#certainUnder(crossing: Crossing): Steps<Best | null> {
    if (this.starts.length > 1 || this.#best === null || this.#best.leastCents < this.#best.deal.cents) return null;
    const { storeDeal, deal } = this.#best;
    const couponCents = storeDeal.cents - deal.cents;
    // A single coupon takes off as much as it can.
    if (this.offers.length > 1 && couponCents < (yield* this.coupons.most())) return null;
    if (!deal.lots.every(crossing.fits)) return null;
    const cents = crossing.worth(storeDeal) - couponCents;
    return { storeDeal, deal: { ...deal, cents }, leastCents: cents };
  }
}
