import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { negotiateLanguage } from '../../messages/language.ts';
import { pageHeaders } from '../security.ts';
import { appManifest } from './app-manifest.ts';
import { iconPng, iconSizes } from './icons.ts';
import { offlinePage } from './offline-page.ts';
import { screenshotsIn } from './screenshots.ts';

const day = 'public, max-age=86400';
const forGood = 'public, max-age=31536000, immutable';
const notFound = (reply: FastifyReply) => reply.code(404).type('text/plain').send('');

/**
 * Serves what a phone needs to put a banner beside its apps: `/app/<banner>/manifest.webmanifest` and
 * `/app/<banner>/icon-<edge>.png`, and of the screens that the manifest shows `/app/screens/<hash>.webp`.
 * @param cssOf a banner's theme
 * @param isBanner is there a theme for it?
 */
export function serveAppFiles(
  app: FastifyInstance,
  { cssOf, isBanner }: { cssOf: (banner: string) => string; isBanner: (banner: string) => boolean },
): void {
  const taken = screenshotsIn(new URL('screens/', import.meta.url));
  for (const { src, content } of taken)
    app.get(src, { logLevel: 'warn' }, (_, reply) =>
      reply.header('cache-control', forGood).type('image/webp').send(content),
    );
  app.get<{ Params: { banner: string } }>(
    '/app/:banner/manifest.webmanifest',
    { logLevel: 'warn' },
    ({ params: { banner }, headers }, reply) =>
      isBanner(banner)
        ? reply
            .headers({ 'cache-control': day, vary: 'accept-language' })
            .type('application/manifest+json; charset=utf-8')
            .send(appManifest(banner, negotiateLanguage(headers['accept-language'] ?? ''), cssOf(banner), taken))
        : notFound(reply),
  );
  const drawn = new Map<string, Promise<Buffer>>();
  for (const edge of iconSizes)
    app.get<{ Params: { banner: string } }>(
      `/app/:banner/icon-${edge}.png`,
      { logLevel: 'warn' },
      async ({ params: { banner } }, reply) => {
        if (!isBanner(banner)) return notFound(reply);
        const key = `${banner} ${edge}`;
        const icon = drawn.get(key) ?? iconPng(banner, cssOf(banner), edge);
        drawn.set(key, icon);
        return reply
          .header('cache-control', day)
          .type('image/png')
          .send(await icon);
      },
    );
}

/**
 * Serves `/offline`, and `/service-worker.js`, which keeps it. Browsers ask on each visit whether the worker has changed.
 * @param workerFile the built worker; null in development, where it would hold on to files that change
 * @param grays the same in every banner's theme, as custom properties
 */
export function serveOffline(
  app: FastifyInstance,
  { workerFile, https, grays }: { workerFile: string | null; https: boolean; grays: string },
): void {
  app.get('/offline', { logLevel: 'warn' }, ({ headers }, reply) => {
    const nonce = randomBytes(16).toString('base64url');
    const language = negotiateLanguage(headers['accept-language'] ?? '');
    return reply.headers(pageHeaders({ nonce, dev: false, https, language })).send(offlinePage(nonce, language, grays));
  });
  if (workerFile === null) return;
  const worker = readFile(workerFile);
  app.get('/service-worker.js', { logLevel: 'warn' }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(await worker),
  );
}
