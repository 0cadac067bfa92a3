import type { Upstream } from '../../upstream/upstream.ts';

/** A drawing is a few KB, a photo a few hundred at most; what is larger is none. */
const mostBytes = { pictures: 256 * 1024, photos: 2 * 1024 * 1024 } as const;

/** How files begin. */
const beginnings: Readonly<Record<string, (start: Buffer) => boolean>> = {
  svg: (start) => start.toString().trimStart().startsWith('<'),
  avif: (start) => start.toString('latin1', 4, 12) === 'ftypavif',
  webp: (start) => start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP',
  jpg: (start) => start.toString('latin1', 0, 3) === '\xff\xd8\xff',
};

/** What pictures are read from. */
export type PictureService = Pick<Upstream, 'open'>;

/**
 * A drawing's SVG, or a photo's file; undefined if there is none.
 * @throws when the service fails, or answers what is no picture
 */
export async function readPicture(
  catalog: PictureService,
  kind: 'pictures' | 'photos',
  file: string,
  { correlationId }: { correlationId: string },
): Promise<Buffer | undefined> {
  const { status, body } = await catalog.open(`/${kind}/${file}`, { 'x-correlation-id': correlationId });
  if (status !== 200) {
    body.destroy();
    if (status === 404) return undefined;
    throw new Error(`catalog answered ${status} for a picture`);
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > mostBytes[kind]) throw new Error('a picture is too large');
    chunks.push(chunk);
  }
  const content = Buffer.concat(chunks);
  const type = file.slice(file.lastIndexOf('.') + 1);
  if (!beginnings[type]?.(content.subarray(0, 200))) throw new Error(`a picture is no ${type.toUpperCase()}`);
  return content;
}
