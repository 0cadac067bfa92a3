import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { withDeadline } from '../../upstream/deadline.ts';
import { type PictureService, readPicture } from './picture-source.ts';
import { drawingFile, photoFile, picturesPath } from './rules/picture-paths.ts';

/** Longest wait for a picture, in milliseconds: the first one of a kind is drawn while we wait. A page shows a failed one as missing until it is loaded anew. */
const deadlineMs = 10_000;
/** All pictures that are kept, in bytes. */
const mostKept = 48 * 1024 * 1024;

/** A picture; a drawing is also packed in each way. */
interface Picture {
  plain: Buffer;
  packed: Readonly<Record<'br' | 'gzip', Buffer>> | null;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** A picture opened by itself runs nothing and loads nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/**
 * Drawings and photos of products on our own origin, as pages load nothing from elsewhere. The picture under a name never
 * changes, so a drawing is packed once and all are kept; only names of the right form are asked for.
 */
export function registerPictures(app: FastifyInstance, catalog: PictureService): void {
  const kept = new LRUCache<string, Picture, { correlationId: string }>({
    maxSize: mostKept,
    sizeCalculation: ({ plain, packed }) => plain.length + (packed ? packed.br.length + packed.gzip.length : 0),
    fetchMethod: (file, _, { context }) =>
      withDeadline(deadlineMs, () => (drawingFile.test(file) ? drawing : photo)(catalog, file, context)),
  });

  app.get<{ Params: { file: string } }>(`${picturesPath}/:file`, async (request, reply) => {
    const { file } = request.params;
    void reply.headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': policy });
    if (!drawingFile.test(file) && !photoFile.test(file)) return reply.callNotFound();
    try {
      const picture = await kept.fetch(file, { context: { correlationId: request.id } });
      if (!picture) return await reply.code(404).header('cache-control', 'no-store').send('');
      const { plain, packed } = picture;
      void reply
        .type(types[file.slice(file.lastIndexOf('.') + 1)] ?? '')
        .header('cache-control', 'public, max-age=31536000, immutable');
      if (!packed) return await reply.send(plain);
      void reply.header('vary', 'accept-encoding');
      const encoding = negotiate<'br' | 'gzip'>(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
      if (encoding) void reply.header('content-encoding', encoding);
      return await reply.send(encoding ? packed[encoding] : plain);
    } catch (error) {
      request.log.warn({ err: error }, 'a product picture could not be read');
      return reply.code(503).header('cache-control', 'no-store').send('');
    }
  });
}

/** undefined if there is no such drawing. @throws as {@link readPicture} */
async function drawing(
  catalog: PictureService,
  file: string,
  context: { correlationId: string },
): Promise<Picture | undefined> {
  const plain = await readPicture(catalog, 'pictures', file, context);
  if (!plain) return undefined;
  const [br, zipped] = await Promise.all([toBrotli(plain, { params: brotli }), toGzip(plain)]);
  return { plain, packed: { br, gzip: zipped } };
}

/** undefined if there is no such photo. @throws as {@link readPicture} */
async function photo(
  catalog: PictureService,
  file: string,
  context: { correlationId: string },
): Promise<Picture | undefined> {
  const plain = await readPicture(catalog, 'photos', file, context);
  return plain && { plain, packed: null };
}
