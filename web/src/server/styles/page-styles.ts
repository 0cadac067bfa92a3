import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pageStylesAt, type StylePart, styleParts, stylesPath } from '../../app/loading/page-styles.ts';
import { encodingFor } from '../compress.ts';
import type { StylesOf, ThemeAssets } from '../rendering.ts';

/** Stylesheets that are kept packed: a banner's pages have about ten, of some 20 KB each. */
const mostKept = 200;

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
  const kept = new LRUCache<string, PageStylesheet>({ max: mostKept });
  const sheetFor = (name: string, parts: readonly StylePart[]): PageStylesheet => {
    const key = [name, ...parts].join('.');
    let sheet = kept.get(key);
    if (!sheet) {
      sheet = new PageStylesheet([theme(name).css, ...parts.map((part) => texts[part])].join('\n'));
      kept.set(key, sheet);
    }
    return sheet;
  };

  app.get('/styles/*', async (request, reply) => {
    const asked = pageStylesAt(request.url.split('?', 1)[0]!);
    // Another theme's name would only be one more key for the same styles.
    const sheet = asked && theme(asked.theme).name === asked.theme ? sheetFor(asked.theme, asked.parts) : null;
    if (asked?.hash !== sheet?.hash || !sheet) return reply.callNotFound();
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
    // Whoever waits for it hears of a failure; here nobody does.
    sheet.br.catch(() => undefined);
    return stylesPath({ hash: sheet.hash, theme: name, parts });
  };
}
