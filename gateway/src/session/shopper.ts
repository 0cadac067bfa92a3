import type { UserInfo } from '../generated/rest.ts';

/** The signed-in shopper as resolvers may see them: everything but the token. */
export type Shopper = Omit<UserInfo, 'token'>;

/** NONE: no session; EXPIRED: there was one, and it could not be renewed (G-62, S-109). */
export type SessionState = 'NONE' | 'ACTIVE' | 'EXPIRED' | 'UNAVAILABLE';

/** Who is asking, after the one silent renewal. */
export interface Viewer {
  session: SessionState;
  /** User info of the session, also of one that has ended. */
  shopper: Shopper | null;
  /** R or C with an active session (G-68). */
  isAuthorized: boolean;
  /** Path to sign in at (G-65..G-67). */
  signInPath: string;
}

/** What `@signedIn` has made sure of. */
export function required(shopper: Shopper | null): Shopper {
  if (shopper === null) throw new Error('the field needs @signedIn');
  return shopper;
}
