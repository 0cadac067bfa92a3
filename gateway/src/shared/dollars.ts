const format = (digits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const whole = format(0);
const withCents = format(2);

/** `$600`, `$12.99`: whole dollars without cents. */
export const dollars = (cents: number): string => (cents % 100 === 0 ? whole : withCents).format(cents / 100);
