import { inZone } from '../../../shared/date-strings.ts';
import { kept } from '../../../shared/kept.ts';
import { daysUntil } from '../../catalog/rules/local-day.ts';
import { texts } from '../texts/index.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

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
export const isExpired = (endLocal: string, today: string): boolean => endLocal < today;

/** Is its first day still to come at the store? @param today the store's day */
export const isUpcoming = (startLocal: string, today: string): boolean => dayOf(startLocal) > today;

/** `Starts 08/12`. @param startLocal its first moment, store time */
export const startText = (startLocal: string, today: string, language: Language): string =>
  texts[language].expiry.starts(dayText(dayOf(startLocal), today, language));

/** Does it end within three days, and hasn't yet? @param today the store's day */
export const endsSoon = (endLocal: string, today: string): boolean =>
  !isExpired(endLocal, today) && endLocal < firstLaterDay(today);

/** The first day that isn't soon: a gallery of hundreds asks for it again and again. @param today `2026-08-05` */
const firstLaterDay = kept(100, (today) =>
  Temporal.PlainDate.from(today)
    .add({ days: soonDays + 1 })
    .toString(),
);

/** How long an offer is good. @param endLocal its last moment, store time: 2026-08-31T23:59:59.999 @param today the store's day */
export const expiryOf = (endLocal: string, today: string, language: Language): Expiry =>
  expiries[language](`${dayOf(endLocal)} ${today}`);

/** Few days are asked for, each again and again: of all cards, and of several fields of each. */
const expiries = inLanguages((language) =>
  kept(1000, (days): Expiry => {
    const [last = '', today = ''] = days.split(' ');
    const day = dayText(last, today, language);
    if (isExpired(last, today))
      return { isExpired: true, isSoon: false, text: texts[language].expiry.expired(day), day };
    return {
      isExpired: false,
      isSoon: endsSoon(last, today),
      text: textIn(daysUntil(today, last), day, language),
      day,
    };
  }),
);

function textIn(days: number, day: string, language: Language): string {
  if (days === 0) return texts[language].expiry.today;
  return days === 1 ? texts[language].expiry.tomorrow : texts[language].expiry.on(day);
}

/** `08/05 - 08/11`: month/day - month/day (S-53). @param startLocal and endLocal are moments of the store */
export const dateRange = (startLocal: string, endLocal: string, language: Language): string =>
  texts[language].expiry.range(withoutYear(dayOf(startLocal), language), withoutYear(dayOf(endLocal), language));

/** `08/31`. @param date 2026-08-31 */
const withoutYear = (date: string, language: Language): string => dayText(date, date, language);

/** `08/31`, and with its year when that isn't this one: `01/03/2027`. */
function dayText(date: string, today: string, language: Language): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return texts[language].expiry.day(month, day, today.startsWith(year) ? null : year);
}
