import { texts } from '../texts/en.ts';

/**
 * Odds of a household's entries so far: `1 in 4,018, whichever way you enter`; null before the first entry (N-27, N-28).
 * @param entries of the household @param all entries of the draw @param winners places to win
 */
export function drawOdds(entries: number, all: number, winners: number): string | null {
  if (entries === 0 || all === 0) return null;
  const oneIn = Math.max(1, Math.round(all / (entries * winners)));
  return texts.draw.odds(oneIn.toLocaleString('en-US'));
}
