import type { Role } from '../../graphql/schema-types.ts';
import type { Messages } from '../../messages/en.ts';
import type { Person_FactsFragment } from './People.generated.ts';

/** What a form has of a person. */
export interface Draft {
  fullName: string;
  email: string;
  roles: readonly Role[];
  storeId: string;
  isActive: boolean;
}

export const emptyDraft: Draft = { fullName: '', email: '', roles: [], storeId: '', isActive: true };

export const draftOf = ({ fullName, email, roles, storeId, isActive }: Person_FactsFragment): Draft => ({
  fullName,
  email,
  roles,
  storeId: storeId ?? '',
  isActive,
});

/** What is sent: a store belongs to its staff only, also where it is still in the form. */
export const inputOf = ({ fullName, roles, storeId }: Draft) => ({
  fullName,
  roles: [...roles],
  storeId: roles.includes('STORE_STAFF') && storeId.trim() !== '' ? storeId.trim() : null,
});

/** One field in which two drafts of a person differ, in words. */
export interface Difference {
  field: string;
  theirs: string;
  yours: string;
}

/** Where what somebody else saved differs from what is in the form. */
export function differencesOf(theirs: Draft, yours: Draft, { people, roles, audit }: Messages): Difference[] {
  const words = (draft: Draft) => ({
    [people.fullName]: draft.fullName,
    [people.roles]: draft.roles
      .map((role) => roles[role].name)
      .toSorted()
      .join(', '),
    [people.store]: inputOf(draft).storeId ?? '',
    [people.access]: draft.isActive ? people.active : people.deactivated,
  });
  const [their, your] = [words(theirs), words(yours)];
  return Object.keys(their)
    .filter((field) => their[field] !== your[field])
    .map((field) => ({ field, theirs: their[field] || audit.nothing, yours: your[field] || audit.nothing }));
}
