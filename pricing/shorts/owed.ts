import { canBeDiscounted, isAmong } from '../eligibility.ts';
import { unitCents, type Why } from '../lots.ts';
import type { Offer } from '../offer.ts';
import { isInScope } from '../order-offers.ts';
import type { Pool } from '../promos.ts';
import type { Priced } from '../settle.ts';
import type { Courtesy } from '../courtesy.ts';
import { isShort, keptUnitCents, type LineOutcome } from './picked.ts';

/** A discount at placement: the units it was on, by line, and what it took off. */
interface Placed {
  id: string;
  why: Why;
  cents: number;
  byLine: Map<string, { units: number; cents: number }>;
}

/** These depend on nothing but their own line, or come after the offers: a requote has them right. */
const requoted: ReadonlySet<Why> = new Set(['PRICE_CUT', 'SUBSCRIPTION', 'REWARD']);

/**
 * What every promo and offer of the placement owes on the goods that are kept after the store's shortage (N-41): an
 * order-level offer its whole cents, a broken multi-buy the average price of its units, a volume price
 * what it took off each, a threshold of money or weight its
 * amount, and any other offer what it took off the units that are kept. Rounded down, so that nothing is owed that a
 * requote gives anyway. `given` is what the requote takes off.
 */
export function owedOn(
  placed: Priced,
  outcomes: readonly LineOutcome[],
  given: ReadonlyMap<string, number>,
): Courtesy[] {
  const offers = new Map(placed.offers.map((offer) => [offer.offerId, offer]));
  return discountsOf(placed).map((discount) => {
    const { id, why, byLine } = discount;
    const offer = offers.get(id);
    const pools = placed.pools.filter((pool) => pool.id === id);
    const inPools = new Set(pools.flatMap(({ lines }) => lines.map((index) => placed.lines[index]!.lineId)));
    const own = outcomes.filter(({ ordered }) => byLine.has(ordered.lineId));
    const tied =
      why === 'VOLUME'
        ? own
        : outcomes.filter(({ ordered }) =>
            offer === undefined ? inPools.has(ordered.lineId) : isTied(offer, why, ordered),
          );
    const now = given.get(id) ?? 0;
    const cents =
      now > 0 &&
      !tied.some(isShort) &&
      !(offer && outcomes.some((each) => isShort(each) && isAmong(offer.buy, each.ordered)))
        ? now
        : why === 'VOLUME'
          ? sumOver(own, ({ ordered, qty }) => ofUnits(byLine.get(ordered.lineId)!, qty))
          : offer === undefined
            ? poolOwes(discount, pools, placed, outcomes)
            : offerOwes(offer, discount, own, tied);
    return { offerId: id, why, cents, lineIds: tied.flatMap(({ kept }) => (kept ? [kept.lineId] : [])) };
  });
}

const isTied = (offer: Offer, why: Why, line: LineOutcome['ordered']): boolean =>
  why === 'ORDER' ? isInScope(offer, line) : canBeDiscounted(offer, line);

function discountsOf({ lines, lots }: Priced): Placed[] {
  const found = new Map<string, Placed>();
  for (const { line, count, applied } of lots)
    for (const { id, cents, why } of applied) {
      if (requoted.has(why)) continue;
      const placed = found.get(id) ?? { id, why, cents: 0, byLine: new Map() };
      found.set(id, placed);
      const { lineId } = lines[line]!;
      const on = placed.byLine.get(lineId) ?? { units: 0, cents: 0 };
      placed.byLine.set(lineId, { units: on.units + count, cents: on.cents + cents * count });
      placed.cents += cents * count;
    }
  return [...found.values()];
}

/** The part of a promo's discount that falls on what is kept of its full blocks, by price: units left over go first. */
function poolOwes(
  { cents }: Placed,
  pools: readonly Pool[],
  { lines }: Priced,
  outcomes: readonly LineOutcome[],
): number {
  const byId = new Map(outcomes.map((outcome) => [outcome.ordered.lineId, outcome]));
  let [blocked, kept] = [0, 0];
  for (const { promo, lines: members } of pools) {
    const size = promo.type === 'B' ? promo.buy + promo.free : promo.qty;
    const byPrice = Map.groupBy(members, (index) => unitCents(lines[index]!, lines[index]!.listCents));
    let open = members.reduce((sum, index) => sum + lines[index]!.qty, 0);
    open -= open % size;
    for (const [price, ofPrice] of [...byPrice].toSorted(([one], [other]) => other - one)) {
      const units = Math.min(
        open,
        sumOver(ofPrice, (index) => lines[index]!.qty),
      );
      open -= units;
      blocked += units * price;
      kept +=
        price *
        Math.min(
          units,
          sumOver(ofPrice, (index) => byId.get(lines[index]!.lineId)!.qty),
        );
    }
  }
  return share(cents, kept, blocked);
}

/** What an offer's discount comes to on what is kept. */
function offerOwes(
  { proto, buy, get }: Offer,
  { why, cents, byLine }: Placed,
  own: readonly LineOutcome[],
  tied: readonly LineOutcome[],
): number {
  const isAmount = get.discount.type === 'AMOUNT_OFF';
  if (why === 'ORDER' && (isAmount || tied.some(isShort))) return cents;
  const isThreshold = buy.minCents !== undefined || buy.minWeight !== undefined;
  if (isThreshold && isAmount && proto !== 'BUYX_GETY') return cents;
  if (!isThreshold && proto === 'BUYX_GETX') {
    const free = sumOver([...byLine.values()], ({ units }) => units);
    const inBlocks = (free / get.qty) * ((buy.minQty ?? 1) + get.qty);
    return share(
      cents,
      sumOver(tied, ({ qty }) => qty),
      inBlocks,
    );
  }
  return sumOver(own, (outcome) => {
    const { ordered, qty } = outcome;
    const on = byLine.get(ordered.lineId)!;
    const byQty = share(on.cents, qty, on.units);
    return isAmount ? byQty : share(byQty, keptUnitCents(outcome), unitCents(ordered, ordered.listCents));
  });
}

/** What a discount took off so many of a line's units. */
const ofUnits = ({ units, cents }: { units: number; cents: number }, kept: number): number => share(cents, kept, units);

/** `cents * kept / of`, rounded down, and never more than all of them. */
const share = (cents: number, kept: number, of: number): number =>
  kept >= of ? cents : Math.floor((cents * kept) / of);

const sumOver = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);
