import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { referenceData } from '../../platform/reference-data/reference-data.ts';

const closed = referenceData({
  name: 'closed stores',
  tables: ['identity.store'],
  load: async (db): Promise<ReadonlySet<string>> => {
    const { rows } = await sql<{ storeId: string }>`
      select store_id as "storeId" from identity.store where closed_at is not null`.execute(db);
    return new Set(rows.map(({ storeId }) => storeId));
  },
});

/** Ids of the stores that aren't open to shoppers, kept in memory. */
export const closedStores = (db: Database): Promise<ReadonlySet<string>> => closed.read(db);

/** Do shoppers see a store? One that isn't there counts as open. */
export const isOpenStore = async (db: Database, storeId: string): Promise<boolean> =>
  !(await closedStores(db)).has(storeId);

/** Closes stores; one that is closed already stays so. @returns how many were open */
export async function closeStores(trx: Database, storeIds: readonly string[], at: Temporal.Instant): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update identity.store set closed_at = ${at.toString()}::timestamptz
    where store_id = any(${[...storeIds]}::text[]) and closed_at is null`.execute(trx);
  return Number(numAffectedRows);
}

/** Opens stores. @returns how many were closed */
export async function openStores(trx: Database, storeIds: readonly string[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update identity.store set closed_at = null
    where store_id = any(${[...storeIds]}::text[]) and closed_at is not null`.execute(trx);
  return Number(numAffectedRows);
}
