import { dayOf } from '../../../shared/date-strings.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

/** Bought 6 times, last on Aug 1. @param lastBought `YYYY-MM-DD` */
export const boughtText = (times: number, lastBought: string, language: Language): string =>
  texts[language].bought(times, dayOf(Temporal.PlainDate.from(lastBought).toZonedDateTime('UTC'), language));
