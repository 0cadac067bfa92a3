import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../../upstream/upstream.ts';
import { entriesOfDraw, headOfDraw } from './rules/draw-tables.ts';
import { requestLanguage } from '../../session/request-language.ts';
import { sharedTexts } from '../../shared/texts/index.ts';

/** The formats of a published draw, by the end of their address. */
const kinds = {
  jsonl: { type: 'application/jsonl', name: (id: string) => `${id}.jsonl`, of: (body: Readable) => body },
  csv: {
    type: 'text/csv',
    name: (id: string) => `${id}-entries.csv`,
    of: (body: Readable) => Readable.from(entriesOfDraw(body), { objectMode: false }),
  },
  json: {
    type: 'application/json',
    name: (id: string) => `${id}-draw.json`,
    of: (body: Readable) => Readable.from(headOfDraw(body), { objectMode: false }),
  },
};
const isKind = (kind: string | undefined): kind is keyof typeof kinds =>
  kind !== undefined && Object.hasOwn(kinds, kind);

/** Published draws, for the verifier and for download: streamed from the games service, never held whole (N-30, T-56). */
export function registerDrawFiles(app: FastifyInstance, games: Pick<Upstream, 'open'>): void {
  app.get<{ Params: { file: string } }>('/draws/:file', async (request, reply) => {
    const [, drawId, kind] = /^([a-z0-9_-]{1,64})\.([a-z]+)$/.exec(request.params.file) ?? [];
    if (drawId === undefined || !isKind(kind)) return reply.callNotFound();
    const { type, name, of } = kinds[kind];
    try {
      const { status, body } = await games.open(`/draws/${drawId}/file`, { 'x-correlation-id': request.id });
      if (status !== 200) {
        body.destroy();
        return await reply
          .code(status === 404 ? 404 : 503)
          .send(status === 404 ? '' : sharedTexts[requestLanguage(request)].errors.default);
      }
      return await reply
        .type(`${type}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${name(drawId)}"`)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .send(of(body));
    } catch (error) {
      request.log.warn({ err: error }, 'a draw file could not be read');
      return reply.code(503).send(sharedTexts[requestLanguage(request)].errors.default);
    }
  });
}
