import type { Static } from 'typebox';
import { iso } from '../../platform/clock.ts';
import type { ActivityItem, RewardsTransaction } from '../contract/activity.ts';
import { pageToken } from '../rules/page-token.ts';
import type { HistoryRow, PlayFacts } from '../store/activity.ts';
import type { WinStatus } from '../store/tables.ts';

/** A prize's status for its winner: EXPIRED once its deadline has passed, whatever the row still says (N-24). */
export function winStatusAt(win: { status: WinStatus; redeemBy: Temporal.Instant }, now: Temporal.Instant): WinStatus {
  const late = win.status === 'WON' && Temporal.Instant.compare(now, win.redeemBy) > 0;
  return late ? 'EXPIRED' : win.status;
}

const optional = (row: HistoryRow) => ({
  source: row.source_type,
  ...(row.value_cents === null ? {} : { valueCents: row.value_cents }),
  ...(row.order_number === null ? {} : { orderNumber: row.order_number }),
  ...(row.store_name === null ? {} : { storeName: row.store_name }),
  ...(row.prize_id === null ? {} : { prizeId: row.prize_id }),
  ...(row.offer_id === null ? {} : { offerId: row.offer_id }),
});

/** A ledger row as activity (N-24). */
export function activityView(
  row: HistoryRow,
  play: PlayFacts | undefined,
  now: Temporal.Instant,
): Static<typeof ActivityItem> {
  const win = row.entry_type === 'WIN' ? play?.win : null;
  return {
    id: row.id,
    at: iso(row.at),
    programCode: row.program_code,
    programTitle: row.program_title,
    type: row.entry_type,
    status: row.status,
    points: row.points,
    balanceAfter: row.balance_after,
    title: row.title,
    pageToken: pageToken(row),
    ...optional(row),
    ...(play === undefined ? {} : { receipt: play.receipt }),
    ...(win
      ? {
          win: {
            status: winStatusAt(win, now),
            redeemBy: iso(win.redeemBy),
            redeemedAt: win.redeemedAt && iso(win.redeemedAt),
          },
        }
      : {}),
  };
}

/** A ledger row as a rewards transaction (N-14). */
export function rewardsView(row: HistoryRow): Static<typeof RewardsTransaction> {
  return {
    id: row.id,
    at: iso(row.at),
    programCode: row.program_code,
    rewardKind: row.kind,
    type: row.entry_type,
    status: row.status === 'POSTED' ? 'COMPLETED' : row.status,
    points: row.points,
    balanceAfter: row.balance_after,
    description: row.title,
    ...optional(row),
  };
}
