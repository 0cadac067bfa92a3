import { renderAsync } from '@resvg/resvg-js';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { withDeadline } from '../../upstream/deadline.ts';
import { type PictureService, readPicture } from './picture-source.ts';
import { picturesPath, pngFile } from './rules/picture-paths.ts';
import { isPlainDrawing, shareDrawing } from './rules/share-picture.ts';

/** Longest wait for a PNG, in milliseconds: the drawing is read and drawn when it's first asked for. */
const longestWait = 5000;
/** All PNGs that are kept, in bytes; a preview is about 140 KB. */
const mostKept = 32 * 1024 * 1024;
/** As many wait to be drawn; whoever comes then is told to come again. */
const mostWaiting = 20;

/**
 * Drawings of products as PNG, for apps and the previews of sites that show no SVG. One is drawn at a time, off the main
 * thread; the picture under a name never changes, so it is kept.
 */
export function registerPngPictures(
  app: FastifyInstance,
  catalog: PictureService,
  { deadlineMs = longestWait } = {},
): void {
  const kept = new LRUCache<string, Buffer, { correlationId: string }>({
    maxSize: mostKept,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (file, _, { context }) => withDeadline(deadlineMs, () => inTurn(() => drawn(catalog, file, context))),
  });
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    waiting += 1;
    const turn = last.then(work).finally(() => (waiting -= 1));
    last = turn.catch(() => undefined);
    return turn;
  };

  app.get<{ Params: { name: string } }>(`${picturesPath}/:name(^[\\w-]+).png`, async (request, reply) => {
    const file = `${request.params.name}.png`;
    void reply.header('x-content-type-options', 'nosniff');
    const failed = (status: number) => reply.code(status).header('cache-control', 'no-store').send('');
    if (!pngFile.test(file)) return reply.callNotFound();
    if (!kept.has(file) && waiting >= mostWaiting) return failed(503);
    try {
      const png = await kept.fetch(file, { context: { correlationId: request.id } });
      if (!png) return await failed(404);
      return await reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable').send(png);
    } catch (error) {
      request.log.warn({ err: error }, 'a drawing could not be drawn as PNG');
      return failed(503);
    }
  });
}

/** undefined if there is no such picture. @throws when the service fails, or its picture is no plain drawing */
async function drawn(
  catalog: PictureService,
  file: string,
  context: { correlationId: string },
): Promise<Buffer | undefined> {
  const [, pictureId, kind] = pngFile.exec(file) ?? [];
  const found = await readPicture(catalog, 'pictures', `${pictureId}-page.svg`, context);
  if (!found) return undefined;
  const svg = found.toString();
  const drawing = kind === 'share' ? shareDrawing(svg) : isPlainDrawing(svg) ? svg : null;
  if (drawing === null) throw new Error('a picture is no plain drawing');
  const fit = kind === 'share' ? {} : { fitTo: { mode: 'width', value: Number(kind) } as const };
  return (await renderAsync(drawing, { font: { loadSystemFonts: false }, ...fit })).asPng();
}
