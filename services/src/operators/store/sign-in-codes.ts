import { sql, type Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { operatorsDb, type OperatorTables } from './tables.ts';

export async function insertCode(
  db: Database,
  code: Insertable<OperatorTables['operators.sign_in_code']>,
): Promise<void> {
  await operatorsDb(db).insertInto('operators.sign_in_code').values(code).execute();
}

/**
 * One try of an open code: the right one consumes it, a wrong one is counted; `consumed_at` shows which. Nothing when it
 * isn't open. One statement, so that of many tries at once one wins, and no more than `attempts` are wrong.
 */
export function tryCode(
  db: Database,
  given: { challengeId: string; codeHash: string; attempts: number },
  now: Temporal.Instant,
) {
  const right = sql<boolean>`(person_id is not null and code_hash = ${given.codeHash})`;
  return operatorsDb(db)
    .updateTable('operators.sign_in_code')
    .set({
      consumed_at: sql<Temporal.Instant>`case when ${right} then ${now}::timestamptz end`,
      attempts: sql<number>`attempts + case when ${right} then 0 else 1 end`,
    })
    .where('challenge_id', '=', given.challengeId)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', given.attempts)
    .returning(['person_id', 'consumed_at', 'attempts'])
    .executeTakeFirst();
}

/** How often a code has been tried, open or not. */
export async function triesOf(db: Database, challengeId: string): Promise<number> {
  const row = await operatorsDb(db)
    .selectFrom('operators.sign_in_code')
    .select('attempts')
    .where('challenge_id', '=', challengeId)
    .executeTakeFirst();
  return row?.attempts ?? 0;
}

/** Where an open code has to go; nothing for one of nobody. */
export function recipientOf(db: Database, challengeId: string, now: Temporal.Instant) {
  return operatorsDb(db)
    .selectFrom('operators.sign_in_code as code')
    .innerJoin('operators.person as person', 'person.person_id', 'code.person_id')
    .select(['person.email', 'code.language'])
    .where('challenge_id', '=', challengeId)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
