import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { catalogWorld, storeId } from '../testing/catalog-world.ts';
import { judgedLanguages, relevanceAt } from '../testing/relevance.ts';

let world: World;
beforeAll(async () => void (world = await catalogWorld()));
afterAll(() => world.close());

test.each(judgedLanguages)(
  'N-55 everyday words find the thing itself first: judged queries in %s',
  async (language) => {
    const found = await relevanceAt(world, storeId, language);
    expect(found.misses).toEqual([]);
    expect(found.queries).toBeGreaterThan(240);
    expect(found.firstFour).toBeGreaterThan(0.97);
  },
);
