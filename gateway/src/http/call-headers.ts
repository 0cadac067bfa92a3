/** Facts about a visit that every call carries. */
export interface CallFacts {
  correlationId: string;
  banner: string;
  /** Store of the shopper's programs, once known. */
  storeId: () => string | null;
  /** IANA zone of the shopper's browser, once known; it changes words only (N-78). */
  timeZone: string | null;
}

/** Headers of G-76: bearer token, correlation id, client name, banner and store; and the shopper's time zone (G-82). */
export function callHeaders(
  { correlationId, banner, storeId, timeZone }: CallFacts,
  token: string | null,
): Record<string, string> {
  const store = storeId();
  return {
    accept: 'application/json',
    'x-correlation-id': correlationId,
    'x-client-name': 'webui',
    'x-banner': banner,
    ...(store === null ? {} : { 'x-store-id': store }),
    ...(timeZone === null ? {} : { 'x-user-timezone': timeZone }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
}
