import type { Readable } from 'node:stream';
import { Pool, type Dispatcher } from 'undici';
import type { FollowingClock } from '../clock.ts';
import type { UpstreamName } from '../config.ts';
import type { ErrorEnvelope, ZipErrors } from '../generated/rest.ts';
import { UpstreamError } from './upstream-error.ts';

/** One call of a service. `path` begins with a slash; query values left undefined are not sent. */
export interface UpstreamCall {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  query?: Query | undefined;
  body?: unknown;
  headers: Readonly<Record<string, string>>;
}

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export interface UpstreamAnswer {
  status: number;
  body: unknown;
  setCookies: string[];
}

/** A service behind its base URL: connections kept alive, one time-out for a whole answer. */
export interface Upstream {
  readonly name: UpstreamName;
  /** @throws UpstreamError on any status but 2xx, no answer, or too late an answer */
  call(call: UpstreamCall): Promise<UpstreamAnswer>;
  /** A public answer that is too large to hold, as it comes in. @throws UpstreamError when no answer begins in time */
  open(path: string, headers: Readonly<Record<string, string>>): Promise<{ status: number; body: Readable }>;
  close(): Promise<void>;
}

/** One line for each call: never a query, a body or a header. */
export type CallLog = (line: {
  upstream: UpstreamName;
  method: string;
  status: number;
  ms: number;
  correlationId: string;
}) => void;

export interface UpstreamOptions {
  name: UpstreamName;
  /** Base URL without a slash at its end. */
  url: string;
  timeoutMs: number;
  /** Key of the retailer's API, on every call (G-76, G-97). */
  apiKey?: string | null;
  clock: FollowingClock;
  log?: CallLog;
}

const connections = 64;

export function createUpstream({ name, url, timeoutMs, apiKey, clock, log }: UpstreamOptions): Upstream {
  const { origin, pathname } = new URL(url);
  const base = pathname === '/' ? '' : pathname;
  const key = apiKey ? { 'x-api-key': apiKey } : {};
  const pool = new Pool(origin, { connections, connect: { timeout: timeoutMs } });
  return {
    name,
    async call({ method, path, query, body, headers }) {
      const answered = clock.asking();
      const startedAt = performance.now();
      const correlationId = headers['x-correlation-id'] ?? '';
      const finish = (status: number) =>
        log?.({ upstream: name, method, status, ms: Math.round(performance.now() - startedAt), correlationId });
      try {
        const response = await pool.request({
          method,
          path: base + path + queryString(query),
          headers: { ...headers, ...key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          body: body === undefined ? null : JSON.stringify(body),
          signal: AbortSignal.timeout(timeoutMs),
        });
        const text = await response.body.text();
        finish(response.statusCode);
        // Content may come from a cache with a date of its own.
        if (name !== 'content') answered(headerOf(response, 'date'));
        const setCookies = headersOf(response, 'set-cookie');
        const parsed = parse(text);
        if (response.statusCode >= 200 && response.statusCode < 300 && (parsed.ok || text === ''))
          return { status: response.statusCode, body: parsed.value, setCookies };
        throw new UpstreamError({
          upstream: name,
          failure: 'STATUS',
          status: parsed.ok || response.statusCode >= 300 ? response.statusCode : 502,
          envelope: envelopeOf(parsed.value, correlationId),
          retryAfterSeconds: Number(headerOf(response, 'retry-after')) || null,
          correlationId,
          setCookies,
        });
      } catch (error) {
        if (error instanceof UpstreamError) throw error;
        const timedOut = error instanceof Error && /Timeout/.test(error.name);
        const status = timedOut ? 504 : 503;
        finish(status);
        throw new UpstreamError({
          upstream: name,
          failure: timedOut ? 'TIMEOUT' : 'UNREACHABLE',
          status,
          correlationId,
        });
      }
    },
    async open(path, headers) {
      try {
        const answer = await pool.request({
          method: 'GET',
          path: base + path,
          headers: { ...headers, ...key },
          headersTimeout: timeoutMs,
        });
        return { status: answer.statusCode, body: answer.body };
      } catch (error) {
        const timedOut = error instanceof Error && /Timeout/.test(error.name);
        throw new UpstreamError({
          upstream: name,
          failure: timedOut ? 'TIMEOUT' : 'UNREACHABLE',
          status: timedOut ? 504 : 503,
          correlationId: headers['x-correlation-id'] ?? '',
        });
      }
    },
    close: () => pool.close(),
  };
}

function queryString(query: Query | undefined): string {
  const entries = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`],
  );
  return entries.length ? `?${entries.join('&')}` : '';
}

function headersOf(response: Dispatcher.ResponseData, name: string): string[] {
  const value = response.headers[name];
  return value === undefined ? [] : [value].flat();
}

const headerOf = (response: Dispatcher.ResponseData, name: string): string | undefined => headersOf(response, name)[0];

function parse(text: string): { ok: boolean; value: unknown } {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false, value: undefined };
  }
}

/** The error envelope of an answer; the ZIP look-up has one of its own (N-76). */
function envelopeOf(value: unknown, correlationId: string): ErrorEnvelope | null {
  if (typeof value !== 'object' || value === null) return null;
  const { errors, serviceErrors } = value as Partial<ErrorEnvelope>;
  if (Array.isArray(errors) && Array.isArray(serviceErrors)) return value as ErrorEnvelope;
  const geoErrors = (value as Partial<ZipErrors>).geo?.errors;
  return Array.isArray(geoErrors) ? { errors: geoErrors, serviceErrors: [], correlationId } : null;
}
