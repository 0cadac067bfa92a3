import type { UnitClass } from './classes.ts';
import type { Terms } from './offer-terms.ts';
import type { Look } from './uses.ts';

/** Work that the search may still do, counted in steps so that every machine stops at the same one (N-81). */
export interface Budget {
  steps: number;
}

/** How many units of each class an offer takes: to count toward it, or, of a buy-get's gets, to be discounted. */
export type Vector = readonly number[];

/** Most places that are looked at on the way. */
const looks = 20_000;

/**
 * The ways to take units of the classes that something else wants, too; the most promising first. Of the others an offer
 * takes what serves it best, whatever that is. Ways that can't gain enough are passed over, however many there are.
 */
export function vectors(
  terms: Terms,
  classes: readonly UnitClass[],
  { leastGain, most }: Look,
): { found: Vector[]; isCut: boolean } {
  const { shape, size, gets } = terms;
  const times = terms.most;
  const isPooled = terms.offer.buy.minCents !== undefined || terms.offer.buy.minWeight !== undefined;
  const mostUnits = isPooled ? Infinity : size * times;
  const isFixed = (each: UnitClass) => shape === 'GETS' && each.canBeDiscounted;
  const isChosen = (each: UnitClass) => each.isWanted || isFixed(each) || shape === 'CHEAPEST';
  const wanted = classes.flatMap((each, index) => (isChosen(each) ? index : []));
  const own = classes.reduce((sum, each) => (isChosen(each) ? sum : sum + each.count), 0);
  const isWhole = (taken: number, got: number): boolean => {
    if (shape === 'GETS')
      return (
        got > 0 &&
        got % gets === 0 &&
        (isPooled || (taken <= (got / gets) * size && taken + own >= (got / gets) * size))
      );
    return taken + own > 0 && (isPooled || (size - (taken % size)) % size <= own);
  };
  const ownGain = classes.reduce(
    (sum, each) => (isChosen(each) ? sum : sum + Math.max(0, each.gain) * Math.min(each.count, mostUnits)),
    0,
  );
  const counts = classes.map(() => 0);
  if (wanted.length === 0) return { found: ownGain >= leastGain && isWhole(0, 0) ? [counts] : [], isCut: false };
  // What the classes from one on may still add.
  const after = wanted.map(() => 0);
  after.push(ownGain);
  for (let depth = wanted.length - 1; depth >= 0; depth--) {
    const { gain, count } = classes[wanted[depth]!]!;
    after[depth] =
      after[depth + 1]! +
      Math.max(0, gain) * Math.min(count, isFixed(classes[wanted[depth]!]!) ? gets * times : mostUnits);
  }
  const found: Vector[] = [];
  let left = looks;
  let isCut = false;
  const grow = (depth: number, taken: number, got: number, gain: number): void => {
    if (gain + after[depth]! < leastGain) return;
    if (left-- <= 0 || found.length >= most) {
      isCut = true;
      return;
    }
    const index = wanted[depth];
    if (index === undefined) return void (isWhole(taken, got) && found.push([...counts]));
    const each = classes[index]!;
    const isGet = isFixed(each);
    const room = Math.min(each.count, isGet ? gets * times - got : mostUnits - taken);
    for (let step = 0; step <= room; step++) {
      // Units that gain are taken first, the others last.
      const count = each.gain > 0 ? room - step : step;
      counts[index] = count;
      grow(depth + 1, isGet ? taken : taken + count, isGet ? got + count : got, gain + each.gain * count);
    }
    counts[index] = 0;
  };
  grow(0, 0, 0, 0);
  return { found, isCut };
}
