import { Readable } from 'node:stream';
import type { FollowingClock } from '../../shared/clock.ts';
import { answerOf } from '../answer.ts';
import type { Events } from '../streams.ts';
import type { Upstream, UpstreamCall } from '../upstream.ts';
import { UpstreamError } from '../upstream-error.ts';
import { requestOf } from './call-key.ts';
import type { RecordedAnswer, Tape } from './tape.ts';

export interface PlaybackOptions {
  name: string;
  tape: Tape;
  /** Follows the moment of the recording, so that what was true then is true now. */
  clock: FollowingClock;
  /** As with the service itself. */
  isCached?: boolean;
  /** Told of a call that was not recorded; it fails as if the service were away. */
  onMissing: (call: { upstream: string; method: string; path: string }) => void;
}

/** A service that is not there: what was recorded of it answers (S-169). Nothing is sent anywhere. */
export function playbackUpstream({ name, tape, clock, isCached, onMissing }: PlaybackOptions): Upstream {
  const answerTo = (call: UpstreamCall): RecordedAnswer => {
    const answered = isCached ? null : clock.asking();
    const answer = tape.next(requestOf(name, call));
    if (!answer) {
      const { method, path, headers } = call;
      onMissing({ upstream: name, method, path });
      const correlationId = headers['x-correlation-id'] ?? '';
      throw new UpstreamError({ upstream: name, failure: 'UNREACHABLE', status: 503, correlationId });
    }
    answered?.(answer.headers.date);
    return answer;
  };
  return {
    name,
    url: null,
    isOnTape: true,
    async call(call) {
      const { status, headers, body } = answerTo(call);
      const text = body === undefined ? '' : JSON.stringify(body);
      return answerOf(name, { status, headers, text }, call.headers['x-correlation-id'] ?? '');
    },
    async open(path, headers) {
      const { status, bytes = '' } = answerTo({ method: 'GET', path, headers });
      return { status, body: Readable.from([Buffer.from(bytes, 'base64')], { objectMode: false }) };
    },
    follow: async () => nothingEver(),
    isSilent: () => false,
    close: async () => undefined,
  };
}

/** A stream in which nothing happens until its reader leaves. */
function nothingEver(): Events {
  const { promise, resolve } = Promise.withResolvers<{ done: true; value: undefined }>();
  const events: Events = {
    next: () => promise,
    return() {
      resolve({ done: true, value: undefined });
      return promise;
    },
    [Symbol.asyncIterator]: () => events,
  };
  return events;
}
