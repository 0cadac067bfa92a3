import { nothingTyped, type TypedFreeEntry } from '../../features/draws/FreeEntryForm/free-entry.ts';
import type { FreeEntryMemberQuery } from './FreeEntry.generated.ts';

/**
 * What a member's account already answers: name, email address, and the first address. The date of birth is asked for, as
 * no account stores it (N-17).
 */
export function knownAnswers({ me }: FreeEntryMemberQuery): TypedFreeEntry | null {
  if (!me) return null;
  const [home] = me.profile?.addresses ?? [];
  return {
    ...nothingTyped,
    name: [me.firstName, me.lastName].filter(Boolean).join(' '),
    email: me.email ?? '',
    ...(home
      ? {
          address: home.address,
          address2: home.address2 ?? '',
          city: home.city,
          state: home.state,
          zipCode: home.zipCode,
        }
      : {}),
  };
}
