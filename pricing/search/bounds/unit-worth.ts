import type { Lot } from '../../lots.ts';
import type { Want } from './crowd.ts';
import { mayTake } from './crowd.ts';
import type { Crossing, Deal } from '../deal.ts';
import type { Field } from '../field.ts';
import type { Terms } from '../offer-terms.ts';
import { isDeep, limitOf, type Pull, pullOf } from '../pull.ts';

const nothing: Pull = { cents: 0, load: 0, sure: 0 };

/** What offers may do to a unit by itself, if each use of an offer has its price. */
export class UnitWorth {
  readonly field: Field;
  /** By offer, the loads (units, or times that a minimum is reached) that it may take. */
  readonly limits: Float64Array;
  /** By offer, what a load of it costs: as much as other units would gain by it. */
  readonly prices: Float64Array;
  readonly #crossing: Crossing | undefined;
  readonly #isDeep: readonly boolean[];

  /** @param starts every way to begin */
  constructor(field: Field, starts: readonly Deal[], crossing: Crossing | undefined) {
    this.field = field;
    this.#crossing = crossing;
    this.#isDeep = field.terms.map((terms) => isDeep(terms, starts[0]!.lots, field));
    this.limits = new Float64Array(field.terms.length);
    for (const terms of field.terms)
      this.limits[terms.index] = starts.reduce((most, { lots }) => Math.max(most, limitOf(terms, lots, field)), 0);
    this.prices = new Float64Array(field.terms.length);
  }

  pull(terms: Terms, lot: Lot, netCents: number): Pull {
    if (this.limits[terms.index] === 0) return nothing;
    return pullOf(terms, lot, netCents, { field: this.field, deep: this.#isDeep[terms.index]! });
  }

  /** An order-level percentage takes its share of what a store's offer would take off. */
  scale({ offer }: Terms, { line }: Lot): number {
    return this.#crossing && offer.funding === 'STORE' ? 1 - this.#crossing.rate(line) : 1;
  }

  /** The most that the offers from one on take off together, less their prices. */
  most(from: number, lot: Lot): number {
    return this.#chain(lot, from, lot.netCents, lot.taken, lot.groups, from >= this.field.coupons);
  }

  /** The same once an offer has taken the unit, and so many cents off it. */
  mostAfter(terms: Terms, lot: Lot, cents: number): number {
    const next = terms.index + 1;
    const { stackGroup } = terms.offer;
    const groups = stackGroup === null ? lot.groups : [...lot.groups, stackGroup];
    return this.#chain(lot, next, lot.netCents - cents, lot.taken | terms.own, groups, next > this.field.coupons);
  }

  /** How much more the unit is worth with the offer than without, if its loads cost nothing; their price is lost. */
  worthOf(terms: Terms, lot: Lot, from: number): { cents: number; load: number } {
    const { load } = this.pull(terms, lot, lot.netCents);
    if (load === 0) return { cents: 0, load };
    this.prices[terms.index] = 0;
    const withIt = this.most(from, lot);
    this.prices[terms.index] = Infinity;
    return { cents: withIt - this.most(from, lot), load };
  }

  /** What each offer from one on may do to the unit, whatever others leave. */
  wants(lot: Lot, from: number): Want[] {
    return this.field.reaching(lot.line).flatMap((terms): Want[] => {
      if (terms.index < from || !mayTake(terms, lot)) return [];
      const { cents, load } = this.pull(terms, lot, lot.netCents);
      return [{ terms, cents: cents * this.scale(terms, lot), load }];
    });
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
    for (const terms of this.field.reaching(lot.line)) {
      if (terms.index < from) continue;
      if (!crossed && terms.index >= this.field.coupons) {
        crossed = true;
        if (this.#crossing) net -= this.#crossing.carried(lot.line, net);
      }
      const { stackGroup } = terms.offer;
      if ((taken & terms.barredBy) !== 0 || (stackGroup !== null && groups.includes(stackGroup))) continue;
      const { cents, load, sure } = this.pull(terms, lot, net);
      const gain = cents * this.scale(terms, lot) - this.prices[terms.index]! * load;
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
}
