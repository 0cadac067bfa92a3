import type { Language } from '../../../shared/language.ts';
import { texts } from '../texts/index.ts';

/**
 * Which line of an order's changes can't be had as wanted, and what to do: `Oat Milk: you can have 7 at most. Nothing is saved
 * yet: change that, and save again.` Without a name, it is what saving says of any change (N-62).
 */
export function lineUnavailable(
  { name, why, left, others }: Readonly<Record<string, unknown>>,
  language: Language,
): string {
  const words = texts[language].lineUnavailable;
  if (typeof name !== 'string') return texts[language].refusals.UNAVAILABLE_LINES;
  const first = why === 'LATE' || why === 'RESTRICTED' ? words[why](name) : shortText(name, left, language);
  const more = typeof others === 'number' && others > 0 ? [words.others(others)] : [];
  return [first, ...more, words.notSaved].join(' ');
}

function shortText(name: string, left: unknown, language: Language): string {
  const { left: atMost, none, short } = texts[language].lineUnavailable;
  if (typeof left !== 'number') return short(name);
  return left > 0 ? atMost(name, left) : none(name);
}
