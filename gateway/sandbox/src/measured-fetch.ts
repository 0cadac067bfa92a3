/** What is known of an answer. */
export interface Measure {
  status: number;
  /** Milliseconds from sending to the last byte. */
  ms: number;
  /** Bytes of the body, uncompressed. */
  bytes: number;
  /** Under which the request stands in the logs. */
  correlationId: string | null;
}

const listeners = new Set<() => void>();
const newest = new Map<string, Measure>();
let current = '';

/** The newest answer of each tab, for `useSyncExternalStore`. */
export const measures = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** @param tab its id. @returns null for one in which nothing has run */
  of: (tab: string): Measure | null => newest.get(tab) ?? null,
  /** What is sent from now on is sent from this tab. */
  isIn(tab: string): void {
    current = tab;
  },
};

const isIntrospection = (body: unknown) => typeof body === 'string' && body.includes('IntrospectionQuery');

/** `fetch` that keeps the figures of each tab's newest answer; the editor's own introspection does not count. */
export const measuredFetch: typeof fetch = async (input, init) => {
  const tab = current;
  const began = performance.now();
  const response = await fetch(input, init);
  if (isIntrospection(init?.body)) return response;
  const body = await response.clone().arrayBuffer();
  newest.set(tab, {
    status: response.status,
    ms: performance.now() - began,
    bytes: body.byteLength,
    correlationId: response.headers.get('x-correlation-id'),
  });
  for (const listener of listeners) listener();
  return response;
};
