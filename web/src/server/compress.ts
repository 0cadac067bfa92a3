import { negotiate } from '@fastify/accept-negotiator';
import { PassThrough, type Transform } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | undefined;

/** The encoding that the browser likes best of those we write; Brotli when it likes both equally. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding =>
  negotiate<'br' | 'gzip'>(acceptEncoding ?? '', ['br', 'gzip']) ?? undefined;

// A page is sent once. For a game's, 33 KB, level 4 takes 0.32 ms; 5 takes twice that for 5 % fewer bytes; 3 saves 0.14 ms for 4 % more.
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** Packs a page that is there as a whole. */
export function pack(page: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br')
    return brotliCompressSync(page, { params: { ...brotli, [constants.BROTLI_PARAM_SIZE_HINT]: page.length } });
  return encoding === 'gzip' ? gzipSync(page) : page;
}

/** Packs a page while it streams: what is written goes out at once, not when a block is full. */
export function packer(encoding: Encoding): Transform {
  if (encoding === 'br') return createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: brotli });
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH });
  return new PassThrough();
}
