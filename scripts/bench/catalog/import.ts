import { linesDone, productsDigest } from '../../../services/src/catalog/testing/import-state.ts';
import { brandedHeader, brandedRow, type ImportWorld } from '../../../services/src/catalog/testing/import-world.ts';
import { withDatabase } from '../database.ts';
import { type CommandRun, inWorld, ranCatalog } from '../ops-process.ts';
import { writeTable } from '../table.ts';

const lines = 50_000;

interface Run extends CommandRun {
  /** Lines read in this run. */
  read: number;
}

/**
 * `npm run ops -- catalog import` of a file with 50,000 products: into an empty catalog, again unchanged, and into another
 * empty catalog, killed halfway and started again.
 */
export async function benchImport(): Promise<void> {
  await withDatabase(async () => {
    const content = [brandedHeader, ...Array.from({ length: lines }, (_, index) => brandedRow(index))].join('\n');
    const whole = await inWorld(async (catalog) => {
      const file = await catalog.write('products.csv', content);
      const first = await imported(catalog, file);
      return [first, await imported(catalog, file), await productsDigest(catalog.world.db)] as const;
    });
    const killed = await inWorld(async (catalog) => {
      const file = await catalog.write('products.csv', content);
      await imported(catalog, file, { killedAfter: lines / 2 });
      return [await imported(catalog, file), await productsDigest(catalog.world.db)] as const;
    });
    const [first, again, expected] = whole;
    const [resumed, found] = killed;
    if (found !== expected) throw new Error('An import that was killed left another catalog.');
    const row = (name: string, { read, seconds, peakMegabytes }: Run) => [
      name,
      read.toFixed(0),
      (read / seconds).toFixed(0),
      peakMegabytes.toFixed(0),
    ];
    await writeTable('import', [
      ['Run', 'Lines', 'Lines / s', 'Peak MiB'],
      row('First time', first),
      row('Again, unchanged', again),
      row('Started again after `kill -9` halfway', resumed),
    ]);
  });
}

/** Runs the command to its end, or kills it once it has read that many lines. */
async function imported(catalog: ImportWorld, file: string, { killedAfter = Infinity } = {}): Promise<Run> {
  const before = await linesDone(catalog.world.db);
  const isFarEnough = async () => (await linesDone(catalog.world.db)) >= killedAfter;
  const run = await ranCatalog(catalog, ['import', file], killedAfter === Infinity ? undefined : isFarEnough);
  return { ...run, read: lines - (before % lines) };
}
