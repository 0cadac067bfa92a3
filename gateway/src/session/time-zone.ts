import { kept } from '../shared/kept.ts';
import type { CookieJar } from './cookies.ts';

const cookieName = 'larder_time_zone';

/** IANA zone that the browser has told; null when it has told none, or one that there is not (G-82, N-78). */
export function browserTimeZone(jar: Pick<CookieJar, 'get'>): string | null {
  const told = jar.get(cookieName);
  if (told === undefined) return null;
  return zoneOf(told).id;
}

/** Browsers tell the same few again and again; working out a zone is slow. */
const zoneOf = kept(500, (told) => ({ id: zoneIdOf(told) }));

function zoneIdOf(told: string): string | null {
  // An offset such as +02:00 has no days of its own.
  if (told.length > 64 || !/^[A-Za-z]/.test(told)) return null;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(told).timeZoneId;
  } catch {
    return null;
  }
}

/** In which zones a shopper is told times. */
export interface Zones {
  /** What opens, ends or is counted by the day. */
  storeZone: string;
  /** What has happened (N-78). */
  shopperZone: string;
}

/** The store's zone, and the browser's for what has happened; the store's when the browser has told none. */
export const zonesOf = (jar: Pick<CookieJar, 'get'>, storeZone: string): Zones => ({
  storeZone,
  shopperZone: browserTimeZone(jar) ?? storeZone,
});
