import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeSteps } from '../../orders/index.ts';
import { ordersShopper } from '../../orders/testing/orders-shopper.ts';
import { ordersWorld } from '../../orders/testing/orders-world.ts';
import { wholeOf } from '../../orders/testing/placed-orders.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { World } from '../../testing/world.ts';
import { commandsOf } from '../testing/ops-testing.ts';

let world: World;
let orderNumber: string;
beforeAll(async () => {
  world = await ordersWorld();
  const maya = ordersShopper(world, 'maya');
  await maya.getsReady();
  ({ orderNumber } = (await maya.places()).body);
  await ordersShopper(world, 'ravi').getsReady();
});
afterAll(() => world.close());

const audit = () => commandsOf(world)('audit', 'ledger');

test('N-71 orders, times, stock, payments, and points add up, also while carts hold times', async () => {
  expect(await audit()).toMatchObject({ code: 0, said: 'Orders, times, stock, payments, and points add up.' });
});

test('I-8 an order that points have not heard of in ten minutes is a fault, until they hear of it', async () => {
  world.clock.advance({ minutes: 11 });
  expect(await audit()).toMatchObject({ code: 1, said: `order ${orderNumber}: points have not heard of it` });
  await world.runJobs();
  expect((await audit()).code).toBe(0);
});

test.each([
  ['a place that nobody has', 'update orders.slot set taken = taken + 1', 'counts 3 places, and has 2 of 3'],
  ['a place too few', 'update orders.slot set taken = taken - 1', 'counts 1 places, and has 2 of 3'],
  ['stock that went back', 'update orders.order_line set reserved = 0', 'has 0 of 7 in stock'],
  ['another total', 'update orders."order" set total_cents = total_cents + 1', 'and its sums come to'],
  ['a line that costs more', 'update orders.order_line set net_cents = net_cents + 1', 'and its goods 3500'],
  ['a payment that is gone', "update orders.payment set state = 'VOIDED'", 'is PLACED with 0 payments that stand'],
  ['money taken too early', "update orders.payment set state = 'CAPTURED'", 'and its payment is CAPTURED'],
  [
    'money back for nothing',
    'update orders.payment set captured_cents = 9, refunded_cents = 9',
    'and its refunds are 0',
  ],
  ['an order that is gone', 'delete from orders."order"', 'is DONE without an order'],
])('N-71 %s is found', async (_what, change, fault) => {
  const backup = ['slot', 'order_line', 'order', 'payment'].map((name) => `orders."${name}"`);
  for (const table of backup) await sql.raw(`create table ${kept(table)} as table ${table}`).execute(world.db);
  try {
    await sql.raw(change).execute(world.db);
    const { code, said, complained } = await audit();
    expect(code).toBe(1);
    expect(said).toContain(fault);
    expect(complained).toMatch(/\d+ do not add up\./);
  } finally {
    await restore(backup);
  }
  expect((await audit()).code).toBe(0);
});

describe('after an order is paid', () => {
  beforeAll(async () => {
    await world.runJobs();
    const step = { orderNumber, actor: 'STORE' };
    const { lines, order } = await wholeOf(world, orderNumber);
    world.clock.set(order.cutoff_at!);
    await storeSteps.pick(world.context, step);
    await storeSteps.short(world.context, step, { entryId: lines[0]!.entry_id, left: 6 });
    for (const event of ['ready', 'handOver', 'finalize'] as const) await storeSteps[event](world.context, step);
    await storeSteps.refund(world.context, step, { entryId: lines[0]!.entry_id, quantity: 1 });
    await world.runJobs();
  });

  test('N-71 everything adds up', async () => expect((await audit()).code).toBe(0));

  test.each([
    ['its total', 'update orders."order" set total_cents = total_cents + 1', 'and its sums come to'],
    ['a line', 'update orders.order_line set net_cents = net_cents - 1', 'and its goods'],
    ['its charge', 'update orders.payment set captured_cents = captured_cents - 1', 'was charged'],
    ['its refund', 'update orders.refund set cents = cents + 1', 'and its refunds are'],
    ['what was paid back', 'update orders.payment set refunded_cents = refunded_cents - 1', 'and its refunds are'],
    ['its stock', 'update orders.order_line set reserved = reserved + 1', 'in stock'],
  ])('N-71 one cent or piece too much or too little in %s is found', async (_what, change, fault) => {
    const undone = new Error('undone');
    const found = inTransaction(world.db, async (trx) => {
      await sql.raw(change).execute(trx);
      const { code, said } = await commandsOf({ ...world, context: { ...world.context, db: trx } })('audit', 'ledger');
      expect([code, said]).toEqual([1, expect.stringContaining(fault)]);
      throw undone;
    });
    await expect(found).rejects.toBe(undone);
  });
});

const kept = (table: string) => `public.kept_${table.replaceAll(/[^a-z]/g, '')}`;
async function restore(tables: readonly string[]): Promise<void> {
  await sql.raw('delete from orders.order_line').execute(world.db);
  await sql.raw('delete from orders."order"').execute(world.db);
  await sql
    .raw(`update orders.slot s set taken = k.taken from ${kept('orders."slot"')} k where k.slot_id = s.slot_id`)
    .execute(world.db);
  await sql.raw(`delete from orders.payment`).execute(world.db);
  for (const table of ['orders."order"', 'orders."order_line"', 'orders."payment"'])
    await sql.raw(`insert into ${table} select * from ${kept(table)}`).execute(world.db);
  for (const table of tables) await sql.raw(`drop table ${kept(table)}`).execute(world.db);
}
