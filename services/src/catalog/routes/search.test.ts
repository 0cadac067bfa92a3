import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogWorld, type ProductView, storeId } from '../testing/catalog-world.ts';
import type { World } from '../../testing/world.ts';

interface Listed {
  items: (ProductView & { name: string; gtin: string; brand: { name: string } | null })[];
  total: number;
  totalUnfiltered: number;
  nextPageToken: string | null;
  facets: { kind: string; values: { id: string; name: string; count: number; chosen: boolean }[] }[];
}

let world: World;
beforeAll(async () => void (world = await catalogWorld()));
afterAll(() => world.close());

async function get<T>(path: string): Promise<T> {
  const answer = await world.app.inject({ url: `/catalog${path}` });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<T>();
}
const find = (q: string, more = '') =>
  get<Listed>(`/search?storeId=${storeId}&channel=PICKUP&q=${encodeURIComponent(q)}${more}`);

const names = async (q: string, more = '') => (await find(q, more)).items.map(({ name }) => name);

describe('a search', () => {
  test('N-55 finds names, brands, and shelves, in the singular and the plural, and other words for the same', async () => {
    for (const name of await names('tomato', '&pageSize=5')) expect(name).toMatch(/Tomato/);
    expect(await names('tomatoes')).toEqual(await names('tomato'));
    expect((await find('pop')).total).toBe((await find('soda')).total);
    expect(await names('chickpeas')).toContain('Garbanzo Beans');
    for (const { brand } of (await find('meadow lane butter')).items) expect(brand?.name).toBe('Meadow Lane');
  });

  test('takes the last word as the beginning of one when it is none itself', async () => {
    for (const name of await names('choc', '&pageSize=5')) expect(name).toMatch(/Choc/);
  });

  test('N-51 finds a product by its UPC, GTIN, and number', async () => {
    const [milk] = (await find('whole milk')).items;
    for (const typed of [
      milk?.bpn,
      milk?.gtin,
      milk?.gtin.slice(2),
      `${milk?.gtin.slice(2, 8)} ${milk?.gtin.slice(8)}`,
    ])
      expect((await find(typed ?? '')).items.map(({ bpn }) => bpn)).toEqual([milk?.bpn]);
  });

  test('narrows across facets and widens within one; a facet’s counts ignore its own choice', async () => {
    const all = await find('milk');
    const brands = all.facets.find(({ kind }) => kind === 'BRAND')?.values ?? [];
    const [first, second] = brands;
    const chosen = await find('milk', `&filters=BRAND:${first?.id},BRAND:${second?.id}`);
    expect(chosen.total).toBe((first?.count ?? 0) + (second?.count ?? 0));
    expect(chosen.totalUnfiltered).toBe(all.total);
    const values = chosen.facets.find(({ kind }) => kind === 'BRAND')?.values ?? [];
    expect(values.map(({ id, count }) => [id, count])).toEqual(brands.map(({ id, count }) => [id, count]));
    expect(values.filter((value) => value.chosen).map(({ id }) => id)).toEqual([first?.id, second?.id]);
  });

  test('without words lists what is in scope', async () => {
    const list = await get<Listed>(`/search?storeId=${storeId}&departmentId=dairy-eggs-cheese&pageSize=5`);
    expect(list.total).toBeGreaterThan(100);
    expect(list.items.every(({ shelfId }) => shelfId.startsWith('dairy-eggs-cheese.'))).toBe(true);
  });
});
