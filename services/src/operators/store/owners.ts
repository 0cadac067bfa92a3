import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { operatorsDb } from './tables.ts';

/** The ids of all owners who can sign in, who stay so until the transaction ends: changes of people wait for each other. */
export async function lockedOwners(trx: Transaction): Promise<string[]> {
  await lockUntilCommit(trx, 'operators: who owns');
  const rows = await operatorsDb(trx)
    .selectFrom('operators.person as person')
    .innerJoin('operators.person_role as held', 'held.person_id', 'person.person_id')
    .select('person.person_id')
    .where('held.role', '=', 'OWNER')
    .where('person.deactivated_at', 'is', null)
    .execute();
  return rows.map((row) => row.person_id);
}
