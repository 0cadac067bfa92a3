import type { FastifyInstance } from 'fastify';

const taken = ['content-type', 'cookie', 'user-agent', 'x-page-path', 'x-correlation-id', 'accept'] as const;

/** Hands the browser's operations on to a gateway elsewhere, and its answer with its cookies back. */
export function forwardGraphql(app: FastifyInstance, gatewayUrl: string): void {
  const endpoint = new URL('/graphql', gatewayUrl);
  app.post('/graphql', async (request, reply) => {
    const headers = new Headers({ 'x-forwarded-host': request.host, 'x-forwarded-proto': request.protocol });
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
    for (const name of ['content-type', 'date', 'x-correlation-id']) {
      const value = answer.headers.get(name);
      if (value) reply.header(name, value);
    }
    return reply.status(answer.status).send(await answer.text());
  });
}
