import { texts } from '../texts.ts';
import { dayYearString } from '../../../shared/date-strings.ts';

interface Period {
  start: string;
  end: string | null;
}

/** `Since Jul 12, 2026`, or `Jun 1, 2026 to Jul 1, 2026`, in the store's time zone (G-52). */
export function periodText({ start, end }: Period, timeZone: string): string {
  const first = dayYearString(start, timeZone);
  return end === null ? texts.periods.since(first) : texts.periods.from(first, dayYearString(end, timeZone));
}

/** Is the moment within one of the periods? */
export const isWithin = (periods: readonly Period[], now: Temporal.Instant): boolean =>
  periods.some(
    ({ start, end }) =>
      Date.parse(start) <= now.epochMilliseconds && (end === null || now.epochMilliseconds < Date.parse(end)),
  );
