import { locales } from '../../../../../server-kit/language.ts';
import type { AllSubscriptions } from '../../../generated/rest.ts';
import { priceTag } from '../../../shared/dollars.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';
import { texts } from '../texts/index.ts';

const months = inLanguages((language) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, month: 'long', timeZone: 'UTC' });
  return { month: format({}), withYear: format({ year: 'numeric' }) };
});

/** `$38.12 saved since March`, of another year `since March 2025`; null while nothing is saved. @param today the store's */
export function savedText(
  saved: AllSubscriptions['saved'],
  today: Temporal.PlainDate,
  language: Language,
): string | null {
  if (!saved) return null;
  const since = Temporal.PlainDate.from(saved.since);
  const { month, withYear } = months[language];
  const said = (since.year === today.year ? month : withYear).format(Date.UTC(since.year, since.month - 1, 15));
  return texts[language].saved(priceTag(saved.cents), said);
}
