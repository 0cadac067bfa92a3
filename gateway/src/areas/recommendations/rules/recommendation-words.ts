import type { Carousel } from '../../../generated/rest.ts';
import type { Language } from '../../../shared/language.ts';
import { texts } from '../texts/index.ts';
import { reasonText } from './due-words.ts';

type Reason = Carousel['items'][number]['reason'];

/** Often bought with pasta; 3 days late, every 14 days; Many buy it (N-79). */
export function recommendationText({ code, withName, dueInDays, cadenceDays }: Reason, language: Language): string {
  const { popular, together, boughtWith } = texts[language];
  if (code === 'DUE' && dueInDays !== null && cadenceDays !== null)
    return reasonText({ dueInDays, cadenceDays }, language);
  if (code !== 'BOUGHT_TOGETHER') return popular;
  return withName === null ? together : boughtWith(withName);
}
