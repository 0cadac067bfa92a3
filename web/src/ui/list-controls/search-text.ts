/** Words as they are searched for: spaces single, no control characters, at most so many characters. */
export const searchText = (typed: string, longest: number): string =>
  typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longest)
    // A character that was cut in half is none.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
