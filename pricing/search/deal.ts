import { byExpiryThenId, type Offer } from '../offer.ts';
import type { Lot } from '../lots.ts';
import { Bounds } from './bounds.ts';
import { netSum, type Scene, type Use, usesOf } from './uses.ts';

/** What used offers take off, the last one first. */
export interface Amounts {
  offerId: string;
  cents: number;
  before: Amounts | null;
}

/** A cart with offers used on it. */
export interface Deal {
  lots: readonly Lot[];
  /** What is left to pay for the goods. */
  cents: number;
  amounts: Amounts | null;
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
  const [mine, others] = [amountsOf(one), amountsOf(other)];
  const differing = offers.filter(({ offerId }) => (mine.get(offerId) ?? 0) !== (others.get(offerId) ?? 0));
  if (differing.length > 0) {
    const { offerId } = differing.reduce((first, offer) => (byExpiryThenId(offer, first) < 0 ? offer : first));
    return (others.get(offerId) ?? 0) - (mine.get(offerId) ?? 0);
  }
  const [ours, theirs] = [netsByLine(one.lots), netsByLine(other.lots)];
  // Lots stand in the order of their lines.
  for (const [line, net] of ours) if (net !== (theirs.get(line) ?? 0)) return net - (theirs.get(line) ?? 0);
  return 0;
}

function amountsOf({ amounts }: Deal): Map<string, number> {
  const found = new Map<string, number>();
  for (let at = amounts; at !== null; at = at.before) found.set(at.offerId, at.cents);
  return found;
}

/** What is left to pay on each line, in the order of the lots. */
function netsByLine(lots: readonly Lot[]): Map<number, number> {
  const nets = new Map<number, number>();
  for (const { line, netCents, count } of lots) nets.set(line, (nets.get(line) ?? 0) + netCents * count);
  return nets;
}

export const dealOf = (lots: readonly Lot[], amounts: Amounts | null = null): Deal => ({
  lots,
  cents: netSum(lots),
  amounts,
});

/** What order-level offers do between the store's offers and the manufacturers', as far as it is known beforehand. */
export interface Crossing {
  /** What is left to pay at most of what a deal of the store's offers leaves, were no manufacturer's offer used. */
  worth: (deal: Deal) => number;
  /** The deal as manufacturers' offers find it, at that worth. */
  over: (deal: Deal) => Deal;
  /** Is there room on these units for both their coupons and what order-level offers are certain to take off? */
  fits: (lot: Lot) => boolean;
}

/** How a search goes about it. */
export interface Search {
  /** A deal that was found, and what it was before the manufacturers' offers. */
  found: (deal: Deal, storeDeal: Deal) => void;
  /** Is nothing from so many cents on worth finding? */
  isHopeless?: (leastCents: number) => boolean;
  crossing?: Crossing | undefined;
}

/** Offers in the order in which a search decides on them, with what they can do at most. */
export interface Plan {
  ordered: readonly Offer[];
  /** Index of the first manufacturer's offer. */
  coupons: number;
  bounds: Bounds;
}

/** A plan for a start, and for every deal that can come of it. */
export function planOf(offers: readonly Offer[], lots: readonly Lot[], scene: Scene): Plan {
  const ordered = offers.length < 2 ? offers : offers.toSorted(inSearchOrder);
  const coupons = ordered.filter(({ funding }) => funding === 'STORE').length;
  return { ordered, coupons, bounds: new Bounds(ordered, lots, scene) };
}

/** Every deal that the offers make possible, as far as the budget goes. */
export function explore({ ordered, coupons, bounds }: Plan, start: Deal, scene: Scene, search: Search): void {
  const { found, isHopeless = () => false, crossing } = search;
  let isAny = false;
  const decide = (index: number, before: Deal, storeBefore: Deal | null): void => {
    const store = storeBefore ?? (index === coupons ? before : null);
    const deal = store !== null && storeBefore === null && crossing ? crossing.over(before) : before;
    const worth = store === null && crossing ? crossing.worth(deal) : deal.cents;
    if (isHopeless(worth - bounds.from(index, deal.lots))) return;
    const offer = ordered[index];
    if (!offer) {
      isAny = true;
      return found(deal, store ?? deal);
    }
    if (scene.budget.steps <= 0) {
      scene.budget.isShort = true;
      if (isAny) return;
      // Out of steps before the first deal: take what each remaining offer gives by itself.
      const [first] = usesOf(offer, deal.lots, { ...scene, contended: nobody });
      return decide(index + 1, first ? withUse(deal, offer, first) : deal, store);
    }
    for (const use of usesOf(offer, deal.lots, scene))
      if (!isHopeless(worth - use.cents - bounds.alone(index + 1))) decide(index + 1, withUse(deal, offer, use), store);
    decide(index + 1, deal, store);
  };
  decide(0, start, null);
}

const nobody: ReadonlySet<number> = new Set();

const withUse = (deal: Deal, { offerId }: Offer, { lots, cents }: Use): Deal => ({
  lots: lots(),
  cents: deal.cents - cents,
  amounts: { offerId, cents, before: deal.amounts },
});

/** Branches that are followed although they can't cost less than the best deal found, only be preferred to it. */
const tiesTried = 64;

/** The best deal that these offers make possible on these units, and what it was before the manufacturers' offers. */
export function bestDeal(plan: Plan, start: Deal, scene: Scene, crossing?: Crossing): { deal: Deal; storeDeal: Deal } {
  let best: { deal: Deal; storeDeal: Deal } | null = null;
  const found = (deal: Deal, storeDeal: Deal) => {
    if (best === null || preference(deal, best.deal, plan.ordered) < 0) best = { deal, storeDeal };
  };
  let ties = tiesTried;
  const isHopeless = (least: number): boolean => {
    if (best === null) return false;
    // Sums of fractions of a cent may differ by less than this.
    const more = least - best.deal.cents;
    return more > 1e-6 || (more > -1e-6 && ties-- <= 0);
  };
  explore(plan, start, scene, { found, isHopeless, crossing });
  return best ?? { deal: start, storeDeal: start };
}

/** Deals on different units as one. */
export const joined = (deals: readonly Deal[]): Deal => ({
  lots: deals.flatMap(({ lots }) => lots).sort((one, other) => one.line - other.line),
  cents: deals.reduce((sum, { cents }) => sum + cents, 0),
  amounts: deals.reduce<Amounts | null>((all, { amounts }) => withAmounts(all, amounts), null),
});

/** Both, the second ones last. */
export function withAmounts(first: Amounts | null, second: Amounts | null): Amounts | null {
  return second === null ? first : { ...second, before: withAmounts(first, second.before) };
}
