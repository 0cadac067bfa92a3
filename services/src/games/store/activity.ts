import { type RawBuilder, sql } from 'kysely';
import type { ActivityType } from '../contract-activity.ts';
import type { LedgerPlace } from '../rules/page-token.ts';
import type { GamesDb, LedgerRow, WinStatus } from '../tables.ts';

/** A ledger row as history shows it: when it counted, and the program's balance after it. */
export type HistoryRow = Omit<LedgerRow, 'entry_type'> & {
  entry_type: ActivityType;
  at: Temporal.Instant;
  /** null while it is on the way, and for rows that never count. */
  balance_after: number | null;
  program_title: string;
};

export interface HistoryQuery {
  householdId: string;
  since: Temporal.Instant;
  /** All programs of the household when left out. */
  codes?: readonly string[] | undefined;
  types?: readonly string[] | undefined;
  /** VOID rows too: what was on the way and never came. */
  withVoid?: boolean;
  after?: LedgerPlace | undefined;
  limit: number;
}

const ofPrograms = (codes: readonly string[] | undefined): RawBuilder<unknown> =>
  codes === undefined ? sql`` : sql`and ledger.program_code = any(${codes}::text[])`;

/** One page, newest first, and where the next begins. The balance is the running sum of what is POSTED (I-3). */
export async function historyPage(
  db: GamesDb,
  { householdId, since, codes, types, withVoid = false, after, limit }: HistoryQuery,
): Promise<{ rows: HistoryRow[]; next: LedgerPlace | null }> {
  const { rows } = await sql<HistoryRow>`
    with told as (
      select ledger.*, coalesce(ledger.posted_at, ledger.effective_at) as at,
        program.game ->> 'title' as program_title,
        case when ledger.status in ('POSTED', 'COMPLETED') then
          (coalesce(sum(ledger.points) filter (where ledger.status = 'POSTED') over (
            partition by ledger.program_code
            order by coalesce(ledger.posted_at, ledger.effective_at), ledger.seq), 0))::int
        end as balance_after
      from games.points_ledger as ledger join games.program as program on program.code = ledger.program_code
      where ledger.household_id = ${householdId} ${ofPrograms(codes)}
    )
    select * from told where at >= ${since}
      ${withVoid ? sql`` : sql`and status <> 'VOID'`}
      ${types === undefined ? sql`` : sql`and entry_type = any(${types}::text[])`}
      ${after === undefined ? sql`` : sql`and (at, seq) < (${after.at}, ${after.seq})`}
    order by at desc, seq desc limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last ? { at: last.at, seq: last.seq } : null };
}

/** How many rows of each type a household has in the window, by program; void rows are left out. */
export async function historyCounts(
  db: GamesDb,
  { householdId, since }: Pick<HistoryQuery, 'householdId' | 'since'>,
): Promise<{ code: string; title: string; type: ActivityType; count: number }[]> {
  const { rows } = await sql<{ code: string; title: string; type: ActivityType; count: number }>`
    select program.code, program.game ->> 'title' as title, ledger.entry_type as type, count(*)::int as count
    from games.points_ledger as ledger join games.program as program on program.code = ledger.program_code
    where ledger.household_id = ${householdId} and ledger.status <> 'VOID'
      and coalesce(ledger.posted_at, ledger.effective_at) >= ${since}
    group by program.code, ledger.entry_type order by program.position, program.code`.execute(db);
  return rows;
}

/** What a play's rows say besides points: its receipt, and the win that came of it. */
export interface PlayFacts {
  receipt: string;
  win: { status: WinStatus; redeemBy: Temporal.Instant; redeemedAt: Temporal.Instant | null } | null;
}

/** Plays that history rows came from, by play id. */
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
