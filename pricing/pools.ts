import { type Counts, discounted, type Lot, spread } from './lots.ts';
import type { Pool } from './promos.ts';

/** Lots of a pool at one price. */
type PriceClass = readonly Lot[];

/** How the units of a pool are settled: how many of each of its lots, dearest first. */
interface Choice {
  /** Those that are free by themselves, or, in a shared pool, left over at their normal price. */
  late: Counts;
  /** A shared pool's full groups. */
  groups: readonly Groups[];
}

/** Groups of the same units, and how many there are. */
interface Groups {
  counts: Counts;
  times: number;
}

/** The ways to settle a pool that are tried, and whether there are more. */
interface Choices {
  choices: readonly Choice[];
  areMore: boolean;
}

/** What a line's units are, but for their names: of two lines of one type it makes no difference which is free (N-81). */
export type TypeOf = (line: number) => number;

/** Most choices that are tried for one pool. */
const choicesTried = 96;
/** Most groups of one price whose units trade places. */
const groupsTraded = 12;

const sizeOf = ({ promo }: Pool): number => (promo.type === 'B' ? promo.buy + promo.free : promo.qty);

/** Lots of a pool by price, dearest first; of one price in canonical order. */
function classesOf(lots: readonly Lot[], { lines }: Pool): PriceClass[] {
  const isIn = new Set(lines);
  const byPrice = Map.groupBy(
    lots.filter(({ line }) => isIn.has(line)),
    ({ listCents }) => listCents,
  );
  return [...byPrice].toSorted(([one], [other]) => other - one).map(([, ofPrice]) => ofPrice);
}

const unitsOf = (lots: readonly Lot[]): number => lots.reduce((sum, { count }) => sum + count, 0);

/** How many units of each price are free, each by itself: the cheapest of each full block. */
function freeOfEach(classes: readonly PriceClass[], { buy, free }: Extract<Pool['promo'], { type: 'B' }>): number[] {
  const size = buy + free;
  const total = unitsOf(classes.flat());
  const full = total - (total % size);
  let at = 0;
  return classes.map((ofPrice) => {
    const before = freeBefore(Math.min(at, full), size, buy);
    at += unitsOf(ofPrice);
    return freeBefore(Math.min(at, full), size, buy) - before;
  });
}

/** Of the first `places` units, dearest first, how many are the cheapest of their block. */
const freeBefore = (places: number, size: number, buy: number): number =>
  Math.floor(places / size) * (size - buy) + Math.max(0, (places % size) - buy);

/**
 * The ways in which equal-priced units may trade places in a pool (N-81), the one with the lower price on the earlier
 * line first; up to a fixed number.
 */
export function choicesOf(lots: readonly Lot[], pool: Pool, typeOf: TypeOf): Choices {
  const classes = classesOf(lots, pool);
  if (pool.isShared || pool.promo.type === 'M') return groupings(classes, sizeOf(pool), typeOf);
  const found = freeUnits(classes, freeOfEach(classes, pool.promo), typeOf);
  return { choices: found.slice(0, choicesTried), areMore: found.length > choicesTried };
}

/** Which units are free, each by itself: those of earlier lines first. At most one more than are tried. */
function freeUnits(classes: readonly PriceClass[], free: readonly number[], typeOf: TypeOf): Choice[] {
  let choices: Counts[] = [[]];
  for (const [index, lots] of classes.entries()) {
    const types = [...Map.groupBy(lots.keys(), (place) => typeOf(lots[place]!.line)).values()];
    const totals = types.map((places) => places.reduce((sum, place) => sum + lots[place]!.count, 0));
    const vectors = vectorsOf(free[index]!, totals).map((vector) => earliest(lots, types, vector));
    choices = choices.flatMap((chosen) => vectors.map((vector) => [...chosen, ...vector])).slice(0, choicesTried + 1);
  }
  return choices.map((late) => ({ late, groups: [] }));
}

/** So many units of each type, those of earlier lines first. */
function earliest(lots: readonly Lot[], types: readonly (readonly number[])[], vector: Counts): Counts {
  const counts = lots.map(() => 0);
  for (const [type, places] of types.entries()) {
    let left = vector[type]!;
    for (const place of places) {
      counts[place] = Math.min(left, lots[place]!.count);
      left -= counts[place]!;
    }
  }
  return counts;
}

/**
 * Which units share a group: dearest first, those of earlier lines first. Where units of several types and one price fill
 * many groups, they don't trade places; that there are more ways is said.
 */
function groupings(classes: readonly PriceClass[], size: number, typeOf: TypeOf): Choices {
  const found: Choice[] = [];
  const starts = classes.map((_, index) => classes.slice(0, index).flat().length);
  let areMore = false;
  const canTrade = classes.map((lots) => {
    const differ = lots.some(({ line }) => typeOf(line) !== typeOf(lots[0]!.line));
    const isLarge = unitsOf(lots) > groupsTraded * size;
    areMore ||= differ && isLarge;
    return differ && !isLarge;
  });
  const grow = (given: Counts, before: readonly Groups[], last: { at: number; vector: Counts } | null): void => {
    const left = [...given];
    const groups = [...before];
    for (;;) {
      if (found.length === choicesTried) {
        areMore = true;
        return;
      }
      const taken = left.map(() => 0);
      let open = size;
      const at = classes.findIndex((lots, index) => {
        const start = starts[index]!;
        const count = lots.reduce((sum, _, place) => sum + left[start + place]!, 0);
        if (count >= open) return true;
        for (const place of lots.keys()) taken[start + place] = left[start + place]!;
        open -= count;
        return false;
      });
      if (at < 0) return void found.push({ late: left, groups });
      const start = starts[at]!;
      const ours = left.slice(start, start + classes[at]!.length);
      const isWhole = open === size;
      if (canTrade[at]) {
        for (const vector of vectorsOf(open, ours)) {
          // Groups of the same price are alike in any order: each is tried in one.
          if (isWhole && last?.at === at && isGreater(vector, last.vector)) continue;
          const counts = taken.map((each, index) => vector[index - start] ?? each);
          const rest = left.map((each, index) => each - counts[index]!);
          grow(rest, [...groups, { counts, times: 1 }], isWhole ? { at, vector } : null);
        }
        return;
      }
      const vector = firstUnits(ours, open);
      const counts = taken.map((each, index) => vector[index - start] ?? each);
      // Groups of the same units are counted, not made one by one.
      const times = Math.min(...counts.map((each, index) => (each > 0 ? Math.floor(left[index]! / each) : Infinity)));
      for (const [index, each] of counts.entries()) left[index]! -= each * times;
      groups.push({ counts, times });
    }
  };
  grow(
    classes.flat().map(({ count }) => count),
    [],
    null,
  );
  return { choices: found, areMore };
}

/** The first units, in the order of their lots. */
function firstUnits(capacities: Counts, wanted: number): Counts {
  let left = wanted;
  return capacities.map((capacity) => {
    const count = Math.min(left, capacity);
    left -= count;
    return count;
  });
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
    if (chosen.length === capacities.length) return void vectors.push(chosen);
    const room = capacities.slice(chosen.length + 1).reduce((sum, capacity) => sum + capacity, 0);
    for (let count = Math.min(left, capacities[chosen.length]!); count >= Math.max(0, left - room); count--)
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
  const own = classesOf(lots, pool).flat();
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

/** Full groups with what they cost less spread over each. */
function grouped(lots: readonly Lot[], groups: readonly Groups[], pool: Pool): Lot[] {
  const why = pool.promo.type === 'M' ? 'MULTI_BUY' : 'BUY_GET';
  return groups.flatMap(({ counts, times }) => {
    const group = lots.map((lot, index) => ({ ...lot, count: counts[index]! })).filter(({ count }) => count > 0);
    const own = group.map(({ count }) => count);
    return spread(group, own, offGroup(group, pool), pool.id, why).map((lot) => ({ ...lot, count: lot.count * times }));
  });
}
