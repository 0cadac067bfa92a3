import type { Language } from '../messages/messages.tsx';

/** `Aug 5, 2026, 10:00:07 AM`, by the reader's clock, or that of a store. @param instant ISO 8601 */
export const momentOf = (instant: string, language: Language, timeZone?: string | null): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    ...(timeZone ? { timeZone } : {}),
  }).format(Date.parse(instant));

/** `10:00 AM`, by the clock of a store. */
export const timeOf = (instant: string, language: Language, timeZone?: string | null): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    timeStyle: 'short',
    ...(timeZone ? { timeZone } : {}),
  }).format(Date.parse(instant));

/** 0 to 23, by the reader's clock. */
export const hourOf = (instant: string): number => new Date(instant).getHours();

/** An hour of the day as a clock shows it: `6 AM`. @param hour 0 to 23 */
export const clockHour = (hour: number, language: Language): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', { hour: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(2026, 0, 1, hour),
  );

/** When a day begins, by the reader's clock. @param day `2026-08-05` @param later so many days after it */
export function startOfDay(day: string, later = 0): string | null {
  const [year = 0, month = 0, date = 0] = /^\d{4}-\d{2}-\d{2}$/.test(day) ? day.split('-').map(Number) : [];
  if (year === 0) return null;
  return new Date(year, month - 1, date + later).toISOString();
}

/** `$1,234.50`. @param amount as decimal text */
export const dollars = (amount: string, language: Language): string =>
  new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US', { style: 'currency', currency: 'USD' }).format(
    Number(amount),
  );
