import type { Lot } from '../lots.ts';
import { reaches } from '../reach.ts';
import type { Crossing, Deal } from './deal.ts';
import type { Field } from './field.ts';
import { isGroupPrice, measureOf, offUnit, type Terms } from './offer-terms.ts';

/** Rounds of pricing the offers' limits; a bound is one with any prices, and a close one after a few. */
const rounds = 6;
/** Cents that a percentage may be rounded up by. */
const rounding = 0.5;
/** Cents by which a unit's share of a rounded percentage may be less than its own. */
const shareRounding = 1.5;

/** What one offer may do to a unit at most, and how much of its limit that takes. */
interface Pull {
  cents: number;
  load: number;
  /** What it takes off the unit at least. */
  sure: number;
}

/**
 * The most that the offers from one on may still take off (a Lagrangian relaxation): a limit on how often an offer may be
 * used becomes a price for each use, and then every unit takes the coupons that are worth most to it, by itself. Groups
 * count as fractions of their units.
 */
export class Bounds {
  readonly #field: Field;
  readonly #crossing: Crossing | undefined;
  readonly #limits: Float64Array;
  readonly #prices: Float64Array;
  /** By offer: does it take off so much that what units cost is the closer limit of what it does to each? */
  readonly #isDeep: readonly boolean[];
  readonly #rest: Float64Array;
  readonly #worths: (Map<number, number> | undefined)[] = [];
  readonly #pulls: (Map<number, number> | undefined)[] = [];

  /** @param starts every way to begin; @param first the first offer that isn't decided on */
  constructor(field: Field, starts: readonly Deal[], crossing: Crossing | undefined, first = 0) {
    const start = starts[0]!.lots;
    const count = field.terms.length;
    this.#field = field;
    this.#crossing = crossing;
    this.#isDeep = field.terms.map((terms) => isDeep(terms, start, field));
    this.#limits = Float64Array.from(field.terms, (terms) =>
      starts.reduce((most, { lots }) => Math.max(most, limitOf(terms, lots, field)), 0),
    );
    this.#prices = new Float64Array(count);
    this.#rest = new Float64Array(count + 1);
    if (count - first > 1) this.#price(start, first);
    for (let index = count - 1; index >= 0; index--) {
      const { offer } = field.terms[index]!;
      const price = this.#prices[index]!;
      this.#rest[index] =
        this.#rest[index + 1]! +
        (price === 0 ? 0 : price * this.#limits[index]!) +
        (offer.get.discount.type === 'PERCENT' ? rounding : 0);
    }
  }

  /** In cents; offers before `from` are decided on, and `lots` is what they left. */
  from(from: number, lots: readonly Lot[]): number {
    let sum = this.#rest[from]!;
    for (const lot of lots) if (this.#field.isWanted(lot.line, from)) sum += lot.count * this.worth(from, lot);
    return sum;
  }

  /** What the prices of the offers from one on come to. */
  rest = (from: number): number => this.#rest[from]!;

  /** The most that offers from one on are worth to a unit, after their prices. */
  worth(from: number, lot: Lot): number {
    const known = (this.#worths[from] ??= new Map());
    const content = this.#field.contentOf(lot);
    let worth = known.get(content);
    if (worth === undefined) {
      worth = this.#chain(lot, from, lot.netCents, lot.taken, lot.groups, from >= this.#field.coupons);
      known.set(content, worth);
    }
    return worth;
  }

  /** How much more the unit is worth if an offer takes it: what it takes off, and what later ones still may. */
  gain(terms: Terms, lot: Lot, isTarget: boolean): number {
    const known = (this.#pulls[terms.index] ??= new Map());
    const content = 2 * this.#field.contentOf(lot) + Number(isTarget);
    let gain = known.get(content);
    if (gain === undefined) {
      const { cents, sure } = isTarget ? this.#pull(terms, lot, lot.netCents) : { cents: 0, sure: 0 };
      const { stackGroup } = terms.offer;
      const groups = stackGroup === null ? lot.groups : [...lot.groups, stackGroup];
      const next = terms.index + 1;
      const after = this.#field.isWanted(lot.line, next)
        ? this.#chain(lot, next, lot.netCents - sure, lot.taken | terms.own, groups, next > this.#field.coupons)
        : 0;
      gain =
        cents * this.#scale(terms, lot) + after - (this.#field.isWanted(lot.line, next) ? this.worth(next, lot) : 0);
      known.set(content, gain);
    }
    return gain;
  }

  /** An order-level percentage takes its share of what a store's offer would take off. */
  #scale({ offer }: Terms, { line }: Lot): number {
    return this.#crossing && offer.funding === 'STORE' ? 1 - this.#crossing.rate(line) : 1;
  }

  #chain(
    lot: Lot,
    from: number,
    netCents: number,
    taken: number,
    groups: readonly string[],
    isCrossed: boolean,
  ): number {
    let best = 0;
    let [net, crossed] = [netCents, isCrossed];
    for (const terms of this.#field.reaching(lot.line)) {
      if (terms.index < from) continue;
      if (!crossed && terms.index >= this.#field.coupons) {
        crossed = true;
        if (this.#crossing) net -= this.#crossing.carried(lot.line, net);
      }
      const { stackGroup } = terms.offer;
      if ((taken & terms.barredBy) !== 0 || (stackGroup !== null && groups.includes(stackGroup))) continue;
      const { cents, load, sure } = this.#pull(terms, lot, net);
      const gain = cents * this.#scale(terms, lot) - this.#prices[terms.index]! * load;
      if (gain <= 0) continue;
      const rest = this.#chain(
        lot,
        terms.index + 1,
        net - sure,
        taken | terms.own,
        stackGroup === null ? groups : [...groups, stackGroup],
        crossed,
      );
      if (gain + rest > best) best = gain + rest;
    }
    return best;
  }

  #pull(terms: Terms, lot: Lot, netCents: number): Pull {
    const { lines, reach } = this.#field.scene;
    const line = lines[lot.line]!;
    const { offer, shape, size, gets } = terms;
    const { type, value } = offer.get.discount;
    const isUseless = this.#limits[terms.index] === 0 || (reach.flags(offer)[lot.line]! & reaches.discounts) === 0;
    if (isUseless) return { cents: 0, load: 0, sure: 0 };
    const each = offUnit(terms, line, netCents);
    if (type === 'AMOUNT_OFF' && this.#isDeep[terms.index])
      return { cents: netCents, load: shape === 'POOL' ? 0 : 1, sure: 0 };
    if (shape === 'POOL' && type === 'AMOUNT_OFF') {
      const load = measureOf(offer, line, lot) / minimumOf(offer);
      return { cents: value * load, load, sure: 0 };
    }
    if (shape === 'GROUPS' && size > 1 && type === 'AMOUNT_OFF') return { cents: value / size, load: 1, sure: 0 };
    if (isGroupPrice(terms)) return { cents: netCents - value / size, load: 1, sure: 0 };
    const sure = type === 'PERCENT' ? Math.max(0, each - shareRounding) : each;
    if (shape === 'BLOCKS') {
      // The cheapest of a block take off no more than their share of all of it, unless prices per pound say otherwise.
      const share = type === 'FIXED_PRICE' && line.weight !== null ? 1 : gets / size;
      return { cents: each * share, load: 1, sure: 0 };
    }
    if (shape === 'GETS' || shape === 'CHEAPEST') return { cents: each, load: 1, sure };
    return { cents: each, load: shape === 'POOL' ? 0 : 1, sure };
  }

  /** Finds prices that make the bound low: one offer at a time, the price at which its limit is just used up. */
  #price(start: readonly Lot[], first: number): void {
    const all = this.#field.terms.slice(first);
    const isCrossed = first >= this.#field.coupons;
    const wanted = start.filter(({ line }) => this.#field.reaching(line).length > 0);
    for (let round = 0; round < rounds; round++)
      for (const terms of all) {
        const { index } = terms;
        if (this.#limits[index] === Infinity) continue;
        const lots = wanted.filter(({ line }) => this.#field.reaching(line).includes(terms));
        const gains: { ratio: number; load: number }[] = [];
        for (const lot of lots) {
          const { load } = this.#pull(terms, lot, lot.netCents);
          if (load === 0) continue;
          this.#prices[index] = 0;
          const withIt = this.#chain(lot, first, lot.netCents, lot.taken, lot.groups, isCrossed);
          this.#prices[index] = Infinity;
          const without = this.#chain(lot, first, lot.netCents, lot.taken, lot.groups, isCrossed);
          if (withIt > without) gains.push({ ratio: (withIt - without) / load, load: load * lot.count });
        }
        gains.sort((one, other) => other.ratio - one.ratio);
        let left = this.#limits[index]!;
        const last = gains.find(({ load }) => (left -= load) < 0);
        this.#prices[index] = last?.ratio ?? 0;
      }
  }
}

/** How many of an offer's loads (units, or times that a minimum is reached) it may take. */
function limitOf(terms: Terms, lots: readonly Lot[], { scene: { lines, reach } }: Field): number {
  const { offer, shape, size, gets, most } = terms;
  const flags = reach.flags(offer);
  const sumOver = (flag: number, of: (lot: Lot) => number) =>
    lots.reduce((sum, lot) => {
      const wanted = flag | reaches.admitted;
      return (flags[lot.line]! & wanted) === wanted ? sum + of(lot) * lot.count : sum;
    }, 0);
  const isMeasured = offer.buy.minCents !== undefined || offer.buy.minWeight !== undefined;
  const reached = isMeasured
    ? sumOver(reaches.counts, (lot) => measureOf(offer, lines[lot.line]!, lot)) / minimumOf(offer)
    : sumOver(reaches.counts, () => 1) / size;
  const times = Math.min(most, Math.floor(reached));
  if (shape === 'POOL') return times === 0 ? 0 : offer.get.discount.type === 'AMOUNT_OFF' ? times : Infinity;
  if (shape === 'GETS') return gets * Math.min(times, Math.floor(sumOver(reaches.discounts, () => 1) / gets));
  return size * times;
}

/** Would an amount for each group, or each time a sum is reached, come to more than the goods cost? */
function isDeep(terms: Terms, start: readonly Lot[], { scene: { lines, reach } }: Field): boolean {
  const { offer, shape, size } = terms;
  if (offer.get.discount.type !== 'AMOUNT_OFF' || !(shape === 'POOL' || (shape === 'GROUPS' && size > 1))) return false;
  const flags = reach.flags(offer);
  let [net, share] = [0, 0];
  for (const lot of start) {
    if ((flags[lot.line]! & reaches.admitted) === 0) continue;
    const each = shape === 'POOL' ? measureOf(offer, lines[lot.line]!, lot) / minimumOf(offer) : 1 / size;
    net += lot.netCents * lot.count;
    share += each * lot.count;
  }
  return net < Math.min(share, terms.most) * offer.get.discount.value;
}

const minimumOf = ({ buy }: Terms['offer']): number => (buy.minCents ?? buy.minWeight)!;
