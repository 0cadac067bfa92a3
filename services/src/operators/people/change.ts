import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { notFound, ServiceError } from '../../platform/http/errors.ts';
import { type PersonFacts, requireSecondPerson } from '../rules/changes.ts';
import { lockedOwners } from '../store/owners.ts';
import { personById, updatePerson } from '../store/people.ts';
import { endSessionsOf } from '../store/sessions.ts';
import type { PersonRow } from '../store/tables.ts';
import { requireSound } from './fields.ts';

export interface PersonChange extends PersonFacts {
  personId: string;
  /** The one that it was made from. */
  version: number;
}

export const personNotFound = () => notFound('PERSON_NOT_FOUND', 'There is no such person.');

/**
 * Changes a person, if they are still at the version that the change was made from. Owners are locked before anything is
 * looked at, so that two owners who take each other's role away leave one: whoever does it stays the owner.
 *
 * @param by who does it: still an owner at this moment
 * @throws ServiceError 409 EDITED_MEANWHILE, 403 SECOND_PERSON_REQUIRED or NOT_PERMITTED, 404
 * @throws FieldsError for what isn't sound
 */
export async function changePerson(
  trx: Transaction,
  { clock }: { clock: Clock },
  by: string,
  change: PersonChange,
): Promise<{ before: PersonRow; after: PersonRow }> {
  const { personId, version, roles, storeId, isActive } = change;
  await requireSound(trx, change);
  const fullName = change.fullName.trim();
  const owners = await lockedOwners(trx);
  if (!owners.includes(by)) throw new ServiceError(403, 'NOT_PERMITTED', "You aren't an owner anymore.");
  const before = await personById(trx, personId);
  if (!before) throw personNotFound();
  if (before.version !== version) throw editedMeanwhile();
  requireSecondPerson(by === personId, factsOf(before), { fullName, roles, storeId, isActive });
  const deactivatedAt = isActive ? null : (before.deactivated_at ?? clock.now());
  if (!(await updatePerson(trx, { personId, version }, { fullName, storeId, deactivatedAt, roles })))
    throw editedMeanwhile();
  if (!isActive) await endSessionsOf(trx, personId, clock.now());
  return { before, after: (await personById(trx, personId))! };
}

const editedMeanwhile = () =>
  new ServiceError(409, 'EDITED_MEANWHILE', 'Somebody else changed this person meanwhile. Look at what they changed.');

const factsOf = (row: PersonRow): PersonFacts => ({
  fullName: row.full_name,
  roles: row.roles,
  storeId: row.store_id,
  isActive: row.deactivated_at === null,
});
