import type { WonPrizeStatus } from '../../../generated/resolvers.ts';
import type { WonPrize } from '../../../generated/rest.ts';

/** The status of a play's prize: from the games service, or else from its two dates (N-24). */
export function wonPrizeStatus(
  { status, redeemedAt, redeemBy }: Pick<WonPrize, 'status' | 'redeemedAt' | 'redeemBy'>,
  now: Temporal.Instant,
): WonPrizeStatus {
  if (status !== undefined) return status;
  if (redeemedAt !== null) return 'REDEEMED';
  return Date.parse(redeemBy) < now.epochMilliseconds ? 'EXPIRED' : 'WON';
}
