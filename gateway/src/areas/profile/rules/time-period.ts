import { texts } from '../texts/index.ts';
import { dayYearString } from '../../../shared/date-strings.ts';
import type { Language } from '../../../shared/language.ts';

interface Period {
  start: string;
  end: string | null;
}

/** `Since Jul 12, 2026`, or `Jun 1, 2026 to Jul 1, 2026`, in the store's time zone (G-52). */
export function periodText({ start, end }: Period, timeZone: string, language: Language): string {
  const first = dayYearString(start, timeZone, language);
  return end === null
    ? texts[language].periods.since(first)
    : texts[language].periods.from(first, dayYearString(end, timeZone, language));
}

/** Is the moment within one of the periods? */
export const isWithin = (periods: readonly Period[], now: Temporal.Instant): boolean =>
  periods.some(
    ({ start, end }) =>
      Date.parse(start) <= now.epochMilliseconds && (end === null || now.epochMilliseconds < Date.parse(end)),
  );
