import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Render } from './rendering.ts';
import type { Frontend } from './frontend.ts';
import { serveThemes } from './themes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The storefront from its sources, with hot reload. */
export async function development(app: FastifyInstance): Promise<Frontend> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    configFile: `${root}vite.config.ts`,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  const { default: middie } = await import('@fastify/middie');
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  const ssr = vite.environments.ssr!;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server entry in this process.');
  const { devStyles } = await import('./dev-styles.ts');
  return {
    async render(...args) {
      const module = (await ssr.runner.import('/src/entry-server.tsx')) as { render: Render };
      return module.render(...args);
    },
    entry: '/src/entry-dev.ts',
    assets: () => ({ css: [], js: [] }),
    theme: await serveThemes(app, { immutable: false }),
    async head(modules, nonce) {
      const styles = await devStyles(vite, ['/src/entry-server.tsx', ...modules.map((m) => `/${m}`)], nonce);
      return `<meta property="csp-nonce" nonce="${nonce}">${styles}`;
    },
  };
}
