import { join } from 'node:path';
import type { Plugin } from 'vite';

const production = join(import.meta.dirname, '../../node_modules/react-router/dist/production');

/** Node would load the router by its package's exports, and what it needs from the place of another version. */
const takenIn = ['react-router', 'react-router-dom', 'cookie', 'set-cookie-parser'];

/**
 * React Router names its development build alone in its package's exports: both builds take the other one, and the
 * server's takes it in, with what it needs.
 */
export const routerForProduction = (): Plugin => ({
  name: 'larder:router-for-production',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: join(production, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: join(production, 'dom-export.mjs') },
      ],
    },
    environments: { ssr: { resolve: { noExternal: takenIn } } },
  }),
});
