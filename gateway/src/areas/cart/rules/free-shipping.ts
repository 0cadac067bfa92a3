import type { FreeShipping } from '../../../generated/resolvers.ts';
import { dollars, priceTag } from '../../../shared/dollars.ts';
import type { Language } from '../../../shared/language.ts';
import { money } from '../../../shared/money.ts';
import { texts } from '../texts/index.ts';

/** How far a seller's cart is from free shipping, in words (N-63). @param progress in cents, as the service answers; null or undefined where nothing ships free */
export function freeShipping(
  progress: { fromCents: number; missingCents: number } | null | undefined,
  language: Language,
): FreeShipping | null {
  if (!progress) return null;
  const { fromCents, missingCents } = progress;
  const countedCents = fromCents - missingCents;
  const words = texts[language].freeShipping;
  return {
    text: missingCents === 0 ? words.reached : words.missing(priceTag(missingCents)),
    valueText: missingCents === 0 ? `${dollars(fromCents)}+` : `${dollars(countedCents)} / ${dollars(fromCents)}`,
    counted: money(countedCents),
    from: money(fromCents),
    isReached: missingCents === 0,
  };
}
