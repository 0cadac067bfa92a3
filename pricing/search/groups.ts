/** Units at one price. */
export interface PriceCount {
  netCents: number;
  count: number;
}

/** Ways to group that are looked at before the search for the best one ends, and units that are tried on the way. */
const looks = 4000;
const tries = 100_000;
/** Of more groups than these, the first are formed without a second thought. */
const mostOpen = 500;

/**
 * The most that groups of `size` earn together if each takes off up to `value` cents and all of them something (N-82);
 * null if they can't. `isCut` if there may be a better grouping.
 */
export function mostOffGroups(
  units: readonly PriceCount[],
  size: number,
  value: number,
): { cents: number; isCut: boolean } | null {
  const groups = total(units) / size;
  const paid = units.reduce((sum, { netCents, count }) => (netCents > 0 ? sum + count : sum), 0);
  if (paid < groups) return null;
  const full = units.reduce((sum, { netCents, count }) => (netCents >= value ? sum + count : sum), 0);
  if (full >= groups) return { cents: groups * value, isCut: false };
  const capped = byPrice(units.map(({ netCents, count }) => ({ netCents: Math.min(netCents, value), count })));
  const most = Math.min(
    groups * value,
    capped.reduce((sum, { netCents, count }) => sum + netCents * count, 0),
  );
  return bestGrouping(capped, size, most, (net) => (net > 0 ? Math.min(net, value) : null));
}

/** May all units form groups that cost more than `price` each? null if that took too long to find out. */
export function canAllCostMore(units: readonly PriceCount[], size: number, price: number): boolean | null {
  const sum = units.reduce((all, { netCents, count }) => all + netCents * count, 0);
  const groups = total(units) / size;
  if (sum <= price * groups) return false;
  if (units.every(({ netCents }) => netCents * size > price)) return true;
  const found = bestGrouping(byPrice(units), size, 0, (net) => (net > price ? 0 : null));
  return found === null ? false : found.isCut ? null : true;
}

/** Prices from the dearest down, each once. */
function byPrice(units: readonly PriceCount[]): PriceCount[] {
  const counts = new Map<number, number>();
  for (const { netCents, count } of units) counts.set(netCents, (counts.get(netCents) ?? 0) + count);
  return [...counts]
    .map(([netCents, count]) => ({ netCents, count }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.netCents - one.netCents);
}

/** Groups around the dearest unit that is left, one after the other, until nothing better is possible. */
function bestGrouping(
  prices: readonly PriceCount[],
  size: number,
  most: number,
  worthOf: (net: number) => number | null,
): { cents: number; isCut: boolean } | null {
  const left = prices.map(({ count }) => count);
  const formed = formedAtOnce(prices, left, size, worthOf);
  if (formed === null) return { cents: 0, isCut: true };
  let best: number | null = null;
  let open = looks;
  let untried = tries;
  const seen = new Map<string, number>();
  const isDone = () => open <= 0 || untried <= 0 || best === most;
  const group = (sum: number): void => {
    if (isDone()) return;
    open -= 1;
    const first = left.findIndex((count) => count > 0);
    if (first < 0) return void (best = Math.max(best ?? 0, sum));
    const key = left.join();
    if ((seen.get(key) ?? -1) >= sum) return;
    seen.set(key, sum);
    left[first]! -= 1;
    fill(first, size - 1, prices[first]!.netCents, sum);
    left[first]! += 1;
  };
  // Cheap units first: a dear one often needs no other.
  const fill = (from: number, missing: number, net: number, sum: number, at = prices.length - 1): void => {
    if (isDone()) return;
    if (missing === 0) {
      const worth = worthOf(net);
      if (worth !== null) group(sum + worth);
      return;
    }
    for (let index = at; index >= from; index--) {
      if (left[index] === 0) continue;
      untried -= 1;
      left[index]! -= 1;
      fill(from, missing - 1, net + prices[index]!.netCents, sum, index);
      left[index]! += 1;
    }
  };
  group(formed);
  const isCut = open <= 0 || untried <= 0 || total(prices) > mostOpen * size;
  if (best === null) return isCut ? { cents: 0, isCut } : null;
  return { cents: best, isCut: isCut && best !== most };
}

/**
 * Forms groups of the dearest unit and the cheapest ones until few enough are left to be searched.
 * @returns what they earn; null if one of them earns nothing
 */
function formedAtOnce(
  prices: readonly PriceCount[],
  left: number[],
  size: number,
  worthOf: (net: number) => number | null,
): number | null {
  let sum = 0;
  let [dearest, cheapest] = [0, prices.length - 1];
  for (let groups = total(prices) / size; groups > mostOpen; groups--) {
    let net = 0;
    for (let place = 0; place < size; place++) {
      while (left[dearest] === 0) dearest += 1;
      while (left[cheapest] === 0) cheapest -= 1;
      const index = place === 0 ? dearest : cheapest;
      left[index]! -= 1;
      net += prices[index]!.netCents;
    }
    const worth = worthOf(net);
    if (worth === null) return null;
    sum += worth;
  }
  return sum;
}

const total = (prices: readonly PriceCount[]): number => prices.reduce((sum, { count }) => sum + count, 0);
