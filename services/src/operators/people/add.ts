import { normalizeHandle } from '../../identity/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Database } from '../../platform/database/database.ts';
import { FieldsError, ServiceError } from '../../platform/http/errors.ts';
import type { Random } from '../../platform/random.ts';
import { nameFrom } from '../rules/person-name.ts';
import type { Role } from '../rules/permissions.ts';
import { insertPerson, namesFrom, personByEmail, personById } from '../store/people.ts';
import type { PersonRow } from '../store/tables.ts';
import { requireSound } from './fields.ts';

const mostNames = 5;
const noAddress = { field: 'email', code: 'EMAIL_INVALID', message: 'Enter a valid email address.' };

/** Somebody to be let in. */
export interface NewPerson {
  fullName: string;
  email: string;
  roles: readonly Role[];
  storeId: string | null;
}

/** What the audit log says of a person. */
export const auditFacts = (row: PersonRow) => ({
  fullName: row.full_name,
  email: row.email,
  roles: row.roles,
  storeId: row.store_id,
  isActive: row.deactivated_at === null,
});

/** Lets somebody sign in to the console. @throws ServiceError 409 EMAIL_TAKEN @throws FieldsError for what isn't sound */
export function addPerson(
  { db, clock, random }: { db: Database; clock: Clock; random: Random },
  person: NewPerson,
): Promise<PersonRow> {
  const email = normalizeHandle('email', person.email);
  return inTransaction(db, async (trx) => {
    await requireSound(trx, person, email === null ? [noAddress] : []);
    if (email === null) throw new FieldsError([noAddress]);
    // Somebody who is added at the same moment may take the name that follows from the address.
    for (let attempt = 1; attempt <= mostNames; attempt++) {
      const name = nameFrom(email, await namesFrom(trx, nameFrom(email, new Set())));
      const row = {
        person_id: random.uuid(),
        name,
        full_name: person.fullName.trim(),
        email,
        store_id: person.storeId,
        created_at: clock.now(),
        deactivated_at: null,
      };
      if (await insertPerson(trx, row, person.roles)) return (await personById(trx, row.person_id))!;
      if (await personByEmail(trx, email)) break;
    }
    throw new ServiceError(409, 'EMAIL_TAKEN', 'Somebody with this email address is already there.', 'email');
  });
}
