import { texts } from '../../texts/index.ts';
import type { Language } from '../../../../shared/language.ts';

const listed = (words: readonly string[], { two, many }: (typeof texts)['en']['or']): string => {
  if (words.length < 3) return words.length === 2 ? two(words[0] ?? '', words[1] ?? '') : (words[0] ?? '');
  return `${words.slice(0, -1).join(', ')}${many(words.at(-1) ?? '')}`;
};

/** `milk`; `milk and wheat`; `milk, eggs, and wheat`. */
export const allOf = (words: readonly string[], language: Language): string => listed(words, texts[language].and);

/** `pickup`; `pickup or delivery`; `pickup, delivery, or shipping`. */
export const anyOf = (words: readonly string[], language: Language): string => listed(words, texts[language].or);
