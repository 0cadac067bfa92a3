import type { Money } from '../generated/resolvers.ts';

/** Whole cents as an exact amount: 1299 is 12.99. */
export function money(cents: number): Money {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return { amount: `${cents < 0 ? '-' : ''}${whole}.${rest}`, currencyCode: 'USD' };
}
