import type { FastifyInstance } from 'fastify';
import type { Upstream } from './http/upstream.ts';
import { texts } from './texts/en.ts';

/** Published draws, for the verifier: passed on as they come from the games service, never held whole (N-30, T-56). */
export function registerDrawFiles(app: FastifyInstance, games: Pick<Upstream, 'open'>): void {
  app.get<{ Params: { file: string } }>('/draws/:file', async (request, reply) => {
    const drawId = /^([a-z0-9_-]{1,64})\.jsonl$/.exec(request.params.file)?.[1];
    if (drawId === undefined) return reply.callNotFound();
    try {
      const { status, body } = await games.open(`/draws/${drawId}/file`, { 'x-correlation-id': request.id });
      if (status !== 200) {
        body.resume();
        return await reply.code(status === 404 ? 404 : 503).send(status === 404 ? '' : texts.errors.default);
      }
      return await reply
        .type('application/jsonl; charset=utf-8')
        .header('content-disposition', `attachment; filename="${drawId}.jsonl"`)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .send(body);
    } catch (error) {
      request.log.warn({ err: error }, 'a draw file could not be read');
      return reply.code(503).send(texts.errors.default);
    }
  });
}
