// First-load bytes of every route against the budget, from the build. With a server's address, its HTML as well:
//   node web/scripts/budget.ts [http://localhost:4000] [cookie header of a signed-in shopper]
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { assetsOf, entryKey } from '../src/server/manifest.ts';

const kib = 1024;
/** React, its DOM, the router and Apollo Client without the GraphQL parser: what any page of this stack loads. */
const floor = 134 * kib;
const budget = { js: 30 * kib, css: 20 * kib, html: 60 * kib };

const web = join(import.meta.dirname, '..');
const client = join(web, 'dist/client');
const manifestFile = join(client, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('The storefront has not been built: run "npm run build" first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

const packed = (file: string): number =>
  existsSync(`${file}.br`) ? readFileSync(`${file}.br`).length : brotliCompressSync(readFileSync(file)).length;
const sum = (files: readonly string[]): number => files.reduce((total, file) => total + packed(join(client, file)), 0);
const shown = (bytes: number): string => (bytes / kib).toFixed(1).padStart(7);

const themes = globSync(join(web, 'dist/theme/themes/*.css')).map((file) => readFileSync(file, 'utf8'));
const theme = themes.toSorted((one, other) => one.length - other.length).at(-1) ?? '';
const known = new Map<string, number>();
/** Bytes of a page's one stylesheet, with the longest theme. */
function styled(files: readonly string[]): number {
  const key = files.toSorted().join();
  let bytes = known.get(key);
  if (bytes === undefined) {
    const texts = files.map((file) => readFileSync(join(client, file), 'utf8'));
    known.set(key, (bytes = brotliCompressSync([theme, ...texts].join('\n')).length));
  }
  return bytes;
}
const paths: Record<string, string> = {
  'routes/home': '/',
  'routes/account/sign-in': '/account/sign-in.html',
  'routes/account/re-sign-in': '/account/re-sign-in.html',
  'routes/foru': '/foru.html',
  'routes/games/game-grid': '/games/game-grid',
};

let over = 0;
const mark = (bytes: number, limit: number): string => {
  if (bytes <= limit) return ' ';
  over += 1;
  return '!';
};

console.log('KiB, brotli            scripts over the floor   styles before the first paint');
for (const file of globSync(join(web, 'src/routes/**/route.tsx')).sort()) {
  const module = relative(web, file);
  const { css, js } = assetsOf(manifest, [module]);
  const scripts = sum([...js, manifest[entryKey]!.file]) - floor;
  const styles = styled(css);
  const name = relative(join(web, 'src/routes'), join(file, '..')).padEnd(24);
  console.log(
    `${name} ${shown(scripts)}${mark(scripts, budget.js)} of ${budget.js / kib}   ${shown(styles)}${mark(styles, budget.css)} of ${budget.css / kib}`,
  );
}

const [address, cookie] = process.argv.slice(2);
if (address)
  for (const [route, path] of Object.entries(paths)) {
    const answer = await fetch(new URL(path, address), { redirect: 'manual', headers: cookie ? { cookie } : {} });
    const html = Buffer.byteLength(await answer.text());
    console.log(
      `${route.padEnd(31)} HTML ${answer.status} ${shown(html)}${mark(html, budget.html)} of ${budget.html / kib}`,
    );
  }

if (over > 0) {
  console.error(`${over} over budget, marked with an exclamation mark.`);
  process.exitCode = 1;
}
