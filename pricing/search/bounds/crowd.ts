import type { Lot } from '../../lots.ts';
import type { Terms } from '../offer-terms.ts';

/** As many offers may want a line before what they may do to its units together is judged place by place. */
const mostTogether = 12;

/** Do so many offers want a line that trying how they go together would take too long? */
export const isCrowded = (reaching: readonly Terms[]): boolean => reaching.length > mostTogether;

/** What an offer may take off one unit, and how much of the offer's limit that uses up. */
export interface Want {
  terms: Terms;
  cents: number;
  load: number;
}

/** May the offer still take a unit like this one? */
export const mayTake = ({ barredBy, offer: { stackGroup } }: Terms, { taken, groups }: Lot): boolean =>
  (taken & barredBy) === 0 && (stackGroup === null || !groups.includes(stackGroup));

/** One unit has one place for each kind of coupon at most (N-36): slots are 1, 2, and 4. */
const places = 5;

/**
 * What the offers on a crowded line may take off one of its units at most: the best one for each place, whatever the
 * others leave. A price for each use of an offer comes off.
 */
export class Crowd {
  readonly #wants: readonly Want[];
  readonly #gains: Float64Array;
  /** By place, the want that gains most; -1 if none gains anything. */
  readonly #best = new Int32Array(places).fill(-1);
  readonly #at = new Map<number, number>();

  constructor(wants: readonly Want[], prices: Float64Array) {
    this.#wants = wants;
    this.#gains = Float64Array.from(wants, ({ cents, load, terms }) => cents - prices[terms.index]! * load);
    for (const [at, { terms }] of wants.entries()) {
      this.#at.set(terms.index, at);
      this.#enter(at);
    }
  }

  /** How much more the unit is worth with the offer, if its uses cost nothing. */
  worthOf({ index, own }: Terms): { cents: number; load: number } {
    const at = this.#at.get(index);
    if (at === undefined) return { cents: 0, load: 0 };
    const { cents, load } = this.#wants[at]!;
    const best = this.#best[own]!;
    const other = best === at ? this.#bestBut(at, own) : best;
    return { cents: cents - (other === -1 ? 0 : this.#gains[other]!), load };
  }

  setPrice({ index, own }: Terms, price: number): void {
    const at = this.#at.get(index);
    if (at === undefined) return;
    const { cents, load } = this.#wants[at]!;
    this.#gains[at] = cents - price * load;
    if (this.#best[own] === at) this.#best[own] = this.#bestBut(-1, own);
    else this.#enter(at);
  }

  #enter(at: number): void {
    const { own } = this.#wants[at]!.terms;
    const best = this.#best[own]!;
    if (this.#gains[at]! > (best === -1 ? 0 : this.#gains[best]!)) this.#best[own] = at;
  }

  #bestBut(but: number, own: number): number {
    let best = -1;
    for (let at = 0; at < this.#wants.length; at++) {
      if (at === but || this.#wants[at]!.terms.own !== own) continue;
      if (this.#gains[at]! > (best === -1 ? 0 : this.#gains[best]!)) best = at;
    }
    return best;
  }
}

/** The most that the offers from each one on are worth to a unit, by place: `[own][from]`. */
export type Worths = readonly (Float64Array | null)[];

/** @param wants in the order of the search @param count offers in all */
export function worthsOf(wants: readonly Want[], prices: Float64Array, count: number): Worths {
  const worths: (Float64Array | null)[] = Array.from({ length: places }, () => null);
  for (const own of new Set(wants.map(({ terms }) => terms.own))) {
    const from = new Float64Array(count + 1);
    for (const { terms, cents, load } of wants)
      if (terms.own === own) from[terms.index] = Math.max(0, cents - prices[terms.index]! * load);
    for (let index = count - 1; index >= 0; index--) from[index] = Math.max(from[index]!, from[index + 1]!);
    worths[own] = from;
  }
  return worths;
}

/** What the offers from one on are worth in all, but for those that an offer which takes the unit keeps away. */
export function worthFrom(worths: Worths, from: number, by: Terms | null): number {
  let sum = 0;
  for (const [own, of] of worths.entries()) if (of !== null && !(by && isBarred(own, by))) sum += of[from]!;
  return sum;
}

const isBarred = (own: number, { barredBy, own: taken }: Terms): boolean => own === taken || barredBy !== taken;
