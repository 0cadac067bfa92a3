import type { ActivityItem } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import { dollars } from '../../../shared/dollars.ts';
import type { Language } from '../../../shared/language.ts';

/** The points of an activity item in words: `+118`, `−40`; a grocery reward: `$5 reward`, `−$5` when used; `1 play` if it wasn't points; otherwise empty, as the title says it. */
export function activityAmount(
  { type, points, valueCents = 0 }: Pick<ActivityItem, 'type' | 'points' | 'valueCents'>,
  language: Language,
): string {
  if (valueCents > 0) return texts[language].activity.reward(dollars(valueCents));
  if (valueCents < 0) return `\u2212${dollars(-valueCents)}`;
  if (type === 'WELCOME') return texts[language].activity.plays(Math.max(1, points));
  if (points > 0) return `+${points}`;
  if (points < 0) return `\u2212${-points}`;
  return '';
}
