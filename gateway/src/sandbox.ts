import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const built = join(import.meta.dirname, '../dist/sandbox');

/** Everything from here, nothing from elsewhere. The editor writes style attributes and starts workers of its own. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The GraphQL sandbox for frontend developers at /sandbox/; 404 when it is off, a sentence when it is not built. */
export async function registerSandbox(app: FastifyInstance, { enabled }: { enabled: boolean }): Promise<void> {
  if (!enabled) {
    app.get('/sandbox', (_request, reply) => reply.callNotFound());
    app.get('/sandbox/*', (_request, reply) => reply.callNotFound());
    return;
  }
  if (!existsSync(join(built, 'index.html'))) {
    app.get('/sandbox', (_request, reply) => reply.code(503).send('The sandbox is not built: npm run build.'));
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
    scope.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/'));
    await scope.register(fastifyStatic, {
      root: built,
      prefix: '/sandbox/',
      decorateReply: false,
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    });
  });
}
