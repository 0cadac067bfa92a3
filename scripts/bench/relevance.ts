import { readFile } from 'node:fs/promises';
import { catalogWorld, storeId } from '../../services/src/catalog/testing/catalog-world.ts';
import { carryAll, importWorld } from '../../services/src/catalog/testing/import-world.ts';
import { judgedLanguages, type Relevance, relevanceAt } from '../../services/src/catalog/testing/relevance.ts';
import type { World } from '../../services/src/testing/world.ts';
import { withDatabase } from './database.ts';
import { writeTable } from './table.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/**
 * How often judged queries find what is meant in the demo catalog, in both languages; prints what wasn't found first.
 * @param products a file of products: as if one store carried all of them, instead of the demo catalog
 */
export async function benchRelevance(products?: string): Promise<void> {
  await withDatabase(async () => {
    const { world, close } = products === undefined ? await demoStore() : await storeOf(products);
    try {
      const rows: string[][] = [];
      for (const language of judgedLanguages) {
        const found = await relevanceAt(world, storeId, language);
        rows.push(rowOf(language === 'en' ? 'English' : 'Spanish', found));
        for (const miss of found.misses) console.log(`  ${miss}`);
      }
      const head = ['Language', 'Queries', 'First is meant', 'First four', 'Reciprocal rank'];
      await writeTable(products === undefined ? 'relevance' : 'relevance of a file', [head, ...rows]);
    } finally {
      await close();
    }
  });
}

const rowOf = (language: string, { queries, first, firstFour, reciprocalRank }: Relevance): string[] => [
  language,
  String(queries),
  percent(first),
  percent(firstFour),
  reciprocalRank.toFixed(3),
];

interface Store {
  world: World;
  close: () => Promise<unknown>;
}

async function demoStore(): Promise<Store> {
  const world = await catalogWorld();
  return { world, close: () => world.close() };
}

async function storeOf(file: string): Promise<Store> {
  const { world, imports, close } = await importWorld();
  await imports('products.csv', await readFile(file));
  await carryAll(world.db, storeId);
  return { world, close };
}
