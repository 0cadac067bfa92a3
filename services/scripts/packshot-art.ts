// Writes the fresh food of the home page, and what packshots are drawn with: outlines of the typefaces, and the emoji that drawings name.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { demoProducts } from '../src/catalog/demo/products.ts';
import { flavors } from '../src/catalog/packshots/flavors.ts';
import { isOurMotif } from '../src/catalog/packshots/motifs/index.ts';
import { motifsOf } from '../src/catalog/rules/types/drawings.ts';
import { departmentPictures } from '../src/catalog/taxonomy/department-drawings.ts';
import { drawings } from '../src/catalog/taxonomy/drawings.ts';
import { freshDrawings, freshSizes } from './packshots/fresh.ts';
import { outlines } from './packshots/faces.ts';
import { slim } from './packshots/slim-emoji.ts';

const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8')) as {
  icons: Record<string, { body: string }>;
};
const folder = join(import.meta.dirname, '../src/catalog/packshots/generated');
mkdirSync(folder, { recursive: true });

const standing = [...departmentPictures.values()].map(({ data }) => data);
const named = new Set([
  ...[...drawings.values()].flatMap(motifsOf),
  ...flavors.map(([, motif]) => motif),
  ...standing.map(({ motif }) => motif),
]);
const sold = demoProducts(Temporal.PlainDate.from('2026-01-01')).flatMap(({ picture }) => picture?.data ?? []);
const loose = new Set([...sold, ...standing].filter(({ form }) => form === 'plate').map(({ motif }) => motif));
const emoji = [...named]
  .filter((name) => name !== '' && !isOurMotif(name))
  .toSorted()
  .map((name) => {
    const body = set.icons[name]?.body;
    if (body === undefined) throw new Error(`There is no emoji ${name}.`);
    return [name, { print: slim(body), ...(loose.has(name) ? { whole: slim(body, true) } : {}) }] as const;
  });
const write = (file: string, value: unknown) => writeFileSync(join(folder, file), `${JSON.stringify(value)}\n`);
write('emoji.json', Object.fromEntries(emoji));
write('faces.json', await outlines());

const stillLife = join(import.meta.dirname, '../../web/src/art/fresh');
rmSync(stillLife, { recursive: true, force: true });
mkdirSync(stillLife, { recursive: true });
for (const [name, svg] of freshDrawings()) writeFileSync(join(stillLife, `${name}.svg`), svg);
writeFileSync(join(stillLife, '../fresh-sizes.json'), `${JSON.stringify(freshSizes(), null, 2)}\n`);
