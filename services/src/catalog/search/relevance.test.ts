import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { catalogWorld, storeId } from '../testing/catalog-world.ts';
import { type JudgedSet, judgedSets, relevanceAt } from '../testing/relevance.ts';

let world: World;
beforeAll(async () => void (world = await catalogWorld()));
afterAll(() => world.close());

/** How many queries of a set mean something that the store has, how many of them may find something else first, and the first four. */
const least: Readonly<Record<JudgedSet, { queries: number; misses: number; firstFour: number }>> = {
  en: { queries: 590, misses: 0, firstFour: 0.97 },
  'en-month': { queries: 130, misses: 1, firstFour: 0.92 },
  'en-week': { queries: 28, misses: 3, firstFour: 0.9 },
  'en-elsewhere': { queries: 110, misses: 3, firstFour: 0.91 },
  'en-everyday': { queries: 38, misses: 3, firstFour: 0.9 },
  es: { queries: 240, misses: 0, firstFour: 0.97 },
  'es-month': { queries: 44, misses: 0, firstFour: 0.86 },
  'es-week': { queries: 34, misses: 4, firstFour: 0.8 },
  'es-regions': { queries: 155, misses: 3, firstFour: 0.92 },
  'es-everyday': { queries: 22, misses: 3, firstFour: 0.86 },
};

test.each(judgedSets)('N-55 everyday words find the thing itself first: judged queries of %s', async (set) => {
  const found = await relevanceAt(world, storeId, set);
  const { queries, misses, firstFour } = least[set];
  expect(found.misses.slice(misses)).toEqual([]);
  expect(found.queries).toBeGreaterThan(queries);
  expect(found.firstFour).toBeGreaterThan(firstFour);
});
