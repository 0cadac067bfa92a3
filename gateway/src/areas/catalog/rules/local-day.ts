import { monthDay } from '../../../shared/date-strings.ts';
import type { Language } from '../../../shared/language.ts';

/** `Aug 5`. @param date `2026-08-05` */
export function monthAndDay(date: string, language: Language): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return monthDay(month, day, language);
}

/** Calendar days from one day to another; negative if it's past. @param from `2026-08-05` */
export const daysUntil = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;
