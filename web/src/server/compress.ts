import { PassThrough, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | undefined;

/** The best encoding that the browser takes. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const taken = new Set(
    (acceptEncoding ?? '')
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => !/;\s*q=0(?:\.0*)?$/.test(entry))
      .map((entry) => entry.split(';')[0]!),
  );
  if (taken.has('br')) return 'br';
  return taken.has('gzip') ? 'gzip' : undefined;
}

/** Packs a page while it streams: what React has written goes out at once, not when a block is full. */
export function packer(encoding: Encoding): Transform {
  if (encoding === 'br')
    return createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      // Higher levels cost more time than they save bytes for a page that is sent once.
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    });
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH });
  return new PassThrough();
}
