import { texts } from '../../texts.ts';

const listed = (words: readonly string[], { two, many }: typeof texts.or): string => {
  if (words.length < 3) return words.length === 2 ? two(words[0] ?? '', words[1] ?? '') : (words[0] ?? '');
  return `${words.slice(0, -1).join(', ')}${many(words.at(-1) ?? '')}`;
};

/** `milk`; `milk and wheat`; `milk, eggs, and wheat`. */
export const allOf = (words: readonly string[]): string => listed(words, texts.and);

/** `pickup`; `pickup or delivery`; `pickup, delivery, or shipping`. */
export const anyOf = (words: readonly string[]): string => listed(words, texts.or);
