/** Joins class names and skips what is falsy. */
export const cx = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
