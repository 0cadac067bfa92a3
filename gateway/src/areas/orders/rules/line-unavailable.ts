import type { Language } from '../../../shared/language.ts';
import { texts } from '../texts/index.ts';

/**
 * Which line of an order's changes can't be had as wanted, and what to do: `Oat Milk: you can have 7 at most. Nothing is saved
 * yet: change that, and save again.` Without a name, it is what saving says of any change (N-62).
 */
export function lineUnavailable({ name, left, others }: Readonly<Record<string, unknown>>, language: Language): string {
  const words = texts[language].lineUnavailable;
  if (typeof name !== 'string') return texts[language].refusals.UNAVAILABLE_LINES;
  const first = typeof left !== 'number' ? words.short(name) : left > 0 ? words.left(name, left) : words.none(name);
  const more = typeof others === 'number' && others > 0 ? [words.others(others)] : [];
  return [first, ...more, words.notSaved].join(' ');
}
