import type { Upstream } from '../../upstream/upstream.ts';

/** A picture is a few KB; what is larger is none. */
const mostBytes = 256 * 1024;

/** What pictures are read from. */
export type PictureService = Pick<Upstream, 'open'>;

/** A picture's SVG; undefined if there is none. @throws when the service fails, or answers what is no picture */
export async function readSvg(
  catalog: PictureService,
  file: string,
  { correlationId }: { correlationId: string },
): Promise<Buffer | undefined> {
  const { status, body } = await catalog.open(`/pictures/${file}`, { 'x-correlation-id': correlationId });
  if (status !== 200) {
    body.destroy();
    if (status === 404) return undefined;
    throw new Error(`catalog answered ${status} for a picture`);
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > mostBytes) throw new Error('a picture is too large');
    chunks.push(chunk);
  }
  const svg = Buffer.concat(chunks);
  if (!svg.subarray(0, 200).toString().trimStart().startsWith('<')) throw new Error('a picture is no SVG');
  return svg;
}
