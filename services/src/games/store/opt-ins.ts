import type { Insertable } from 'kysely';
import { entryTotalOf } from '../../draws/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { gamesDb, type GamesDb, type GamesTables } from './tables.ts';

export async function optInOf(db: GamesDb, householdId: string, code: string) {
  return db
    .selectFrom('games.optin')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('program_code', '=', code)
    .executeTakeFirst();
}

/** Writes a household's opt-in; false if it exists, after waiting for one in progress. */
export async function insertOptIn(db: GamesDb, optIn: Insertable<GamesTables['games.optin']>): Promise<boolean> {
  const written = await db
    .insertInto('games.optin')
    .values(optIn)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

/** Opens a household's balance in a program. */
export async function insertBalance(
  db: GamesDb,
  balance: Pick<GamesTables['games.balance'], 'household_id' | 'program_code' | 'free_plays' | 'server_seed'>,
): Promise<void> {
  // Free entries may have come before the opt-in.
  const entries = await entryTotalOf(db, balance.program_code, balance.household_id);
  await db
    .insertInto('games.balance')
    .values({
      ...balance,
      points: 0,
      floor: 0,
      entries,
      prizes_won: 0,
      stamps: 0,
      stamps_episode: 0,
      nonce: 0,
    })
    .execute();
}

/** Which of these households have joined a game. */
export async function playingHouseholds(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await gamesDb(db)
    .selectFrom('games.optin')
    .select('household_id')
    .distinct()
    .where('household_id', 'in', ids)
    .execute();
  return rows.map((row) => row.household_id);
}
