import { readFile } from 'node:fs/promises';
import { catalogWorld, storeId } from '../../../services/src/catalog/testing/catalog-world.ts';
import { carryAll, importWorld } from '../../../services/src/catalog/testing/import-world.ts';
import {
  type JudgedSet,
  judgedSets,
  type Relevance,
  relevanceAt,
} from '../../../services/src/catalog/testing/relevance.ts';
import type { World } from '../../../services/src/testing/world.ts';
import { withDatabase } from '../database.ts';
import { writeTable } from '../table.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/**
 * How often judged queries find what is meant in the demo catalog, in both languages; prints what wasn't found first.
 * @param products a file of products: as if one store carried all of them, instead of the demo catalog
 * @param showsGaps prints each query whose first four aren't all that could be meant, and what they are
 */
export async function benchRelevance({
  products,
  showsGaps,
}: {
  products?: string | undefined;
  showsGaps?: boolean | undefined;
}): Promise<void> {
  await withDatabase(async () => {
    const { world, close } = products === undefined ? await demoStore() : await storeOf(products);
    try {
      const rows: string[][] = [];
      for (const set of judgedSets) {
        const found = await relevanceAt(world, storeId, set);
        rows.push(rowOf(nameOf[set], found));
        if (showsGaps) for (const gap of found.gaps) console.log(`  ${set}: ${gap.query}: ${gap.found.join(' · ')}`);
        else for (const miss of found.misses) console.log(`  ${miss}`);
      }
      const head = ['Words', 'Queries', 'First is meant', 'First four', 'Reciprocal rank'];
      await writeTable(products === undefined ? 'relevance' : 'relevance of a file', [head, ...rows]);
    } finally {
      await close();
    }
  });
}

const nameOf: Record<JudgedSet, string> = {
  en: 'English',
  'en-month': "A month's list, in English",
  'en-week': "A week's list, in English",
  'en-elsewhere': 'British English',
  'en-everyday': 'Everyday queries, in English',
  'en-family': "A family's list, in English",
  'en-neighbors': "A neighbor's list, in English",
  'en-quarter': "A quarter's list, in English",
  es: 'Spanish',
  'es-month': "A month's list, in Spanish",
  'es-week': "A week's list, in Spanish",
  'es-regions': 'Spanish of other regions',
  'es-everyday': 'Everyday queries, in Spanish',
  'es-family': "A family's list, in Spanish",
  'es-neighbors': "A neighbor's list, in Spanish",
  'es-quarter': "A quarter's list, in Spanish",
};

const rowOf = (words: string, { queries, first, firstFour, reciprocalRank }: Relevance): string[] => [
  words,
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
