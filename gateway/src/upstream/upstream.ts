import { Readable } from 'node:stream';
import { Pool, type Dispatcher } from 'undici';
import type { FollowingClock } from '../shared/clock.ts';
import { createAsking } from './asking.ts';
import { answerOf, headersOf, refusalOf, type UpstreamAnswer } from './answer.ts';
import { createConnections } from './connections.ts';
import type { ContractCheck } from './contract-check.ts';
import { chunksInTime } from './deadline.ts';
import { outgoingHeaders, type OutgoingHeaders } from './outgoing-headers.ts';
import { shareOf } from './share.ts';
import { watchSilence } from './silence.ts';
import { createStreams, type Events } from './streams.ts';
import { UpstreamError } from './upstream-error.ts';

/** One call of a service. `path` begins with a slash, or is empty; query values left undefined are not sent. */
export interface UpstreamCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path as the contract writes it: `/draws/{drawId}`. */
  route?: string;
  path: string;
  query?: Query | undefined;
  body?: unknown;
  headers: OutgoingHeaders;
  /** For whom: the same object for all calls of a visit. */
  visit?: object;
  /** Is the answer kept, and given to others? Then it is held against the contract before. */
  isKept?: boolean;
}

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** A service behind its base URL: connections kept alive, one deadline for a whole answer. */
export interface Upstream {
  readonly name: string;
  /** Base URL without a slash at its end; null for a recording of it. */
  readonly url: string | null;
  /** Its answers are recorded, or are a recording: each of them has to stand by itself. */
  readonly isOnTape?: boolean;
  /**
   * A read whose connection breaks is sent once more, while few are.
   * @throws UpstreamError on any status but 2xx, no answer, too late an answer, and at once while the service is silent;
   *   any other error is a fault of ours, such as a body that can't be written
   */
  call(call: UpstreamCall): Promise<UpstreamAnswer>;
  /** A public answer that is too large to hold, as it comes in. @throws UpstreamError when no answer begins in time */
  open(path: string, headers: OutgoingHeaders): Promise<{ status: number; body: Readable }>;
  /** Opens a stream of events, such as what changes. @throws UpstreamError when it is refused, or doesn't begin in time */
  follow(path: string, query: Query, headers: OutgoingHeaders): Promise<Events>;
  /** A visit waits for an answer that another has asked for. @returns what to call when it no longer does */
  joined?: () => () => void;
  /** Have its last calls all ended without an answer? It is asked again until one comes. */
  isSilent(): boolean;
  close(): Promise<void>;
}

/** One line for each call: never a query, a body or a header. */
export type CallLog = (line: {
  upstream: string;
  method: string;
  status: number;
  ms: number;
  correlationId: string;
}) => void;

export interface UpstreamOptions {
  name: string;
  /** Base URL without a slash at its end. */
  url: string;
  timeoutMs: number;
  /** How many visits are served at once, of which two thirds may wait for this service; any number if omitted. */
  places?: number;
  /** Key of the retailer's API, on every call (G-76, G-97). */
  apiKey?: string | null;
  /** Headers that every call has unless it has its own. */
  own?: OutgoingHeaders;
  clock: FollowingClock;
  /** Do answers come out of caches, with dates of their own? Then the clock doesn't follow them. */
  isCached?: boolean;
  log?: CallLog;
  /** Holds each answer against the contract. */
  check?: ContractCheck;
  /** What an operator should know: connections replaced, silence begun or ended, calls refused because too many wait. */
  warn?: (what: {
    upstream: string;
    what: 'CONNECTIONS_REPLACED' | 'SILENT' | 'ANSWERING' | 'CROWDED';
    /** The one route that it is about. */
    route?: string;
  }) => void;
  /** Opens the connections; a test gives its own. */
  openPool?: (origin: string, options: Pool.Options) => Dispatcher;
}

const mostCalls = 64;
/** Long downloads have connections of their own, so that they never keep a call waiting. */
const mostDownloads = 16;

export function createUpstream(options: UpstreamOptions): Upstream {
  const {
    name,
    url,
    timeoutMs,
    places = Infinity,
    apiKey,
    own,
    clock,
    isCached,
    log,
    check,
    warn,
    openPool = (...args) => new Pool(...args),
  } = options;
  const common: OutgoingHeaders = { ...own, 'x-api-key': apiKey };
  const { origin, pathname } = new URL(url);
  const base = pathname === '/' ? '' : pathname;
  const connect = (connections: number) =>
    createConnections({
      // Each call and each chunk of a download has its own deadline: the pool's timers would only cost.
      open: () => openPool(origin, { connections, connect: { timeout: timeoutMs }, headersTimeout: 0, bodyTimeout: 0 }),
      deadlineMs: timeoutMs,
      onReplace: () => warn?.({ upstream: name, what: 'CONNECTIONS_REPLACED' }),
    });
  const connections = connect(mostCalls);
  const downloads = connect(mostDownloads);
  const streams = createStreams((options) => openPool(origin, options), timeoutMs);
  const silence = watchSilence({
    probe: () =>
      connections.ask({ method: 'GET', path: `${base}/`, headers: outgoingHeaders(common) }, () => undefined),
    deadlineMs: timeoutMs,
    onChange: (isSilent) => warn?.({ upstream: name, what: isSilent ? 'SILENT' : 'ANSWERING' }),
  });
  const onFull = () => warn?.({ upstream: name, what: 'CROWDED' });
  const { ask, inTurn, begin, failed, stop } = createAsking({
    name,
    connections,
    silence,
    share: shareOf({ places, deadlineMs: timeoutMs, onFull }),
    deadlineMs: timeoutMs,
    onRouteChange: (route, isSilent) => warn?.({ upstream: name, what: isSilent ? 'SILENT' : 'ANSWERING', route }),
  });

  /** Headers of many calls are the same object, which is checked once. */
  const checked = new WeakMap<OutgoingHeaders, Record<string, string>>();
  function checkedHeaders(headers: OutgoingHeaders): Record<string, string> {
    let sent = checked.get(headers);
    if (!sent) checked.set(headers, (sent = outgoingHeaders({ ...common, ...headers })));
    return sent;
  }

  return {
    name,
    url,
    async call(call) {
      const { method, route: template, path, query, body, headers, visit } = call;
      const answered = isCached ? null : clock.asking();
      const startedAt = log ? performance.now() : 0;
      const correlationId = headers['x-correlation-id'] ?? '';
      const finish = (status: number) =>
        log?.({ upstream: name, method, status, ms: Math.round(performance.now() - startedAt), correlationId });
      const sent = checkedHeaders(headers);
      // Made before anything is sent: what fails here is not the service's doing.
      const request = {
        method,
        path: base + pathOf(path) + queryString(query),
        headers: body === undefined ? sent : { ...sent, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      };
      const route = template === undefined ? undefined : { name: `${method} ${template}`, mayTakeLong: isChange(call) };
      const answer = await ask(request, { correlationId, route, visit }).catch((error: unknown) => {
        if (error instanceof UpstreamError) finish(error.status);
        throw error;
      });
      finish(answer.status);
      answered?.(headersOf(answer.headers, 'date')[0]);
      const given = answerOf(name, answer, correlationId);
      check?.(call, given);
      return given;
    },
    async open(path, headers) {
      const sent = outgoingHeaders({ ...common, ...headers });
      const request = { method: 'GET', path: base + pathOf(path), headers: sent } as const;
      const correlationId = headers['x-correlation-id'] ?? '';
      const wait = begin(correlationId);
      const opening = downloads.send(request, ({ statusCode, body }) => {
        wait.heard();
        return { status: statusCode, body: streamInTime(body, timeoutMs) };
      });
      return opening.catch((error: unknown) => {
        throw failed(error, wait, correlationId);
      });
    },
    async follow(path, query, headers) {
      const sent = { ...checkedHeaders(headers), accept: 'text/event-stream' };
      const correlationId = headers['x-correlation-id'] ?? '';
      const request = { path: base + pathOf(path) + queryString(query), headers: sent };
      const events = await inTurn({ correlationId }, async () => {
        const wait = begin(correlationId);
        const opened = await streams.follow(request).catch((error: unknown) => {
          throw failed(error, wait, correlationId);
        });
        wait.heard();
        return opened;
      });
      if ('status' in events) throw refusalOf(name, events, correlationId);
      return events;
    },
    joined: () => silence.joined(),
    isSilent: () => silence.isSilent(),
    async close() {
      stop();
      await Promise.all([connections.close(), downloads.close(), streams.close()]);
    },
  };
}

/** What has a key changes something, and may wait for others, such as a provider of payments. */
const isChange = ({ method, headers }: UpstreamCall): boolean =>
  method === 'PUT' || method === 'DELETE' || headers['idempotency-key'] != null;

/** The stream, broken off when its next chunk is too long in coming. */
function streamInTime(body: Readable, milliseconds: number): Readable {
  const inTime = Readable.from(chunksInTime(body as AsyncIterable<Buffer>, milliseconds), { objectMode: false });
  // An end before its time is an error of the stream, and no one else listens to it then.
  inTime.once('close', () => body.on('error', () => undefined).destroy());
  return inTime;
}

/** A path whose parts a proxy on the way could not take for steps up. */
function pathOf(path: string): string {
  if ((path !== '' && !/^\/[\x21-\x7e]*$/.test(path)) || /\/\.{1,2}(\/|$)/.test(path))
    throw new TypeError('the path can not be sent');
  return path;
}

function queryString(query: Query | undefined): string {
  let text = '';
  for (const key in query) {
    const value = query[key];
    if (value === undefined) continue;
    text += `${text === '' ? '?' : '&'}${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`;
  }
  return text;
}
