/** What a word does in a Spanish name: it is a thing, it agrees with one, it follows as it is, or it joins two. */
const roles = ['noun', 'adj', 'phrase', 'join'] as const;
type Role = (typeof roles)[number];

/** What an English word or phrase is in Spanish. */
export interface SpanishWord {
  /** An adjective as for a masculine singular. */
  es: string;
  role: Role;
}

/** By the English words as {@link wordKey} gives them. */
export type SpanishWords = ReadonlyMap<string, SpanishWord>;

/** A word of a name, as it is looked up by: `Jalapeño®` is jalapeno. */
export const wordKey = (word: string): string =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}%&']/gu, '');

/** The words of a name: `Lactose-Free` is two. */
export const wordsOf = (name: string): string[] =>
  name.split(/[\s/]+|(?<=[\p{L}\p{N}])-(?=\p{L})/u).filter((word) => wordKey(word) !== '');

/**
 * The words in a file with a header and a line for each: in English, in Spanish, and its role.
 * @throws Error naming the line that can't be read
 */
export function spanishWordsIn(csv: string): SpanishWords {
  const [header, ...lines] = csv.trim().split(/\r?\n/);
  if (header !== 'en,es,role') throw new Error('Line 1: the columns are en,es,role');
  const words = new Map<string, SpanishWord>();
  for (const [at, line] of lines.entries()) {
    const [en = '', es = '', role = '', more] = line.split(',');
    const key = wordsOf(en).map(wordKey).join(' ');
    if (key === '' || es === '' || !isRole(role) || more !== undefined || words.has(key))
      throw new Error(`Line ${at + 2} isn't a word, or its word stands twice: ${line}`);
    words.set(key, { es, role });
  }
  return words;
}

const isRole = (text: string): text is Role => roles.some((role) => role === text);
