import type { PrizeHold } from '../generated/resolvers.ts';
import type { PrizeHold as RestPrizeHold } from '../generated/rest.ts';
import { soonString } from './soon-string.ts';

/** A hold with its end in words, and the whole minutes until then, rounded up (N-26). */
export function prizeHold({ holdId, expiresAt }: RestPrizeHold, timeZone: string, now: Temporal.Instant): PrizeHold {
  const left = Date.parse(expiresAt) - now.epochMilliseconds;
  return {
    id: holdId,
    until: expiresAt,
    untilString: soonString(expiresAt, timeZone, now),
    minutesLeft: Math.max(0, Math.ceil(left / 60_000)),
  };
}
