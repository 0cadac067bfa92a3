import type { prizeTypes } from './prize-types.ts';

interface Stock {
  prizeType: (typeof prizeTypes)[number];
  /** null = no limit. */
  remaining: number | null;
  /** Holds that have expired but aren't released yet. */
  lapsed: number;
  /** Codes in the pool of a VENDOR prize. */
  codes: number;
}

/** Available stock: expired holds count, and a vendor's prize never has more than its codes (T-46). */
export function stockLeft({ prizeType, remaining, lapsed, codes }: Stock): number | null {
  const left = remaining === null ? null : remaining + lapsed;
  return prizeType === 'VENDOR' ? Math.min(left ?? codes, codes) : left;
}

/**
 * How many shoppers have won or redeemed one; null when stock is unlimited and not counted.
 * @param codes issued, for a VENDOR prize
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

/** Why a household can't ask to be told when a prize is back (N-69); null when it can. @param left what is in stock, null = no limit */
export function cannotWait(
  prize: { startAt: Temporal.Instant; endAt: Temporal.Instant; listed: boolean },
  left: number | null,
  now: Temporal.Instant,
): 'NOT_STARTED' | 'ENDED' | 'ONLY_WON' | 'IN_STOCK' | null {
  if (Temporal.Instant.compare(now, prize.startAt) < 0) return 'NOT_STARTED';
  if (Temporal.Instant.compare(now, prize.endAt) > 0) return 'ENDED';
  if (!prize.listed) return 'ONLY_WON';
  return left === null || left > 0 ? 'IN_STOCK' : null;
}
