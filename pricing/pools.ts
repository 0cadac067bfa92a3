import { type Counts, discounted, type Lot, spread } from './lots.ts';
import type { Pool } from './promos.ts';

/** Units of a pool at one price. `late` of them are free, or are left over at their normal price if it's shared. */
interface PriceClass {
  lots: readonly Lot[];
  late: number;
}

/** For each price class of a pool, how many units of each lot are late. */
export type Choice = readonly Counts[];

/** Most choices that are tried for one pool. */
const choicesTried = 48;

/** Lots of a pool by price, dearest first; of one price in canonical order. */
function classesOf(lots: readonly Lot[], { lines, promo, isShared }: Pool): PriceClass[] {
  const isIn = new Set(lines);
  const byPrice = Map.groupBy(
    lots.filter(({ line }) => isIn.has(line)),
    ({ listCents }) => listCents,
  );
  const size = promo.type === 'B' ? promo.buy + promo.free : promo.qty;
  const total = [...byPrice.values()].flat().reduce((sum, { count }) => sum + count, 0);
  const full = total - (total % size);
  let at = 0;
  return [...byPrice.entries()]
    .toSorted(([one], [other]) => other - one)
    .map(([, ofPrice]) => {
      const end = at + ofPrice.reduce((sum, { count }) => sum + count, 0);
      const late =
        promo.type === 'M' || isShared
          ? Math.max(0, end - Math.max(at, full))
          : freeBefore(Math.min(end, full), size, promo.buy) - freeBefore(Math.min(at, full), size, promo.buy);
      at = end;
      return { lots: ofPrice, late };
    });
}

/** Of the first `places` units, dearest first, how many are the cheapest of their block. */
const freeBefore = (places: number, size: number, buy: number): number =>
  Math.floor(places / size) * (size - buy) + Math.max(0, (places % size) - buy);

/**
 * The ways in which equal-priced units may trade places in a pool (N-81), the one with the lower price on the earlier
 * line first; up to a fixed number.
 */
export function choicesOf(lots: readonly Lot[], pool: Pool): Choice[] {
  let choices: Choice[] = [[]];
  for (const { lots: ofPrice, late } of classesOf(lots, pool)) {
    // Free units go to the earlier lines first, leftover ones to the later lines.
    const isForward = !pool.isShared;
    const vectors = vectorsOf(
      late,
      ofPrice.map(({ count }) => count),
      isForward,
    );
    choices = choices.flatMap((chosen) => vectors.map((vector) => [...chosen, vector])).slice(0, choicesTried);
  }
  return choices;
}

function vectorsOf(total: number, capacities: Counts, isForward: boolean): Counts[] {
  if (!isForward) return vectorsOf(total, capacities.toReversed(), true).map((vector) => vector.toReversed());
  const vectors: Counts[] = [];
  const grow = (chosen: Counts, left: number): void => {
    if (vectors.length === choicesTried) return;
    if (chosen.length === capacities.length) return void (left === 0 && vectors.push(chosen));
    const room = capacities.slice(chosen.length + 1).reduce((sum, capacity) => sum + capacity, 0);
    for (let count = Math.min(left, capacities[chosen.length] ?? 0); count >= Math.max(0, left - room); count--)
      grow([...chosen, count], left - count);
  };
  grow([], total);
  return vectors;
}

/**
 * Applies a pool's promo (T-80): units are cut into blocks, dearest first; of each full block the cheapest `free` are
 * free, or the whole block costs the group's price, if that is less.
 */
export function withPool(lots: readonly Lot[], pool: Pool, choice: Choice): Lot[] {
  const isIn = new Set(pool.lines);
  const classes = classesOf(lots, pool);
  const late = classes.flatMap(({ lots: ofPrice }, index) =>
    ofPrice.map((lot, place) => ({ ...lot, count: choice[index]?.[place] ?? 0 })),
  );
  const early = classes.flatMap(({ lots: ofPrice }, index) =>
    ofPrice.map((lot, place) => ({ ...lot, count: lot.count - (choice[index]?.[place] ?? 0) })),
  );
  const applied = pool.isShared
    ? [...grouped(early, pool), ...late]
    : [
        ...early,
        ...late.map((lot) => discounted(lot, lot.count, { id: pool.id, cents: lot.netCents, why: 'BUY_GET' })),
      ];
  const rest = lots.filter(({ line }) => !isIn.has(line));
  return [...rest, ...applied].filter(({ count }) => count > 0).toSorted((one, other) => one.line - other.line);
}

/** What a full group costs less; its lots stand dearest first. */
function offGroup(group: readonly Lot[], { promo }: Pool): number {
  if (promo.type === 'M')
    return Math.max(0, group.reduce((sum, { netCents, count }) => sum + netCents * count, 0) - promo.priceCents);
  let open = promo.free;
  return group.reduceRight((sum, { netCents, count }) => {
    const free = Math.min(open, count);
    open -= free;
    return sum + netCents * free;
  }, 0);
}

/** Full groups with what they cost less spread over each, dearest units first. */
function grouped(lots: readonly Lot[], pool: Pool): Lot[] {
  const { id, promo } = pool;
  const [size, why] =
    promo.type === 'M' ? ([promo.qty, 'MULTI_BUY'] as const) : ([promo.buy + promo.free, 'BUY_GET'] as const);
  const done: Lot[] = [];
  const left = lots.map(({ count }) => count);
  const fill = (): Counts => {
    let open = size;
    return left.map((count) => {
      const taken = Math.min(open, count);
      open -= taken;
      return taken;
    });
  };
  while (left.reduce((sum, count) => sum + count, 0) >= size) {
    const counts = fill();
    // Groups of the same units are split alike, so they are split once.
    const times = Math.min(
      ...counts.map((count, index) => (count === 0 ? Infinity : Math.floor(left[index]! / count))),
    );
    const group = lots.map((lot, index) => ({ ...lot, count: counts[index]! }));
    const split = spread(group, counts, offGroup(group, pool), id, why);
    done.push(...split.map((lot) => ({ ...lot, count: lot.count * times })));
    for (const [index, count] of counts.entries()) left[index]! -= count * times;
  }
  return [...done, ...lots.map((lot, index) => ({ ...lot, count: left[index]! }))];
}
