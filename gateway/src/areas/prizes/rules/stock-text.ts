import type { Prize } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

/** Below this, a prize counts as nearly gone. */
const few = 10;

/** Stock in words: `312 left`, `No limit`, `None left`. @param left null = no limit */
export function stockText(left: number | null, language: Language): string {
  if (left === null) return texts[language].stock.unlimited;
  return left > 0 ? texts[language].stock.left(left) : texts[language].stock.none;
}

/** Are few left, but some? */
export function isLow(left: number | null): boolean {
  return left !== null && left > 0 && left <= few;
}

/** How many shoppers got one before they ran out; null while some are left, or if they weren't counted (N-25). */
export function givenOutText(
  { quantityLeft, givenOut }: Pick<Prize, 'quantityLeft' | 'givenOut'>,
  language: Language,
): string | null {
  return quantityLeft === 0 && givenOut ? texts[language].stock.givenOut(givenOut) : null;
}
