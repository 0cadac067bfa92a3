import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type Plugin, transformWithOxc } from 'vite';
import { isLastBrowserBuild } from './one-language.ts';

const fileName = 'service-worker.js';
const source = join(import.meta.dirname, '../src/service-worker/service-worker.ts');

/** The service worker, beside the browser's build: a file of its own under a name that stays, because browsers ask for it again. */
export const serviceWorker = (): Plugin => ({
  name: 'larder:service-worker',
  apply: 'build',
  applyToEnvironment: isLastBrowserBuild,
  async generateBundle() {
    const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
    const small = await minify(fileName, code);
    this.emitFile({ type: 'asset', fileName, source: small.code });
  },
});
