import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeStock } from '../testing/changes.ts';
import { catalogWorld, type ProductView, storeId } from '../testing/catalog-world.ts';
import type { World } from '../../testing/world.ts';

interface Suggested {
  queries: string[];
  places: { shelfId: string | null; aisleId: string; name: string; departmentName: string; productCount: number }[];
  brands: { name: string }[];
  products: (ProductView & { name: string })[];
  total: number;
}

let world: World;
beforeAll(async () => void (world = await catalogWorld()));
afterAll(() => world.close());

async function ask<T>(path: string, q: string): Promise<T> {
  const answer = await world.app.inject({ url: `/catalog/${path}`, query: { storeId, channel: 'PICKUP', q } });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<T>();
}
const suggest = (q: string) => ask<Suggested>('suggestions', q);

describe('S-250 while someone types', () => {
  test('searches begin with what was typed, each said once', async () => {
    for (const typed of ['che', 'whole m', 'MILK', 'jalapeño']) {
      const { queries } = await suggest(typed);
      expect(queries.length).toBeGreaterThan(0);
      const plain = typed.toLowerCase().replace('ñ', 'n');
      expect(queries.filter((query) => !query.startsWith(plain))).toEqual([]);
      expect(new Set(queries.map((query) => query.replace(/s$/, ''))).size).toBe(queries.length);
    }
  });

  test('shelves and aisles of that name come first, with all of their products', async () => {
    const { places } = await suggest('milk');
    expect(places.map(({ name }) => name).slice(0, 2)).toEqual(['Milk & Cream', 'Milk']);
    const shelf = places[1];
    const list = await world.app.inject({
      url: `/catalog/search?storeId=${storeId}&channel=PICKUP&shelfId=${shelf?.shelfId}`,
    });
    expect(shelf?.productCount).toBe(list.json<{ total: number }>().total);
  });

  test('brands are found by the beginning of any of their words', async () => {
    expect((await suggest('mea')).brands.map(({ name }) => name)).toEqual(['Meadow Lane']);
    expect((await suggest('lane')).brands.map(({ name }) => name)).toContain('Meadow Lane');
  });

  test('products can be had now, and whole words come before beginnings', async () => {
    const { products } = await suggest('milk');
    expect(products).toHaveLength(4);
    for (const product of products) {
      expect(product.name).toMatch(/milk/i);
      expect(product.channelInventory.PICKUP).toBeGreaterThan(0);
    }
  });

  test.each(['milk', 'che', 'choc', 'whole m', 'tomato', 'pop', 'qwxz'])(
    'the total for "%s" is what a search for it finds',
    async (typed) => {
      const { total, corrected } = await ask<{ total: number; corrected: boolean }>('search', typed);
      expect((await suggest(typed)).total).toBe(corrected ? 0 : total);
    },
  );

  test('what a letter finds is told anew after a minute', async () => {
    const [first] = (await suggest('m')).products;
    await changeStock(world.db, { storeId, bpn: first?.bpn ?? '', pieces: 0 });
    expect((await suggest('m')).products[0]?.channelInventory.PICKUP).toBe(0);
    world.clock.advance({ minutes: 1 });
    expect((await suggest('m')).products.map(({ bpn }) => bpn)).not.toContain(first?.bpn);
  });

  test('nothing that is a word suggests nothing', async () => {
    expect(await suggest('!!')).toEqual({ queries: [], places: [], brands: [], products: [], total: 0 });
  });
});
