import type { CookieJar } from './cookies.ts';

const cookieName = 'larder_browser';
const oneYearSeconds = 365 * 24 * 60 * 60;

/** Random id of the browser; null when it has none yet. */
export function knownBrowserId(jar: Pick<CookieJar, 'get'>): string | null {
  const known = jar.get(cookieName);
  return known !== undefined && /^[\w-]{8,64}$/.test(known) ? known : null;
}

/** Random id of the browser, to which an age refusal sticks (N-17); made when it is first needed. */
export function browserId(jar: CookieJar, uuid: () => string): string {
  const known = knownBrowserId(jar);
  if (known !== null) return known;
  const id = uuid();
  jar.set(cookieName, id, oneYearSeconds);
  return id;
}
