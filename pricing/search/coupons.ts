import type { Lot } from '../lots.ts';
import type { Steps } from '../steps.ts';
import { type Best, bestOf } from './best-of.ts';
import { Bounds } from './bounds/bounds.ts';
import type { Deal } from './deal.ts';
import type { Field } from './field.ts';
import type { Budget } from './vectors.ts';

/** What is left to pay after the manufacturers' offers. */
interface AfterCoupons {
  cents: number;
  isProven: boolean;
}

/** The manufacturers' offers of a part, on top of whatever the store's leave. */
export class Coupons {
  /** Are there any? */
  readonly areThere: boolean;
  readonly #field: () => Field;
  readonly #starts: readonly Deal[];
  #bounds: Bounds | null = null;
  #most: number | null = null;
  /** By what there was to pay before. */
  readonly #after = new Map<string, AfterCoupons | null>();

  /** @param field is asked for only if there are coupons */
  constructor(areThere: boolean, field: () => Field, starts: readonly Deal[]) {
    this.areThere = areThere;
    this.#field = field;
    this.#starts = starts;
  }

  /** Their best use; null if there is none that the store's offers allow. */
  *over(deal: Deal, budget: Budget, hasTies = false): Steps<Best | null> {
    if (!this.areThere) return withoutCoupons(deal);
    const field = this.#field();
    const bounds = yield* this.#boundsOf(field);
    return yield* bestOf(field, [deal], undefined, {
      isOpenEnded: false,
      budget,
      from: field.coupons,
      hasTies,
      bounds,
    });
  }

  /** What is left to pay after them; null if the store's offers allow no such deal. */
  *centsAfter(deal: Deal, budget: Budget): Steps<AfterCoupons | null> {
    if (!this.areThere) return isFree(deal.lots) ? { cents: deal.cents, isProven: true } : null;
    const field = this.#field();
    let key = '';
    for (const lot of deal.lots) key += `${field.contentOf(lot)}x${lot.count},`;
    const known = this.#after.get(key);
    if (known !== undefined) return known;
    const best = yield* this.over(deal, budget);
    const found = best && { cents: best.deal.cents, isProven: best.leastCents >= best.deal.cents };
    // With more steps another one may be found.
    if (found === null || found.isProven) this.#after.set(key, found);
    return found;
  }

  /** What they take off at most, in whole cents. */
  *most(): Steps<number> {
    if (!this.areThere) return 0;
    if (this.#most === null) {
      const field = this.#field();
      const bounds = yield* this.#boundsOf(field);
      this.#most = Math.floor(Math.max(...this.#starts.map(({ lots }) => bounds.from(field.coupons, lots))) + 1e-6);
    }
    return this.#most;
  }

  *#boundsOf(field: Field): Steps<Bounds> {
    return (this.#bounds ??= yield* Bounds.of(field, this.#starts, undefined, field.coupons));
  }
}

/** A deal that no coupon is to follow; null if it left units to one. */
export const withoutCoupons = (deal: Deal): Best | null =>
  isFree(deal.lots) ? { deal, storeDeal: deal, leastCents: deal.cents } : null;

/** Are there no units that were left to other offers? */
const isFree = (lots: readonly Lot[]): boolean => lots.every(({ passedBy }) => passedBy.length === 0);
