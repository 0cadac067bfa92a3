import { locales } from '../../../server-kit/language.ts';
import { inLanguages } from './language.ts';

/** Abbreviations of the months (G-55). */
export const monthNames = inLanguages((language) => {
  const format = new Intl.DateTimeFormat(locales[language], { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)));
});
