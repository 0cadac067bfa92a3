/** Maximum length of a first or last name (N-7). */
export const longestName = 50;

/** A first or last name, `St. John`: letters, spaces, periods, hyphens, and apostrophes, starting with a letter (N-7). */
export const personName = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u;
