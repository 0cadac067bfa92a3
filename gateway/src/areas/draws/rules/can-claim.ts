import type { DrawWin } from '../../../generated/rest.ts';

/** Can a win be claimed? Only once notified, and within 7 days, acknowledged or not (N-31, T-61). */
export function canClaim(win: Pick<DrawWin, 'status' | 'claimBy'>, now: Temporal.Instant): boolean {
  return win.status === 'NOTIFIED' && Date.parse(win.claimBy) >= now.epochMilliseconds;
}
