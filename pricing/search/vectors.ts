import type { Counts, Lot } from '../lots.ts';

/** Work that the search may still do, counted in steps so that every machine stops at the same one (N-81). */
export interface Budget {
  steps: number;
  /** Was anything left untried? Then the deal found may not be the best. */
  isShort: boolean;
}

interface Wanted {
  lots: readonly Lot[];
  /** How many units of each lot may be taken. */
  capacities: Counts;
  /** How many of so many units the offer takes at most. */
  sizes: (total: number) => number;
  contended: ReadonlySet<number>;
  budget: Budget;
}

/** Most ways of taking units that are tried for one offer at a time. */
const tried = 256;
/** Most places that are looked at on the way. */
const looks = 2048;

/**
 * The ways to take units for an offer. Of the lines that no other offer wants it takes the dearest units; of the others
 * every number is tried, most units first.
 */
export function vectors({ lots, capacities, sizes, contended, budget }: Wanted): Counts[] {
  const open = capacities.reduce((count, capacity) => (capacity > 0 ? count + 1 : count), 0);
  if (open === 0) return [];
  if (open === 1) return ofOneLot(lots, capacities, sizes, contended);
  const dearest = lots.map((_, index) => index).sort((a, b) => lots[b]!.netCents - lots[a]!.netCents || a - b);
  const shared = dearest.filter((index) => capacities[index]! > 0 && contended.has(lots[index]!.line));
  const own = dearest.filter((index) => capacities[index]! > 0 && !contended.has(lots[index]!.line));
  const ownTotal = own.reduce((sum, index) => sum + capacities[index]!, 0);
  const found: Counts[] = [];
  const counts = lots.map(() => 0);

  const finish = (taken: number): void => {
    const total = sizes(taken + ownTotal);
    if (total === 0 || total < taken) return;
    const vector = [...counts];
    let left = total - taken;
    for (const index of own) {
      vector[index] = Math.min(left, capacities[index]!);
      left -= vector[index];
    }
    found.push(vector);
  };
  const most = sizes(ownTotal + shared.reduce((sum, index) => sum + capacities[index]!, 0));
  let left = looks;
  const grow = (depth: number, taken: number): void => {
    if (left-- <= 0 || found.length === tried) {
      budget.isShort = true;
      return;
    }
    const index = shared[depth];
    if (index === undefined) return finish(taken);
    for (let count = Math.min(capacities[index]!, most - taken); count >= 0; count--) {
      counts[index] = count;
      grow(depth + 1, taken + count);
    }
    counts[index] = 0;
  };
  grow(0, 0);
  return found;
}

/** The same where there is one lot to take from. */
function ofOneLot(
  lots: readonly Lot[],
  capacities: Counts,
  sizes: Wanted['sizes'],
  contended: Wanted['contended'],
): Counts[] {
  const index = capacities.findIndex((capacity) => capacity > 0);
  const capacity = capacities[index]!;
  const most = sizes(capacity);
  const least = contended.has(lots[index]!.line) ? 1 : most;
  const found: Counts[] = [];
  for (let count = most; count >= least && count > 0; count--)
    if (sizes(count) === count) found.push(capacities.map((_, at) => (at === index ? count : 0)));
  return found;
}
