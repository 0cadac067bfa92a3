const format = new Intl.NumberFormat('en-US');

/** A number as it is written: `1,200`. */
export const counted = (value: number): string => format.format(value);
