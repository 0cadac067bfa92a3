import type { DrawWin } from '../../../generated/rest.ts';

/** A win is claimed while it has been told and its 7 days have not passed, acknowledged or not (N-31, T-61). */
export function canClaim(win: Pick<DrawWin, 'status' | 'claimBy'>, now: Temporal.Instant): boolean {
  return win.status === 'NOTIFIED' && Date.parse(win.claimBy) >= now.epochMilliseconds;
}
