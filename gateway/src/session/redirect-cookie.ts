import { redirectCookieLifetime } from '../constants.ts';
import type { CookieJar } from './cookies.ts';
import { type SiteType, sites } from './sites.ts';
import { joinPath, reSignInPath, signInPath } from './sign-in-target.ts';

const longestPath = 2000;
const ownPaths = [signInPath, joinPath, reSignInPath, '/graphql'];

/** A path of this site that may be returned to: no other host, no control characters, not the sign-in itself. */
export function isReturnPath(path: string): boolean {
  return (
    path.length <= longestPath &&
    /^\/(?![/\\])[\x21-\x7e]*$/.test(path) &&
    !path.includes('\\') &&
    !ownPaths.some((own) => path === own || path.startsWith(`${own}?`))
  );
}

/** Remembers where the shopper was going (G-63). A path that may not be returned to is not remembered. */
export function rememberDestination(jar: CookieJar, path: string, siteType: SiteType): void {
  if (isReturnPath(path)) jar.set(sites[siteType].redirectCookie, path, redirectCookieLifetime);
}

/** Where the shopper was going, or null. The account's own cookie comes before the other kind's. */
export function destinationOf(jar: CookieJar, siteType: SiteType): string | null {
  const other = siteType === 'B' ? 'C' : 'B';
  const paths = [sites[siteType], sites[other]].map(({ redirectCookie }) => jar.get(redirectCookie));
  return paths.find((path) => path !== undefined && isReturnPath(path)) ?? null;
}

/** The shopper has arrived. */
export function forgetDestination(jar: CookieJar): void {
  for (const { redirectCookie: name } of Object.values(sites)) if (jar.get(name) !== undefined) jar.clear(name);
}
