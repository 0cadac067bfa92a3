import { type Counts, discounted, type Lot, spread } from './lots.ts';
import type { Pool } from './promos.ts';

/** Units of a pool at one price. */
interface PriceClass {
  lots: readonly Lot[];
  /** How many of them are free, by themselves; 0 in a shared pool. */
  free: number;
}

/** How the units of a pool are settled: how many of each of its lots, dearest first. */
interface Choice {
  /** Those that are free by themselves, or, in a shared pool, left over at their normal price. */
  late: Counts;
  /** A shared pool's full groups. */
  groups: readonly Counts[];
}

/** The ways to settle a pool that are tried, and whether there are more. */
interface Choices {
  choices: readonly Choice[];
  areMore: boolean;
}

/** Does it make no difference which of two equal-priced lots an offer, or a subscription, finds in which group? */
export type Alike = (one: Lot, other: Lot) => boolean;

/** Most choices that are tried for one pool. */
const choicesTried = 48;

const sizeOf = ({ promo }: Pool): number => (promo.type === 'B' ? promo.buy + promo.free : promo.qty);

/** Lots of a pool by price, dearest first; of one price in canonical order. */
function classesOf(lots: readonly Lot[], pool: Pool): PriceClass[] {
  const { lines, promo, isShared } = pool;
  const isIn = new Set(lines);
  const byPrice = Map.groupBy(
    lots.filter(({ line }) => isIn.has(line)),
    ({ listCents }) => listCents,
  );
  const size = sizeOf(pool);
  const total = [...byPrice.values()].flat().reduce((sum, { count }) => sum + count, 0);
  const full = total - (total % size);
  let at = 0;
  return [...byPrice.entries()]
    .toSorted(([one], [other]) => other - one)
    .map(([, ofPrice]) => {
      const end = at + ofPrice.reduce((sum, { count }) => sum + count, 0);
      const free =
        promo.type === 'M' || isShared
          ? 0
          : freeBefore(Math.min(end, full), size, promo.buy) - freeBefore(Math.min(at, full), size, promo.buy);
      at = end;
      return { lots: ofPrice, free };
    });
}

/** Of the first `places` units, dearest first, how many are the cheapest of their block. */
const freeBefore = (places: number, size: number, buy: number): number =>
  Math.floor(places / size) * (size - buy) + Math.max(0, (places % size) - buy);

/**
 * The ways in which equal-priced units may trade places in a pool (N-81), the one with the lower price on the earlier
 * line first; up to a fixed number.
 */
export function choicesOf(lots: readonly Lot[], pool: Pool, isAlike: Alike): Choices {
  const classes = classesOf(lots, pool);
  const found = pool.isShared ? groupings(classes, sizeOf(pool), isAlike) : freeUnits(classes);
  return { choices: found.slice(0, choicesTried), areMore: found.length > choicesTried };
}

/** Which units are free, each by itself: those of earlier lines first. At most one more than are tried. */
function freeUnits(classes: readonly PriceClass[]): Choice[] {
  let choices: Counts[] = [[]];
  for (const { lots, free } of classes) {
    const vectors = vectorsOf(
      free,
      lots.map(({ count }) => count),
    );
    choices = choices.flatMap((chosen) => vectors.map((vector) => [...chosen, ...vector])).slice(0, choicesTried + 1);
  }
  return choices.map((late) => ({ late, groups: [] }));
}

/** Which units share a group: dearest first, those of earlier lines first. At most one more than are tried. */
function groupings(classes: readonly PriceClass[], size: number, isAlike: Alike): Choice[] {
  const found: Choice[] = [];
  const starts = classes.map((_, index) => classes.slice(0, index).reduce((sum, { lots }) => sum + lots.length, 0));
  const canTrade = classes.map(({ lots }) => lots.some((lot) => !isAlike(lots[0]!, lot)));
  const grow = (left: Counts, groups: readonly Counts[], before: { at: number; vector: Counts } | null): void => {
    if (found.length > choicesTried) return;
    const taken = left.map(() => 0);
    let open = size;
    for (const [at, { lots }] of classes.entries()) {
      const start = starts[at]!;
      const ours = left.slice(start, start + lots.length);
      const count = ours.reduce((sum, each) => sum + each, 0);
      if (count < open) {
        for (const [place, each] of ours.entries()) taken[start + place] = each;
        open -= count;
        continue;
      }
      const isWhole = open === size;
      const vectors = vectorsOf(open, ours);
      for (const vector of canTrade[at] ? vectors : vectors.slice(0, 1)) {
        // Groups of the same price are alike in any order: each is tried in one.
        if (isWhole && before?.at === at && isGreater(vector, before.vector)) continue;
        const group = taken.map((each, index) => vector[index - start] ?? each);
        const rest = left.map((each, index) => each - group[index]!);
        grow(rest, [...groups, group], isWhole ? { at, vector } : null);
      }
      return;
    }
    found.push({ late: left, groups });
  };
  const all = classes.flatMap(({ lots }) => lots.map(({ count }) => count));
  grow(all, [], null);
  return found;
}

function isGreater(one: Counts, other: Counts): boolean {
  const place = one.findIndex((count, index) => count !== other[index]);
  return place >= 0 && one[place]! > other[place]!;
}

/** The ways to take `total` units, most of the earlier ones first; at most one more than are tried. */
function vectorsOf(total: number, capacities: Counts): Counts[] {
  const vectors: Counts[] = [];
  const grow = (chosen: Counts, left: number): void => {
    if (vectors.length > choicesTried) return;
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
export function withPool(lots: readonly Lot[], pool: Pool, { late, groups }: Choice): Lot[] {
  const isIn = new Set(pool.lines);
  const own = classesOf(lots, pool).flatMap(({ lots: ofPrice }) => ofPrice);
  const ended = own.map((lot, index) => ({ ...lot, count: late[index]! }));
  const applied = pool.isShared
    ? [...grouped(own, groups, pool), ...ended]
    : [
        ...own.map((lot, index) => ({ ...lot, count: lot.count - late[index]! })),
        ...ended.map((lot) => discounted(lot, lot.count, { id: pool.id, cents: lot.netCents, why: 'BUY_GET' })),
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

/** Full groups with what they cost less spread over each. Groups of the same units are split alike, so they are split once. */
function grouped(lots: readonly Lot[], groups: readonly Counts[], pool: Pool): Lot[] {
  const why = pool.promo.type === 'M' ? 'MULTI_BUY' : 'BUY_GET';
  return [...Map.groupBy(groups, (counts) => counts.join()).values()].flatMap((same) => {
    const counts = same[0]!;
    const group = lots.map((lot, index) => ({ ...lot, count: counts[index]! }));
    return spread(group, counts, offGroup(group, pool), pool.id, why).map((lot) => ({
      ...lot,
      count: lot.count * same.length,
    }));
  });
}
