import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { withDeadline } from '../../upstream/deadline.ts';
import { type PictureService, readSvg } from './picture-source.ts';
import { pictureFile, picturesPath } from './rules/picture-paths.ts';

/** Longest wait for a picture, in milliseconds: the first one of a kind is drawn while we wait. A page shows a failed one as missing until it is loaded anew. */
const deadlineMs = 10_000;
/** All pictures that are kept, in bytes. */
const mostKept = 48 * 1024 * 1024;

/** A picture packed in each way. */
type Picture = Readonly<Record<'br' | 'gzip' | 'plain', Buffer>>;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** A picture opened by itself runs nothing and loads nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Product pictures on our own origin, as pages load nothing from elsewhere. The picture under a name never changes, so
 * it's packed once and kept; only names of the right form are asked for.
 */
export function registerPictures(app: FastifyInstance, catalog: PictureService): void {
  const kept = new LRUCache<string, Picture, { correlationId: string }>({
    maxSize: mostKept,
    sizeCalculation: ({ plain, br, gzip: zipped }) => plain.length + br.length + zipped.length,
    fetchMethod: (file, _, { context }) => withDeadline(deadlineMs, () => readPicture(catalog, file, context)),
  });

  app.get<{ Params: { file: string } }>(`${picturesPath}/:file`, async (request, reply) => {
    const { file } = request.params;
    void reply.headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': policy });
    if (!pictureFile.test(file)) return reply.callNotFound();
    try {
      const picture = await kept.fetch(file, { context: { correlationId: request.id } });
      if (!picture) return await reply.code(404).header('cache-control', 'no-store').send('');
      const encoding = negotiate<'br' | 'gzip'>(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
      if (encoding) void reply.header('content-encoding', encoding);
      return await reply
        .type('image/svg+xml')
        .header('vary', 'accept-encoding')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(picture[encoding ?? 'plain']);
    } catch (error) {
      request.log.warn({ err: error }, 'a product picture could not be read');
      return reply.code(503).header('cache-control', 'no-store').send('');
    }
  });
}

/** undefined if there is no such picture. @throws as {@link readSvg} */
async function readPicture(
  catalog: PictureService,
  file: string,
  context: { correlationId: string },
): Promise<Picture | undefined> {
  const plain = await readSvg(catalog, file, context);
  if (!plain) return undefined;
  const [br, zipped] = await Promise.all([toBrotli(plain, { params: brotli }), toGzip(plain)]);
  return { plain, br, gzip: zipped };
}
