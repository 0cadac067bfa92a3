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

/** `$12.00`, `$1,250.99`: always with cents, as on a price tag. */
export const priceTag = (cents: number): string => withCents.format(cents / 100);

/** `40¢` below a dollar, `$1.00` from there. */
export const smallPriceTag = (cents: number): string => (cents < 100 ? `${cents}¢` : priceTag(cents));

/** `+$1.00`, `−$4.00` with a minus sign, not a hyphen: what is added, or taken off. */
export const signedPriceTag = (cents: number): string => (cents < 0 ? `−${priceTag(-cents)}` : `+${priceTag(cents)}`);
