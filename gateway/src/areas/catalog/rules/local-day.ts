import { months } from '../../../shared/months.ts';

/** `Aug 5`. @param date `2026-08-05` */
export function monthAndDay(date: string): string {
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return `${months[month - 1]} ${day}`;
}

/** Calendar days from one day to another; negative if it's past. @param from `2026-08-05` */
export const daysUntil = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;
