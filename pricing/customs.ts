import type { Counts, Lot } from './lots.ts';

/** A rule of its own for a CUSTOM offer (N-34): which units it discounts. A change of behavior is a new name. */
interface Custom {
  /** What it does, for whoever asks why. */
  explain: string;
  targets: (lots: readonly Lot[], open: Counts, most: number) => Counts;
}

/** The rules that a CUSTOM offer may name; an offer that names another takes nothing off. */
export const customs: Readonly<Record<string, Custom>> = {
  CHEAPEST_UNIT: {
    explain: 'Discounts the cheapest qualifying unit, or as many of the cheapest as the offer allows.',
    targets: (lots, open, most) =>
      cheapest(
        lots,
        open,
        Math.min(
          most,
          open.reduce((sum, count) => sum + count, 0),
        ),
      ),
  },
};

/** Indexes of lots by what a unit costs now: cheapest first, or dearest first with -1. */
export const byNet = (lots: readonly Lot[], sign: 1 | -1): number[] =>
  lots.map((_, index) => index).sort((a, b) => sign * (lots[a]!.netCents - lots[b]!.netCents) || a - b);

/** The first `wanted` units, cheapest first. */
export function cheapest(lots: readonly Lot[], capacities: Counts, wanted: number): Counts {
  const counts = lots.map(() => 0);
  let left = wanted;
  for (const index of byNet(lots, 1)) {
    counts[index] = Math.min(left, capacities[index] ?? 0);
    left -= counts[index];
  }
  return counts;
}
