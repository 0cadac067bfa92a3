import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogWorld, type ProductView, storeId } from '../testing/catalog-world.ts';
import { changeStock } from '../testing/changes.ts';
import type { World } from '../../testing/world.ts';

interface View {
  collectionId: string;
  title: string;
  scope: { departmentId?: string; filters?: string } | null;
  items: (ProductView & { name: string })[];
}

let world: World;
beforeAll(async () => void (world = await catalogWorld()));
afterAll(() => world.close());

async function collections(at = `storeId=${storeId}&channel=PICKUP`): Promise<View[]> {
  const answer = await world.app.inject({ url: `/catalog/collections?${at}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ collections: View[] }>().collections;
}

test('the home page’s shelves hold at most twelve products that can be had now', async () => {
  const found = await collections();
  expect(found.map(({ title }) => title)).toEqual([
    'On sale this week',
    'In season now',
    'Half-hour suppers',
    'Breakfast, sorted',
  ]);
  for (const { items } of found) {
    expect(items.length).toBeGreaterThan(6);
    expect(items.length).toBeLessThanOrEqual(12);
    for (const item of items) {
      expect([item.status, item.channelEligibility.PICKUP]).toEqual(['ACTIVE', true]);
      expect(item.channelInventory.PICKUP).toBeGreaterThan(0);
    }
  }
  expect(found.map(({ scope }) => scope)).toEqual([
    { filters: 'DEALS:ON_SALE' },
    { departmentId: 'fruits-vegetables' },
    null,
    { departmentId: 'breakfast-cereal' },
  ]);
});

test('what has sold out makes room for the next', async () => {
  const suppers = async () => (await collections())[2]?.items ?? [];
  const [first] = await suppers();
  await changeStock(world.db, { storeId, bpn: first?.bpn ?? '', pieces: 0 });
  expect((await suppers()).map(({ bpn }) => bpn)).not.toContain(first?.bpn);
});

test('a retailer without collections shows sales, best sellers, and organic products', async () => {
  await sql`delete from catalog.collection`.execute(world.db);
  const found = await collections();
  expect(found.map(({ collectionId }) => collectionId)).toEqual(['on-sale', 'top-sellers', 'organic']);
  for (const { items } of found) expect(items).toHaveLength(12);
});

test('a store that carries nothing has no shelves, and an unknown one is 404', async () => {
  await sql`delete from catalog.price where store_id = ${storeId}`.execute(world.db);
  expect(await collections()).toEqual([]);
  expect((await world.app.inject({ url: '/catalog/collections?storeId=none' })).statusCode).toBe(404);
});
