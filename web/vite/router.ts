import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isBrowserBuild } from './one-language.ts';

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

/** What the router tells developers of servers and of Internet Explorer 11: a third of a KiB on every page. */
const longWords =
  /(?<=[`"])You cannot (?:use the \\`useSearchParams|call `runClientMiddleware\(\)` from a static)[^\n]*?(?=[`"](?:,?)\n)/g;

/** Leaves those words out of what a browser loads. */
export const shortRouterWords = (): Plugin => ({
  name: 'larder:short-router-words',
  apply: 'build',
  applyToEnvironment: isBrowserBuild,
  transform(code, id) {
    return id.includes('/react-router/dist/production/') && code.search(longWords) >= 0
      ? { code: code.replaceAll(longWords, ''), map: null }
      : undefined;
  },
});
