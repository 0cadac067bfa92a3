import { texts } from '../texts/index.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].customization);

/** N-57: how many options to choose: `Choose 1`; `Up to 3`; `Choose 1 or 2`; `Choose 2 to 4`. */
export function ruleText(min: number, max: number, language: Language): string {
  if (min === max) return words[language].exactly(max);
  if (min === 0) return words[language].upTo(max);
  return min + 1 === max ? words[language].either(min, max) : words[language].between(min, max);
}
