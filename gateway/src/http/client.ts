import type { OutgoingHeaders } from './outgoing-headers.ts';
import type { Query, Upstream } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

/** What a call carries besides its own (G-76). */
export interface CallHeaders {
  (token: string | null): OutgoingHeaders;
}

/** The bearer token of a visit; `renew` is tried once when a service refuses it (T-21). */
export interface Bearer {
  token(): Promise<string | null>;
  renew(): Promise<string | null>;
}

export interface PostOptions {
  query?: Query;
  body?: unknown;
  /** The same key answers the same again, so a lost answer is asked for once more (T-34, I-8). */
  idempotencyKey?: string;
}

/** One service, for the time of one visit: the same GET is sent once, until a POST or DELETE may have changed the answer. */
export interface Client {
  /** @param own headers of this call besides those of every call */
  get<T>(path: string, query?: Query, own?: OutgoingHeaders): Promise<T>;
  post<T>(path: string, options: PostOptions): Promise<T>;
  /** Deleting again changes nothing, so a lost answer is asked for once more. */
  delete<T>(path: string): Promise<T>;
}

export function createClient(upstream: Upstream, headers: CallHeaders, bearer: Bearer): Client {
  const reads = new Map<string, Promise<unknown>>();

  async function authorized<T>(send: (token: string | null) => Promise<T>): Promise<T> {
    const token = await bearer.token();
    try {
      return await send(token);
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status !== 401 || token === null) throw error;
      // N-3: the session holds; a new token would say the same.
      if (error.code === 'STEP_UP_REQUIRED') throw error;
      const renewed = await bearer.renew();
      if (renewed === null || renewed === token) throw error;
      return send(renewed);
    }
  }

  const read = async (path: string, query: Query | undefined, own: OutgoingHeaders) =>
    (await authorized((token) => upstream.call({ method: 'GET', path, query, headers: { ...headers(token), ...own } })))
      .body;

  async function change<T>(
    method: 'POST' | 'DELETE',
    path: string,
    { query, body, idempotencyKey }: PostOptions,
    isRepeatable: boolean,
  ): Promise<T> {
    const send = (token: string | null) =>
      upstream.call({ method, path, query, body, headers: { ...headers(token), 'idempotency-key': idempotencyKey } });
    try {
      const answer = await authorized((token) =>
        send(token).catch((error: unknown) => {
          if (!isRepeatable || !isLost(error)) throw error;
          return send(token);
        }),
      );
      return answer.body as T;
    } finally {
      reads.clear();
    }
  }

  return {
    get<T>(path: string, query?: Query, own: OutgoingHeaders = {}) {
      const key = path + JSON.stringify(query ?? {});
      let answer = reads.get(key);
      if (!answer) reads.set(key, (answer = read(path, query, own)));
      return answer as Promise<T>;
    },
    post: (path, options) => change('POST', path, options, options.idempotencyKey !== undefined),
    delete: (path) => change('DELETE', path, {}, true),
  };
}

const isLost = (error: unknown) => error instanceof UpstreamError && error.failure !== 'STATUS';
