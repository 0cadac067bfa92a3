import type { Database } from '../../platform/database/database.ts';
import { FieldsError } from '../../platform/http/errors.ts';
import { storeById } from '../../stores/index.ts';
import { type Fault, faultsOf, type PersonFacts } from '../rules/changes.ts';

/** @param more what else is wrong @throws FieldsError with everything that a person lacks */
export async function requireSound(
  db: Database,
  person: Omit<PersonFacts, 'isActive'>,
  more: readonly Fault[] = [],
): Promise<void> {
  const faults = [...faultsOf(person), ...more];
  const { storeId } = person;
  if (faults.length === 0 && storeId !== null && !(await storeById(db, storeId)))
    faults.push({ field: 'storeId', code: 'STORE_UNKNOWN', message: 'There is no store with this number.' });
  if (faults.length > 0) throw new FieldsError(faults);
}
