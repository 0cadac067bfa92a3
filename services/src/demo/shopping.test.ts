import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../app.ts';
import type { CartsView } from '../cart/contract/carts.ts';
import type { PlacedOrder } from '../orders/contract/order.ts';
import type { AllSubscriptions } from '../subscriptions/contract/models.ts';
import { demoShop } from '../testing/bases.ts';
import { createWorld, type World } from '../testing/world.ts';
import { seedDemoBusinessOrders } from './business-orders.ts';
import { seedDemoCarts } from './carts.ts';
import { seedDemoLists } from './lists.ts';
import { seedDemoOrders } from './orders.ts';
import { seedDemoSubscriptions } from './subscriptions.ts';
import { demoShoppers } from './shoppers.ts';
import { stores } from './stores.ts';

let world: World;
let headers: { authorization: string };
beforeAll(async () => {
  world = await createWorld({
    services,
    clock: '2026-08-05T21:30:00Z',
    base: demoShop,
    fill: async (context) => {
      for (const _ of ['first', 'again']) {
        await seedDemoLists(context);
        await seedDemoCarts(context);
        await seedDemoOrders(context);
        await seedDemoBusinessOrders(context);
        await seedDemoSubscriptions(context);
      }
    },
  });
  headers = { authorization: `Bearer ${await world.tokenFor('maya')}` };
});
afterAll(() => world.close());

test('Maya has groceries, wine, and a pan in three carts, and seeding again adds nothing', async () => {
  const maya = demoShoppers(Temporal.PlainDate.from('2026-08-05')).customers.find(({ key }) => key === 'maya');
  const answer = await world.app.inject({
    method: 'POST',
    url: `/cart/customer/${maya?.customerId}?storeId=${stores.sanFrancisco.storeId}&serviceType=Dug`,
    headers,
    payload: { preferenceList: [] },
  });
  const { carts, multiCartSummary } = answer.json<CartsView>();
  expect(carts.map(({ program, lines }) => [program, lines.length])).toEqual([
    ['abs', 6],
    ['1P_WINE', 2],
    ['mkp', 1],
  ]);
  expect(carts.flatMap(({ lines }) => lines).filter(({ available }) => !available)).toEqual([]);
  expect(carts.flatMap(({ messages }) => messages)).toEqual([]);
  expect(carts.flatMap(({ lines }) => lines.flatMap(({ comments }) => comments ?? []))).toHaveLength(1);
  expect(multiCartSummary.totalAvailableCarts).toBe(3);
  expect(carts[0]?.earns.map(({ programName }) => programName)).toContain('Harvest Spin');
});

test('Maya has four products and two words of her own on her list, and seeding again adds nothing', async () => {
  const answer = await world.app.inject({ url: `/offers/mylist?storeId=${stores.sanFrancisco.storeId}`, headers });
  const [list] = answer.json<{ shoppingLists: { items: { kind: string }[] }[] }>().shoppingLists;
  expect(list?.items.map(({ kind }) => kind).toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => 'PRODUCT'),
    ...Array.from({ length: 2 }, () => 'TEXT'),
  ]);
});

test('Maya has half a year of orders: one to change, one that is picked, one on its way, and past ones with receipts; seeding again adds nothing', async () => {
  const answer = await world.app.inject({ url: '/orders', headers });
  const { orders } = answer.json<{ orders: (PlacedOrder & { lines: object[] })[] }>();
  expect(orders[0]?.journey).not.toBeNull();
  expect(orders.slice(0, 7).map(({ orderNumber, state, lines }) => [orderNumber, state, lines.length])).toEqual([
    ['4471849', 'OUT_FOR_DELIVERY', 5],
    ['4471633', 'PICKING', 4],
    ['4471902', 'PLACED', 5],
    ['4470318', 'FINALIZED', 4],
    ['4210005', 'FINALIZED', 2],
    ['4466120', 'FINALIZED', 5],
    ['4461007', 'FINALIZED', 4],
  ]);
  for (const { orderNumber, payment, totalCents } of orders.slice(3)) {
    expect(payment).toMatchObject({ state: 'CAPTURED', chargedCents: totalCents });
    expect((await world.app.inject({ url: `/orders/${orderNumber}/receipt`, headers })).statusCode).toBe(200);
  }
  const numbers = await sql<{
    n: number;
    oldest: string;
  }>`select count(*)::int as n, min(slot_start)::date::text as oldest
    from orders."order"`.execute(world.db);
  expect(numbers.rows).toEqual([{ n: 30, oldest: '2026-02-12' }]);
  const swaps = await sql<{ name: string }>`select name from orders.order_line
    where order_number = '4471849' and substituted_item_id is not null`.execute(world.db);
  expect(swaps.rows).toContainEqual({ name: 'Shredded Italian Blend' });
});

test('S-165 Dana has two past orders of her business, a week apart; seeding again adds nothing', async () => {
  const dana = { authorization: `Bearer ${await world.tokenFor('business')}` };
  const answer = await world.app.inject({ url: '/orders', headers: dana });
  const { orders } = answer.json<{ orders: (PlacedOrder & { lines: object[] })[] }>();
  expect(orders.map(({ state, cartCategory, lines }) => [state, cartCategory, lines.length])).toEqual([
    ['FINALIZED', '1P_B2B', 7],
    ['FINALIZED', '1P_B2B', 7],
  ]);
});

test('S-7 N-35 Maya has five things on her schedule, one of them paused, two orders to come, and what past ones saved; seeding again adds nothing', async () => {
  const maya = demoShoppers(Temporal.PlainDate.from('2026-08-05')).customers.find(({ key }) => key === 'maya');
  const answer = await world.app.inject({ url: `/subscriptions/${maya?.uuid}/allsubscriptions`, headers });
  const { subscribedItems, upcoming, saved } = answer.json<AllSubscriptions>();
  expect(saved?.since).toBe('2026-03-03');
  const runs = await sql<{ state: string; n: number; cents: number }>`
    select o.state, count(*)::int as n, sum((o.quote->'totals'->>'subscriptionCents')::int)::int as cents
    from subscriptions.run r join orders."order" o using (order_number) group by 1`.execute(world.db);
  expect(runs.rows).toEqual([{ state: 'FINALIZED', n: 12, cents: saved?.cents }]);
  expect(
    Object.values(subscribedItems)
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE', 'ACTIVE', 'PAUSED']);
  expect(upcoming.slice(0, 2).map(({ runDate, items, state }) => [runDate, items.length, state])).toEqual([
    ['2026-08-14', 2, 'PLANNED'],
    ['2026-08-18', 2, 'PLANNED'],
  ]);
});
