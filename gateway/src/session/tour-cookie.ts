import type { CookieJar } from './cookies.ts';

const cookieName = 'larder_tour';
const thirtyDaysSeconds = 30 * 24 * 60 * 60;
/** The open stop, 0 when none is, and the numbers of all that were opened. */
const form = /^(\d{1,2})\.(\d{1,2}(?:-\d{1,2})*)$/;

/** How far a browser has come on the guided tour. */
export interface Tour {
  /** Number of the open stop; null while none is. */
  stop: number | null;
  /** Numbers of the stops that were opened, in order. */
  seen: number[];
}

/** The tour that this browser is taking; null when it takes none. */
export function tourOf(jar: Pick<CookieJar, 'get'>): Tour | null {
  const [, stop, seen] = form.exec(jar.get(cookieName) ?? '') ?? [];
  if (stop === undefined || seen === undefined) return null;
  return { stop: Number(stop) || null, seen: seen.split('-').map(Number) };
}

/** Opens a stop in place of the one before. */
export function openStop(jar: Pick<CookieJar, 'get' | 'set'>, stop: number): void {
  keep(jar, { stop, seen: [...new Set([...(tourOf(jar)?.seen ?? []), stop])].toSorted((one, other) => one - other) });
}

/** Closes the open stop. What was seen stays so. */
export function closeStop(jar: Pick<CookieJar, 'get' | 'set'>): void {
  const tour = tourOf(jar);
  if (tour) keep(jar, { ...tour, stop: null });
}

const keep = (jar: Pick<CookieJar, 'set'>, { stop, seen }: Tour): void =>
  jar.set(cookieName, `${stop ?? 0}.${seen.join('-')}`, thirtyDaysSeconds);
