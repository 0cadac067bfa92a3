import { Readable } from 'node:stream';
import type { Clock } from '../../shared/clock.ts';
import type { Upstream, UpstreamCall } from '../upstream.ts';
import { UpstreamError } from '../upstream-error.ts';
import { requestOf } from './call-key.ts';
import { redacted, redactedCookie } from './redact.ts';
import type { RecordedAnswer, Tape } from './tape.ts';

/** What is larger is no answer of a test: it is passed on and not kept. */
const mostBytes = 1024 * 1024;

/** A service whose answers, refusals included, are kept on the tape (S-169). No answer at all is not kept. */
export function recordingUpstream(upstream: Upstream, tape: Tape, clock: Clock): Upstream {
  const { name } = upstream;
  const now = () => new Date(clock.now().epochMilliseconds).toUTCString();
  const keep = (
    call: UpstreamCall,
    answer: { status: number; body: unknown; setCookies: readonly string[] },
    retryAfter?: number | null,
  ) => {
    const headers: RecordedAnswer['headers'] = { date: now() };
    if (retryAfter) headers['retry-after'] = String(retryAfter);
    if (answer.setCookies.length > 0) headers['set-cookie'] = answer.setCookies.map(redactedCookie);
    const body = answer.body === undefined ? {} : { body: redacted(name, answer.body) };
    tape.keep(requestOf(name, call), { status: answer.status, headers, ...body });
  };
  return {
    ...upstream,
    isOnTape: true,
    async call(call) {
      try {
        const answer = await upstream.call(call);
        keep(call, answer);
        return answer;
      } catch (error) {
        if (error instanceof UpstreamError && error.failure === 'STATUS') keep(call, error, error.retryAfterSeconds);
        throw error;
      }
    },
    async open(path, headers) {
      const { status, body } = await upstream.open(path, headers);
      const request = requestOf(name, { method: 'GET', path, headers });
      const onEnd = (bytes: Buffer) =>
        tape.keep(request, { status, headers: { date: now() }, bytes: bytes.toString('base64') });
      return { status, body: Readable.from(copied(body, onEnd), { objectMode: false }) };
    },
  };
}

async function* copied(body: Readable, onEnd: (bytes: Buffer) => void): AsyncGenerator<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= mostBytes) chunks.push(chunk);
    yield chunk;
  }
  if (length <= mostBytes) onEnd(Buffer.concat(chunks));
}
