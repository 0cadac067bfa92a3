import type { UnitClass } from './classes.ts';
import type { Terms } from './offer-terms.ts';
import type { Vector } from './vectors.ts';

/** Ways to choose what is discounted that are tried. */
const tried = 64;

/**
 * Which units may be the cheapest of their blocks, however blocks are made of these units (N-82): each needs enough
 * others in its block that cost as much or more. The dearest ones possible come first.
 */
export function blockTargets(
  classes: readonly UnitClass[],
  uses: Vector,
  { size, gets }: Terms,
  most: number,
): { found: Vector[]; isCut: boolean } {
  const buys = size - gets;
  const wanted = (uses.reduce((sum, count) => sum + count, 0) / size) * gets;
  const order = [...classes.keys()]
    .filter((index) => uses[index]! > 0)
    .toSorted((one, other) => classes[other]!.netCents - classes[one]!.netCents);
  const found: Vector[] = [];
  const targets = uses.map(() => 0);
  let isCut = false;
  const fits = (chosen: number, others: number): boolean => buys * Math.ceil(chosen / gets) <= others;
  const grow = (depth: number, chosen: number, others: number): void => {
    if (isCut) return;
    const index = order[depth];
    const isNewPrice =
      index === undefined || (depth > 0 && classes[index]!.netCents < classes[order[depth - 1]!]!.netCents);
    if (isNewPrice && !fits(chosen, others)) return;
    if (index === undefined) {
      if (chosen !== wanted) return;
      isCut = found.length === Math.min(most, tried);
      if (!isCut) found.push([...targets]);
      return;
    }
    const room = Math.min(uses[index]!, wanted - chosen);
    for (let count = room; count >= 0; count--) {
      targets[index] = count;
      grow(depth + 1, chosen + count, others + uses[index]! - count);
    }
    targets[index] = 0;
  };
  grow(0, 0, 0);
  return { found, isCut };
}
