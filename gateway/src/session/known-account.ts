import type { UserInfo } from '../generated/rest.ts';
import type { CookieJar } from './cookies.ts';

const cookieName = 'larder_account';
const thirtyDaysSeconds = 30 * 24 * 60 * 60;

/** What stays known of the account that was signed in here last, remembered or not: no name, no id. */
export type KnownAccount = Pick<UserInfo, 'userType' | 'siteType'>;

const form = /^([GRCA])-([CB])$/;

/** The kind of the last account of this browser; null when there is none. */
export function knownAccount(jar: CookieJar): KnownAccount | null {
  const [, userType, siteType] = form.exec(jar.get(cookieName) ?? '') ?? [];
  return userType && siteType ? ({ userType, siteType } as KnownAccount) : null;
}

/** Keeps the kind of the account, so that an ended session still leads the right way back (G-64, G-66). */
export function keepAccount(jar: CookieJar, { userType, siteType }: KnownAccount): void {
  const value = `${userType}-${siteType}`;
  if (jar.get(cookieName) !== value) jar.set(cookieName, value, thirtyDaysSeconds);
}

/** Who signs out leaves nothing behind. */
export function forgetAccount(jar: CookieJar): void {
  if (jar.get(cookieName) !== undefined) jar.clear(cookieName);
}
