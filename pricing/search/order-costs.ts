import type { CartLine } from '../cart.ts';
import { discounted, type Lot, someOf, sumOf } from '../lots.ts';
import type { Steps } from '../steps.ts';
import { isInScope, measuredFor, mostOffOrder } from '../order-offers.ts';
import type { OrderSet } from './crossing.ts';
import { dealOf } from './deal.ts';
import type { Part } from './part.ts';
import type { PartDeal } from './part-deals.ts';
import type { Budget } from './vectors.ts';

/** A part's deal, as far as it decides what order-level offers come to. */
interface Summary {
  part: Part;
  deal: PartDeal;
  storeCents: number;
  /** What its coupons take off; null if what order-level offers leave may be less than that. */
  couponCents: number | null;
  /** By order-level offer. */
  scopes: readonly Scope[];
}

/** Goods in the scope of an order-level offer. */
interface Scope {
  net: number;
  measured: number;
  lots: readonly Lot[];
}

/** What order-level offers take off each unit of a lot, in cents, and how many units they take one more off. */
interface Taken {
  each: number;
  extra: number;
}

/**
 * What the cart costs with one deal for each part under a set of order-level offers, to the cent, without making it; null
 * if one of the offers isn't reached.
 */
type OrderCosts = (chosen: readonly PartDeal[], budget: Budget) => Steps<number | null>;

/**
 * @param options deals of each part, by part
 * @returns null where SNAP benefits decide on whom a discount falls: then the cart has to be made (T-94)
 */
export function orderCosts(
  set: OrderSet,
  options: readonly (readonly PartDeal[])[],
  parts: readonly Part[],
  lines: readonly CartLine[],
): OrderCosts | null {
  if (lines.some((line) => line.isPaidWithEbt && set.offers.some((offer) => isInScope(offer, line)))) return null;
  const summaries = new Map<PartDeal, Summary>();
  for (const [index, of] of options.entries())
    for (const deal of of) summaries.set(deal, summaryOf(parts[index]!, deal, set, lines));
  const open = [...options.keys()].filter((index) => options[index]!.length > 1);
  const decided = options.flatMap((of) => (of.length === 1 ? summaries.get(of[0]!)! : []));
  const decidedCents = decided.reduce((sum, { storeCents, couponCents }) => sum + storeCents - (couponCents ?? 0), 0);
  const decidedScopes = set.offers.map((_, index) => joined(decided.map(({ scopes }) => scopes[index]!)));
  const decidedTight = decided.filter(({ couponCents }) => couponCents === null);
  const known = new Map<PartDeal, Map<string, number | null>>();

  const couponsAfter = function* (
    { part, deal }: Summary,
    taken: ReadonlyMap<Lot, Taken>,
    budget: Budget,
  ): Steps<number | null> {
    const { lots } = deal.storeDeal;
    const shares = lots.map((lot) => taken.get(lot) ?? { each: 0, extra: 0 });
    const key = shares.map(({ each, extra }) => `${each}+${extra}`).join();
    let ofDeal = known.get(deal);
    if (ofDeal === undefined) known.set(deal, (ofDeal = new Map()));
    let coupons = ofDeal.get(key);
    if (coupons !== undefined) return coupons;
    const left = dealOf(lots.flatMap((lot, index) => without(lot, shares[index]!)));
    const after = yield* part.coupons.centsAfter(left, budget);
    coupons = after === null ? null : left.cents - after.cents;
    // What isn't proven is treated as what the steps didn't suffice for.
    if (after?.isProven === false) budget.steps = Math.min(budget.steps, 0);
    ofDeal.set(key, coupons);
    return coupons;
  };

  return function* (chosen, budget) {
    const ours = open.map((index) => summaries.get(chosen[index]!)!);
    const tight = [...decidedTight];
    let cents = decidedCents;
    for (const summary of ours) {
      cents += summary.storeCents - (summary.couponCents ?? 0);
      if (summary.couponCents === null) tight.push(summary);
    }
    const taken = new Map<Lot, Taken>();
    for (const [index, offer] of set.offers.entries()) {
      const scopes = [decidedScopes[index]!, ...ours.map((each) => each.scopes[index]!)];
      const net = scopes.reduce((sum, scope) => sum + scope.net, 0);
      const measured = scopes.reduce((sum, scope) => sum + scope.measured, 0);
      const off = mostOffOrder(offer, net, measured);
      if (off === 0) return null;
      cents -= off;
      const wanted = tight.flatMap((each) => each.scopes[index]!.lots);
      if (wanted.length > 0) sharesOf(wanted, scopes, { cents: off, net }, taken);
    }
    for (const summary of tight) {
      const coupons = yield* couponsAfter(summary, taken, budget);
      if (coupons === null) return null;
      cents -= coupons;
    }
    return cents;
  };
}

const joined = (scopes: readonly Scope[]): Scope => ({
  net: scopes.reduce((sum, { net }) => sum + net, 0),
  measured: scopes.reduce((sum, { measured }) => sum + measured, 0),
  lots: scopes.flatMap(({ lots }) => lots),
});

function summaryOf(part: Part, deal: PartDeal, set: OrderSet, lines: readonly CartLine[]): Summary {
  const { lots } = deal.storeDeal;
  const hasRoom = deal.deal.lots.every(set.leavesRoom) && lots.every(({ passedBy }) => passedBy.length === 0);
  const coupons = sumOf(deal.deal.lots, ({ applied }) =>
    applied.reduce((sum, { cents, why }) => (why === 'MANUFACTURER' ? sum + cents : sum), 0),
  );
  return {
    part,
    deal,
    storeCents: sumOf(lots, ({ netCents }) => netCents),
    couponCents: hasRoom ? coupons : null,
    scopes: set.offers.map((offer) => {
      const own = lots.filter(({ line }) => isInScope(offer, lines[line]!));
      return { net: sumOf(own, ({ netCents }) => netCents), measured: measuredFor(offer, own, lines), lots: own };
    }),
  };
}

/**
 * What cents that are spread over goods take off some lots of them, as `split` does: the largest remainders get a cent
 * more, the earlier lines first (N-38).
 */
function sharesOf(
  wanted: readonly Lot[],
  scopes: readonly Scope[],
  { cents, net }: { cents: number; net: number },
  taken: Map<Lot, Taken>,
): void {
  let left = cents;
  for (const { lots } of scopes)
    for (const { netCents, count } of lots) left -= Math.floor((cents * netCents) / net) * count;
  for (const lot of wanted) {
    const each = Math.floor((cents * lot.netCents) / net);
    const remainder = (cents * lot.netCents) % net;
    let before = 0;
    let isPassed = false;
    for (const { lots } of scopes)
      for (const other of lots) {
        if (other === lot) {
          isPassed = true;
          continue;
        }
        const theirs = (cents * other.netCents) % net;
        if (theirs < remainder) continue;
        const isEarlier = other.line < lot.line || (other.line === lot.line && !isPassed);
        if (theirs > remainder || isEarlier) before += other.count;
      }
    taken.set(lot, { each, extra: Math.max(0, Math.min(lot.count, left - before)) });
  }
}

/** The units after what order-level offers take off. */
function without(lot: Lot, { each, extra }: Taken): Lot[] {
  const off = (count: number, cents: number): Lot[] =>
    count === 0 ? [] : cents === 0 ? [someOf(lot, count)] : [discounted(lot, count, { id: '', cents, why: 'ORDER' })];
  return [...off(extra, each + 1), ...off(lot.count - extra, each)];
}
