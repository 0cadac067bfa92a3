import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance } from 'fastify';

const taken = ['content-type', 'cookie', 'user-agent', 'x-page-path', 'x-correlation-id', 'accept'] as const;

/** Hands the browser's operations on to a gateway elsewhere, and its answer with its cookies back. */
export function forwardGraphql(app: FastifyInstance, gatewayUrl: string): void {
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
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: JSON.stringify(request.body),
      signal: AbortSignal.timeout(10_000),
    });
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    for (const name of ['content-type', 'date', 'retry-after', 'x-correlation-id']) {
      const value = answer.headers.get(name);
      if (value) reply.header(name, value);
    }
    return reply.status(answer.status).send(await answer.text());
  });
}

const passed = ['content-type', 'content-disposition', 'cache-control', 'x-content-type-options', 'x-correlation-id'];

/** Hands the files of published draws through from a gateway elsewhere, as they come. */
export function forwardDrawFiles(app: FastifyInstance, gatewayUrl: string): void {
  app.get<{ Params: { file: string } }>('/draws/:file', async ({ params, log }, reply) => {
    const answer = await fetch(new URL(`/draws/${encodeURIComponent(params.file)}`, gatewayUrl)).catch(
      (error: unknown) => {
        log.warn({ err: error }, 'the gateway could not be asked for the file of a draw');
        return new Response(null, { status: 503 });
      },
    );
    for (const name of passed) {
      const value = answer.headers.get(name);
      if (value) reply.header(name, value);
    }
    return reply.status(answer.status).send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : '');
  });
}
