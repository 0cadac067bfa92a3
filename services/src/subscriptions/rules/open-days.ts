import { leastLeadDays, mostLeadDays } from './schedule.ts';

/** The day in a text that begins with one, `YYYY-MM-DD`; null for a day that no calendar has. */
export function dayIn(text: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(text.slice(0, 10), { overflow: 'reject' });
  } catch {
    return null;
  }
}

/** Is a day far enough ahead to be changed, and near enough to be planned (N-65)? */
export function isOpenDay(date: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  const { days } = today.until(date, { largestUnit: 'days' });
  return days >= leastLeadDays && days <= mostLeadDays;
}

/** The day before the first on which a schedule may run again. */
export const beforeOpenDays = (today: Temporal.PlainDate): Temporal.PlainDate => today.add({ days: leastLeadDays - 1 });

export const later = (one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate =>
  Temporal.PlainDate.compare(one, other) < 0 ? other : one;
