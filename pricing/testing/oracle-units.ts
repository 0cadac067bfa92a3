import type { CartLine, PriceContext, Promo } from '../cart.ts';
import type { Goods } from '../offer.ts';

/** A package of a cart. */
export interface OracleUnit {
  index: number;
  line: number;
  of: CartLine;
  /** List price of the package, then the price after a price cut. */
  listCents: number;
  cutCents: number;
  /** Its buy-get or multi-buy, if that is active. */
  pool: Extract<Promo, { type: 'B' | 'M' }> | null;
}

/** What units cost after stages 1 and 2 of N-35. */
export type Shelf = readonly number[];

/** Half up. */
export const rounded = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

/** Does a good belong to it (a UPC list, a department, or everything)? */
export const matches = ({ upcs, department }: Goods, line: CartLine): boolean =>
  (upcs === undefined || upcs.includes(line.upc)) && (department === undefined || department === line.departmentId);

const packageCents = ({ weight }: CartLine, cents: number) => (weight === null ? cents : rounded(cents * weight, 100));

export function unitsOf(lines: readonly CartLine[], { placedAt }: PriceContext): OracleUnit[] {
  const all = lines.flatMap((of, line) => Array.from({ length: of.qty }, () => ({ of, line })));
  return all.map(({ of, line }, index) => {
    const promo = of.promo !== null && of.promo.endsOn >= placedAt.slice(0, 10) ? of.promo : null;
    const listCents = packageCents(of, of.listCents);
    const isCut = promo?.type === 'P' && promo.priceCents > 0 && promo.priceCents < of.listCents;
    const cutCents = isCut ? packageCents(of, promo.priceCents) : listCents;
    return { index, line, of, listCents, cutCents, pool: promo === null || promo.type === 'P' ? null : promo };
  });
}

/**
 * Every outcome of the price promos and subscriptions: units of a pool stand dearest first, those that cost the same in
 * any order (N-81).
 */
export function afterPromos(lines: readonly CartLine[], units: readonly OracleUnit[], context: PriceContext): Shelf[] {
  let shelves: number[][] = [units.map(({ cutCents }) => cutCents)];
  for (const pool of poolsOf(units))
    shelves = distinct(shelves.flatMap((shelf) => dearestFirst(pool).map((order) => promoted(shelf, order))));
  return distinct(shelves.map((shelf) => subscribed(shelf, lines, units, context)));
}

const distinct = (shelves: number[][]): number[][] => [
  ...new Map(shelves.map((shelf) => [shelf.join(' '), shelf])).values(),
];

function poolsOf(units: readonly OracleUnit[]): OracleUnit[][] {
  const pools = new Map<string, OracleUnit[]>();
  for (const unit of units) {
    if (unit.pool === null) continue;
    const { endsOn: _, ...terms } = unit.pool;
    const key = JSON.stringify({ ...terms, group: unit.pool.group ?? unit.of.upc });
    pools.set(key, [...(pools.get(key) ?? []), unit]);
  }
  return [...pools.values()];
}

function dearestFirst(pool: readonly OracleUnit[]): OracleUnit[][] {
  if (pool.length === 0) return [[]];
  const most = Math.max(...pool.map(({ cutCents }) => cutCents));
  return pool
    .filter(({ cutCents }) => cutCents === most)
    .flatMap((next) => dearestFirst(pool.filter((unit) => unit !== next)).map((rest) => [next, ...rest]));
}

function promoted(shelf: readonly number[], order: readonly OracleUnit[]): number[] {
  const promo = order[0]!.pool!;
  const size = promo.type === 'B' ? promo.buy + promo.free : promo.qty;
  const blocks = Array.from({ length: Math.floor(order.length / size) }, (_, block) =>
    order.slice(block * size, (block + 1) * size),
  );
  const after = [...shelf];
  if (promo.type === 'B') for (const { index } of blocks.flatMap((block) => block.slice(promo.buy))) after[index] = 0;
  else
    for (const block of blocks) {
      const cents = block.reduce((all, { index }) => all + shelf[index]!, 0) - promo.priceCents;
      const indexes = block.map(({ index }) => index);
      if (cents > 0) takeOff(after, indexes, cents);
    }
  return after;
}

function subscribed(
  shelf: readonly number[],
  lines: readonly CartLine[],
  units: readonly OracleUnit[],
  { subscriptionRate }: PriceContext,
): number[] {
  const after = [...shelf];
  for (const [index, line] of lines.entries()) {
    if (!line.isSubscription) continue;
    const own = units.filter((unit) => unit.line === index).map((unit) => unit.index);
    const cents = rounded(own.reduce((all, unit) => all + shelf[unit]!, 0) * subscriptionRate, 10_000);
    takeOff(after, own, cents);
  }
  return after;
}

/**
 * Takes what one offer gives off its units: each its exact share of all of it by what it costs, rounded down, and the cents
 * left over to the largest remainders, the earlier unit first (N-38, N-82).
 */
export function takeOff(nets: number[], units: readonly number[], cents: number): number {
  const sum = units.reduce((all, unit) => all + nets[unit]!, 0);
  if (sum === 0) return 0;
  const shares = units
    .toSorted((one, other) => one - other)
    .map((unit) => ({ unit, whole: Math.floor((cents * nets[unit]!) / sum), rest: (cents * nets[unit]!) % sum }));
  let left = cents - shares.reduce((all, { whole }) => all + whole, 0);
  for (const { unit, whole, rest } of shares.toSorted((one, other) => other.rest - one.rest || one.unit - other.unit)) {
    nets[unit]! -= whole + (left > 0 && rest > 0 ? 1 : 0);
    if (rest > 0) left -= 1;
  }
  return cents;
}
