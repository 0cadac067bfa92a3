import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/prepared-read.ts';

const read = preparedRead<{ at: Temporal.Instant }>(
  'select box_tops_accepted_at as at from offers.household where household_id = $1',
);

/** When a household accepted the terms of box tops; null if it hasn't. */
export async function boxTopsAccepted(db: Database, householdId: string): Promise<Temporal.Instant | null> {
  const [row] = await read(db, [householdId]);
  return row?.at ?? null;
}

/** Notes that a household accepts the terms of box tops; the first time counts. */
export async function acceptBoxTops(trx: Transaction, householdId: string, at: Temporal.Instant): Promise<void> {
  await sql`insert into offers.household (household_id, box_tops_accepted_at) values (${householdId}, ${at})
    on conflict do nothing`.execute(trx);
}
