import type { OrderImportRow, OrdersDb } from './tables.ts';

/** The progress of a file's import, from the start if it is new; locked until the transaction ends. */
export async function lockImport(db: OrdersDb, fileHash: string): Promise<OrderImportRow> {
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

/** Writes an import's progress. */
export async function updateImport(db: OrdersDb, { file_hash: fileHash, ...change }: OrderImportRow): Promise<void> {
  await db.updateTable('games.order_import').set(change).where('file_hash', '=', fileHash).execute();
}
