import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { sessionLimits } from '../rules/limits.ts';
import type { Role } from '../rules/permissions.ts';
import { operatorsDb } from './tables.ts';

/** Who is signed in. */
export interface SignedIn {
  session_hash: string;
  person_id: string;
  name: string;
  full_name: string;
  email: string;
  store_id: string | null;
  roles: Role[];
  seen_at: Temporal.Instant;
}

export async function openSession(
  db: Database,
  { hash, personId }: { hash: string; personId: string },
  now: Temporal.Instant,
): Promise<void> {
  await operatorsDb(db)
    .insertInto('operators.session')
    .values({
      session_hash: hash,
      person_id: personId,
      created_at: now,
      seen_at: now,
      expires_at: now.add(sessionLimits.longest),
      ended_at: null,
    })
    .execute();
}

/** Whose session this is; nothing once it has ended, was left idle, or the person was deactivated. */
export function signedIn(db: Database, hash: string, now: Temporal.Instant): Promise<SignedIn | undefined> {
  return operatorsDb(db)
    .selectFrom('operators.session as session')
    .innerJoin('operators.person as person', 'person.person_id', 'session.person_id')
    .select(['session.session_hash', 'session.seen_at', 'person.person_id', 'person.name', 'person.full_name'])
    .select(['person.email', 'person.store_id'])
    .select(
      sql<
        Role[]
      >`array(select role from operators.person_role r where r.person_id = person.person_id order by role)`.as('roles'),
    )
    .where('session.session_hash', '=', hash)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('session.seen_at', '>', now.subtract(sessionLimits.idle))
    .where('person.deactivated_at', 'is', null)
    .executeTakeFirst();
}

/** Notes that a session was used. */
export async function noteUse(db: Database, hash: string, now: Temporal.Instant): Promise<void> {
  await operatorsDb(db)
    .updateTable('operators.session')
    .set({ seen_at: now })
    .where('session_hash', '=', hash)
    .where('seen_at', '<', now)
    .execute();
}

export async function endSession(db: Database, hash: string, now: Temporal.Instant): Promise<void> {
  await operatorsDb(db)
    .updateTable('operators.session')
    .set({ ended_at: now })
    .where('session_hash', '=', hash)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every session of a person, in every browser. */
export async function endSessionsOf(db: Database, personId: string, now: Temporal.Instant): Promise<void> {
  await operatorsDb(db)
    .updateTable('operators.session')
    .set({ ended_at: now })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute();
}
