import { locales } from '../../../../../../server-kit/language.ts';
import { texts } from '../../texts/index.ts';
import type { Coupon } from '../coupon.ts';
import { inLanguages, type Language } from '../../../../shared/language.ts';

type Dated = Pick<Coupon, 'startLocal' | 'endLocal'>;

const formats = inLanguages(
  (language) =>
    new Intl.DateTimeFormat(locales[language], { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

/** `Wednesday, Aug 5`. @param day 2026-08-05 */
const dayName = (day: string, language: Language): string => formats[language].format(Date.parse(`${day}T00:00:00Z`));

const dayOf = (local: string): string => local.slice(0, 'YYYY-MM-DD'.length);

/** `Wednesday, Aug 5 to Tuesday, Aug 11`: from the first offer's first day to the last one's last; null without offers. */
export function adDates(offers: readonly Dated[], language: Language): string | null {
  const from = offers.map(({ startLocal }) => dayOf(startLocal)).toSorted()[0];
  const to = offers
    .map(({ endLocal }) => dayOf(endLocal))
    .toSorted()
    .at(-1);
  return from === undefined || to === undefined
    ? null
    : texts[language].ad.dates(dayName(from, language), dayName(to, language));
}

/** `Starts Wednesday, Aug 12`: the first offer's first day; null without offers. */
export function adStart(offers: readonly Dated[], language: Language): string | null {
  const from = offers.map(({ startLocal }) => dayOf(startLocal)).toSorted()[0];
  return from === undefined ? null : texts[language].ad.from(dayName(from, language));
}

/** `Good through Tuesday, Aug 11`: how long all of a page is good. */
export function pageDates(offers: readonly Dated[], language: Language): string {
  const to = offers.map(({ endLocal }) => dayOf(endLocal)).toSorted()[0];
  return to === undefined ? '' : texts[language].ad.goodThrough(dayName(to, language));
}
