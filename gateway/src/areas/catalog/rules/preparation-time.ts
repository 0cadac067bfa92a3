import { texts } from '../texts/index.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].preparation);

/** S-267: `25 min`, `1 hr`, `1 hr 30 min`. @param minutes at least 0 */
export function timeNeeded(minutes: number, language: Language): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return words[language].minutes(rest);
  return rest === 0 ? words[language].hours(hours) : `${words[language].hours(hours)} ${words[language].minutes(rest)}`;
}

/** S-68, S-267: `Ready in 25 min`; null if it's ready. */
export const preparationText = (minutes: number, language: Language): string | null =>
  minutes > 0 ? words[language].ready(timeNeeded(minutes, language)) : null;

/** S-267: the label of what is made to order; short if it takes less than an hour. */
export const madeToOrderLabel = (minutes: number, language: Language): string =>
  minutes < 60 ? words[language].madeToOrder : words[language].madeToOrderIn(timeNeeded(minutes, language));
