import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods, ordersWorld, stockOf } from '../../orders/testing/orders-world.ts';
import { moneyOf } from '../../orders/testing/placed-orders.ts';
import { publish } from '../../testing/games.ts';
import type { World } from '../../testing/world.ts';
import { auditOf, commandsOf } from '../testing/ops-testing.ts';
import { storeOrder, taxed } from '../testing/store-order.ts';

let world: World;
beforeAll(async () => {
  world = await ordersWorld();
  await publish(world);
});
afterAll(() => world.close());

const ledger = () => commandsOf(world)('audit', 'ledger');

test('N-61, N-41, T-88, N-11 an order is picked with a shortage, a swap, and a real weight, handed over, and finalized', async () => {
  const { number, milk, apples, fern, does, picks, points } = await storeOrder(world);
  const shown = (await commandsOf(world)('orders', 'show', number)).said.split('\n');
  expect(shown[0]).toBe(`${number}  PLACED  version 1  $${taxed(7600, 2) / 100}`);
  expect(shown).toContain(`${milk}  8 × Whole Milk (${goods.milk})`);
  const stock = await stockOf(world.db, goods.cake);
  await picks();
  expect(await does('short', number, milk, '--left', '6')).toMatchObject({
    code: 0,
    said: `${number}: 6 of the line.`,
  });
  expect((await does('substitute', number, fern, '--with', goods.cake)).said).toBe(
    `${number}: Sheet Cake instead of Fern in a Glazed Pot.`,
  );
  expect((await does('weigh', number, apples, '1.37')).said).toBe(`${number}: 1.37 lb.`);
  expect(await stockOf(world.db, goods.cake)).toBe(stock - 1);
  expect((await does('ready', number)).said).toBe(`${number} is packed.`);
  expect((await does('hand-over', number)).said).toBe(`${number} is handed over.`);
  expect((await does('finalize', number)).said).toBe(`${number} is final.`);
  // 6 x $5.00, 1.37 lb x $3.00, and the cake for $32.00 instead of the fern for $33.00.
  expect(await moneyOf(world, number)).toEqual({ charged: taxed(3000 + 411 + 3200), refunded: 0 });
  expect((await does('refund', number, milk, '--reason', 'One was open')).said).toBe(`${number}: $5.36 goes back.`);
  expect(await points()).toEqual({ posted: 62, pending: 0 });
  expect((await ledger()).complained).toBe('');
  const steps = ['pick', 'short', 'substitute', 'weigh', 'ready', 'hand-over', 'finalize', 'refund'];
  expect((await auditOf(world)).filter(([, , subject]) => subject === number)).toEqual(
    steps.map((step) => ['okafor', `orders ${step}`, number, 'DONE']),
  );
});

test('N-41 a line whose id begins with a hyphen is told of like any other', async () => {
  const { number, milk, does, picks, whole } = await storeOrder(world);
  const id = `-${milk.slice(1)}`;
  await sql`update orders.order_line set entry_id = ${id} where order_number = ${number} and entry_id = ${milk}`.execute(
    world.db,
  );
  const renamed = sql`replace(inputs::text, ${milk}, ${id})::json`;
  await sql`update orders."order" set inputs = ${renamed}, quote = replace(quote::text, ${milk}, ${id})::json
    where order_number = ${number}`.execute(world.db);
  await picks();
  expect(await does('short', number, id, '--left', '6')).toMatchObject({ code: 0, said: `${number}: 6 of the line.` });
  expect((await whole()).lines.find((line) => line.entry_id === id)).toMatchObject({ picked_quantity: 6 });
});

test('N-41 a line that was out is found: it is packed at its price, and a swap goes back to the shelf', async () => {
  const { number, milk, fern, does, picks, whole } = await storeOrder(world);
  await picks();
  const stock = await stockOf(world.db, goods.cake);
  await does('substitute', number, fern, '--with', goods.cake);
  await does('short', number, milk);
  expect((await whole()).order.total_cents).toBe(taxed(300 + 3200));
  expect(await does('found', number, fern)).toMatchObject({
    code: 0,
    said: `${number}: the line is packed as ordered.`,
  });
  await does('found', number, milk);
  expect((await whole()).order.total_cents).toBe(taxed(7600, 2));
  expect(await stockOf(world.db, goods.cake)).toBe(stock);
  await world.runJobs();
  expect((await ledger()).complained).toBe('');
});

test('N-61 whatever is told twice changes nothing the second time, and says so', async () => {
  const { number, milk, apples, fern, does, waits, whole } = await storeOrder(world);
  await waits();
  const told: string[][] = [
    ['pick', number],
    ['short', number, milk, '--left', '6'],
    ['substitute', number, fern, '--with', goods.cake],
    ['substitute', number, fern],
    ['weigh', number, apples, '1.37'],
    ['found', number, apples],
    ['ready', number],
    ['hand-over', number],
    ['finalize', number],
  ];
  for (const args of told) {
    expect((await does(...args)).code).toBe(0);
    const once = await whole();
    expect(await does(...args)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/ already\. Nothing was changed\.$/),
    });
    expect(await whole()).toEqual(once);
  }
});

test('S-3, N-39 the store cancels: stock and time return, nothing is charged, no points, and twice is once', async () => {
  const { number, does, picks, points } = await storeOrder(world);
  const stock = await stockOf(world.db, goods.milk);
  await picks();
  expect((await does('cancel', number)).said).toBe(`${number} is canceled.`);
  expect((await does('cancel', number)).said).toBe(`${number} is canceled already. Nothing was changed.`);
  expect(await stockOf(world.db, goods.milk)).toBe(stock + 8);
  expect((await does('pick', number)).complained).toContain('put its items back on the shelf');
  expect(await points()).toEqual({ posted: 0, pending: 0 });
  expect((await ledger()).complained).toBe('');
});

test('I-8, N-11 of 16 that hand over, then finalize, an order at once, one does, and its points post once', async () => {
  const { number, does, picks, points, whole } = await storeOrder(world);
  await picks();
  await does('ready', number);
  for (const step of ['hand-over', 'finalize']) {
    const outcomes = await Promise.all(Array.from({ length: 16 }, () => does(step, number)));
    expect(new Set(outcomes.map(({ code }) => code))).toEqual(new Set([0]));
    expect(outcomes.filter(({ said }) => !said.includes('already'))).toHaveLength(1);
  }
  const { events } = await whole();
  expect(events.filter(({ kind }) => kind === 'HANDED_OVER' || kind === 'FINALIZED')).toHaveLength(2);
  expect(await points()).toEqual({ posted: 76, pending: 0 });
  expect(await moneyOf(world, number)).toEqual({ charged: taxed(7600, 2), refunded: 0 });
});

test('N-41 shorts, weights, and swaps of one order at once all hold, each once', async () => {
  const { number, milk, apples, fern, does, picks, whole } = await storeOrder(world);
  await picks();
  const told = [
    ['short', number, milk, '--left', '6'],
    ['weigh', number, apples, '1.37'],
    ['substitute', number, fern, '--with', goods.cake],
  ];
  const outcomes = await Promise.all(Array.from({ length: 24 }, (_, index) => does(...told[index % 3]!)));
  expect(new Set(outcomes.map(({ code }) => code))).toEqual(new Set([0]));
  const { order, events } = await whole();
  expect([order.version, order.total_cents]).toEqual([4, taxed(3000 + 411 + 3200)]);
  expect(events.filter(({ kind }) => ['SHORT', 'WEIGHED', 'SUBSTITUTED'].includes(kind))).toHaveLength(3);
  expect((await whole()).order.state).toBe('PICKING');
});
