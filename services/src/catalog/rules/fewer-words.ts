/** Longer searches are left as they are. */
const mostWords = 6;

/**
 * What is left of a search that finds nothing when words are left out, in the order in which it is tried. The last word
 * names the thing itself, as in pumpkin spice creamer: it goes last.
 */
export function fewerWords(words: readonly string[]): string[] {
  const last = words.at(-1);
  if (last === undefined || words.length < 2 || words.length > mostWords) return [];
  const others = words.slice(0, -1);
  const without = others.map((_, left) => words.filter((_word, at) => at !== left).join(' '));
  return [...new Set([...without, last, others.join(' '), ...others.toReversed()])].filter(saysSomething);
}

/** Little words, single letters, and numbers are no search: O'Brien isn't o. */
const saysSomething = (text: string): boolean => text.split(' ').some((word) => word.length > 2 && !little.has(word));
const little = new Set(
  `the and for with without from free non not any all our your low added less para con sin por del las los una sobre`.split(
    ' ',
  ),
);
