import type { OutgoingHeaders } from './outgoing-headers.ts';
import type { Query, Upstream } from './upstream.ts';
import { type CallOf, filledPath, type ParametersOf, type PathOf, type Service } from './rest-call.ts';
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

interface Keyed {
  /** The same key answers the same again, so a lost answer is asked for once more (T-34, I-8). */
  idempotencyKey?: string;
  /** Version that the change was chosen by (N-58). */
  ifMatch?: number | undefined;
}

type BodyOf<Call extends { body: unknown }> = [Call['body']] extends [null]
  ? { body?: object }
  : { body: Call['body'] };

/** A call as it is sent. */
interface Sent extends Keyed {
  path?: object;
  query?: Query;
  body?: unknown;
  headers?: OutgoingHeaders;
  /** Is the answer given to other visits, too? */
  isKept?: boolean;
}

/** One service, for the time of one visit: the same GET is sent once, until a POST, PUT, or DELETE may have changed the answer. */
export interface Client<Name extends Service> {
  get<Path extends PathOf<Name, 'GET'>>(
    path: Path,
    ...given: Options<ParametersOf<CallOf<Name, 'GET', Path>> & { headers?: OutgoingHeaders; isKept?: boolean }>
  ): Promise<CallOf<Name, 'GET', Path>['answer']>;
  post<Path extends PathOf<Name, 'POST'>>(
    path: Path,
    ...given: Options<
      ParametersOf<CallOf<Name, 'POST', Path>> &
        BodyOf<CallOf<Name, 'POST', Path>> &
        Keyed & { headers?: OutgoingHeaders }
    >
  ): Promise<CallOf<Name, 'POST', Path>['answer']>;
  /** Putting the same again changes nothing, so a lost answer is asked for once more. */
  put<Path extends PathOf<Name, 'PUT'>>(
    path: Path,
    ...given: Options<ParametersOf<CallOf<Name, 'PUT', Path>> & BodyOf<CallOf<Name, 'PUT', Path>> & Keyed>
  ): Promise<CallOf<Name, 'PUT', Path>['answer']>;
  /** Deleting again changes nothing, so a lost answer is asked for once more. */
  delete<Path extends PathOf<Name, 'DELETE'>>(
    path: Path,
    ...given: Options<ParametersOf<CallOf<Name, 'DELETE', Path>> & Keyed>
  ): Promise<CallOf<Name, 'DELETE', Path>['answer']>;
  /** Calls back after each POST, PUT, and DELETE, whatever became of it: what was read before may no longer be true. */
  onChange(forget: () => void): void;
}

/** Left out where nothing has to be given. */
type Options<Given extends object> = Partial<Given> extends Given ? [given?: Given] : [given: Given];

/** @param Name the service behind `upstream`: its part of the contract says which paths there are */
export function createClient<Name extends Service>(
  upstream: Upstream,
  headers: CallHeaders,
  bearer: Bearer,
): Client<Name> {
  const reads = new Map<string, Promise<unknown>>();
  const forgetful = [() => reads.clear()];

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

  const read = async (route: string, path: string, { query, headers: own, isKept = false }: Sent) => {
    const send = (token: string | null) => {
      const common = headers(token);
      const given = own ? { ...common, ...own } : common;
      return upstream.call({ method: 'GET', route, path, query, headers: given, visit: reads, isKept });
    };
    return (await authorized(send)).body;
  };

  async function change(method: 'POST' | 'PUT' | 'DELETE', template: string, given: Sent, isRepeatable: boolean) {
    const { query, body, idempotencyKey, ifMatch } = given;
    const path = filledPath(template, given.path);
    const own = {
      ...given.headers,
      'idempotency-key': idempotencyKey,
      ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
    };
    const send = (token: string | null) =>
      upstream.call({
        method,
        route: template,
        path,
        query,
        body,
        headers: { ...headers(token), ...own },
        visit: reads,
      });
    try {
      const answer = await authorized((token) =>
        send(token).catch((error: unknown) => {
          if (!isRepeatable || !isLost(error)) throw error;
          return send(token);
        }),
      );
      return answer.body;
    } finally {
      for (const forget of forgetful) forget();
    }
  }

  const client = {
    get(template: string, given: Sent = {}) {
      const path = filledPath(template, given.path);
      const key = given.query ? path + JSON.stringify(given.query) : path;
      let answer = reads.get(key);
      if (!answer) reads.set(key, (answer = read(template, path, given)));
      return answer;
    },
    post: (path: string, given: Sent = {}) => change('POST', path, given, given.idempotencyKey !== undefined),
    put: (path: string, given: Sent = {}) => change('PUT', path, given, true),
    delete: (path: string, given: Sent = {}) => change('DELETE', path, given, true),
    onChange: (forget: () => void) => void forgetful.push(forget),
  };
  // The contract's types are held at the calls; what answers is held against the contract by tests/contract.
  return client as unknown as Client<Name>;
}

const isLost = (error: unknown) => error instanceof UpstreamError && error.failure !== 'STATUS';
