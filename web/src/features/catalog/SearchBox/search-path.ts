/** Address of the results: `/search?q=oat+milk`. */
export const searchPath = (words: string, filters: Readonly<Record<string, string>> = {}): string =>
  `/search?${new URLSearchParams({ q: words.trim(), ...filters }).toString()}`;

/** All departments. */
export const shopPath = '/shop';
