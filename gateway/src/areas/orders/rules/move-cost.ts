import { priceTag } from '../../../shared/dollars.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';
import { texts } from '../texts/index.ts';

const words = inLanguages((language) => texts[language].moveCost);

/** `$3.95 more: $42.78 in all`; `The total stays $38.83`. In cents. */
export function moveCostText(now: number, then: number, language: Language): string {
  if (then === now) return words[language].same(priceTag(then));
  const difference = priceTag(Math.abs(then - now));
  return then > now
    ? words[language].more(difference, priceTag(then))
    : words[language].less(difference, priceTag(then));
}
