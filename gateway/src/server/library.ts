import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { registerBuiltSite } from './built-site.ts';

const built = join(import.meta.dirname, '../../../design-system/dist/library');

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
  await registerBuiltSite(app, {
    prefix: '/design-system',
    folder,
    contentSecurityPolicy,
    unbuilt: 'The component library is not built: npm run build.',
  });
}
