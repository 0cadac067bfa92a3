import { createHmac } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import type { Random } from '../../platform/random.ts';
import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/prepared-read.ts';
import { type DrawRow, type DrawsDb, type DrawTables, type WinnerRow, drawsDb } from './tables.ts';
import { secretOf } from '../../platform/secrets.ts';

/** One program's draws, or all of them, the last to close first. */
export async function draws(db: Database, programCode?: string): Promise<DrawRow[]> {
  return drawsDb(db)
    .selectFrom('games.draw')
    .selectAll()
    .$if(programCode !== undefined, (query) => query.where('program_code', '=', programCode ?? ''))
    .orderBy('closes_at', 'desc')
    .orderBy('draw_id')
    .execute();
}

export async function drawById(db: Database, drawId: string): Promise<DrawRow | undefined> {
  return drawsDb(db).selectFrom('games.draw').selectAll().where('draw_id', '=', drawId).executeTakeFirst();
}

const readDraws = preparedRead<
  Pick<DrawRow, 'program_code' | 'state' | 'closes_at' | 'closed_at' | 'draws_at' | 'entry_limit' | 'prize_name'>
>(`
select program_code, state, closes_at, closed_at, draws_at, entry_limit, prize_name
from games.draw where program_code = any($1::text[])`);

/** What prizes show about the draws of some programs. */
export async function drawsOfPrograms(db: Database, codes: readonly string[]) {
  if (codes.length === 0) return [];
  return readDraws(db, [codes]);
}

export async function insertDraw(db: DrawsDb, draw: Insertable<DrawTables['games.draw']>): Promise<void> {
  await db.insertInto('games.draw').values(draw).execute();
}

/** A draw's entries and holders so far, from the parts that are counted with each entry; a closed draw has them in its own row. */
export async function entryCounts(db: DrawsDb, drawId: string): Promise<{ entries: number; holders: number }> {
  return db
    .selectFrom('games.entry_count')
    .select([
      sql<number>`coalesce(sum(entries), 0)::int`.as('entries'),
      sql<number>`coalesce(sum(holders), 0)::int`.as('holders'),
    ])
    .where('draw_id', '=', drawId)
    .executeTakeFirstOrThrow();
}

/** Winners and alternates in the order of their places. */
export async function winnersOf(db: DrawsDb, drawId: string): Promise<WinnerRow[]> {
  return db.selectFrom('games.winner').selectAll().where('draw_id', '=', drawId).orderBy('place').execute();
}

/** A holder's newest entries, at most 100, and the total. */
export async function entriesOf(db: DrawsDb, drawId: string, holder: string) {
  const total = await db
    .selectFrom('games.entry_total')
    .select('entries')
    .where('draw_id', '=', drawId)
    .where('holder', '=', holder)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('games.entry')
    .select('entry_no')
    .where('draw_id', '=', drawId)
    .where('holder', '=', holder)
    .orderBy('entry_no', 'desc')
    .limit(100)
    .execute();
  return { entries: total?.entries ?? 0, entryNos: rows.map((row) => row.entry_no) };
}

/** The pseudonyms of a draw: different in every draw, so that lists can't be matched up. */
export async function pseudonyms(db: Database, random: Random, drawId: string): Promise<(holder: string) => string> {
  const key = await secretOf(db, random, 'draw-pseudonyms');
  return (holder) => createHmac('sha256', key).update(`${drawId}:${holder}`).digest('hex').slice(0, 20);
}
