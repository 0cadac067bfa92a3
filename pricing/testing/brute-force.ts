import { type CartLine, leftAlone, type PriceContext } from '../cart.ts';
import { type Goods, isOrderLevel, type Offer } from '../offer.ts';

/** One unit, by itself: the brute force knows no lots, no parts, and no bounds. */
interface Unit {
  line: CartLine;
  list: number;
  base: number;
  net: number;
  promo: string | null;
  taken: string[];
  groups: string[];
}

const isIn = ({ upcs, department }: Goods, { upc, departmentId }: CartLine) =>
  (!upcs || upcs.includes(upc)) && (!department || department === departmentId);
const half = (value: number) => Math.floor(value + 0.5);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const netOf = (units: readonly Unit[]) => sum(units.map(({ net }) => net));

/** Takes `total` off by largest remainder. */
function takeOff(units: readonly Unit[], total: number): void {
  const all = netOf(units);
  if (all === 0) return;
  const parts = units.map((unit) => ({ unit, exact: (total * unit.net) / all }));
  for (const part of parts) part.unit.net -= Math.floor(part.exact + 1e-9);
  let left = total - sum(parts.map(({ exact }) => Math.floor(exact + 1e-9)));
  const rest = ({ exact }: { exact: number }) => exact - Math.floor(exact + 1e-9);
  for (const { unit } of parts.toSorted((one, other) => rest(other) - rest(one))) if (left-- > 0) unit.net -= 1;
}

/** Every order of some units; equal prices may stand in any order, dearer ones come first. */
function orders(units: readonly Unit[]): Unit[][] {
  if (units.length <= 1) return [[...units]];
  const top = Math.max(...units.map(({ list }) => list));
  const seen = new Set<CartLine>();
  return units
    .filter(({ list }) => list === top)
    .filter(({ line }) => !seen.has(line) && seen.add(line))
    .flatMap((first) => orders(units.filter((unit) => unit !== first)).map((rest) => [first, ...rest]));
}

function subsets<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((all, item) => [...all, ...all.map((set) => [...set, item])], [[]]);
}

/** Carts after price promos and subscription, one for each way to settle them. */
function starts(lines: readonly CartLine[], { placedAt, subscriptionRate, couponOnFreeUnit }: PriceContext): Unit[][] {
  const priced = (cents: number, { weight }: CartLine) => (weight === null ? cents : half((cents * weight) / 100));
  const fresh = (): Unit[] =>
    lines.flatMap((line) => {
      const list = priced(line.listCents, line);
      const promo = line.promo && line.promo.endsOn >= placedAt.slice(0, 10) ? line.promo : null;
      const isCut = promo?.type === 'P' && promo.priceCents > 0 && promo.priceCents < line.listCents;
      const cut = isCut ? priced(promo.priceCents, line) : list;
      const type = promo === null || (promo.type === 'P' && !isCut) ? null : promo.type;
      const together = lines.filter(
        ({ volume, upc }) =>
          volume &&
          line.volume &&
          (line.volume.group === null ? upc === line.upc && volume.group === null : volume.group === line.volume.group),
      );
      const isVolume =
        type !== 'B' && type !== 'M' && line.volume && sum(together.map(({ qty }) => qty)) >= line.volume.qty;
      const off = line.volume?.off;
      const lower =
        !isVolume || !off
          ? cut
          : off.type === 'PRICE'
            ? priced(off.cents, line)
            : cut - half((cut * off.rate) / 10_000);
      const net = Math.min(cut, lower);
      return Array.from({ length: line.qty }, () => ({
        line,
        list,
        base: net,
        net,
        promo: type,
        taken: [],
        groups: [],
      }));
    });
  const keyOf = ({ line: { promo, upc }, promo: type }: Unit) =>
    promo && promo.type !== 'P' && type
      ? JSON.stringify([
          promo.type,
          promo.group ?? upc,
          promo.type === 'B' ? [promo.buy, promo.free] : [promo.qty, promo.priceCents],
        ])
      : '';
  const keys = [...new Set(fresh().map(keyOf))].filter((key) => key !== '');
  let all: number[][][] = [[]];
  const indexed = fresh();
  for (const key of keys) {
    const members = indexed.filter((unit) => keyOf(unit) === key);
    const ways = orders(members).map((order) => order.map((unit) => indexed.indexOf(unit)));
    all = all.flatMap((chosen) => ways.map((way) => [...chosen, way]));
  }
  return all.map((chosen) => {
    const units = fresh();
    for (const way of chosen) {
      const order = way.map((index) => units[index]!);
      const { promo } = order[0]!.line;
      if (promo?.type === 'B') {
        const size = promo.buy + promo.free;
        for (let at = 0; at + size <= order.length; at += size)
          if (couponOnFreeUnit) {
            const block = order.slice(at, at + size);
            takeOff(
              units.filter((unit) => block.includes(unit)),
              netOf(block.slice(promo.buy)),
            );
          } else for (const unit of order.slice(at + promo.buy, at + size)) unit.net = 0;
      }
      if (promo?.type === 'M')
        for (let at = 0; at + promo.qty <= order.length; at += promo.qty) {
          const block = order.slice(at, at + promo.qty);
          const off = netOf(block) - promo.priceCents;
          if (off > 0)
            takeOff(
              units.filter((unit) => block.includes(unit)),
              off,
            );
        }
    }
    for (const line of lines) {
      const own = units.filter((unit) => unit.line === line);
      if (line.isSubscription) takeOff(own, half((netOf(own) * subscriptionRate) / 10_000));
    }
    for (const unit of units) unit.base = unit.net;
    return units;
  });
}

const copied = (units: readonly Unit[]) => units.map((unit) => ({ ...unit }));

function slotOf({ funding, buy }: Offer, { stackPolicy }: PriceContext): string {
  if (stackPolicy === 'ONE_PER_UNIT') return 'any';
  if (funding === 'MF') return 'manufacturer';
  return stackPolicy === 'MF_CATEGORY_ITEM' && !buy.upcs ? 'category' : 'store';
}

/** Every cart that an item-level offer may lead to, the one without it among them. */
function afterOffer(units: readonly Unit[], offer: Offer, context: PriceContext): Unit[][] {
  const { proto, buy, get, funding, stackGroup } = offer;
  const slot = slotOf(offer, context);
  const most = offer.maxApplications ?? Infinity;
  const yields = funding === 'STORE' && ['MUST_BUY', 'BUYX_GETX', 'BUYX_GETY'].includes(proto);
  const open = (unit: Unit) =>
    !(yields && (unit.promo === 'B' || unit.promo === 'M')) &&
    !unit.taken.includes(slot) &&
    !(stackGroup !== null && unit.groups.includes(stackGroup));
  const isGet = (unit: Unit) => proto === 'BUYX_GETY' && isIn(get, unit.line);
  const buyers = [...units.keys()].filter(
    (index) => open(units[index]!) && isIn(buy, units[index]!.line) && !isGet(units[index]!),
  );
  const results: Unit[][] = [copied(units)];
  const measure = (set: readonly Unit[]) =>
    buy.minCents !== undefined ? sum(set.map(({ base }) => base)) : sum(set.map(({ line }) => line.weight ?? 0));
  const minimum = buy.minCents ?? buy.minWeight;

  for (const chosen of subsets(buyers)) {
    const after = copied(units);
    const used = chosen.map((index) => after[index]!);
    const dearest = used.toSorted((one, other) => other.net - one.net);
    const size = (buy.minQty ?? 1) + (proto === 'BUYX_GETX' ? get.qty : 0);
    let times = minimum === undefined ? used.length / size : Math.min(most, Math.floor(measure(used) / minimum));
    let targets: Unit[] = used;
    if (times < 1 || (minimum === undefined && (times > most || !Number.isInteger(times)))) continue;
    if (proto === 'BUYX_GETX' && minimum === undefined)
      targets = dearest.filter((_, at) => at % size >= size - get.qty);
    if (proto === 'BUYX_GETY') {
      const free = after
        .filter((unit) => isGet(unit) && open(unit) && unit.net > 0)
        .toSorted((one, other) => one.net - other.net);
      times = Math.min(times, most, Math.floor(free.length / get.qty));
      if (times < 1 || (minimum === undefined && times * size !== used.length)) continue;
      targets = free.slice(0, times * get.qty);
    }
    const { type, value } = get.discount;
    const isGroup = minimum === undefined && (proto === 'MUST_BUY' || (proto === 'ITEM_DISCOUNT' && size > 1));
    const blocks = Array.from({ length: Math.floor(used.length / size) }, (_, at) =>
      netOf(dearest.slice(at * size, (at + 1) * size)),
    );
    const isPooled = minimum !== undefined && proto !== 'BUYX_GETY';
    if (type === 'PERCENT') takeOff(targets, Math.min(netOf(targets), half((netOf(targets) * value) / 10_000)));
    else if (type === 'AMOUNT_OFF' && isGroup) takeOff(targets, sum(blocks.map((net) => Math.min(net, value))));
    else if (type === 'FIXED_PRICE' && isGroup && proto === 'MUST_BUY')
      takeOff(targets, sum(blocks.map((net) => Math.max(0, net - value))));
    else if (type === 'AMOUNT_OFF' && isPooled) takeOff(targets, Math.min(netOf(targets), value * times));
    else
      for (const unit of targets) {
        const price = unit.line.weight === null ? value : half((value * unit.line.weight) / 100);
        unit.net =
          type === 'FREE' ? 0 : type === 'AMOUNT_OFF' ? Math.max(0, unit.net - value) : Math.min(unit.net, price);
      }
    for (const unit of new Set([...used, ...targets])) {
      unit.taken = [...unit.taken, slot];
      if (stackGroup !== null) unit.groups = [...unit.groups, stackGroup];
    }
    // What takes nothing off isn't used.
    if (netOf(after) < netOf(units)) results.push(after);
  }
  return results;
}

/** The cart after a set of order-level offers; null if one of them doesn't apply. */
function afterOrder(units: readonly Unit[], set: readonly Offer[]): Unit[] | null {
  const after = copied(units);
  const touched = new Set<Unit>();
  for (const { buy, get, maxApplications } of set) {
    const scope = after.filter(({ line }) => isIn(buy, line) && !leftAlone.has(line.category));
    if (scope.some((unit) => touched.has(unit))) return null;
    for (const unit of scope) touched.add(unit);
    const measured =
      buy.minCents !== undefined
        ? netOf(scope)
        : buy.minWeight !== undefined
          ? sum(scope.map(({ line }) => line.weight ?? 0))
          : scope.length;
    const times = Math.min(
      maxApplications ?? 1,
      Math.floor(measured / (buy.minCents ?? buy.minWeight ?? buy.minQty ?? 1)),
    );
    if (times < 1) return null;
    const { type, value } = get.discount;
    const net = netOf(scope);
    const off =
      type === 'PERCENT'
        ? half((net * value) / 10_000)
        : type === 'AMOUNT_OFF'
          ? value * times
          : type === 'FREE'
            ? net
            : Math.max(0, net - value);
    const total = Math.min(net, off);
    const first = scope.filter(({ line }) => !line.isPaidWithEbt);
    const offFirst = Math.min(total, netOf(first));
    takeOff(first, offFirst);
    takeOff(
      scope.filter(({ line }) => line.isPaidWithEbt),
      total - offFirst,
    );
  }
  return after;
}

/** The least that the goods can cost after all offers, found by trying everything. */
export function leastCents(lines: readonly CartLine[], offers: readonly Offer[], context: PriceContext): number {
  const byOrder = offers.toSorted((one, other) =>
    one.endLocal + one.offerId < other.endLocal + other.offerId ? -1 : 1,
  );
  const items = byOrder.filter((offer) => !isOrderLevel(offer));
  const percentFirst = items.toSorted(
    (one, other) => Number(one.get.discount.type !== 'PERCENT') - Number(other.get.discount.type !== 'PERCENT'),
  );
  const store = percentFirst.filter(({ funding }) => funding === 'STORE');
  const manufacturer = percentFirst.filter(({ funding }) => funding === 'MF');
  const order = subsets(byOrder.filter(isOrderLevel));
  const all = (from: Unit[][], of: readonly Offer[]) =>
    of.reduce((carts, offer) => distinct(carts.flatMap((cart) => afterOffer(cart, offer, context))), from);
  const afterStore = all(starts(lines, context), store);
  const afterOrders = afterStore.flatMap((cart) =>
    order.map((set) => afterOrder(cart, set)).filter((after) => after !== null),
  );
  return Math.min(...all(distinct(afterOrders), manufacturer).map(netOf));
}

/** Carts that differ in something that a later offer could tell. */
function distinct(carts: readonly Unit[][]): Unit[][] {
  const byText = new Map(
    carts.map((units) => [
      units
        .map(({ line, net, base, taken, groups, promo }) =>
          JSON.stringify([line.lineId, net, base, taken.toSorted(), groups.toSorted(), promo]),
        )
        .toSorted()
        .join(),
      units,
    ]),
  );
  return [...byText.values()];
}
