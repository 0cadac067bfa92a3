import { parseCookie, parseSetCookie, stringifySetCookie } from 'cookie';
import { identityCookies } from './cookie-names.ts';
import { isOfSession, sessionNames } from './session-names.ts';

const asWritten = { decode: (value: string) => value };

/** Cookies of one visit: those that came, those that the visit has changed, and what to tell the browser. */
export interface CookieJar {
  get(name: string): string | undefined;
  /** `Cookie` header with these cookies only; empty when none is there. */
  header(names: readonly string[]): string;
  /**
   * Takes `Set-Cookie` values of a service: later calls of the visit see them, and the browser gets them unchanged, but
   * for the names of a session's cookies.
   */
  take(setCookies: readonly string[]): void;
  /** Sets a cookie of the gateway's own: HttpOnly, same-site, for the whole site. */
  set(name: string, value: string, maxAgeSeconds: number): void;
  clear(name: string): void;
  /** The session's cookies are those of a new one: what older ones left in the browser goes, and nothing of them comes back. @param id a UUID */
  openSession(now: Temporal.Instant, id: string): void;
  /** `Set-Cookie` values so far. */
  setCookies(): string[];
}

/** @param header the browser's `Cookie` header. @param secure for https only */
export function cookieJar(header: string, secure: boolean): CookieJar {
  // Values stay as they were written, so that what travels on is what came.
  const raw = new Map(Object.entries(parseCookie(header, asWritten)));
  const names = sessionNames(raw);
  const changes: string[] = [];
  /** What becomes of the session's cookies: `Set-Cookie` by the plain name, and what is cleared by the name in the browser. */
  const kept = new Map<string, string>();
  const cleared = new Map<string, string>();
  const lineOf = (name: string, value: string, maxAge: number) =>
    stringifySetCookie(
      { name, value, maxAge, path: '/', httpOnly: true, secure, sameSite: 'lax' },
      { encode: encodeURIComponent },
    );
  const set = (name: string, value: string, maxAgeSeconds: number) => {
    const written = encodeURIComponent(value);
    if (maxAgeSeconds > 0) raw.set(name, written);
    else raw.delete(name);
    changes.push(lineOf(name, value, maxAgeSeconds));
  };
  const clearSent = (name: string, attributes?: string) => {
    for (const full of names.sent(name))
      if (attributes !== undefined) cleared.set(full, full + attributes);
      else if (!cleared.has(full)) cleared.set(full, lineOf(full, '', 0));
  };
  const clearOfSession = (name: string, attributes?: string) => {
    raw.delete(name);
    kept.delete(name);
    clearSent(name, attributes);
  };
  return {
    get(name) {
      const value = raw.get(name);
      return value === undefined ? undefined : decoded(value);
    },
    header: (names) =>
      names
        .filter((name) => raw.has(name))
        .map((name) => `${name}=${raw.get(name)}`)
        .join('; '),
    take(setCookies) {
      for (const line of setCookies) {
        const { name, value, maxAge } = parseSetCookie(line, asWritten);
        const attributes = line.slice(line.indexOf('='));
        const isGone = !value || maxAge === 0;
        if (isGone) raw.delete(name);
        else raw.set(name, value);
        if (!isOfSession(name)) changes.push(line);
        else if (isGone) clearOfSession(name, attributes);
        else {
          kept.set(name, attributes);
          cleared.delete(names.of(name));
        }
      }
    },
    set,
    clear: (name) => (isOfSession(name) ? clearOfSession(name) : set(name, '', 0)),
    openSession(now, id) {
      clearSent(identityCookies.session);
      clearSent(identityCookies.refresh);
      names.open(now, id);
    },
    setCookies: () => [...cleared.values(), ...[...kept].map(([name, rest]) => names.of(name) + rest), ...changes],
  };
}

function decoded(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
