import type { Prize } from '../../../generated/rest.ts';
import { texts } from '../texts.ts';

/** Below this, a prize counts as nearly gone. */
const few = 10;

/** Stock in words: `312 left`, `No limit`, `None left`. @param left null = no limit */
export function stockText(left: number | null): string {
  if (left === null) return texts.stock.unlimited;
  return left > 0 ? texts.stock.left(left) : texts.stock.none;
}

/** Are few left, but some? */
export function isLow(left: number | null): boolean {
  return left !== null && left > 0 && left <= few;
}

/** How many shoppers got one before they ran out; null while some are left, or if they weren't counted (N-25). */
export function givenOutText({ quantityLeft, givenOut }: Pick<Prize, 'quantityLeft' | 'givenOut'>): string | null {
  return quantityLeft === 0 && givenOut ? texts.stock.givenOut(givenOut) : null;
}
