// Writes what packshots are drawn with: outlines of the typefaces, and the emoji that products name.
import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { departmentTables } from '../src/catalog/demo/departments/index.ts';
import type { Line } from '../src/catalog/demo/line.ts';
import { outlines } from './packshots/faces.ts';
import { slim } from './packshots/slim-emoji.ts';

const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8')) as {
  icons: Record<string, { body: string }>;
};
const folder = join(import.meta.dirname, '../src/catalog/packshots/generated');
mkdirSync(folder, { recursive: true });

const lines = departmentTables.flatMap(({ aisles }) =>
  aisles.flatMap(({ shelves }) => shelves.flatMap((shelf) => shelf.lines)),
);
const named = (of: readonly Line[]) => new Set(of.flatMap(({ flavors }) => flavors.map((flavor) => flavor.emoji)));
const loose = named(lines.filter(({ sizes }) => sizes.some(({ form }) => form === 'plate')));
const emoji = [...named(lines)].toSorted().map((name) => {
  const body = set.icons[name]?.body;
  if (body === undefined) throw new Error(`There is no emoji ${name}.`);
  return [name, { print: slim(body), ...(loose.has(name) ? { whole: slim(body, true) } : {}) }] as const;
});
const write = (file: string, value: unknown) => writeFileSync(join(folder, file), `${JSON.stringify(value)}\n`);
write('emoji.json', Object.fromEntries(emoji));
write('faces.json', await outlines());
