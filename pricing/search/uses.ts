import type { CartLine, PriceContext } from '../cart.ts';
import { byNet, cheapest, customs } from '../customs.ts';
import { type Cut, cutOf, groupCut, pooledCut, withCut } from '../amounts.ts';
import { slotOf } from '../eligibility.ts';
import { type Counts, type Lot, slots, someOf, sumOf, type Why } from '../lots.ts';
import type { Offer } from '../offer.ts';
import { type Reach, reaches } from '../reach.ts';
import { type Budget, vectors } from './vectors.ts';

/** One way to use an offer: what it takes off, and the cart after it. */
export interface Use {
  cents: number;
  lots: () => Lot[];
}

/** What a use stands on. */
export interface Scene {
  lines: readonly CartLine[];
  context: PriceContext;
  reach: Reach;
  /** Lines that other offers want as well; on all others the offer simply takes the best. */
  contended: ReadonlySet<number>;
  budget: Budget;
}

/** Units that an offer takes: those it discounts, and those that only count toward it. */
interface Choice {
  uses: Counts;
  targets: Counts;
  cut: (targets: readonly Lot[], counts: Counts) => Cut;
}

/** Every way to use an offer that may lead to the best deal, the largest discount first (N-37). */
export function usesOf(offer: Offer, lots: readonly Lot[], scene: Scene): Use[] {
  const uses: Use[] = [];
  for (const choice of choicesOf(offer, lots, scene)) {
    const cut = choice.cut(lots, choice.targets);
    const cents = centsOf(cut, lots, choice.targets);
    if (cents > 0) uses.push({ cents, lots: () => used(offer, lots, choice, cut, scene) });
  }
  // Work grows with the number of lots that are looked at.
  scene.budget.steps -= (uses.length + 1) * (1 + (lots.length >> 3));
  return uses.length < 2 ? uses : uses.sort((one, other) => other.cents - one.cents);
}

const centsOf = (cut: Cut, lots: readonly Lot[], counts: Counts): number =>
  'total' in cut
    ? cut.total
    : lots.reduce((sum, lot, index) => (counts[index]! > 0 ? sum + cut.each(lot) * counts[index]! : sum), 0);

function choicesOf(offer: Offer, lots: readonly Lot[], scene: Scene): Choice[] {
  const { lines } = scene;
  const { proto, buy, get } = offer;
  const most = offer.maxApplications ?? Infinity;
  const flags = scene.reach.flags(offer);
  const { barredBy } = slotOf(offer, scene.context);
  const { stackGroup } = offer;
  // May it still take units of the lot, and which way?
  const open = lots.map(({ line, taken, groups }) => {
    const flag = flags[line]!;
    const isOpen =
      (flag & reaches.admitted) !== 0 &&
      (taken & barredBy) === 0 &&
      !(stackGroup !== null && groups.includes(stackGroup));
    return isOpen ? flag : 0;
  });
  const toward = lots.map(({ count }, index) => ((open[index]! & reaches.counts) === 0 ? 0 : count));
  // A price per pound may lower a dear package less than a cheap one, so that every unit has to be tried.
  const contended =
    get.discount.type === 'FIXED_PRICE' && proto !== 'MUST_BUY'
      ? new Set(lots.map(({ line }) => line))
      : scene.contended;
  const pick = (capacities: Counts, sizes: (total: number) => number) =>
    vectors({ lots, capacities, sizes, contended, budget: scene.budget });

  if (proto === 'BUYX_GETY') {
    const isTarget = lots.map((lot, index) => (open[index]! & reaches.discounts) !== 0 && lot.netCents > 0);
    return buyGetY(offer, lots, toward, isTarget, pick, scene);
  }
  const minimum = buy.minCents ?? buy.minWeight;
  if (minimum !== undefined) {
    const measure = measureOf(offer, lines);
    return pick(toward, (total) => total).flatMap((uses) => {
      const times = Math.min(most, Math.floor(measured(lots, uses, measure) / minimum));
      return times < 1
        ? []
        : [{ uses, targets: uses, cut: (of, counts) => pooledCut(offer, lines, of, counts, times) }];
    });
  }
  if (proto === 'BUYX_GETX') {
    const size = (buy.minQty ?? 1) + get.qty;
    return pick(toward, inGroupsOf(size, most)).map((uses) => ({
      uses,
      targets: cheapestOfBlocks(lots, uses, size, get.qty),
      cut: (of, counts) => cutOf(get.discount, lines, of, counts),
    }));
  }
  const size = buy.minQty ?? 1;
  if (size > 1 || proto === 'MUST_BUY')
    return pick(toward, inGroupsOf(size, most)).map((uses) => ({
      uses,
      targets: uses,
      cut: (of, counts) => groupCut(offer, lines, of, counts, size),
    }));
  const paid = toward.map((count, index) => (lots[index]!.netCents > 0 ? count : 0));
  if (proto === 'CUSTOM') {
    const targets = customs[offer.custom?.name ?? '']?.targets(lots, paid, most);
    return targets ? [{ uses: targets, targets, cut: (of, counts) => cutOf(get.discount, lines, of, counts) }] : [];
  }
  return pick(paid, (total) => Math.min(total, most)).map((uses) => ({
    uses,
    targets: uses,
    cut: (of, counts) => cutOf(get.discount, lines, of, counts),
  }));
}

/** The largest number of units in full groups. */
const inGroupsOf =
  (size: number, most: number) =>
  (total: number): number =>
    Math.min(Math.floor(total / size), most) * size;

/** What a minimum is measured in: cents before any coupon (N-81), or hundredths of a pound. */
const measureOf = ({ buy }: Offer, lines: readonly CartLine[]): ((lot: Lot) => number) =>
  buy.minCents === undefined ? ({ line }) => lines[line]!.weight ?? 0 : ({ baseCents }) => baseCents;

const measured = (lots: readonly Lot[], counts: Counts, of: (lot: Lot) => number): number =>
  lots.reduce((sum, lot, index) => sum + of(lot) * (counts[index] ?? 0), 0);

/** Buy some of these, get the cheapest of those: as often as both sides and the cap allow. */
function buyGetY(
  offer: Offer,
  lots: readonly Lot[],
  toward: Counts,
  isTarget: readonly boolean[],
  pick: (capacities: Counts, sizes: (total: number) => number) => Counts[],
  { lines }: Scene,
): Choice[] {
  const { buy, get } = offer;
  const available = lots.map(({ count }, index) => (isTarget[index] ? count : 0));
  const gets = available.reduce((sum, count) => sum + count, 0);
  const limit = Math.min(offer.maxApplications ?? Infinity, Math.floor(gets / get.qty));
  if (limit < 1) return [];
  const choice = (bought: Counts, times: number): Choice => {
    const targets = cheapest(lots, available, times * get.qty);
    const uses = bought.map((count, index) => count + (targets[index] ?? 0));
    return { uses, targets, cut: (of, counts) => cutOf(get.discount, lines, of, counts) };
  };
  const minimum = buy.minCents ?? buy.minWeight;
  if (minimum !== undefined)
    return pick(toward, (total) => total).flatMap((bought) => {
      const sum = measured(lots, bought, measureOf(offer, lines));
      const times = Math.min(limit, Math.floor(sum / minimum));
      return times < 1 ? [] : [choice(bought, times)];
    });
  const size = buy.minQty ?? 1;
  return pick(toward, inGroupsOf(size, limit)).flatMap((bought) => {
    const times = bought.reduce((sum, count) => sum + count, 0) / size;
    return times < 1 ? [] : [choice(bought, times)];
  });
}

/** Of each block, dearest units first, the cheapest `gets`; a unit that is free already carries no discount. */
function cheapestOfBlocks(lots: readonly Lot[], uses: Counts, size: number, gets: number): Counts {
  const counts = lots.map(() => 0);
  let place = 0;
  for (const index of byNet(lots, -1))
    for (let unit = 0; unit < (uses[index] ?? 0); unit++, place++)
      if (place % size >= size - gets && lots[index]!.netCents > 0) counts[index]! += 1;
  return counts;
}

const whyOf = (offer: Offer, own: number): Why =>
  offer.funding === 'MF' ? 'MANUFACTURER' : own === slots.category ? 'CATEGORY' : 'ITEM';

function used(offer: Offer, lots: readonly Lot[], { uses, targets }: Choice, cut: Cut, { context }: Scene): Lot[] {
  const { own } = slotOf(offer, context);
  const { stackGroup } = offer;
  const take = (lot: Lot, count: number): Lot => {
    const taken = someOf(lot, count);
    taken.taken |= own;
    if (stackGroup !== null) taken.groups = [...lot.groups, stackGroup];
    return taken;
  };
  const hit: Lot[] = [];
  const rest: Lot[] = [];
  for (const [index, lot] of lots.entries()) {
    const [use, target] = [uses[index]!, targets[index]!];
    if (target > 0) hit.push(take(lot, target));
    if (use > target) rest.push(take(lot, use - target));
    if (use === 0) rest.push(lot);
    else if (lot.count > use) rest.push(someOf(lot, lot.count - use));
  }
  const counts = hit.map(({ count }) => count);
  const cheaper = withCut(hit, counts, cut, offer.offerId, whyOf(offer, own));
  return [...cheaper, ...rest].sort((one, other) => one.line - other.line);
}

/** What is left to pay for these units. */
export const netSum = (lots: readonly Lot[]): number => sumOf(lots, ({ netCents }) => netCents);
