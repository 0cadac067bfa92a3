import { createHash } from 'node:crypto';
import type { OutgoingHeaders } from '../outgoing-headers.ts';
import type { UpstreamCall } from '../upstream.ts';
import { inOrder, lastingPart, pseudonymOf, redacted, redactedCookie } from './redact.ts';

/** What tells one call from another, as it stands in a recording. */
export interface RecordedRequest {
  service: string;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** SHA-256 of the body without secrets, personal data, and what is made up anew each time; null without a body. */
  bodyDigest: string | null;
}

/** Headers that change what is answered. The time zone changes words only, and keys are nobody's business. */
const relevantHeaders = ['x-banner', 'x-store-id', 'x-api-version', 'pgm'] as const;
/** Query parameters that only keep caches away. */
const passingQuery: ReadonlySet<string> = new Set(['rand', 'timestamp', '_']);

/** A call, without anything secret or personal. */
export function requestOf(service: string, call: UpstreamCall): RecordedRequest {
  const { method, path, query = {}, body, headers } = call;
  const lasting = Object.entries(query).filter(([name, value]) => value !== undefined && !passingQuery.has(name));
  const asked = redacted(service, Object.fromEntries(inOrder(lasting).map(([name, value]) => [name, String(value)])));
  return {
    service,
    method,
    path,
    query: asked as Record<string, string>,
    headers: relevantOf(headers),
    bodyDigest: body === undefined ? null : digestOf(lastingPart(redacted(service, body))),
  };
}

function relevantOf(headers: OutgoingHeaders): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of relevantHeaders) if (headers[name]) kept[name] = headers[name];
  const { authorization, cookie } = headers;
  if (authorization) kept['authorization'] = `Bearer ${pseudonymOf(authorization.replace(/^Bearer /, ''))}`;
  if (cookie) kept['cookie'] = cookie.split('; ').map(redactedCookie).toSorted().join('; ');
  return kept;
}

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** The same for the same call. */
export const keyOf = (request: RecordedRequest): string => digestOf(request).slice(0, 12);
