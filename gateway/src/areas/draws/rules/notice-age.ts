import type { NoticeAge } from '../../../generated/resolvers.ts';
import { dayString, daysTo, inZone, timeOf } from '../../../shared/date-strings.ts';
import type { Language } from '../../../shared/language.ts';

const near: readonly NoticeAge[] = ['TODAY', 'YESTERDAY'];

/** How old a notice is by the shopper's days, and when on its day it was written: `10:51 AM`; `Aug 2` if it's earlier. */
export function ageOf(
  createdAt: string,
  timeZone: string,
  now: Temporal.Instant,
  language: Language,
): { age: NoticeAge; timeString: string } {
  const local = inZone(createdAt, timeZone);
  // A clock that is behind is no reason for a date.
  const age = near[Math.max(0, -daysTo(createdAt, timeZone, now))] ?? 'EARLIER';
  return { age, timeString: age === 'EARLIER' ? dayString(createdAt, timeZone, language) : timeOf(local, language) };
}
