import { type RawBuilder, sql } from 'kysely';
import type { ActivityType } from '../contract/activity.ts';
import type { LedgerPlace } from '../rules/page-token.ts';
import { rewardsProgramCode } from '../rules/rewards/rewards.ts';
import type { GamesDb, LedgerRow, WinStatus } from './tables.ts';

/** A ledger row as history shows it: when it counted, and the program's balance after it. */
export type HistoryRow = Pick<
  LedgerRow,
  'id' | 'seq' | 'program_code' | 'kind' | 'points' | 'status' | 'source_type' | 'source_id' | 'title' | 'order_number'
> &
  Pick<LedgerRow, 'store_name' | 'prize_id' | 'offer_id'> & {
    entry_type: ActivityType;
    at: Temporal.Instant;
    /** null while pending, and for rows that never count. */
    balance_after: number | null;
    program_title: string;
    /** A grocery reward in cents, negative when used. */
    value_cents: number | null;
  };

export interface HistoryQuery {
  householdId: string;
  since: Temporal.Instant;
  /** All of the household's programs if omitted. */
  codes?: readonly string[] | undefined;
  types?: readonly string[] | undefined;
  /** Points alone, without the dollars off that they buy. */
  onlyPoints?: boolean;
  /** VOID rows too: pending points that never posted. */
  withVoid?: boolean;
  after?: LedgerPlace | undefined;
  limit: number;
}

/**
 * The points ledger and the grocery rewards as one history; the balance is the running sum of POSTED rows (I-3). Dollars off
 * belong to the program whose points buy them: a shopper sees Grocery Rewards once.
 */
function told(householdId: string, codes: readonly string[] | undefined): RawBuilder<unknown> {
  return sql`
    select ledger.id, ledger.seq, ledger.program_code, ledger.kind, ledger.entry_type, ledger.points, ledger.status,
      ledger.source_type, ledger.source_id, ledger.title, ledger.order_number, ledger.store_name, ledger.prize_id,
      ledger.offer_id,
      coalesce(ledger.posted_at, ledger.effective_at) as at, program.game ->> 'title' as program_title,
      case when ledger.status in ('POSTED', 'COMPLETED') then
        (coalesce(sum(ledger.points) filter (where ledger.status = 'POSTED') over (
          partition by ledger.program_code
          order by coalesce(ledger.posted_at, ledger.effective_at), ledger.seq), 0))::int
      end as balance_after,
      null::int as value_cents, program.position
    from games.points_ledger as ledger join games.program as program on program.code = ledger.program_code
    where ledger.household_id = ${householdId}
      ${codes === undefined ? sql`` : sql`and ledger.program_code = any(${codes}::text[])`}
    union all
    select id, -row_number() over (order by at, id), ${rewardsProgramCode},
      case kind when 'BURN' then 'BURN' else 'EARN' end, 'REWARD', 0, 'COMPLETED',
      case when order_number is not null then 'ORDER' when offer_id is not null then 'OFFER' else 'REDEMPTION' end,
      source_id, title, order_number, null, prize_id, offer_id, at, 'Grocery Rewards', null, value_cents, 2147483647
    from games.reward_ledger
    where household_id = ${householdId} and ${codes === undefined || codes.includes(rewardsProgramCode)}::boolean`;
}

/** One page, newest first, and the start of the next. */
export async function historyPage(
  db: GamesDb,
  { householdId, since, codes, types, onlyPoints = false, withVoid = false, after, limit }: HistoryQuery,
): Promise<{ rows: HistoryRow[]; next: LedgerPlace | null }> {
  const { rows } = await sql<HistoryRow>`
    with told as (${told(householdId, codes)})
    select * from told where at >= ${since}
      ${onlyPoints ? sql`and value_cents is null` : sql``}
      ${withVoid ? sql`` : sql`and status <> 'VOID'`}
      ${types === undefined ? sql`` : sql`and entry_type = any(${types}::text[])`}
      ${after === undefined ? sql`` : sql`and (at, seq) < (${after.at}, ${after.seq})`}
    order by at desc, seq desc limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last ? { at: last.at, seq: last.seq } : null };
}

/** How many rows of each type a household has in the window, by program; void rows are excluded. */
export async function historyCounts(
  db: GamesDb,
  { householdId, since }: Pick<HistoryQuery, 'householdId' | 'since'>,
): Promise<{ code: string; title: string; type: ActivityType; count: number }[]> {
  const { rows } = await sql<{ code: string; title: string; type: ActivityType; count: number }>`
    with told as (${told(householdId, undefined)})
    select program_code as code, program_title as title, entry_type as type, count(*)::int as count from told
    where status <> 'VOID' and at >= ${since}
    group by program_code, program_title, entry_type, position order by position, program_code`.execute(db);
  return rows;
}

/** What a play's rows show besides points: its receipt and its win. */
export interface PlayFacts {
  receipt: string;
  win: { status: WinStatus; redeemBy: Temporal.Instant; redeemedAt: Temporal.Instant | null } | null;
}

/** The plays behind history rows, by play id. */
export async function playFacts(db: GamesDb, rows: readonly HistoryRow[]): Promise<Map<string, PlayFacts>> {
  const ids = [...new Set(rows.filter((row) => row.source_type === 'PLAY').map((row) => row.source_id))];
  if (ids.length === 0) return new Map();
  const plays = await db
    .selectFrom('games.play as play')
    .leftJoin('games.win as win', 'win.play_id', 'play.play_id')
    .select(['play.play_id', 'play.receipt', 'win.status', 'win.redeem_by', 'win.redeemed_at'])
    .where('play.play_id', 'in', ids)
    .execute();
  return new Map(
    plays.map(({ play_id: id, receipt, status, redeem_by: redeemBy, redeemed_at: redeemedAt }) => [
      id,
      { receipt, win: status !== null && redeemBy !== null ? { status, redeemBy, redeemedAt } : null },
    ]),
  );
}
