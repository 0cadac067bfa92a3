import { parseCookie, parseSetCookie, stringifySetCookie } from 'cookie';

const asWritten = { decode: (value: string) => value };

/** Cookies of one visit: those that came, those that the visit has changed, and what to tell the browser. */
export interface CookieJar {
  get(name: string): string | undefined;
  /** `Cookie` header with these cookies only; empty when none is there. */
  header(names: readonly string[]): string;
  /** Takes `Set-Cookie` values of a service: later calls of the visit see them, and the browser gets them unchanged. */
  take(setCookies: readonly string[]): void;
  /** Sets a cookie of the gateway's own: HttpOnly, same-site, for the whole site. */
  set(name: string, value: string, maxAgeSeconds: number): void;
  clear(name: string): void;
  /** `Set-Cookie` values so far. */
  setCookies(): string[];
}

/** @param header the browser's `Cookie` header. @param secure for https only */
export function cookieJar(header: string, secure: boolean): CookieJar {
  // Values stay as they were written, so that what travels on is what came.
  const raw = new Map(Object.entries(parseCookie(header, asWritten)));
  const changes: string[] = [];
  const set = (name: string, value: string, maxAgeSeconds: number) => {
    const written = encodeURIComponent(value);
    if (maxAgeSeconds > 0) raw.set(name, written);
    else raw.delete(name);
    changes.push(
      stringifySetCookie(
        { name, value, maxAge: maxAgeSeconds, path: '/', httpOnly: true, secure, sameSite: 'lax' },
        { encode: encodeURIComponent },
      ),
    );
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
        changes.push(line);
        const { name, value, maxAge } = parseSetCookie(line, asWritten);
        if (!value || maxAge === 0) raw.delete(name);
        else raw.set(name, value);
      }
    },
    set,
    clear: (name) => set(name, '', 0),
    setCookies: () => [...changes],
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
