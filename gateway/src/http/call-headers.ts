/** Facts about a visit that every call carries. */
export interface CallFacts {
  correlationId: string;
  banner: string;
  /** Store of the shopper's programs, once known. */
  storeId: () => string | null;
}

/** Headers of G-76: bearer token, correlation id, client name, banner and store. */
export function callHeaders(
  { correlationId, banner, storeId }: CallFacts,
  token: string | null,
): Record<string, string> {
  const store = storeId();
  return {
    accept: 'application/json',
    'x-correlation-id': correlationId,
    'x-client-name': 'webui',
    'x-banner': banner,
    ...(store === null ? {} : { 'x-store-id': store }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
}
