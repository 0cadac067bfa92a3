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

/**
 * How many shoppers have got one, won or bought; null where nothing is counted because nothing can run out.
 * @param codes handed out, of a VENDOR prize
 */
export function givenOut({
  prizeType,
  total,
  issued,
  codes,
}: {
  prizeType: Stock['prizeType'];
  /** null = no limit. */
  total: number | null;
  issued: number;
  codes: number;
}): number | null {
  if (total !== null) return issued;
  return prizeType === 'VENDOR' ? codes : null;
}
