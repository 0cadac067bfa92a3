/** The event for a passkey that was stopped, because its count ran backward. */
export const passkeyStopped = 'identity.passkey_stopped';

export interface PasskeyStopped {
  householdId: string;
  credentialId: string;
  /** What the shopper calls it. */
  name: string;
  /** ISO 8601. */
  at: string;
}
