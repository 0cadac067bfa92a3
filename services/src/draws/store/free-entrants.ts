import type { Insertable } from 'kysely';
import type { DrawsDb, DrawTables } from './tables.ts';

/** Stores a visitor's contact details; existing ones stay unchanged. */
export async function insertFreeEntrant(
  db: DrawsDb,
  entrant: Insertable<DrawTables['games.free_entrant']>,
): Promise<void> {
  await db
    .insertInto('games.free_entrant')
    .values(entrant)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A visitor's email addresses in a draw. */
export async function emailsOf(db: DrawsDb, drawId: string, holder: string): Promise<string[]> {
  const rows = await db
    .selectFrom('games.free_entrant')
    .select('email')
    .where('draw_id', '=', drawId)
    .where('holder', '=', holder)
    .execute();
  return rows.map((row) => row.email);
}
