/** The number someone typed, where a comma may be the decimal point; `null` if it isn't one. */
export function readNumber(typed: string): number | null {
  const plain = typed.trim().replace(',', '.').replace('\u2212', '-');
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return Number(plain);
}

/** A number as it stands in the field. */
export const writeNumber = (value: number | null, decimals: number): string =>
  value === null ? '' : value.toFixed(decimals);

/** The nearest number from `min` to `max` with so many digits behind the decimal point. */
export function boundedTo(value: number, min: number, max: number, decimals: number): number {
  const bounded = Math.min(Math.max(value, min), max);
  return Number(bounded.toFixed(decimals));
}
