import type { CartLine } from './cart.ts';
import { type Deal, dealOf, joined, preference } from './deal.ts';
import type { Lot } from './lots.ts';
import type { Offer } from './offer.ts';
import { isInScope, mostOffOrder, togetherPossible, withOrderOffer } from './order-offers.ts';
import { netSum } from './uses.ts';
import type { Budget } from './vectors.ts';

/** Sets of order-level offers that are tried. */
const setsTried = 64;

/** A part after the store's item offers, with the least that manufacturers' offers could leave to pay. */
export interface StoreDeal {
  deal: Deal;
  leastCents: number;
}

/** What has to be known of a part of the cart. */
export interface OrderPart {
  offers: readonly Offer[];
  starts: readonly Deal[];
  storeDeals(): StoreDeal[];
  withManufacturers(deal: Deal, budget: Budget): Deal;
}

/** A deal of a part under a set of order-level offers: at least so much, counted in exact fractions of a cent. */
interface Option {
  deal: Deal;
  least: number;
}

/**
 * Tries the parts' deals together with the order-level offers, whose thresholds look at all parts at once: a coupon may
 * stay unused to keep a threshold (N-81). `best` is the best without them.
 */
export function withOrderLevel(
  orderLevel: readonly Offer[],
  parts: readonly OrderPart[],
  lines: readonly CartLine[],
  budget: Budget,
  best: Deal,
): Deal {
  const choices = parts.map((part) => undominated(part.storeDeals()));
  const untouched = joined(parts.map(({ starts }) => starts[0]!)).lots;
  const offers = [...orderLevel, ...parts.flatMap((part) => part.offers)];
  let found = best;

  for (const set of togetherPossible(orderLevel, untouched, lines, setsTried)) {
    if (set.length === 0 || set.some((offer) => mostOffOrder(offer, untouched, lines) === 0)) continue;
    const options = choices.map((of) => optionsUnder(set, of, lines));
    const leastFrom = tailSums(options.map((of) => of[0]?.least ?? 0));
    const fixed = set.filter((offer) => !isPercent(offer));
    const most = fixed.reduce((sum, offer) => sum + mostOffOrder(offer, untouched, lines), 0);
    const grow = (chosen: readonly Deal[], least: number): void => {
      // A percentage may be rounded down by half a cent.
      if (Math.ceil(least + leastFrom[chosen.length]! - most - set.length / 2) >= found.cents) return;
      if (budget.steps <= 0) {
        budget.isShort = true;
        return;
      }
      budget.steps -= 1;
      if (chosen.length < options.length) {
        for (const option of options[chosen.length]!) grow([...chosen, option.deal], least + option.least);
        return;
      }
      budget.steps -= parts.length;
      const deal = settled(set, chosen, parts, lines, budget);
      if (deal && preference(deal, found, offers) < 0) found = deal;
    };
    grow([], 0);
  }
  return found;
}

const isPercent = ({ get }: Offer): boolean => get.discount.type === 'PERCENT';

const tailSums = (values: readonly number[]): number[] => {
  const sums = [0];
  for (const value of values.toReversed()) sums.unshift(sums[0]! + value);
  return sums;
};

/** What each line costs after the store's offers. */
function storeNets({ lots }: Deal): Map<number, number> {
  const nets = new Map<number, number>();
  for (const { line, netCents, count } of lots) nets.set(line, (nets.get(line) ?? 0) + netCents * count);
  return nets;
}

/** Leaves out what costs as much as another deal in the end, and leaves no line with more toward a threshold. */
function undominated(deals: readonly StoreDeal[]): StoreDeal[] {
  const kept: (StoreDeal & { nets: Map<number, number> })[] = [];
  for (const next of deals) {
    const nets = storeNets(next.deal);
    if (!kept.some((one) => [...nets].every(([line, net]) => (one.nets.get(line) ?? 0) >= net)))
      kept.push({ ...next, nets });
  }
  return kept;
}

/** The deals of a part by what each leaves to pay at least under these offers, the least first. */
function optionsUnder(set: readonly Offer[], deals: readonly StoreDeal[], lines: readonly CartLine[]): Option[] {
  const offBy = (lot: Lot): number =>
    set
      .filter((offer) => isPercent(offer) && isInScope(offer, lines[lot.line]!))
      .reduce((sum, { get }) => sum + (lot.netCents * lot.count * get.discount.value) / 10_000, 0);
  return deals
    .map(({ deal, leastCents }) => ({ deal, least: leastCents - deal.lots.reduce((sum, lot) => sum + offBy(lot), 0) }))
    .toSorted((one, other) => one.least - other.least);
}

/** The whole cart with these order-level offers on these deals; null if one of the offers isn't reached. */
function settled(
  set: readonly Offer[],
  chosen: readonly Deal[],
  parts: readonly OrderPart[],
  lines: readonly CartLine[],
  budget: Budget,
): Deal | null {
  let deal = joined(chosen);
  for (const offer of set) {
    const used = withOrderOffer(offer, deal.lots, lines);
    if (!used) return null;
    const amounts = new Map(deal.amounts).set(offer.offerId, used.cents);
    deal = { lots: used.lots, cents: netSum(used.lots), amounts };
  }
  const byLine = Map.groupBy(deal.lots, ({ line }) => line);
  const done = joined(
    parts.map((part, index) => {
      const own = new Set(chosen[index]!.lots.map(({ line }) => line));
      const lots = [...own].flatMap((line) => byLine.get(line) ?? []);
      return part.withManufacturers({ ...dealOf(lots), amounts: chosen[index]!.amounts }, budget);
    }),
  );
  return { ...done, amounts: new Map([...deal.amounts, ...done.amounts]) };
}
