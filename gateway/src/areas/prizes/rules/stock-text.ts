import type { Prize } from '../../../generated/rest.ts';
import { texts } from '../texts.ts';

/** From here on a prize counts as nearly gone. */
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

/** How many shoppers got one before the last was gone; null while there are some, and when nobody counted (N-25). */
export function givenOutText({ quantityLeft, givenOut }: Pick<Prize, 'quantityLeft' | 'givenOut'>): string | null {
  return quantityLeft === 0 && givenOut ? texts.stock.givenOut(givenOut) : null;
}
