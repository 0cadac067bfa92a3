import type { ActivityItem } from '../../../generated/rest.ts';
import { texts } from '../texts/index.ts';
import { counted } from '../../../shared/counted.ts';
import { dayOf, daysBetween, inZone, timeOf } from '../../../shared/date-strings.ts';
import type { Language } from '../../../shared/language.ts';

/** An instant's day in the shopper's time zone: its date, and Today, Yesterday, Aug 4, or Dec 30, 2025 (N-78). */
export function shopperDay(
  at: string,
  now: Temporal.Instant,
  timeZone: string,
  language: Language,
): { date: string; words: string } {
  const local = inZone(at, timeZone);
  const here = inZone(now, timeZone);
  const ago = daysBetween(local, here);
  const named = ago === 0 ? texts[language].activity.today : ago === 1 ? texts[language].activity.yesterday : null;
  const day =
    local.year === here.year
      ? dayOf(local, language)
      : texts[language].activity.dayOfYear(dayOf(local, language), local.year);
  return { date: local.toPlainDate().toString(), words: named ?? day };
}

type Told = Pick<ActivityItem, 'type' | 'status' | 'at' | 'receipt' | 'programTitle'>;

/** Where and when: a play by its receipt, a pending order as estimated, a win with its time of day (N-11, N-24). */
export function activityDetail(
  { type, status, at, receipt, programTitle }: Told,
  timeZone: string,
  language: Language,
): string {
  const { activity } = texts[language];
  const time = timeOf(inZone(at, timeZone), language);
  if (type === 'PLAY' && receipt !== undefined) return activity.play(time, receipt);
  if (status === 'PENDING') return activity.estimated(programTitle);
  return activity.at(programTitle, time);
}

/** The program's points after a change: `240 left`, or `120 owed` below zero; null if nothing changed (I-3, N-11). */
export function balanceText(
  { points, balanceAfter }: Pick<ActivityItem, 'points' | 'balanceAfter'>,
  language: Language,
): string | null {
  if (points === 0 || balanceAfter === null) return null;
  const count = counted(Math.abs(balanceAfter));
  return balanceAfter < 0 ? texts[language].activity.owed(count) : texts[language].activity.left(count);
}
