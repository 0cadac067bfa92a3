import { counted } from '../../../shared/counted.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

/**
 * The current odds of some entries in a draw: `1 in 4,018, whichever way you enter` (N-27, N-28). One rule for
 * a household's own entries and for a single new one. Never overstated, and never a certainty: more may enter.
 * @param entries of the household, at least 1 @param all entries in the draw, including these @param winners places to win
 */
export function drawOdds(entries: number, all: number, winners: number, language: Language): string {
  if (entries >= all) return texts[language].draw.unknown;
  const oneIn = Math.ceil(all / (entries * winners));
  return oneIn < 2 || entries * winners * 2 > all
    ? texts[language].draw.evenOrBetter
    : texts[language].draw.odds(counted(oneIn));
}
