import { inZone } from '../../../shared/date-strings.ts';
import { daysUntil } from '../../catalog/rules/local-day.ts';
import { texts } from '../texts.ts';

/** How long an offer is still good, by its store's day. */
export interface Expiry {
  /** S-118. */
  isExpired: boolean;
  /** Does it end within three days? */
  isSoon: boolean;
  /** `Expires 08/31`, `Expires tomorrow` (S-41). */
  text: string;
  /** Its last day: `08/31`. */
  day: string;
}

const soonDays = 3;

/** The store's day: `2026-08-31`. */
export const dayIn = (now: Temporal.Instant, timeZone: string): string =>
  inZone(now, timeZone).toPlainDate().toString();

const dayOf = (local: string): string => local.slice(0, 'YYYY-MM-DD'.length);

/** Is its last day over at the store, whatever time of that day it ends (S-118, N-40)? @param today the store's day */
export const isExpired = (endLocal: string, today: string): boolean => dayOf(endLocal) < today;

/** How long an offer is good. @param endLocal its last moment, store time: 2026-08-31T23:59:59.999 @param today the store's day */
export function expiryOf(endLocal: string, today: string): Expiry {
  const last = dayOf(endLocal);
  const day = slashed(last, today);
  if (isExpired(endLocal, today)) return { isExpired: true, isSoon: false, text: texts.expiry.expired(day), day };
  const days = daysUntil(today, last);
  return { isExpired: false, isSoon: days <= soonDays, text: textIn(days, day), day };
}

function textIn(days: number, day: string): string {
  if (days === 0) return texts.expiry.today;
  return days === 1 ? texts.expiry.tomorrow : texts.expiry.on(day);
}

/** `08/05 - 08/11`: month/day - month/day (S-53). @param startLocal and endLocal are moments of the store */
export const dateRange = (startLocal: string, endLocal: string): string =>
  texts.expiry.range(monthDay(dayOf(startLocal)), monthDay(dayOf(endLocal)));

/** `08/31`. @param day 2026-08-31 */
const monthDay = (day: string): string => day.slice('YYYY-'.length).replace('-', '/');

/** `08/31`, and with its year when that isn't this one: `01/03/2027`. */
function slashed(day: string, today: string): string {
  const year = day.slice(0, 'YYYY'.length);
  return today.startsWith(year) ? monthDay(day) : `${monthDay(day)}/${year}`;
}
