import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { registerBuiltSite } from './built-site.ts';

const built = join(import.meta.dirname, '../../dist/sandbox');

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
  await registerBuiltSite(app, {
    prefix: '/sandbox',
    folder: built,
    contentSecurityPolicy,
    unbuilt: 'The sandbox is not built: npm run build.',
  });
}
