/** A seller's sign: the first letters of its words, "&" kept, at most three: `Copper & Clay` is `C&C`. */
export const monogramOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .slice(0, 3)
    .join('')
    .toUpperCase();
