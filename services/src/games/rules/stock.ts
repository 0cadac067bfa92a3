import type { prizeTypes } from './prize-types.ts';

interface Stock {
  prizeType: (typeof prizeTypes)[number];
  /** null = no limit. */
  remaining: number | null;
  /** Holds that have ended without being given back yet. */
  lapsed: number;
  /** Codes in the pool of a VENDOR prize. */
  codes: number;
}

/** What can be had: a hold that has ended is stock, and a vendor's prize is worth no more than its codes (T-46). */
export function stockLeft({ prizeType, remaining, lapsed, codes }: Stock): number | null {
  const left = remaining === null ? null : remaining + lapsed;
  return prizeType === 'VENDOR' ? Math.min(left ?? codes, codes) : left;
}
