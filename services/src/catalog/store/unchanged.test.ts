import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { catalogWorld, otherStoreId, storeId } from '../testing/catalog-world.ts';
import { changePrice, changeStock } from '../testing/changes.ts';
import { whileUnchanged } from './unchanged.ts';

let world: World;
let bpn: string;
beforeAll(async () => {
  world = await catalogWorld();
  const { rows } = await sql<{ bpn: string }>`select bpn from catalog.price order by bpn limit 1`.execute(world.db);
  bpn = rows[0]?.bpn ?? '';
});
afterAll(() => world.close());

/** How often the work was done for a key. */
function counted(at = storeId, key = 'a key') {
  let times = 0;
  const ask = () => whileUnchanged(world.db, { storeId: at, key }, async () => ({ times: (times += 1) }));
  return async () => (await ask()).times;
}

test('N-55 what nothing has changed is worked out once', async () => {
  const ask = counted();
  expect([await ask(), await ask(), await ask()]).toEqual([1, 1, 1]);
});

test.each<[string, () => Promise<unknown>]>([
  ['a price', () => changePrice(world.db, { storeId, bpn, cents: 12_345 })],
  ['the end of a sale', () => changePrice(world.db, { storeId, bpn, cents: 12_345, dealUntil: '2026-08-20' })],
  ['stock that runs out', () => changeStock(world.db, { storeId, bpn, pieces: 0 })],
  ['stock that is back', () => changeStock(world.db, { storeId, bpn, pieces: 9 })],
  ['a product', () => sql`update catalog.product set name = name || '!' where bpn = ${bpn}`.execute(world.db)],
  [
    'a department’s name',
    () => sql`update catalog.department set name = name || '!' where position = 0`.execute(world.db),
  ],
])('N-55 N-74 with %s it is worked out anew, for this store', async (what, change) => {
  const ask = counted(storeId, what);
  expect(await ask()).toBe(1);
  await change();
  expect([await ask(), await ask()]).toEqual([2, 2]);
});

test('N-55 another store’s prices, and stock that stays, change nothing', async () => {
  await changeStock(world.db, { storeId: otherStoreId, bpn, pieces: 8 });
  const ask = counted(otherStoreId, 'elsewhere');
  expect(await ask()).toBe(1);
  await changePrice(world.db, { storeId, bpn, cents: 777 });
  await changeStock(world.db, { storeId: otherStoreId, bpn, pieces: 7 });
  expect(await ask()).toBe(1);
});

test('N-55 a change that commits while the work is done counts, and so does one in a transaction that was open before', async () => {
  let during = false;
  const price = async () => {
    const { rows } = await sql<{ cents: number }>`
      select price_cents as cents from catalog.price where store_id = ${storeId} and bpn = ${bpn} and channel = 'ALL'`.execute(
      world.db,
    );
    if (during) await changePrice(world.db, { storeId, bpn, cents: 222 });
    return { cents: rows[0]?.cents };
  };
  const ask = () => whileUnchanged(world.db, { storeId, key: 'price' }, price);
  await changePrice(world.db, { storeId, bpn, cents: 111 });
  during = true;
  expect(await ask()).toEqual({ cents: 111 });
  during = false;
  expect(await ask()).toEqual({ cents: 222 });
  await inTransaction(world.db, async (trx) => {
    await changePrice(trx, { storeId, bpn, cents: 333 });
    expect(await ask()).toEqual({ cents: 222 });
  });
  expect(await ask()).toEqual({ cents: 333 });
});

test('N-55 many who ask while prices change never get an older price than the last that was committed before they asked', async () => {
  let committed = 0;
  const read = async () => {
    const { rows } = await sql<{ cents: number }>`
      select price_cents as cents from catalog.price where store_id = ${storeId} and bpn = ${bpn} and channel = 'ALL'`.execute(
      world.db,
    );
    return { cents: rows[0]?.cents ?? 0 };
  };
  const writer = async () => {
    for (let cents = 1; cents <= 25; cents++) {
      await changePrice(world.db, { storeId, bpn, cents });
      committed = cents;
    }
  };
  await changePrice(world.db, { storeId, bpn, cents: 0 });
  const reader = async () => {
    while (committed < 25) {
      const least = committed;
      const { cents } = await whileUnchanged(world.db, { storeId, key: 'raced' }, read);
      expect(cents).toBeGreaterThanOrEqual(least);
    }
  };
  await Promise.all([writer(), reader(), reader(), reader()]);
});

test('work that fails is told to who asked, and done again for the next', async () => {
  const failing = () => whileUnchanged(world.db, { storeId, key: 'fails' }, () => Promise.reject(new Error('no luck')));
  await expect(failing()).rejects.toThrow('no luck');
  expect(await whileUnchanged(world.db, { storeId, key: 'fails' }, async () => ({ now: 'fine' }))).toEqual({
    now: 'fine',
  });
});
