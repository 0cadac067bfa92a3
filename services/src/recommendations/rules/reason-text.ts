import type { Reason } from './for-shopper.ts';
import { dueReason } from './habits.ts';

/** `Often bought with pasta`. @param withName shelf of the product that it goes with; null if it isn't carried */
export function reasonText(reason: Reason, withName: string | null): string {
  if (reason.code === 'POPULAR') return 'Many buy it';
  if (reason.code === 'BOUGHT_TOGETHER')
    return withName === null ? 'Often bought together' : `Often bought with ${withName.toLowerCase()}`;
  const due = dueReason(reason.dueInDays);
  return `${due.charAt(0).toUpperCase()}${due.slice(1)}, every ${reason.cadenceDays} days`;
}
