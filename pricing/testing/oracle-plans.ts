import { type CartLine, type PriceContext } from '../cart.ts';
import { isOrderLevel, type Offer } from '../offer.ts';
import type { Plan, Use } from './oracle-amounts.ts';
import { matches, type OracleUnit, type Shelf } from './oracle-units.ts';

/** Every way to use the item-level offers together, as far as stacking allows. */
export function itemPlans(
  offers: readonly Offer[],
  units: readonly OracleUnit[],
  shelf: Shelf,
  context: PriceContext,
): Plan[][] {
  let all: Plan[][] = [[]];
  for (const offer of offers.filter((one) => !isOrderLevel(one)))
    all = all.flatMap((plans) => {
      const open = units.filter((unit) => isOpen(unit, offer, plans, context)).map(({ index }) => index);
      const ways = usesOf(offer, open, units, shelf);
      return [plans, ...ways.map((uses) => [...plans, { offer, uses }])];
    });
  return all.map((plans) => plans.map((plan) => ({ ...plan, open: openBeside(plan, plans, units, context) })));
}

/** Units that no other offer of its kind uses: only a buy-get asks. */
const openBeside = (plan: Plan, plans: readonly Plan[], units: readonly OracleUnit[], context: PriceContext) =>
  plan.offer.proto !== 'BUYX_GETY'
    ? []
    : units.flatMap((unit) =>
        isOpen(
          unit,
          plan.offer,
          plans.filter((other) => other !== plan),
          context,
        )
          ? [unit.index]
          : [],
      );

/** May it stand on the unit, beside what was decided before (N-36)? */
function isOpen(unit: OracleUnit, offer: Offer, plans: readonly Plan[], { stackPolicy }: PriceContext): boolean {
  const isGroupOfStore = offer.funding === 'STORE' && offer.proto !== 'ITEM_DISCOUNT';
  if ((unit.pool !== null && isGroupOfStore) || unit.of.category === 'BUSINESS') return false;
  return plans.every(({ offer: other, uses }) => {
    const meets = slotOf(other, stackPolicy) === slotOf(offer, stackPolicy) || isOneGroup(offer, other);
    return !meets || uses.every(({ units }) => !units.includes(unit.index));
  });
}

const isOneGroup = (one: Offer, other: Offer) => one.stackGroup !== null && one.stackGroup === other.stackGroup;

function slotOf({ funding, buy }: Offer, stackPolicy: PriceContext['stackPolicy']): string {
  if (stackPolicy === 'ONE_PER_UNIT') return 'ANY';
  if (funding === 'MF' || stackPolicy === 'MF_PLUS_STORE') return funding;
  return buy.upcs === undefined ? 'CATEGORY' : 'ITEM';
}

function usesOf(offer: Offer, open: readonly number[], units: readonly OracleUnit[], shelf: Shelf): Use[][] {
  const most = offer.maxApplications ?? Infinity;
  const of = (index: number): CartLine => units[index]!.of;
  const buys = open.filter((unit) => matches(offer.buy, of(unit)));
  const size = offer.buy.minQty ?? 1;
  const timesOf = (chosen: readonly number[]) =>
    offer.buy.minCents === undefined
      ? Math.floor(chosen.length / size)
      : Math.floor(chosen.reduce((all, unit) => all + shelf[unit]!, 0) / offer.buy.minCents);
  if (offer.proto === 'BUYX_GETY') {
    const gets = open.filter((unit) => matches(offer.get, of(unit)));
    const onlyBuys = buys.filter((unit) => !matches(offer.get, of(unit)));
    return subsets(onlyBuys).flatMap((chosen) => {
      const possible = Math.min(timesOf(chosen), most, Math.floor(gets.length / offer.get.qty));
      const isExact = offer.buy.minCents === undefined;
      if (possible === 0 || (isExact && possible * size !== chosen.length)) return [];
      const all = isExact ? [possible] : Array.from({ length: possible }, (_, index) => index + 1);
      return all.flatMap((times) =>
        combinations(gets, times * offer.get.qty).map((targets) => [
          { units: [...chosen, ...targets], targets, times },
        ]),
      );
    });
  }
  if (offer.buy.minCents !== undefined)
    return subsets(buys).flatMap((chosen) => {
      const times = Math.min(timesOf(chosen), most);
      return times === 0 ? [] : [[{ units: chosen, targets: chosen, times }]];
    });
  if (offer.proto === 'BUYX_GETX')
    return groupings(buys, size + offer.get.qty, most).flatMap((groups) =>
      product(groups.map((group) => combinations(group, offer.get.qty).map((targets) => ({ units: group, targets })))),
    );
  return groupings(buys, size, most).map((groups) => groups.map((group) => ({ units: group, targets: group })));
}

/** Every set of one to `most` groups of `size` that share nothing. */
function groupings(from: readonly number[], size: number, most: number): number[][][] {
  if (most === 0 || from.length < size) return [];
  const [head, ...rest] = from;
  const without = groupings(rest, size, most);
  const withHead = combinations(rest, size - 1).flatMap((others) => {
    const left = rest.filter((unit) => !others.includes(unit));
    return [[], ...groupings(left, size, most - 1)].map((groups) => [[head!, ...others], ...groups]);
  });
  return [...withHead, ...without];
}

function combinations(from: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  if (from.length < size) return [];
  const [head, ...rest] = from;
  return [...combinations(rest, size - 1).map((others) => [head!, ...others]), ...combinations(rest, size)];
}

const subsets = (from: readonly number[]): number[][] =>
  Array.from({ length: from.length }, (_, index) => combinations(from, index + 1)).flat();

const product = <Item>(lists: readonly Item[][]): Item[][] =>
  lists.reduce<Item[][]>((all, list) => all.flatMap((one) => list.map((item) => [...one, item])), [[]]);
