import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pageStylesAt, type StylePart, styleParts, stylesPath } from '../../app/loading/page-styles.ts';
import { encodingFor } from '../compress.ts';
import type { StylesOf, ThemeAssets } from '../rendering.ts';

/** Stylesheets kept besides those that this server's pages name, of some 20 KB each: what another server has named. */
const mostKept = 50;

/** A banner's theme and some parts as one stylesheet, packed as well as can be, away from the event loop. */
class PageStylesheet {
  readonly hash: string;
  readonly css: Buffer;
  #br: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;

  constructor(css: string) {
    this.css = Buffer.from(css);
    this.hash = createHash('sha256').update(this.css).digest('base64url').slice(0, 12);
  }

  /** Brotli, begun when it is first asked for. */
  get br(): Promise<Buffer> {
    return (this.#br ??= promisify(brotliCompress)(this.css, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.css.length,
      },
    }));
  }

  get gzip(): Promise<Buffer> {
    return (this.#gzip ??= promisify(gzip)(this.css, { level: 9 }));
  }
}

interface PageStylesOptions {
  theme: (banner: string) => ThemeAssets;
  /** The text of each part of this build. */
  parts: Readonly<Record<StylePart, string>>;
}

/**
 * Serves what a page's first paint needs as one stylesheet: on a phone, each file more holds a connection that the
 * largest picture waits for. Answers where the one for a banner and some parts is; packing it begins then, while the
 * page is on its way.
 */
export function servePageStyles(app: FastifyInstance, { theme, parts: texts }: PageStylesOptions): StylesOf {
  // What pages draw together are few; whoever asks can make up thousands, and must not push these out.
  const named = new Map<string, PageStylesheet>();
  const asked = new LRUCache<string, PageStylesheet>({ max: mostKept });
  const keyOf = (name: string, parts: readonly StylePart[]): string => [name, ...parts].join('.');
  const sheetFor = (name: string, parts: readonly StylePart[]): PageStylesheet =>
    named.get(keyOf(name, parts)) ??
    asked.get(keyOf(name, parts)) ??
    new PageStylesheet([theme(name).css, ...parts.map((part) => texts[part])].join('\n'));

  app.get('/styles/*', async (request, reply) => {
    const wanted = pageStylesAt(request.url.split('?', 1)[0]!);
    // Another theme's name would only be one more key for the same styles.
    const sheet = wanted && theme(wanted.theme).name === wanted.theme ? sheetFor(wanted.theme, wanted.parts) : null;
    if (!wanted || wanted.hash !== sheet?.hash) return reply.callNotFound();
    const key = keyOf(wanted.theme, wanted.parts);
    if (!named.has(key)) asked.set(key, sheet);
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
      .type('text/css; charset=utf-8')
      .send(encoding ? await sheet[encoding] : sheet.css);
  });

  return (banner, wanted) => {
    const { name } = theme(banner);
    const parts = styleParts.filter((part) => wanted.has(part));
    const sheet = sheetFor(name, parts);
    named.set(keyOf(name, parts), sheet);
    // Whoever waits for it hears of a failure; here nobody does.
    sheet.br.catch(() => undefined);
    return stylesPath({ hash: sheet.hash, theme: name, parts });
  };
}
