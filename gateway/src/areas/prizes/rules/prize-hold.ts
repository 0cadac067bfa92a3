import type { PrizeHold } from '../../../generated/resolvers.ts';
import type { PrizeHold as RestPrizeHold } from '../../../generated/rest.ts';
import { soonString } from '../../../shared/soon-string.ts';
import type { Language } from '../../../shared/language.ts';

/** We know the services' clock to within a second; anything less over a full minute is rounded down to it. */
const graceMs = 1000;

/** A hold with its end in words, and the minutes until then, rounded up (N-26). */
export function prizeHold(
  { holdId, expiresAt }: RestPrizeHold,
  timeZone: string,
  now: Temporal.Instant,
  language: Language,
): PrizeHold {
  const left = Date.parse(expiresAt) - now.epochMilliseconds;
  return {
    id: holdId,
    until: expiresAt,
    untilString: soonString(expiresAt, timeZone, now, language),
    minutesLeft: left <= 0 ? 0 : Math.max(1, Math.ceil((left - graceMs) / 60_000)),
  };
}
