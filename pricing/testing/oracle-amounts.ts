import type { Offer } from '../offer.ts';
import { type OracleUnit, rounded, type Shelf, takeOff } from './oracle-units.ts';

/** A group of units that an offer uses up, and those of them that it discounts. */
export interface Use {
  units: readonly number[];
  targets: readonly number[];
  /** How often it applies to the group; once if omitted. */
  times?: number;
}

export interface Plan {
  offer: Offer;
  uses: readonly Use[];
  /** Units that no other offer of its kind uses. */
  open?: readonly number[];
}

interface Outcome {
  nets: readonly number[];
  amounts: ReadonlyMap<string, number>;
}

/** What plans come to, stage by stage (N-35); null if one discounts a unit that isn't the cheapest of its group. */
export function applied(
  plans: readonly Plan[],
  orderOffers: readonly Plan[],
  units: readonly OracleUnit[],
  shelf: Shelf,
): Outcome | null {
  const nets = [...shelf];
  const amounts = new Map<string, number>();
  const store = plans.filter(({ offer }) => offer.funding === 'STORE');
  const manufacturers = plans.filter(({ offer }) => offer.funding === 'MF');
  for (const plan of store.toSorted((one, other) => rank(one.offer) - rank(other.offer)))
    if (!applyItemPlan(plan, nets, amounts, units)) return null;
  const before = [...nets];
  for (const { offer, uses } of orderOffers) {
    const scope = uses[0]!.units;
    const value = scope.reduce((all, unit) => all + before[unit]!, 0);
    const { minCents, minQty } = offer.buy;
    const reached = minCents === undefined ? scope.length / (minQty ?? 1) : value / minCents;
    const times = Math.min(Math.floor(reached), offer.maxApplications ?? 1);
    if (times === 0) return null;
    const { type, value: size } = offer.get.discount;
    const cents = type === 'PERCENT' ? rounded(size * value, 10_000) : Math.min(times * size, value);
    const byCash = scope.filter((unit) => !units[unit]!.of.isPaidWithEbt);
    const first = Math.min(
      cents,
      byCash.reduce((all, unit) => all + nets[unit]!, 0),
    );
    takeOff(nets, byCash, first);
    takeOff(
      nets,
      scope.filter((unit) => units[unit]!.of.isPaidWithEbt),
      cents - first,
    );
    amounts.set(offer.offerId, cents);
  }
  for (const plan of manufacturers) if (!applyItemPlan(plan, nets, amounts, units)) return null;
  return { nets, amounts };
}

/** Percent before amount where two of the store's offers meet on a unit (N-36); a price between them. */
const rank = ({ get }: Offer) => ({ PERCENT: 0, FIXED_PRICE: 1, FREE: 1, AMOUNT_OFF: 2 })[get.discount.type];

function applyItemPlan(
  { offer, uses, open = [] }: Plan,
  nets: number[],
  amounts: Map<string, number>,
  units: readonly OracleUnit[],
): boolean {
  if (!uses.every((use) => takesCheapest(offer, use, open, nets, units))) return false;
  const targets = uses.flatMap((use) => use.targets);
  if (offer.get.discount.type === 'PERCENT') {
    const net = targets.reduce((sum, unit) => sum + nets[unit]!, 0);
    const cents = takeOff(nets, targets, Math.min(net, rounded(offer.get.discount.value * net, 10_000)));
    amounts.set(offer.offerId, cents);
    return cents > 0;
  }
  const shares = uses.map((use) => ({ use, cents: groupCents(offer, use, nets, units) }));
  // What takes nothing off is no use, but for the free unit of a block.
  if (offer.proto !== 'BUYX_GETX' && shares.some(({ cents }) => cents <= 0)) return false;
  const total = shares.reduce((sum, { cents }) => sum + cents, 0);
  if (isByUnit(offer)) for (const unit of targets) takeOff(nets, [unit], unitCents(offer, unit, nets, units));
  else takeOff(nets, targets, total);
  amounts.set(offer.offerId, total);
  return total > 0;
}

/** Buy-gets discount the cheapest: of a block, or of all that they could get and no other offer of their kind uses. */
function takesCheapest(
  { proto, get }: Offer,
  { units: used, targets }: Use,
  open: readonly number[],
  nets: readonly number[],
  units: readonly OracleUnit[],
): boolean {
  if (proto !== 'BUYX_GETX' && proto !== 'BUYX_GETY') return true;
  const isGet = (unit: number) =>
    (get.upcs === undefined || get.upcs.includes(units[unit]!.of.upc)) &&
    (get.department === undefined || get.department === units[unit]!.of.departmentId);
  // A coupon is never on a free unit (N-36), so that none is got.
  if (proto === 'BUYX_GETY' && targets.some((unit) => nets[unit] === 0)) return false;
  const others =
    proto === 'BUYX_GETX'
      ? used
      : open.filter((unit) => isGet(unit) && nets[unit]! > 0 && (targets.includes(unit) || !used.includes(unit)));
  const dearest = Math.max(...targets.map((unit) => nets[unit]!));
  return others.every((unit) => targets.includes(unit) || nets[unit]! >= dearest);
}

/** Is each unit discounted by itself? Else what an offer's groups earn is shared by all its units. */
const isByUnit = ({ proto, buy, get: { discount } }: Offer): boolean =>
  proto.startsWith('BUYX') ||
  discount.type === 'FREE' ||
  (proto === 'ITEM_DISCOUNT' &&
    (discount.type === 'FIXED_PRICE' || (buy.minCents === undefined && (buy.minQty ?? 1) === 1)));

/** What one unit is worth to an offer by itself. */
function unitCents({ get }: Offer, unit: number, nets: readonly number[], units: readonly OracleUnit[]): number {
  const { type, value } = get.discount;
  const net = nets[unit]!;
  if (type === 'FREE') return net;
  if (type === 'AMOUNT_OFF') return Math.min(value, net);
  const { weight } = units[unit]!.of;
  return Math.max(0, net - (weight === null ? value : rounded(value * weight, 100)));
}

function groupCents(
  offer: Offer,
  { targets, times = 1 }: Use,
  nets: readonly number[],
  units: readonly OracleUnit[],
): number {
  const { proto, get, buy } = offer;
  const net = targets.reduce((all, unit) => all + nets[unit]!, 0);
  const { type, value } = get.discount;
  const isPooled = buy.minCents !== undefined && proto !== 'BUYX_GETY';
  if (type === 'AMOUNT_OFF' && !proto.startsWith('BUYX')) return Math.min(value * (isPooled ? times : 1), net);
  if (type === 'FIXED_PRICE' && proto === 'MUST_BUY' && !isPooled) return net - value;
  return targets.reduce((all, unit) => all + unitCents(offer, unit, nets, units), 0);
}
