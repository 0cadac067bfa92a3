import { householdsOf } from '../../identity/directory.ts';
import type { Database } from '../../platform/database.ts';
import { gamesDb, type GamesDb, type OrderImportRow } from './tables.ts';

/** Where an import of a file stands, from the beginning when it is new; locked until the transaction ends. */
export async function lockImport(db: GamesDb, fileHash: string): Promise<OrderImportRow> {
  const nothing = { bytes_done: 0, lines_done: 0, taken: 0, known: 0, rejected: 0, rejected_bytes: 0, finished: false };
  await db
    .insertInto('games.order_import')
    .values({ file_hash: fileHash, ...nothing })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('games.order_import')
    .selectAll()
    .where('file_hash', '=', fileHash)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateImport(db: GamesDb, { file_hash: fileHash, ...change }: OrderImportRow): Promise<void> {
  await db.updateTable('games.order_import').set(change).where('file_hash', '=', fileHash).execute();
}

/** Which of these households there are: with an account, or in a game already. */
export async function knownHouseholds(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const [accounts, players] = await Promise.all([
    householdsOf(db, ids),
    gamesDb(db).selectFrom('games.optin').select('household_id').distinct().where('household_id', 'in', ids).execute(),
  ]);
  return new Set([...accounts, ...players.map((row) => row.household_id)]);
}
