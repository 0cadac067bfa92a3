import type { OutgoingHeaders } from './outgoing-headers.ts';

/** Facts about a visit that every call carries. */
export interface CallFacts {
  correlationId: string;
  banner: string;
  /** Store of the shopper's programs, once known. */
  storeId: string | null;
  /** Program of the site; null for groceries (S-165). */
  program: string | null;
  /** IANA zone of the shopper's browser, once known; it changes words only (N-78). */
  timeZone: string | null;
}

/** Headers of G-76: bearer token when there is one (S-166), correlation id, client name, banner, store, and program; and the shopper's time zone (G-82). */
export function callHeaders(
  { correlationId, banner, storeId, program, timeZone }: CallFacts,
  token: string | null,
): OutgoingHeaders {
  return {
    accept: 'application/json',
    'x-correlation-id': correlationId,
    'x-client-name': 'webui',
    'x-banner': banner,
    'x-store-id': storeId,
    pgm: program,
    'x-user-timezone': timeZone,
    authorization: token === null ? null : `Bearer ${token}`,
  };
}
