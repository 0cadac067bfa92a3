// Writes the pictures that the storefront shows, and each banner's favicon, where the build and the server find them.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { layerPictures } from '../src/art/layers/layers.ts';
import { pictureIds } from '../src/art/pictures.ts';

interface IconSet {
  width: number;
  height: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8')) as IconSet;
const folder = join(import.meta.dirname, '../public/pictures');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const missing: string[] = [];
for (const id of pictureIds) {
  const icon = set.icons[id] ?? set.icons[set.aliases?.[id]?.parent ?? ''];
  if (!icon) {
    missing.push(id);
    continue;
  }
  const box = `0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}`;
  writeFileSync(
    join(folder, `${id}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${icon.body}</svg>\n`,
  );
}
const fresh = join(import.meta.dirname, '../src/art/fresh');
for (const name of readdirSync(fresh)) cpSync(join(fresh, name), join(folder, `fresh-${name}`));
for (const [name, text] of layerPictures) writeFileSync(join(folder, `layer-${name}.svg`), text);
if (missing.length > 0) {
  console.error(`There is no picture called ${missing.join(', ')}.`);
  process.exitCode = 1;
}
