import { sql, type Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Role } from '../rules/permissions.ts';
import { operatorsDb, type OperatorTables, type PersonRow } from './tables.ts';

/** More people than a retailer has. */
const most = 2000;

const withRoles = (db: Database) =>
  operatorsDb(db)
    .selectFrom('operators.person as person')
    .selectAll('person')
    .select(
      sql<
        Role[]
      >`array(select role from operators.person_role r where r.person_id = person.person_id order by role)`.as('roles'),
    );

/** Everybody, also who was deactivated, by their full name. */
export const allPeople = (db: Database): Promise<PersonRow[]> =>
  withRoles(db).orderBy('full_name').orderBy('name').limit(most).execute();

export const personById = (db: Database, personId: string): Promise<PersonRow | undefined> =>
  withRoles(db).where('person_id', '=', personId).executeTakeFirst();

/** @param email in lowercase */
export const personByEmail = (db: Database, email: string): Promise<PersonRow | undefined> =>
  withRoles(db).where('email', '=', email).executeTakeFirst();

/** The names of everybody whose name begins so. */
export async function namesFrom(db: Database, beginning: string): Promise<Set<string>> {
  const rows = await operatorsDb(db)
    .selectFrom('operators.person')
    .select('name')
    .where(sql<boolean>`starts_with(name, ${beginning})`)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** @returns whether they are new: no other person has this address or name */
export async function insertPerson(
  db: Database,
  person: Insertable<OperatorTables['operators.person']>,
  roles: readonly Role[],
): Promise<boolean> {
  const added = await operatorsDb(db)
    .insertInto('operators.person')
    .values(person)
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  if (added) await setRoles(db, person.person_id, roles);
  return added !== undefined;
}

/** Changes a person who is still at this version. @returns whether they were */
export async function updatePerson(
  db: Database,
  { personId, version }: { personId: string; version: number },
  to: { fullName: string; storeId: string | null; deactivatedAt: Temporal.Instant | null; roles: readonly Role[] },
): Promise<boolean> {
  const changed = await operatorsDb(db)
    .updateTable('operators.person')
    .set({
      full_name: to.fullName,
      store_id: to.storeId,
      deactivated_at: to.deactivatedAt,
      version: version + 1,
    })
    .where('person_id', '=', personId)
    .where('version', '=', version)
    .returning('person_id')
    .executeTakeFirst();
  if (changed) await setRoles(db, personId, to.roles);
  return changed !== undefined;
}

async function setRoles(db: Database, personId: string, roles: readonly Role[]): Promise<void> {
  const tables = operatorsDb(db);
  await tables
    .deleteFrom('operators.person_role')
    .where('person_id', '=', personId)
    .where('role', 'not in', [...roles])
    .execute();
  await tables
    .insertInto('operators.person_role')
    .values([...new Set(roles)].map((role) => ({ person_id: personId, role })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
