import type { CookieJar } from './cookies.ts';

const cookieName = 'larder_browser';
const oneYearSeconds = 365 * 24 * 60 * 60;

/** Random id of the browser, to which an age refusal sticks (N-17); made when it is first needed. */
export function browserId(jar: CookieJar, uuid: () => string): string {
  const known = jar.get(cookieName);
  if (known !== undefined && /^[\w-]{8,64}$/.test(known)) return known;
  const id = uuid();
  jar.set(cookieName, id, oneYearSeconds);
  return id;
}
