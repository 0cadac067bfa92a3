import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photosDigest, photosKept } from '../../../services/src/catalog/testing/import-state.ts';
import {
  brandedHeader,
  brandedRow,
  type ImportWorld,
  numberOf,
} from '../../../services/src/catalog/testing/import-world.ts';
import { photographed } from '../../../services/src/catalog/testing/studio.ts';
import { withDatabase } from '../database.ts';
import { type CommandRun, inWorld, ranCatalog } from '../ops-process.ts';
import { writeTable } from '../table.ts';

/** One in so many is as large as a camera makes them. */
const largeEvery = 100;
const sides = { small: 64, large: 4900 } as const;

/**
 * `npm run ops -- catalog photos` of a folder: into an empty catalog, again unchanged, and, with a tenth of them, killed
 * halfway and started again.
 */
export async function benchPhotos(count: number): Promise<void> {
  const few = Math.ceil(count / 10);
  const small = await photographed({ subject: 'pack', side: sides.small });
  const large = await photographed({ subject: 'plate', hue: 340, side: sides.large });
  await withDatabase(async () => {
    const [first, again] = await inWorld(async (catalog) => {
      const folder = await filled(catalog, count, { small, large });
      return [await ranCatalog(catalog, ['photos', folder]), await ranCatalog(catalog, ['photos', folder])] as const;
    });
    const expected = await inWorld(async (catalog) => {
      await ranCatalog(catalog, ['photos', await filled(catalog, few, { small, large })]);
      return photosDigest(catalog.world.db);
    });
    const [resumed, left] = await inWorld(async (catalog) => {
      const folder = await filled(catalog, few, { small, large });
      const { db } = catalog.world;
      await ranCatalog(catalog, ['photos', folder], async () => (await photosKept(db)) >= few / 2);
      const before = await photosKept(db);
      const run = await ranCatalog(catalog, ['photos', folder]);
      if ((await photosDigest(db)) !== expected) throw new Error('An import that was killed left other photos.');
      return [run, few - before] as const;
    });
    const row = (name: string, photos: number, { seconds, peakMegabytes }: CommandRun) => [
      name,
      photos.toFixed(0),
      (photos / seconds).toFixed(1),
      peakMegabytes.toFixed(0),
    ];
    await writeTable('photos', [
      ['Run', 'Photos', 'Photos / s', 'Peak MiB'],
      row('First time', count, first),
      row('Again, unchanged', count, again),
      row('Started again after `kill -9` halfway', left, resumed),
    ]);
  });
}

/** A catalog with as many products, and a folder with a photo of each. */
async function filled(catalog: ImportWorld, count: number, files: { small: Buffer; large: Buffer }): Promise<string> {
  const rows = Array.from({ length: count }, (_, index) => brandedRow(index));
  await catalog.imports('products.csv', [brandedHeader, ...rows].join('\n'));
  const folder = join(catalog.folder, 'photos');
  await mkdir(folder);
  for (let index = 0; index < count; index++) {
    const file = index % largeEvery === 0 ? files.large : files.small;
    await writeFile(join(folder, `${numberOf(index)}.jpg`), withComment(file, `photo ${index}`));
  }
  return folder;
}

/** Another file that shows the same: no two photos are one. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const segment = Buffer.alloc(4 + comment.length);
  segment.writeUInt16BE(0xff_fe, 0);
  segment.writeUInt16BE(2 + comment.length, 2);
  segment.write(comment, 4);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}
