import type { CartLine } from '../cart.ts';
import { split, type Share } from '../cents.ts';
import { discounted, type Lot, someOf } from '../lots.ts';
import type { Offer } from '../offer.ts';
import { isInScope, measuredFor, mostOffOrder } from '../order-offers.ts';
import type { Steps } from '../steps.ts';
import type { Best } from './best-of.ts';
import { withoutCoupons } from './coupons.ts';
import { type Amounts, type Deal, dealOf, joined, withAmounts } from './deal.ts';
import type { Part } from './part.ts';
import type { PartDeal } from './part-deals.ts';
import type { Budget } from './vectors.ts';

/** Steps for each part of a deal that is made after it was judged, and for one that isn't found again with them. */
const stepsAgain = [800, 50_000] as const;

/** A part after order-level offers: what it costs with coupons, and its deal with them, once that is asked for. */
interface Left {
  deal: Deal;
  again?: Best | null;
}

/** What one of the offers takes off a lot. */
interface Taken extends Share {
  offerId: string;
}

/**
 * Whole carts with a set of order-level offers on one deal of each part (N-35, stage 4). What such offers leave of a part is the same in
 * many of them, and is worked out once.
 */
export class OrderTotals {
  readonly #offers: readonly Offer[];
  readonly #parts: readonly Part[];
  readonly #lines: readonly CartLine[];
  /** By line, the part that it belongs to. */
  readonly #partOf: Int32Array;
  /** By offer, the lines in its scope: first those that SNAP benefits don't pay for, then the others (T-94). */
  readonly #scopes: readonly (readonly [Set<number>, Set<number>])[];
  readonly #known = new Map<Deal, Map<string, Left>>();

  constructor(offers: readonly Offer[], parts: readonly Part[], lines: readonly CartLine[]) {
    this.#offers = offers;
    this.#parts = parts;
    this.#lines = lines;
    this.#partOf = new Int32Array(lines.length);
    for (const [index, part] of parts.entries()) for (const line of part.lines) this.#partOf[line] = index;
    this.#scopes = offers.map((offer) => {
      const scope = [...lines.keys()].filter((line) => isInScope(offer, lines[line]!));
      const isEbt = (line: number) => lines[line]!.isPaidWithEbt;
      return [new Set(scope.filter((line) => !isEbt(line))), new Set(scope.filter(isEbt))];
    });
  }

  /** The whole cart with these deals; null if an offer isn't reached, or it costs more than `limit`. */
  *settled(chosen: readonly PartDeal[], limit: number, budget: Budget): Steps<Deal | null> {
    const stores = chosen.map(({ storeDeal }) => storeDeal);
    const off = this.#off(stores);
    if (off === null) return null;
    const left = stores.map((deal) => this.#leftOf(deal, off.taken));
    const judged: number[] = [];
    let cents = 0;
    for (const [index, each] of left.entries()) {
      const { coupons } = this.#parts[index]!;
      if (!coupons.areThere) each.again ??= withoutCoupons(each.deal);
      const after = coupons.areThere ? yield* coupons.centsAfter(each.deal, budget) : each.again?.deal;
      if (!after) return null;
      judged.push(after.cents);
      cents += after.cents;
    }
    if (cents > limit) return null;
    // Whatever was spent before, the deal that was judged is found again.
    const again: Deal[] = [];
    for (const [index, each] of left.entries()) {
      for (const steps of each.again === undefined ? stepsAgain : []) {
        each.again = yield* this.#parts[index]!.coupons.over(each.deal, { steps }, true);
        if ((each.again?.deal.cents ?? Infinity) <= judged[index]!) break;
      }
      if (!each.again) return null;
      again.push(each.again.deal);
    }
    const all = joined(again);
    const before = stores.reduce<Amounts | null>((sum, { amounts }) => withAmounts(sum, amounts), null);
    const ofOrder = off.amounts.reduce<Amounts | null>((sum, each) => ({ ...each, before: sum }), before);
    return { ...all, amounts: withAmounts(ofOrder, all.amounts) };
  }

  /** What each offer takes off in all, and off each lot; null if one isn't reached. */
  #off(stores: readonly Deal[]) {
    const lots = this.#inLineOrder(stores);
    const taken = new Map<Lot, Taken>();
    const amounts: { offerId: string; cents: number }[] = [];
    for (const [index, offer] of this.#offers.entries()) {
      const { offerId } = offer;
      const [first, last] = this.#scopes[index]!.map((scope) => lots.filter(({ line }) => scope.has(line)));
      const nets = [netOf(first!), netOf(last!)];
      const measured = measuredFor(offer, first!, this.#lines) + measuredFor(offer, last!, this.#lines);
      const cents = mostOffOrder(offer, nets[0]! + nets[1]!, measured);
      if (cents === 0) return null;
      const offFirst = Math.min(cents, nets[0]!);
      spreadOver(first!, offFirst, offerId, taken);
      spreadOver(last!, cents - offFirst, offerId, taken);
      amounts.push({ offerId, cents });
    }
    return { taken, amounts };
  }

  /** The lots of all parts, as they stand in the cart. */
  #inLineOrder(stores: readonly Deal[]): Lot[] {
    const next = stores.map(() => 0);
    const ordered: Lot[] = [];
    for (const line of this.#lines.keys()) {
      const part = this.#partOf[line]!;
      const { lots } = stores[part]!;
      while (lots[next[part]!]?.line === line) ordered.push(lots[next[part]!++]!);
    }
    return ordered;
  }

  #leftOf(deal: Deal, taken: ReadonlyMap<Lot, Taken>): Left {
    let key = '';
    for (const lot of deal.lots) {
      const share = taken.get(lot);
      key += share === undefined ? ';' : `${share.each}+${share.extra};`;
    }
    let ofDeal = this.#known.get(deal);
    if (ofDeal === undefined) this.#known.set(deal, (ofDeal = new Map()));
    let left = ofDeal.get(key);
    if (left === undefined)
      ofDeal.set(key, (left = { deal: dealOf(deal.lots.flatMap((lot) => after(lot, taken.get(lot)))) }));
    return left;
  }
}

function spreadOver(lots: readonly Lot[], cents: number, offerId: string, taken: Map<Lot, Taken>): void {
  if (cents === 0) return;
  const shares = split(
    cents,
    lots.map(({ netCents, count }) => ({ weight: netCents, count })),
  );
  for (const [index, { each, extra }] of shares.entries())
    if (each > 0 || extra > 0) taken.set(lots[index]!, { each, extra, offerId });
}

/** The units after what an order-level offer takes off. */
function after(lot: Lot, taken: Taken | undefined): Lot[] {
  if (taken === undefined) return [lot];
  const { each, extra, offerId: id } = taken;
  const off = (count: number, cents: number): Lot[] =>
    count === 0 ? [] : [cents === 0 ? someOf(lot, count) : discounted(lot, count, { id, cents, why: 'ORDER' })];
  return [...off(extra, each + 1), ...off(lot.count - extra, each)];
}

const netOf = (lots: readonly Lot[]): number => lots.reduce((sum, { netCents, count }) => sum + netCents * count, 0);
