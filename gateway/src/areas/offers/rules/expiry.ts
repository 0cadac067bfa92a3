import { inZone } from '../../../shared/date-strings.ts';
import { texts } from '../texts.ts';

/** How long an offer is still good, by its store's day. */
export interface Expiry {
  /** S-118. */
  isExpired: boolean;
  /** Does it end within three days? */
  isSoon: boolean;
  /** `Expires 08/31`, `Expires tomorrow` (S-41). */
  text: string;
}

const soonDays = 3;

/**
 * S-118, N-40: an offer is good until its last day is over at the store, whatever time of that day it ends.
 * @param endsAt its last moment, an instant
 */
export function expiryOf(endsAt: string, now: Temporal.Instant, timeZone: string): Expiry {
  const last = inZone(endsAt, timeZone).toPlainDate();
  const today = inZone(now, timeZone).toPlainDate();
  const days = today.until(last).days;
  if (days < 0) return { isExpired: true, isSoon: false, text: texts.expiry.expired(slashed(last, today)) };
  return { isExpired: false, isSoon: days <= soonDays, text: textIn(days, slashed(last, today)) };
}

function textIn(days: number, day: string): string {
  if (days === 0) return texts.expiry.today;
  return days === 1 ? texts.expiry.tomorrow : texts.expiry.on(day);
}

/** `08/05 - 08/11`: month/day - month/day (S-53). @param startsAt and endsAt are instants */
export function dateRange(startsAt: string, endsAt: string, timeZone: string): string {
  return texts.expiry.range(monthDay(inZone(startsAt, timeZone)), monthDay(inZone(endsAt, timeZone)));
}

const two = (number: number) => String(number).padStart(2, '0');
const monthDay = ({ month, day }: { month: number; day: number }): string => `${two(month)}/${two(day)}`;

/** `08/31`, and with its year when that isn't this one: `01/03/2027`. */
const slashed = (day: Temporal.PlainDate, today: Temporal.PlainDate): string =>
  day.year === today.year ? monthDay(day) : `${monthDay(day)}/${day.year}`;
