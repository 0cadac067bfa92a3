import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isBrowserBuild } from './one-language.ts';

const modern = join(import.meta.dirname, '../../node_modules/rxjs/dist/esm/index.js');

/**
 * By its package's exports the browser would get RxJS for browsers without classes and spreads, and the helpers of tslib
 * with it: 0.8 KiB more on every page.
 */
export const modernRxjs = (): Plugin => ({
  name: 'larder:modern-rxjs',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: isBrowserBuild,
  resolveId: (id) => (id === 'rxjs' ? modern : undefined),
});
