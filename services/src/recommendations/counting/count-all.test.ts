import { fork } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ordersWorld } from '../../orders/testing/orders-world.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { countTogether } from '../rules/together.ts';
import { insertBaskets } from '../store/baskets.ts';
import { countedBaskets, togetherOf } from '../store/together.ts';
import { tookHome } from '../testing/basket-rows.ts';
import { countAll } from './count-all.ts';

let world: World;
beforeAll(async () => void (world = await ordersWorld()));
afterAll(() => world.close());

const items = ['pasta', 'sauce', 'milk', 'bread', 'eggs'];
/** Every basket of two or three of five products, in turn. */
const basketAt = (at: number) => [
  items[at % 5]!,
  items[(at + 1) % 5]!,
  ...(at % 3 === 0 ? [items[(at + 2) % 5]!] : []),
];
let known: string[][] = [];

async function come(count: number): Promise<void> {
  const more = Array.from({ length: count }, (_, at) => basketAt(known.length + at));
  await inTransaction(world.db, (trx) =>
    insertBaskets(
      trx,
      more.map((lines, at) => ({
        orderNumber: `counted-${known.length + at}`,
        householdId: 'household-counted',
        storeId: 'store-1',
        day: '2026-08-01',
        lines: lines.map((itemId) => ({ itemId, quantity: 1, weight: null })),
      })),
    ),
  );
  known = [...known, ...more];
}

async function expectEachOnce() {
  const counted = countTogether(known);
  const kept = await togetherOf(world.db, items);
  for (const item of items) {
    expect(kept.get(item)?.baskets).toBe(counted.get(item)?.baskets);
    expect(Object.fromEntries(kept.get(item)!.partners)).toEqual(Object.fromEntries(counted.get(item)!.partners));
  }
  expect(await countedBaskets(world.db)).toBe(known.length);
}

test('N-79 a run counts what came since the last one, and nothing twice', async () => {
  await come(40);
  expect(await countAll(world.db, { pageSize: 7 })).toEqual({ baskets: 40 });
  await expectEachOnce();
  await come(25);
  expect(await countAll(world.db, { pageSize: 7 })).toEqual({ baskets: 25 });
  expect(await countAll(world.db)).toEqual({ baskets: 0 });
  await expectEachOnce();
});

test('N-79 any number of processes count each basket once', async () => {
  await come(60);
  const counted = await Promise.all([1, 2, 3, 4].map(() => countAll(world.db, { pageSize: 3 })));
  expect(counted.reduce((sum, { baskets }) => sum + baskets, 0)).toBe(60);
  await expectEachOnce();
});

test('N-79 a basket that is still being written when a run begins is counted by the next one', async () => {
  let commit = (): void => undefined;
  const waits = new Promise<void>((resolve) => (commit = resolve));
  let written = (): void => undefined;
  const isWritten = new Promise<void>((resolve) => (written = resolve));
  const late = inTransaction(world.db, async (trx) => {
    const lines = ['pasta', 'sauce'].map((itemId) => ({ itemId, quantity: 1, weight: null }));
    const basket = { orderNumber: 'late', householdId: 'late', storeId: 'store-1', day: '2026-08-01', lines };
    await insertBaskets(trx, [basket]);
    written();
    await waits;
  });
  await isWritten;
  const run = countAll(world.db);
  commit();
  await late;
  known = [...known, ['pasta', 'sauce']];
  expect((await run).baskets + (await countAll(world.db)).baskets).toBe(1);
  await expectEachOnce();
});

test('N-79 a run that is killed goes on where it was, and counts nothing twice', async () => {
  await come(80);
  const child = fork(
    join(import.meta.dirname, '../testing/count-until-killed.ts'),
    [JSON.stringify(world.connection)],
    {
      stdio: 'ignore',
    },
  );
  const exits = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  await new Promise<void>((resolve) => child.once('message', () => resolve()));
  child.kill('SIGKILL');
  expect(await exits).toBe('SIGKILL');
  const { baskets } = await countAll(world.db, { pageSize: 5 });
  expect(baskets).toBeGreaterThan(0);
  expect(baskets).toBeLessThan(80);
  await expectEachOnce();
});

test('a basket alone goes with nothing', async () => {
  await tookHome(world, 'household-alone', '2026-08-02', 'anchovies');
  await countAll(world.db);
  expect((await togetherOf(world.db, ['anchovies'])).get('anchovies')).toEqual({ baskets: 1, partners: new Map() });
});
