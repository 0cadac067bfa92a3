import { ServiceError } from '../../platform/http/service-error.ts';
import type { Role } from './permissions.ts';

/** What can be changed of a person. */
export interface PersonFacts {
  fullName: string;
  roles: readonly Role[];
  storeId: string | null;
  isActive: boolean;
}

/** What is wrong with a field, with its code. */
export interface Fault {
  field: string;
  code: string;
  message: string;
}

/** What a person lacks: a name, a role at least, and a store exactly if they are of its staff. */
export function faultsOf({ fullName, roles, storeId }: Omit<PersonFacts, 'isActive'>): Fault[] {
  const isOfStore = roles.includes('STORE_STAFF');
  const found: (Fault | false)[] = [
    fullName.trim() === '' && { field: 'fullName', code: 'NAME_REQUIRED', message: 'Enter a name.' },
    roles.length === 0 && { field: 'roles', code: 'ROLE_REQUIRED', message: 'Choose at least one role.' },
    isOfStore &&
      storeId === null && { field: 'storeId', code: 'STORE_REQUIRED', message: 'Choose the store that they work in.' },
    !isOfStore &&
      storeId !== null && { field: 'storeId', code: 'STORE_NOT_USED', message: 'Only store staff belong to a store.' },
  ];
  return found.filter((fault) => fault !== false);
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
