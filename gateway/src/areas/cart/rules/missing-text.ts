import { counted } from '../../../shared/counted.ts';
import { priceTag } from '../../../shared/dollars.ts';
import { texts } from '../texts/index.ts';
import type { NearMiss } from './quoted.ts';
import { poundsText } from './price-steps.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].missing);

/** What an offer lacks: `$3.20 more`, `1 more item`, `0.75 lb more` (N-42). */
export function missingText({ cents, weight, units = 0 }: NearMiss['missing'], language: Language): string {
  if (cents !== undefined) return words[language].more(priceTag(cents));
  return weight === undefined
    ? words[language].items(counted(units), units)
    : words[language].more(words[language].pounds(poundsText(weight)));
}
