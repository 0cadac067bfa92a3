import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Pages that the build has made, served beside the storefront. */
export interface BuiltSite {
  /** Where it is reached, without a slash at the end: `/sandbox`. */
  prefix: string;
  /** Where the build has put it. */
  folder: string;
  contentSecurityPolicy: string;
  /** What is said, with 503, when it is not built. */
  unbuilt: string;
  /** Are its pages made in the browser? Then every path that is no file is its one page. */
  isApplication?: boolean;
}

/** Serves a built site from its files alone; those under `assets` never change, all others are asked for again. */
export async function registerBuiltSite(
  app: FastifyInstance,
  { prefix, folder, contentSecurityPolicy, unbuilt, isApplication = false }: BuiltSite,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get(prefix, (_request, reply) => reply.code(503).send(unbuilt));
    app.get(`${prefix}/*`, (_request, reply) => reply.code(503).send(unbuilt));
    return;
  }
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply) => {
      void reply.headers({
        'content-security-policy': contentSecurityPolicy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
    });
    scope.get(prefix, (_request, reply) => reply.redirect(`${prefix}/`));
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: `${prefix}/`,
      decorateReply: false,
      // Each file has a route of its own, so that what is none can be a page.
      wildcard: !isApplication,
      dotfiles: 'ignore',
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    });
    if (!isApplication) return;
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    scope.get(`${prefix}/*`, (request, reply) =>
      isFile(request.url)
        ? reply.callNotFound()
        : reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page),
    );
  });
}

/** Is the last step of a path the name of a file? */
const isFile = (url: string): boolean => /\.[^/]*$/.test(url.split('?', 1)[0] ?? '');
