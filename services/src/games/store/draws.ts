import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Random } from '../../platform/random.ts';
import type { DrawRow, WinnerRow } from './tables-draws.ts';
import { secretOf } from './secrets.ts';
import type { GamesDb } from './tables.ts';

/** A draw with what its program says about it. */
export type DrawOfProgram = DrawRow & {
  title: string;
  start_at: Temporal.Instant;
  rules_version: number;
  rules_hash: string;
  /** Years that who enters must be, by the prize of its entries. */
  minimum_age: number;
};

const joined = (db: GamesDb) =>
  db
    .selectFrom('games.draw as draw')
    .innerJoin('games.program as program', 'program.code', 'draw.program_code')
    .innerJoin('games.program_rules as rules', (join) =>
      join.onRef('rules.program_code', '=', 'program.code').onRef('rules.version', '=', 'program.rules_version'),
    )
    .innerJoin('games.prize as prize', 'prize.prize_id', 'draw.prize_id')
    .selectAll('draw')
    .select(['prize.minimum_age', 'program.start_at', 'program.rules_version', 'rules.hash as rules_hash'])
    .select(sql<string>`program.game ->> 'title'`.as('title'));

/** Draws of one program or of all, the last to close first. */
export async function draws(db: GamesDb, programCode?: string): Promise<DrawOfProgram[]> {
  return joined(db)
    .$if(programCode !== undefined, (query) => query.where('draw.program_code', '=', programCode ?? ''))
    .orderBy('draw.closes_at', 'desc')
    .orderBy('draw.draw_id')
    .execute();
}

export async function drawById(db: GamesDb, drawId: string): Promise<DrawOfProgram | undefined> {
  return joined(db).where('draw.draw_id', '=', drawId).executeTakeFirst();
}

/** Entries and holders of a draw so far; of a closed draw its own row knows them. */
export async function entryCounts(db: GamesDb, drawId: string): Promise<{ entries: number; holders: number }> {
  return db
    .selectFrom('games.entry_total')
    .select([sql<number>`coalesce(sum(entries), 0)::int`.as('entries'), sql<number>`count(*)::int`.as('holders')])
    .where('draw_id', '=', drawId)
    .executeTakeFirstOrThrow();
}

/** Winners and alternates in the order of their places. */
export async function winnersOf(db: GamesDb, drawId: string): Promise<WinnerRow[]> {
  return db.selectFrom('games.winner').selectAll().where('draw_id', '=', drawId).orderBy('place').execute();
}

/** The newest entries of a holder, 100 at most, and how many there are. */
export async function entriesOf(db: GamesDb, drawId: string, holder: string) {
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

/** The pseudonyms of a draw: another one for each draw, so that lists can't be laid over each other. */
export async function pseudonyms(db: GamesDb, random: Random, drawId: string): Promise<(holder: string) => string> {
  const key = await secretOf(db, random, 'draw-pseudonyms');
  return (holder) => createHmac('sha256', key).update(`${drawId}:${holder}`).digest('hex').slice(0, 20);
}
