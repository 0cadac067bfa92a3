import type { Static } from 'typebox';
import { iso } from '../../platform/clock.ts';
import type { Me, Person } from '../contract/people.ts';
import { acts, may } from '../rules/permissions.ts';
import type { PersonRow } from '../store/tables.ts';
import type { SignedIn } from '../store/sessions.ts';

export const personView = (row: PersonRow): Static<typeof Person> => ({
  personId: row.person_id,
  name: row.name,
  fullName: row.full_name,
  email: row.email,
  roles: row.roles,
  storeId: row.store_id,
  isActive: row.deactivated_at === null,
  version: row.version,
  createdAt: iso(row.created_at),
});

/** Who is signed in, with all they may do. */
export const meView = (
  row: Pick<PersonRow | SignedIn, 'person_id' | 'name' | 'full_name' | 'email' | 'roles' | 'store_id'>,
): Static<typeof Me> => ({
  personId: row.person_id,
  name: row.name,
  fullName: row.full_name,
  email: row.email,
  roles: row.roles,
  storeId: row.store_id,
  acts: acts.filter((act) => may(row.roles, act)),
});
