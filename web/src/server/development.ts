import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Render } from './rendering.ts';
import type { Build, Frontend } from './frontend.ts';
import { followThemes, serveThemes } from './styles/themes.ts';

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
  const { devStyles } = await import('./styles/dev-styles.ts');
  // One for all: in development, the browser gets the texts of every language.
  const build: Build = {
    entry: '/src/entry-dev.ts',
    assets: (modules) => ({ css: [], js: [], own: modules.map((module) => `/${module}`) }),
  };
  const theme = await serveThemes(app, { immutable: false });
  const followed = followThemes((banner) => {
    const path = theme(banner).href;
    vite.environments.client!.hot.send({
      type: 'update',
      updates: [{ type: 'css-update', path, acceptedPath: path, timestamp: Date.now() }],
    });
  });
  app.addHook('onClose', () => followed.close());
  return {
    async render(...args) {
      const module = (await ssr.runner.import('/src/entry-server.tsx')) as { render: Render };
      return module.render(...args);
    },
    builds: { en: build, es: build },
    theme,
    workerFile: null,
    async head(modules, nonce) {
      const styles = await devStyles(vite, ['/src/entry-server.tsx', ...modules.map((m) => `/${m}`)], nonce);
      return `<meta property="csp-nonce" nonce="${nonce}">${styles}`;
    },
  };
}
