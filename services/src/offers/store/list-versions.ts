import type { Database, Transaction } from '../../platform/database/database.ts';
import { type Change, householdKey, noteChange } from '../../platform/live/notes.ts';
import { couponDb } from './tables.ts';

/** Counts a change of a household's list, and tells at the commit who follows it. */
export async function countListChange(
  trx: Transaction,
  { householdId, at }: { householdId: string; at: Temporal.Instant },
): Promise<void> {
  const { version } = await couponDb(trx)
    .insertInto('offers.list')
    .values({ household_id: householdId, version: 1, changed_at: at })
    .onConflict((conflict) =>
      conflict.column('household_id').doUpdateSet((of) => ({
        version: of('offers.list.version', '+', 1),
        changed_at: at,
      })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  await noteChange(trx, householdKey(householdId), { kind: 'LIST', id: 'my-list', version });
}

/** How often a household's list has changed. */
export async function listVersion(db: Database, householdId: string): Promise<number> {
  const row = await couponDb(db)
    .selectFrom('offers.list')
    .select('version')
    .where('household_id', '=', householdId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** A household's list, if it has changed since a moment. */
export async function listChangedSince(db: Database, householdId: string, since: Temporal.Instant): Promise<Change[]> {
  const rows = await couponDb(db)
    .selectFrom('offers.list')
    .select('version')
    .where('household_id', '=', householdId)
    .where('changed_at', '>=', since)
    .execute();
  return rows.map(({ version }) => ({ kind: 'LIST', id: 'my-list', version }));
}
