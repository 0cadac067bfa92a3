import { envelopeOf } from './envelope.ts';
import { UpstreamError } from './upstream-error.ts';
import type { WholeAnswer } from './whole-answer.ts';

export interface UpstreamAnswer {
  status: number;
  body: unknown;
  setCookies: string[];
}

/** What a service answered. @throws UpstreamError on any status but 2xx, and for what isn't JSON */
export function answerOf(upstream: string, answer: WholeAnswer, correlationId: string): UpstreamAnswer {
  const { status, text, headers } = answer;
  const parsed = parse(text);
  if (status >= 200 && status < 300 && (parsed.ok || text === ''))
    return { status, body: parsed.value, setCookies: headersOf(headers, 'set-cookie') };
  throw refusalOf(upstream, answer, correlationId);
}

/** The refusal that an answer is. */
export function refusalOf(upstream: string, { status, text, headers }: WholeAnswer, correlationId: string) {
  const parsed = parse(text);
  return new UpstreamError({
    upstream,
    failure: 'STATUS',
    status: parsed.ok || status >= 300 ? status : 502,
    envelope: envelopeOf(parsed.value, correlationId),
    retryAfterSeconds: Number(headersOf(headers, 'retry-after')[0]) || null,
    correlationId,
    setCookies: headersOf(headers, 'set-cookie'),
    body: parsed.value,
  });
}

const none: string[] = [];

/** The values of a header; none when it isn't there. */
export function headersOf(headers: WholeAnswer['headers'], name: string): string[] {
  const value = headers[name];
  if (value === undefined) return none;
  return typeof value === 'string' ? [value] : value;
}

function parse(text: string): { ok: boolean; value: unknown } {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false, value: undefined };
  }
}
