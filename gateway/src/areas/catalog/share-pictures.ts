import { renderAsync } from '@resvg/resvg-js';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { withDeadline } from '../../upstream/deadline.ts';
import { type PictureService, readSvg } from './picture-source.ts';
import { picturesPath, shareFile } from './rules/picture-paths.ts';
import { shareDrawing } from './rules/share-picture.ts';

/** Longest wait for a preview, in milliseconds: it is read and drawn when it's first asked for. */
const longestWait = 5000;
/** All previews that are kept, in bytes; one is about 140 KB. */
const mostKept = 32 * 1024 * 1024;
/** As many wait to be drawn; whoever comes then is told to come again. */
const mostWaiting = 20;

/**
 * Product pictures as PNG, for the previews of sites that show no SVG. One is drawn at a time, off the main thread; the
 * picture under a name never changes, so it is kept.
 */
export function registerSharePictures(
  app: FastifyInstance,
  catalog: PictureService,
  { deadlineMs = longestWait } = {},
): void {
  const kept = new LRUCache<string, Buffer, { correlationId: string }>({
    maxSize: mostKept,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (pictureId, _, { context }) =>
      withDeadline(deadlineMs, () => inTurn(() => drawn(catalog, pictureId, context))),
  });
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    waiting += 1;
    const turn = last.then(work).finally(() => (waiting -= 1));
    last = turn.catch(() => undefined);
    return turn;
  };

  app.get<{ Params: { pictureId: string } }>(
    `${picturesPath}/:pictureId(^[\\w-]{20})-share.png`,
    async (request, reply) => {
      const { pictureId } = request.params;
      void reply.header('x-content-type-options', 'nosniff');
      const failed = (status: number) => reply.code(status).header('cache-control', 'no-store').send('');
      if (!shareFile.test(`${pictureId}-share.png`)) return reply.callNotFound();
      if (!kept.has(pictureId) && waiting >= mostWaiting) return failed(503);
      try {
        const png = await kept.fetch(pictureId, { context: { correlationId: request.id } });
        if (!png) return await failed(404);
        return await reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable').send(png);
      } catch (error) {
        request.log.warn({ err: error }, 'a preview could not be drawn');
        return failed(503);
      }
    },
  );
}

/** undefined if there is no such picture. @throws when the service fails, or its picture is no plain drawing */
async function drawn(
  catalog: PictureService,
  pictureId: string,
  context: { correlationId: string },
): Promise<Buffer | undefined> {
  const svg = await readSvg(catalog, `${pictureId}-page.svg`, context);
  if (!svg) return undefined;
  const drawing = shareDrawing(svg.toString());
  if (drawing === null) throw new Error('a picture is no plain drawing');
  return (await renderAsync(drawing, { font: { loadSystemFonts: false } })).asPng();
}
