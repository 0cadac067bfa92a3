import type { UserInfo } from '../generated/rest.ts';
import { isAuthorizedType } from './validity.ts';

/** G-31. */
export const signInPath = '/account/sign-in.html';
/** Where a new shopper joins. */
export const joinPath = '/account/join.html';
/** G-32. */
export const reSignInPath = '/account/re-sign-in.html';
/** G-33. */
export const homePath = '/foru.html';
/** Where a new member lands: at the offers of a new account (S-32). */
export const welcomePath = '/foru/welcome-offers?eventName=new_registration';

interface Facts {
  /** User type of the session, also of one that has ended; null without one. */
  userType: UserInfo['userType'] | null;
  hasRememberMe: boolean;
  userInfoFailed: boolean;
}

/**
 * Where to sign in: a guest at sign-in (G-65); a registered or remembered shopper at re-sign-in (G-66); everyone at
 * sign-in when user info can't be had (G-67). Type A is asked who they are: the remembered account is the one that
 * may not enter (G-73).
 */
export function signInTarget({ userType, hasRememberMe, userInfoFailed }: Facts): string {
  if (userInfoFailed || userType === 'A') return signInPath;
  const isKnown = hasRememberMe || (userType !== null && isAuthorizedType(userType));
  return isKnown ? reSignInPath : signInPath;
}
