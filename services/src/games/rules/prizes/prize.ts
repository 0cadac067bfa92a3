import { notForPerson, type Person } from './prize-eligibility.ts';

/** What decides whether a prize is available. `remaining` null = unlimited (N-25). */
export interface PrizeFacts {
  prizeId: string;
  prizeType: string;
  remaining: number | null;
  perUserLimit: number | null;
  perDayLimit: number | null;
  startAt: Temporal.Instant;
  endAt: Temporal.Instant;
  /** Rank among the program's alternates; null = not an alternate. */
  alternateRank: number | null;
  /** Minimum age in years; 0 = only the program's minimum. */
  minimumAge: number;
}

/** How often the household has had the prize. */
export interface PrizeUse {
  ever: number;
  today: number;
}

export type Unavailable = 'SOLD_OUT' | 'LIMIT_REACHED' | 'NOT_STARTED' | 'ENDED';

/** Why this many of a prize aren't available now; null when they are (N-25). */
export function unavailableReason(
  prize: PrizeFacts,
  use: PrizeUse,
  now: Temporal.Instant,
  quantity = 1,
): Unavailable | null {
  if (Temporal.Instant.compare(now, prize.startAt) < 0) return 'NOT_STARTED';
  if (Temporal.Instant.compare(now, prize.endAt) > 0) return 'ENDED';
  if (prize.perUserLimit !== null && use.ever + quantity > prize.perUserLimit) return 'LIMIT_REACHED';
  if (prize.perDayLimit !== null && use.today + quantity > prize.perDayLimit) return 'LIMIT_REACHED';
  return prize.remaining !== null && prize.remaining <= 0 ? 'SOLD_OUT' : null;
}

/**
 * The prizes to try in turn for a drawn one: itself, then the alternates by rank; what the shopper can't have is left
 * out, whether it is gone (N-20, T-41) or not for this person (N-5, T-30).
 * @param reasonOf why a prize can't be had; stock may still run out between here and the guarded update
 */
export function givingOrder<P extends PrizeFacts>(
  drawn: P,
  all: readonly P[],
  person: Person,
  reasonOf: (prize: P) => Unavailable | null,
): P[] {
  const alternates = all
    .filter((prize) => prize.alternateRank !== null && prize.prizeId !== drawn.prizeId)
    .sort((a, b) => (a.alternateRank ?? 0) - (b.alternateRank ?? 0));
  return [drawn, ...alternates].filter((prize) => notForPerson(prize, person) === null && reasonOf(prize) === null);
}

/** Can every shopper get this alternate at any time, so that a drawn prize never turns into nothing? */
export function isAlwaysAvailable(prize: PrizeFacts): boolean {
  const unlimited = prize.remaining === null && prize.perUserLimit === null && prize.perDayLimit === null;
  const forAll = prize.prizeType !== 'SWEEPSTAKES' && prize.minimumAge === 0;
  return prize.alternateRank !== null && unlimited && forAll;
}
