import { isAmong } from './eligibility.ts';
import type { Lot } from './lots.ts';
import { byExpiryThenId, type Offer } from './offer.ts';
import { netSum, type Scene, type Use, usesOf } from './uses.ts';

/** A cart with offers used on it. */
export interface Deal {
  lots: readonly Lot[];
  /** What is left to pay for the goods. */
  cents: number;
  /** What each used offer takes off. */
  amounts: ReadonlyMap<string, number>;
}

/** Offers in the order in which the search decides on them: the store's before the manufacturer's, percentages first. */
const inSearchOrder = (one: Offer, other: Offer): number =>
  Number(one.funding === 'MF') - Number(other.funding === 'MF') ||
  Number(isAmount(one)) - Number(isAmount(other)) ||
  byExpiryThenId(one, other);

const isAmount = ({ get }: Offer): boolean => get.discount.type !== 'PERCENT';

/**
 * Which of two deals stands (N-37): the one that costs less; then, in the order of expiry and id, the one that takes more
 * off with the first offer that differs; then the one with the lower price on the earlier line. Negative if the first.
 */
export function preference(one: Deal, other: Deal, offers: readonly Offer[]): number {
  if (one.cents !== other.cents) return one.cents - other.cents;
  for (const { offerId } of offers.toSorted(byExpiryThenId)) {
    const more = (other.amounts.get(offerId) ?? 0) - (one.amounts.get(offerId) ?? 0);
    if (more !== 0) return more;
  }
  const [ours, theirs] = [netsByLine(one.lots), netsByLine(other.lots)];
  for (const line of [...ours.keys()].toSorted((a, b) => a - b)) {
    const less = (ours.get(line) ?? 0) - (theirs.get(line) ?? 0);
    if (less !== 0) return less;
  }
  return 0;
}

function netsByLine(lots: readonly Lot[]): Map<number, number> {
  const nets = new Map<number, number>();
  for (const { line, netCents, count } of lots) nets.set(line, (nets.get(line) ?? 0) + netCents * count);
  return nets;
}

export const dealOf = (lots: readonly Lot[], amounts: ReadonlyMap<string, number> = new Map()): Deal => ({
  lots,
  cents: netSum(lots),
  amounts,
});

/** Every deal that the offers make possible, as far as the budget goes, passed to `found`; `isHopeless` cuts branches. */
export function explore(
  offers: readonly Offer[],
  start: Deal,
  scene: Scene,
  found: (deal: Deal) => void,
  isHopeless: (leastCents: number) => boolean = () => false,
): void {
  const ordered = offers.toSorted(inSearchOrder);
  const most = mostOff(ordered, start.lots, scene);
  let isAny = false;
  const decide = (index: number, deal: Deal): void => {
    if (isHopeless(deal.cents - most[index]!)) return;
    const offer = ordered[index];
    if (!offer) {
      isAny = true;
      return found(deal);
    }
    if (scene.budget.steps <= 0) {
      scene.budget.isShort = true;
      if (isAny) return;
      // Out of steps before the first deal: take what each remaining offer gives by itself.
      const [first] = usesOf(offer, deal.lots, { ...scene, contended: new Set() });
      return decide(index + 1, first ? withUse(deal, offer, first) : deal);
    }
    for (const use of usesOf(offer, deal.lots, scene)) decide(index + 1, withUse(deal, offer, use));
    decide(index + 1, deal);
  };
  decide(0, start);
}

const withUse = (deal: Deal, { offerId }: Offer, { lots, cents }: Use): Deal => ({
  lots,
  cents: deal.cents - cents,
  amounts: new Map(deal.amounts).set(offerId, cents),
});

/** For each offer on, what it and all later ones could take off at most, each as if it were alone. */
function mostOff(offers: readonly Offer[], lots: readonly Lot[], scene: Scene): number[] {
  const sums = [0];
  for (const offer of offers.toReversed()) sums.unshift((sums[0] ?? 0) + mostAlone(offer, lots, scene));
  return sums;
}

function mostAlone(offer: Offer, lots: readonly Lot[], scene: Scene): number {
  const alone = { ...scene, contended: new Set<number>(), budget: { steps: Infinity, isShort: false } };
  const [best] = usesOf(offer, lots, alone);
  if (offer.proto !== 'BUYX_GETY') return best?.cents ?? 0;
  // Another offer may take the cheapest units, and leave this one dearer ones.
  const dearest = lots.filter(({ line }) => isAmong(offer.get, scene.lines[line]!)).map(({ netCents }) => netCents);
  const times = offer.maxApplications ?? Infinity;
  return best ? Math.min(netSum(lots), Math.max(...dearest) * Math.min(times * offer.get.qty, unitsOf(lots))) : 0;
}

const unitsOf = (lots: readonly Lot[]): number => lots.reduce((sum, { count }) => sum + count, 0);

/** The best deal that these offers make possible on these units. */
export function bestDeal(offers: readonly Offer[], start: Deal, scene: Scene): Deal {
  let best: Deal | null = null;
  const found = (deal: Deal) => {
    if (best === null || preference(deal, best, offers) < 0) best = deal;
  };
  explore(offers, start, scene, found, (least) => best !== null && least > best.cents);
  return best ?? start;
}

/** Deals on different units as one. */
export const joined = (deals: readonly Deal[]): Deal => ({
  lots: deals.flatMap(({ lots }) => lots).toSorted((one, other) => one.line - other.line),
  cents: deals.reduce((sum, { cents }) => sum + cents, 0),
  amounts: new Map(deals.flatMap(({ amounts }) => [...amounts])),
});
