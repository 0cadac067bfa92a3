import { type CartLine, leftAlone, type PriceContext } from '../cart.ts';
import { isOrderLevel, type Offer } from '../offer.ts';
import { applied, type Plan } from './oracle-amounts.ts';
import { itemPlans } from './oracle-plans.ts';
import { afterPromos, matches, type OracleUnit, unitsOf } from './oracle-units.ts';

/** What the oracle finds: the least that goods can cost, and everything that N-81 decides where several ways cost that. */
export interface Answer {
  goodsCents: number;
  /** What each offer takes off, in the order (endLocal, offerId). */
  amounts: number[];
  /** By line, in the order (UPC, line id). */
  netCents: number[];
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/**
 * The price of a small cart by every way to group its units into uses of its offers, written from N-81 and N-82 alone.
 * It knows nothing of how the engine searches. It leaves out what those don't settle: volume prices, custom offers,
 * minimums in weight, and coupons on free units.
 */
export function oracle(cart: readonly CartLine[], offers: readonly Offer[], context: PriceContext): Answer {
  const lines = cart.toSorted((one, other) => compare(one.upc, other.upc) || compare(one.lineId, other.lineId));
  const ordered = offers.toSorted(
    (one, other) => compare(one.endLocal, other.endLocal) || compare(one.offerId, other.offerId),
  );
  const units = unitsOf(lines, context);
  let best: Answer | null = null;
  for (const shelf of afterPromos(lines, units, context))
    for (const plans of itemPlans(ordered, units, shelf, context))
      for (const orderOffers of settledOrders(ordered.filter(isOrderLevel), units)) {
        const outcome = applied(plans, orderOffers, units, shelf);
        if (outcome === null) continue;
        best = better(best, answerOf(outcome.nets, outcome.amounts, ordered, units, lines));
      }
  return best!;
}

function answerOf(
  nets: readonly number[],
  taken: ReadonlyMap<string, number>,
  offers: readonly Offer[],
  units: readonly OracleUnit[],
  lines: readonly CartLine[],
): Answer {
  const ofLine = (index: number) => sum(nets.filter((_, unit) => units[unit]!.line === index));
  return {
    goodsCents: sum(nets),
    amounts: offers.map(({ offerId }) => taken.get(offerId) ?? 0),
    netCents: lines.map((_, index) => ofLine(index)),
  };
}

/** The cheaper one; then the larger amount for the first offer that differs; then the lower net on the earlier line. */
function better(one: Answer | null, other: Answer): Answer {
  if (one === null) return other;
  const order =
    one.goodsCents - other.goodsCents || first(other.amounts, one.amounts) || first(one.netCents, other.netCents);
  return order <= 0 ? one : other;
}

const first = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, index) => value - other[index]!).find((difference) => difference !== 0) ?? 0;

/** Every set of order-level offers whose scopes share no unit. */
function settledOrders(offers: readonly Offer[], units: readonly OracleUnit[]): Plan[][] {
  let sets: Plan[][] = [[]];
  for (const offer of offers) {
    const scope = units.flatMap(({ of, index }) =>
      matches(offer.buy, of) && !leftAlone.has(of.category) ? [index] : [],
    );
    const withIt = sets
      .filter((set) => set.every(({ uses }) => uses[0]!.units.every((unit) => !scope.includes(unit))))
      .map((set) => [...set, { offer, uses: [{ units: scope, targets: scope }] }]);
    sets = [...sets, ...withIt];
  }
  return sets;
}
