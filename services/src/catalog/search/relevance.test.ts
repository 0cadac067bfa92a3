import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { catalogWorld, storeId } from '../testing/catalog-world.ts';
import { type JudgedSet, judgedSets, relevanceAt } from '../testing/relevance.ts';

let world: World;
beforeAll(async () => void (world = await catalogWorld()));
afterAll(() => world.close());

/** How many queries of a set mean something that the store has, how many of them may find something else first, and the first four. */
const least: Readonly<Record<JudgedSet, { queries: number; misses: number; firstFour: number }>> = {
  en: { queries: 590, misses: 0, firstFour: 0.975 },
  'en-month': { queries: 128, misses: 1, firstFour: 0.97 },
  'en-week': { queries: 28, misses: 0, firstFour: 0.98 },
  'en-elsewhere': { queries: 110, misses: 0, firstFour: 0.98 },
  'en-everyday': { queries: 37, misses: 0, firstFour: 0.98 },
  'en-family': { queries: 33, misses: 1, firstFour: 0.87 },
  'en-neighbors': { queries: 74, misses: 0, firstFour: 0.955 },
  'en-quarter': { queries: 49, misses: 1, firstFour: 0.955 },
  es: { queries: 240, misses: 0, firstFour: 0.975 },
  'es-month': { queries: 43, misses: 0, firstFour: 0.97 },
  'es-week': { queries: 33, misses: 0, firstFour: 0.98 },
  'es-regions': { queries: 155, misses: 1, firstFour: 0.975 },
  'es-everyday': { queries: 22, misses: 0, firstFour: 0.965 },
  'es-family': { queries: 35, misses: 2, firstFour: 0.835 },
  'es-neighbors': { queries: 56, misses: 1, firstFour: 0.955 },
  'es-quarter': { queries: 64, misses: 2, firstFour: 0.87 },
};

test.each(judgedSets)('N-55 everyday words find the thing itself first: judged queries of %s', async (set) => {
  const found = await relevanceAt(world, storeId, set);
  const { queries, misses, firstFour } = least[set];
  expect(found.misses.slice(misses)).toEqual([]);
  expect(found.queries).toBeGreaterThan(queries);
  expect(found.firstFour).toBeGreaterThan(firstFour);
});
