import { CompiledQuery } from 'kysely';
import { columnsOf, entryColumns, type EntryDraft } from './ledger.ts';
import type { BalanceRow, GamesDb, PlayRow, WinRow } from './tables.ts';

/** All that a play leaves behind. */
export interface PlayToWrite {
  play: Omit<PlayRow, 'receipt'>;
  /** The balance after the play; the caller holds its row locked. Its entries stay as they are in the row. */
  balance: Omit<BalanceRow, 'entries' | 'floor'>;
  win: WinRow | null;
  entries: readonly EntryDraft[];
}

const playColumns = columnsOf([
  'play_id',
  'receipt',
  'play_key',
  'idempotency_key',
  'household_id',
  'customer_id',
  'program_code',
  'played_at',
  'outcome',
  'odds_index',
  'drawn_prize_id',
  'prize_id',
  'is_alternate',
  'points_spent',
  'free_play',
  'stamps_before',
  'stamps_after',
  'commitment',
  'server_seed',
  'client_seed',
  'nonce',
  'roll',
] satisfies (keyof PlayRow)[]);

const winColumns = columnsOf([
  'win_id',
  'household_id',
  'program_code',
  'prize_id',
  'play_id',
  'status',
  'won_at',
  'redeem_by',
  'redeemed_at',
] satisfies (keyof WinRow)[]);

// Without a play, because its receipt number is taken, nothing else is written either.
const text = `
with play as (
  insert into games.play (${playColumns})
  select ${playColumns} from jsonb_populate_record(null::games.play, $1::jsonb)
  on conflict on constraint play_receipt do nothing
  returning played_at
), balance as (
  update games.balance as balance
  set points = next.points, prizes_won = next.prizes_won, free_plays = next.free_plays, stamps = next.stamps,
    stamps_episode = next.stamps_episode, nonce = next.nonce, server_seed = next.server_seed
  from jsonb_populate_record(null::games.balance, $2::jsonb) as next, play
  where balance.household_id = next.household_id and balance.program_code = next.program_code
  returning balance.*
), win as (
  insert into games.win (${winColumns})
  select ${winColumns} from jsonb_populate_recordset(null::games.win, $3::jsonb) where exists (select from play)
), entry as (
  insert into games.points_ledger (${entryColumns})
  select ${entryColumns} from jsonb_populate_recordset(null::games.points_ledger, $4::jsonb)
  where exists (select from play)
)
select play.played_at, to_jsonb(balance) as balance from play, balance`;

/**
 * Writes a play, its balance, its win, and its ledger rows with one statement, under a receipt number that is still free.
 * @param receipt draws another number each time
 */
export async function writePlay(
  db: GamesDb,
  { play, balance, win, entries }: PlayToWrite,
  receipt: () => string,
): Promise<{ play: PlayRow; balance: BalanceRow }> {
  for (;;) {
    const drafted = { ...play, receipt: receipt() };
    const values = [drafted, balance, win === null ? [] : [win], entries].map((each) => JSON.stringify(each));
    const { rows } = await db.executeQuery<{ played_at: Temporal.Instant; balance: BalanceRow }>(
      CompiledQuery.raw(text, values),
    );
    const [written] = rows;
    if (written) return { play: { ...drafted, played_at: written.played_at }, balance: written.balance };
  }
}
