import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

/** 3 days late; Due today; Due in 2 days (N-67). @param days until it is due, negative is late */
export function dueText(days: number, language: Language): string {
  if (days < 0) return texts[language].late(-days);
  if (days === 0) return texts[language].dueToday;
  return days === 1 ? texts[language].dueTomorrow : texts[language].dueIn(days);
}

/** 3 days late, every 14 days. */
export const reasonText = (item: { dueInDays: number; cadenceDays: number }, language: Language): string =>
  texts[language].because(dueText(item.dueInDays, language), texts[language].every(item.cadenceDays));
