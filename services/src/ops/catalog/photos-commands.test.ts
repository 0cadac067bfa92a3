import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  brandedHeader,
  brandedRow,
  type ImportWorld,
  importWorld,
  numberOf,
} from '../../catalog/testing/import-world.ts';
import { photographed } from '../../catalog/testing/studio.ts';
import { auditOf, commandsOf } from '../testing/ops-testing.ts';

let catalog: ImportWorld;
let folder: string;
beforeAll(async () => {
  catalog = await importWorld({ audited: true });
  folder = join(catalog.folder, 'photos');
  await mkdir(folder);
  await catalog.imports('products.csv', `${brandedHeader}\n${brandedRow(1)}\n`);
});
afterAll(() => catalog.close());

const change = (...args: readonly string[]) =>
  commandsOf(catalog.world)('--operator', 'okafor', '--yes', 'catalog', ...args);
const putPhoto = async (hue: number) =>
  writeFile(join(folder, `${numberOf(1)}.jpg`), await photographed({ subject: 'pack', hue, side: 64 }));
const files = async () =>
  (await readdir(join(catalog.folder, 'media'), { recursive: true })).filter((name) => name.includes('.')).length;

test('N-71 an operator imports a folder of photos, and later removes those that nothing needs anymore', async () => {
  await putPhoto(10);
  await writeFile(join(folder, 'butter.jpg'), 'x');
  const first = await change('photos', `${folder}/`);
  expect(first).toMatchObject({
    code: 0,
    said: [
      'New: 1; changed: 0; unchanged: 0; lines rejected: 1.',
      'Published as version 2.',
      `Rejected lines and reasons: ${folder}.rejected.jsonl`,
    ].join('\n'),
  });
  expect(await files()).toBe(3);
  // Another photo six times: no kept version has the first one then.
  for (const hue of [20, 30, 40, 50, 60, 70]) {
    await putPhoto(hue);
    await change('photos', folder);
  }
  expect(await files()).toBe(21);
  expect((await change('prune-photos')).said).toBe('Photos removed: 0.');
  catalog.world.clock.advance({ hours: 31 * 24 });
  expect((await change('prune-photos')).said).toBe('Photos removed: 1.');
  expect(await files()).toBe(18);
  expect(await auditOf(catalog.world)).toContainEqual(['okafor', 'catalog prune-photos', 'catalog', 'DONE']);
  await putPhoto(10);
  expect((await change('photos', folder)).said).toContain('changed: 1');
});

test('a folder that isn\u2019t there is one clear sentence', async () => {
  expect(await change('photos', join(folder, 'none'))).toMatchObject({
    code: 2,
    complained: `${join(folder, 'none')} can't be opened (ENOENT).`,
  });
});
