import type { Deed } from '../rules/deeds.ts';

/** What profiles announce, and offers hear (S-122, N-46). Instants are ISO 8601 texts. */
export interface ProfileMessages {
  /** A household has done something that a challenge may ask for; it may be told more than once. `timeZone`: the store's. */
  'profile.did': { householdId: string; deed: Deed; at: string; timeZone: string };
}
