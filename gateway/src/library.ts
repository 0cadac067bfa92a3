import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const built = join(import.meta.dirname, '../../design-system/dist/library');

/** Everything from here, nothing from elsewhere. Storybook's own pages carry scripts and styles in their HTML. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The component library for designers at /design-system/; a sentence when it is not built. */
export async function registerLibrary(app: FastifyInstance, { folder = built } = {}): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    const unbuilt = 'The component library is not built: npm run build.';
    app.get('/design-system', (_request, reply) => reply.code(503).send(unbuilt));
    app.get('/design-system/*', (_request, reply) => reply.code(503).send(unbuilt));
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
    scope.get('/design-system', (_request, reply) => reply.redirect('/design-system/'));
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: '/design-system/',
      decorateReply: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    });
  });
}
