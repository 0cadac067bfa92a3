import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { isLastBrowserBuild } from './one-language.ts';

const dist = join(import.meta.dirname, '../dist');
const themes = join(import.meta.dirname, '../../design-system/dist');
const packed = new Set(['.js', '.css', '.svg', '.json', '.txt', '.wasm']);
const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** Puts a brotli and a gzip copy beside every file that gains by it. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !packed.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    if (content.length < 512) continue;
    const copies = { br: brotliCompressSync(content, { params: text }), gz: gzipSync(content, { level: 9 }) };
    for (const [suffix, copy] of Object.entries(copies))
      if (copy.length < content.length) writeFileSync(`${file}.${suffix}`, copy);
  }
}

/** After the browser's builds: the banners' themes beside it, and everything packed ahead of the first request. */
export const precompressed = (): Plugin => ({
  name: 'larder:precompressed',
  apply: 'build',
  applyToEnvironment: isLastBrowserBuild,
  closeBundle() {
    rmSync(join(dist, 'theme'), { recursive: true, force: true });
    for (const folder of ['themes', 'fonts'])
      if (existsSync(join(themes, folder)))
        cpSync(join(themes, folder), join(dist, 'theme', folder), { recursive: true });
    for (const folder of ['client', 'theme'].map((name) => join(dist, name)).filter(existsSync)) compress(folder);
  },
});
