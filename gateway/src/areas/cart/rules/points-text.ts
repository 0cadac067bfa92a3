import { pointLabels, pointsText as counted } from '../../games/rules/point-labels.ts';
import { type GameWords, titled } from '../../games/rules/words/game-words.ts';
import { texts } from '../texts/index.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

/** The program of grocery rewards, which is no game. */
const rewardsProgram = 'FOR-U';
/** What points are called by default (G-7). */
const gamePoints = inLanguages((language) => pointLabels({ uiAttributes: {} }, language));

/**
 * `Earns about 27 Game points in Harvest Spin`, `Earns about 27 points in Grocery Rewards`: the program that gains most; null
 * if it earns none, and for guests.
 */
export function pointsText(
  earns: readonly { programCode: string; programName: string; points: number }[],
  words: GameWords,
  language: Language,
): string | null {
  const [most] = earns.toSorted((one, other) => other.points - one.points);
  if (!most || most.points <= 0) return null;
  const labels = most.programCode === rewardsProgram ? texts[language].points.labels : gamePoints[language];
  return texts[language].points.in(counted(most.points, labels), titled(words, most.programCode, most.programName));
}
