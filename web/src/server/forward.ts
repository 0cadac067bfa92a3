import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { negotiateLanguage } from '../messages/language.ts';
import { messagesIn } from '../messages/catalogs.ts';

/** Longest wait for the gateway, in milliseconds; it waits for its services itself. */
const longestWaitMs = 10_000;

/** What is read of the gateway's answer; null, and a line in the log, when that is not there in time. */
async function answerOf<T>(
  url: URL,
  init: RequestInit,
  { log, waitMs, read }: { log: FastifyBaseLogger; waitMs: number; read: (answer: Response) => T | Promise<T> },
): Promise<T | null> {
  const abort = new AbortController();
  const { promise: timeIsUp, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error('the gateway did not answer in time'));
    abort.abort();
  }, waitMs);
  try {
    return await Promise.race([fetch(url, { ...init, signal: abort.signal }).then(read), timeIsUp]);
  } catch (error) {
    log.warn({ err: error }, 'the gateway could not be asked');
    return null;
  } finally {
    clearTimeout(timer);
  }
}

const unavailable = (acceptLanguage = '') => {
  const { frame } = messagesIn(negotiateLanguage(acceptLanguage));
  return {
    errors: [{ message: frame.unavailable.text, extensions: { code: 'UPSTREAM_UNAVAILABLE', status: 503 } }],
  };
};

const taken = [
  'accept-language',
  'content-type',
  'cookie',
  'referer',
  'user-agent',
  'x-page-path',
  'x-page-shopper',
  'x-correlation-id',
  'accept',
] as const;

/** Hands the browser's operations on to a gateway elsewhere, and its answer with its cookies back. */
export function forwardGraphql(app: FastifyInstance, gatewayUrl: string, waitMs = longestWaitMs): void {
  const endpoint = new URL('/graphql', gatewayUrl);
  app.post('/graphql', async (request, reply) => {
    const headers = new Headers({
      'x-forwarded-for': request.ip,
      'x-forwarded-host': request.host,
      'x-forwarded-proto': request.protocol,
    });
    for (const name of taken) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const init = { method: 'POST', headers, body: JSON.stringify(request.body) };
    const read = async (whole: Response) => ({ answer: whole, text: await whole.text() });
    const answered = await answerOf(endpoint, init, { log: request.log, waitMs, read });
    if (!answered) return reply.status(503).send(unavailable(request.headers['accept-language']));
    const { answer, text } = answered;
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    for (const name of ['content-type', 'date', 'retry-after', 'x-correlation-id']) {
      const value = answer.headers.get(name);
      if (value) reply.header(name, value);
    }
    return reply.status(answer.status).send(text);
  });
}

const passed = ['content-type', 'content-disposition', 'cache-control', 'x-content-type-options', 'x-correlation-id'];

/** Hands the files of published draws through from a gateway elsewhere, as they come. */
export function forwardDrawFiles(app: FastifyInstance, gatewayUrl: string, waitMs = longestWaitMs): void {
  app.get<{ Params: { file: string } }>('/draws/:file', async ({ params, log }, reply) => {
    const file = new URL(`/draws/${encodeURIComponent(params.file)}`, gatewayUrl);
    const answer = await answerOf(file, {}, { log, waitMs, read: (begun) => begun });
    if (!answer) return reply.status(503).send('');
    for (const name of passed) {
      const value = answer.headers.get(name);
      if (value) reply.header(name, value);
    }
    return reply.status(answer.status).send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : '');
  });
}
