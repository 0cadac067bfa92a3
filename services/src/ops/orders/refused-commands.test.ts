import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderState } from '../../orders/rules/order-states.ts';
import { goods, ordersWorld } from '../../orders/testing/orders-world.ts';
import { publish } from '../../testing/games.ts';
import type { World } from '../../testing/world.ts';
import { commandsOf } from '../testing/ops-testing.ts';
import { storeOrder } from '../testing/store-order.ts';

let world: World;
beforeAll(async () => {
  world = await ordersWorld();
  await publish(world);
});
afterAll(() => world.close());

test('N-61 a command that does not fit where the order is, is refused with what to do, and changes nothing', async () => {
  const { number, milk, apples, fern, does, waits, whole } = await storeOrder(world);
  const steps: Record<string, string[]> = {
    pick: ['pick', number],
    short: ['short', number, milk],
    found: ['found', number, milk],
    substitute: ['substitute', number, fern, '--with', goods.cake],
    weigh: ['weigh', number, apples, '1.1'],
    ready: ['ready', number],
    'hand-over': ['hand-over', number],
    finalize: ['finalize', number],
    refund: ['refund', number, milk, '--reason', 'open'],
    cancel: ['cancel', number],
  };
  const packing = ['short', 'found', 'substitute', 'weigh'];
  const way: [OrderState, first: string | null, fits: string[], says: string][] = [
    ['PLACED', null, ['cancel'], 'pick it after its cut-off'],
    ['LOCKED', null, ['pick', 'cancel'], 'start picking it'],
    ['PICKING', 'pick', [...packing, 'pick', 'ready', 'cancel'], 'mark it ready'],
    ['READY', 'ready', [...packing, 'ready', 'hand-over', 'cancel'], 'hand it over'],
    ['HANDED_OVER', 'hand-over', ['hand-over', 'finalize'], 'finalize it'],
    ['FINALIZED', 'finalize', ['finalize', 'refund'], 'all that is left is a refund'],
  ];
  for (const [state, first, fits, says] of way) {
    if (state === 'LOCKED') await waits();
    if (first) await does(...steps[first]!);
    const before = await whole();
    for (const [step, args] of Object.entries(steps).filter(([name]) => !fits.includes(name))) {
      const { code, complained } = await does(...args);
      expect([state, step, code]).toEqual([state, step, 1]);
      expect(complained).toMatch(/^Refused \(ORDER_STATE\): The order is .+\.$/);
      expect(complained).toContain(says);
    }
    expect(await whole()).toEqual(before);
  }
});

test('T-45, T-89 a line, a number, or a weight that cannot be is refused in a sentence, and nothing changes', async () => {
  const { number, milk, apples, fern, does, picks, whole } = await storeOrder(world);
  await picks();
  const before = await whole();
  const refused = async (code: 1 | 2, says: RegExp, ...args: string[]) => {
    const answer = await does(...args);
    expect([args.join(' '), answer.code]).toEqual([args.join(' '), code]);
    expect(answer.complained).toMatch(says);
  };
  await refused(1, /ORDER_NOT_FOUND.*There is no order 9999999: check its number\.$/, 'pick', '9999999');
  await refused(1, /ORDER_NOT_FOUND/, 'substitute', '9999999', milk);
  for (const step of ['short', 'found', 'substitute'])
    await refused(1, /LINE_NOT_FOUND.*look at its lines again/, step, number, 'no-such-line');
  await refused(1, /LINE_NOT_FOUND/, 'weigh', number, 'no-such-line', '1');
  await refused(1, /NOT_WEIGHED.*count its packages/, 'weigh', number, milk, '1');
  await refused(1, /TOO_MANY.*8 at most/, 'short', number, milk, '--left', '9');
  await refused(1, /NO_SUBSTITUTE.*mark it short/, 'substitute', number, fern, '--with', '999999999');
  await refused(1, /NO_SUBSTITUTE/, 'substitute', number, fern, '--with', goods.apples);
  for (const weight of ['0', '-1', '100', '1.375', '1e1', '0x10', 'NaN', '1,37', ' 1', ''])
    await refused(2, /pounds with at most two decimals|unknown option/, 'weigh', number, apples, weight);
  for (const left of ['-1', '1.5', '1000', 'all', ''])
    await refused(2, /whole number|argument missing/, 'short', number, milk, '--left', left);
  for (const hostile of ["'; drop table orders.order --", '../x', '\u001b[2J', '%00', '4'.repeat(41), 'é'])
    for (const step of ['pick', 'ready', 'hand-over', 'finalize', 'cancel'])
      await refused(2, /the number of an order, such as/, step, '--', hostile);
  await refused(2, /an id without spaces/, 'short', number, '\u001b[2J');
  await refused(2, /missing required argument/, 'short', number);
  expect(await whole()).toEqual(before);
});

test('N-71 names that somebody else wrote never move the cursor of the terminal', async () => {
  const { number, milk } = await storeOrder(world);
  await sql`update orders.order_line set name = ${'Milk\u001b[2J\u202e'} where entry_id = ${milk}`.execute(world.db);
  const { said } = await commandsOf(world)('orders', 'show', number);
  expect(said).toContain('Milk?[2J?');
  expect(said).not.toContain('\u001b');
  expect(said).not.toContain('\u202e');
});
