import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeStock } from '../testing/changes.ts';
import { catalogWorld, type ProductView, storeId } from '../testing/catalog-world.ts';
import type { World } from '../../testing/world.ts';

interface Suggested {
  queries: string[];
  scopes: { departmentId: string; departmentName: string; productCount: number }[];
  brands: { name: string }[];
  products: (ProductView & { name: string })[];
  total: number;
}

let world: World;
beforeAll(async () => void (world = await catalogWorld()));
afterAll(() => world.close());

async function ask<T>(path: string, q: string, more: Record<string, string> = {}): Promise<T> {
  const answer = await world.app.inject({ url: `/catalog/${path}`, query: { storeId, channel: 'PICKUP', q, ...more } });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<T>();
}
const suggest = (q: string) => ask<Suggested>('suggestions', q);

describe('S-250 while someone types', () => {
  test('searches are for types and products that the store has, each said once', async () => {
    expect((await suggest('milk')).queries).toEqual(expect.arrayContaining(['2% milk', 'whole milk', 'almond milk']));
    for (const typed of ['che', 'whole m', 'MILK', 'jalapeño', 'lech']) {
      const { queries } = await suggest(typed);
      expect(queries.length).toBeGreaterThan(0);
      expect(new Set(queries.map((query) => query.replace(/s$/, ''))).size).toBe(queries.length);
      for (const query of queries) {
        const { total } = await ask<{ total: number }>('search', query);
        expect([query, total > 0]).toEqual([query, true]);
      }
    }
  });

  test('a language comes first, and both find products', async () => {
    const spanish = await ask<Suggested>('suggestions', 'hue', { language: 'es' });
    expect(spanish.queries[0]).toBe('huevo');
    expect(spanish.products[0]?.name).toMatch(/Eggs/);
    expect(spanish.total).toBe(0);
  });

  test('what is misspelled suggests what it was probably meant to be', async () => {
    const { queries, products, total } = await suggest('chedar');
    expect(queries[0]).toBe('cheddar');
    expect(products.map(({ name }) => name).join()).toMatch(/Cheddar/);
    expect(total).toBe(0);
  });

  test('a department to search in has as many as the search finds there', async () => {
    const { scopes } = await suggest('milk');
    expect(scopes).toHaveLength(2);
    for (const { departmentId, productCount } of scopes) {
      const { total } = await ask<{ total: number }>('search', 'milk', { filters: `DEPARTMENT:${departmentId}` });
      expect(total).toBe(productCount);
    }
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
    expect(await suggest('!!')).toEqual({ queries: [], scopes: [], brands: [], products: [], total: 0 });
  });
});
