import type { ActivityItem } from '../generated/rest.ts';
import { texts } from '../texts/en.ts';

/** Points of an activity in words: `+118`, `−40`; `1 play` where points are not what came; else empty: the title says it. */
export function activityAmount({ type, points }: Pick<ActivityItem, 'type' | 'points'>): string {
  if (type === 'WELCOME') return texts.activity.plays(Math.max(1, points));
  if (points > 0) return `+${points}`;
  if (points < 0) return `\u2212${-points}`;
  return '';
}
