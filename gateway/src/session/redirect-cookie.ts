import type { UserInfo } from '../generated/rest.ts';
import type { CookieJar } from './cookies.ts';
import { joinPath, reSignInPath, signInPath } from './sign-in-target.ts';

type SiteType = UserInfo['siteType'];

/** Names of the redirect cookie; business accounts have their own (G-63, G-64, G-75). */
const cookieNames = { C: 'ACI_S_ECommRedirectURL', B: 'ACI_S_B2BRedirectURL' } as const satisfies Record<
  SiteType,
  string
>;

/** S-161, S-258. */
const maxAgeSeconds = 600;
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
  if (isReturnPath(path)) jar.set(cookieNames[siteType], path, maxAgeSeconds);
}

/** Where the shopper was going, or null. The account's own cookie comes before the other kind's. */
export function destinationOf(jar: CookieJar, siteType: SiteType): string | null {
  const other = siteType === 'B' ? 'C' : 'B';
  const paths = [siteType, other].map((type) => jar.get(cookieNames[type as SiteType]));
  return paths.find((path) => path !== undefined && isReturnPath(path)) ?? null;
}

/** The shopper has arrived. */
export function forgetDestination(jar: CookieJar): void {
  for (const name of Object.values(cookieNames)) if (jar.get(name) !== undefined) jar.clear(name);
}
