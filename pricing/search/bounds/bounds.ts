import type { Lot } from '../../lots.ts';
import type { Steps } from '../../steps.ts';
import { isCrowded, worthFrom, type Worths, worthsOf } from './crowd.ts';
import type { Crossing, Deal } from '../deal.ts';
import type { Field } from '../field.ts';
import type { Terms } from '../offer-terms.ts';
import { findPrices } from './prices.ts';
import { UnitWorth } from './unit-worth.ts';

/** Cents that a percentage may be rounded up by. */
const rounding = 0.5;

/**
 * The most that the offers from one on may still take off (a Lagrangian relaxation): a limit on how often an offer may be
 * used becomes a price for each use, and then every unit takes the coupons that are worth most to it, by itself. Groups
 * count as fractions of their units.
 */
export class Bounds {
  readonly #field: Field;
  readonly #worth: UnitWorth;
  /** By offer, what the prices of all from it on come to. */
  readonly #rest: Float64Array;
  /** By offer and content. */
  readonly #worths = new Map<number, number>();
  readonly #gains = new Map<number, number>();
  readonly #crowds = new Map<number, Worths>();

  private constructor(worth: UnitWorth) {
    const { field, prices, limits } = worth;
    this.#field = field;
    this.#worth = worth;
    this.#rest = new Float64Array(field.terms.length + 1);
    for (const { index, offer } of field.terms.toReversed()) {
      const price = prices[index]!;
      this.#rest[index] =
        this.#rest[index + 1]! +
        (price === 0 ? 0 : price * limits[index]!) +
        (offer.get.discount.type === 'PERCENT' ? rounding : 0);
    }
  }

  /** @param starts every way to begin @param first the first offer that isn't decided on */
  static *of(field: Field, starts: readonly Deal[], crossing: Crossing | undefined, first = 0): Steps<Bounds> {
    const worth = new UnitWorth(field, starts, crossing);
    if (field.terms.length - first > 1) yield* findPrices(worth, starts[0]!.lots, first);
    return new Bounds(worth);
  }

  /** In cents; offers before `from` are decided on, and `lots` is what they left. */
  from(from: number, lots: readonly Lot[]): number {
    let sum = this.#rest[from]!;
    for (const lot of lots) if (this.#field.isWanted(lot.line, from)) sum += lot.count * this.worth(from, lot);
    return sum;
  }

  /** The most that offers from one on are worth to a unit, after their prices. */
  worth(from: number, lot: Lot): number {
    if (this.#isCrowded(lot)) return worthFrom(this.#crowd(lot), from, null);
    const key = this.#field.contentOf(lot) * this.#rest.length + from;
    let worth = this.#worths.get(key);
    if (worth === undefined) this.#worths.set(key, (worth = this.#worth.most(from, lot)));
    return worth;
  }

  /** How much more the unit is worth if an offer takes it: what it takes off, and what later ones still may. */
  gain(terms: Terms, lot: Lot, isTarget: boolean): number {
    const key = (2 * this.#field.contentOf(lot) + Number(isTarget)) * this.#rest.length + terms.index;
    let gain = this.#gains.get(key);
    if (gain === undefined) this.#gains.set(key, (gain = this.#gain(terms, lot, isTarget)));
    return gain;
  }

  #gain(terms: Terms, lot: Lot, isTarget: boolean): number {
    const { cents, sure } = isTarget ? this.#worth.pull(terms, lot, lot.netCents) : { cents: 0, sure: 0 };
    const gain = cents * this.#worth.scale(terms, lot);
    const next = terms.index + 1;
    if (!this.#field.isWanted(lot.line, next)) return gain;
    const after = this.#isCrowded(lot)
      ? worthFrom(this.#crowd(lot), next, terms)
      : this.#worth.mostAfter(terms, lot, sure);
    return gain + after - this.worth(next, lot);
  }

  #isCrowded = ({ line }: Lot): boolean => isCrowded(this.#field.reaching(line));

  #crowd(lot: Lot): Worths {
    const content = this.#field.contentOf(lot);
    let worths = this.#crowds.get(content);
    if (worths === undefined) {
      const { prices } = this.#worth;
      this.#crowds.set(content, (worths = worthsOf(this.#worth.wants(lot, 0), prices, prices.length)));
    }
    return worths;
  }
}
