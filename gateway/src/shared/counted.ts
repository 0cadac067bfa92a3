const format = new Intl.NumberFormat('en-US');

/** A number with separators: `1,200`. */
export const counted = (value: number): string => format.format(value);
