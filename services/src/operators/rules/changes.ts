import { ServiceError } from '../../platform/http/service-error.ts';
import type { Role } from './permissions.ts';

/** What can be changed of a person. */
export interface PersonFacts {
  fullName: string;
  roles: readonly Role[];
  storeId: string | null;
  isActive: boolean;
}

/** What a person has to be: a role at least, and a store exactly if they are of its staff. @throws ServiceError 400 */
export function requireSound({ roles, storeId }: Pick<PersonFacts, 'roles' | 'storeId'>): void {
  if (roles.length === 0) throw new ServiceError(400, 'ROLE_REQUIRED', 'Choose at least one role.', 'roles');
  const isOfStore = roles.includes('STORE_STAFF');
  if (isOfStore && storeId === null)
    throw new ServiceError(400, 'STORE_REQUIRED', 'Choose the store that they work in.', 'storeId');
  if (!isOfStore && storeId !== null)
    throw new ServiceError(400, 'STORE_NOT_USED', 'Only store staff belong to a store.', 'storeId');
}

/**
 * Nobody changes their own roles or deactivates themself: another owner has to, who stays one. So
 * there is always an owner. @throws ServiceError 403
 */
export function requireSecondPerson(isOneself: boolean, before: PersonFacts, after: PersonFacts): void {
  const isSameAccess =
    before.isActive === after.isActive &&
    before.storeId === after.storeId &&
    sorted(before.roles) === sorted(after.roles);
  if (isOneself && !isSameAccess)
    throw new ServiceError(403, 'SECOND_PERSON_REQUIRED', 'Ask another owner to change your own roles or access.');
}

const sorted = (roles: readonly Role[]): string => roles.toSorted().join();
