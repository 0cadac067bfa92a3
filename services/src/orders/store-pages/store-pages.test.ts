import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, services } from '../../app.ts';
import { movableClock } from '../../platform/clock.ts';
import type { ServiceApp } from '../../platform/service.ts';
import type { World } from '../../testing/world.ts';
import { goods, noon, ordersWorld } from '../testing/orders-world.ts';
import { givenOrder, onDay, wholeOf } from '../testing/placed-orders.ts';

let world: World;
let app: ServiceApp;
const clock = movableClock();
beforeAll(async () => {
  world = await ordersWorld();
  app = await buildApp({ ...world.context, clock }, { services, documentation: false, devClock: clock });
  clock.set(Temporal.Instant.from(noon));
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
const opens = async (url: string) => (await app.inject(url)).body;
const sends = (url: string, fields: Record<string, string> = {}, headers: Record<string, string> = own) =>
  app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() });
const places = (day = 7) =>
  givenOrder(world, {
    ...onDay(day),
    cart: [
      { lineId: 'milk', upc: goods.milk, qty: 8, listCents: 500 },
      { lineId: 'apples', upc: goods.apples, weight: 100, listCents: 300 },
      { lineId: 'fern', upc: goods.fern, listCents: 3300 },
    ],
  });
const pastCutoff = (day = 7) => clock.set(onDay(day).cutoff_at);

test('N-61 the list has the orders by their window, each with where it is, and those that are done', async () => {
  const number = await places();
  const canceled = await givenOrder(world, { ...onDay(8), state: 'CANCELLED' });
  const body = await opens('/store');
  expect(body).toMatch(/<h2>Friday, Aug 7<\/h2>\s*<h3>4 PM to 5 PM<\/h3>/);
  expect(body).toMatch(
    new RegExp(`/store/orders/${number}"[^]*Placed[^]*Pickup, 3 items[^]*<h2>Done</h2>[^]*${canceled}[^]*Canceled`),
  );
  expect(body).toContain('Wednesday, Aug 5, 12 PM');
  expect(await opens('/store?store=elsewhere')).toContain('No orders to pick.');
});

test('N-41, N-61, T-88 an order goes its way by forms, each of which leads back to its line', async () => {
  const number = await places();
  expect(await opens(`/store/orders/${number}`)).toContain('The shopper can change it until tomorrow, Aug 6, 11 PM.');
  pastCutoff();
  const does = async (step: string, fields: Record<string, string> = {}) => {
    const { statusCode, headers } = await sends(`/store/orders/${number}/${step}`, fields);
    const line = fields['entryId'] ? `#line-${fields['entryId']}` : '';
    expect([statusCode, headers.location]).toEqual([303, `/store/orders/${number}?did=${step}${line}`]);
    return opens(String(headers.location).split('#')[0]!);
  };
  expect(await opens(`/store/orders/${number}`)).toContain('Start picking');
  const picking = await does('pick');
  expect(picking).toContain('You are picking this order.');
  expect(picking).toContain('Pantry: Shelves');
  expect(picking).toMatch(/Sheet Cake, 1 lb<\/span\s*>\s*<span class="numbers">\$32\.00/);
  expect(await does('short', { entryId: 'milk', left: '6' })).toContain('6 of 8 are there.');
  expect(await does('weigh', { entryId: 'apples', pounds: ' 1.37 ' })).toContain('1.37 lb');
  await does('substitute', { entryId: 'fern', itemId: goods.cake });
  expect(await does('found', { entryId: 'fern' })).not.toContain('Swapped');
  expect(await does('substitute', { entryId: 'fern', itemId: goods.cake })).toContain('Swapped');
  await does('ready');
  await does('hand-over');
  expect(await does('finalize')).toContain('Final');
  const { order, lines } = await wholeOf(world, number);
  expect(order).toMatchObject({ state: 'FINALIZED', total_cents: 3000 + 411 + 3200 });
  expect(lines.map((line) => line.picked_quantity)).toEqual([6, 1, 1]);
  expect(await opens(`/store/orders/${number}`)).not.toContain('<form');
});

test('S-3, N-61 a canceled order is told of; what no longer fits is refused on the page, in a sentence', async () => {
  const number = await places(9);
  expect((await sends(`/store/orders/${number}/cancel`)).statusCode).toBe(303);
  const refused = await sends(`/store/orders/${number}/pick`);
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toMatch(/role="alert"\s*>\s*The order is canceled: put its items back on the shelf\./);
});

test('N-60 the store swaps nothing that adds an allergen, and says why; the shopper who names it decides alone', async () => {
  const number = await places(13);
  pastCutoff(13);
  await sends(`/store/orders/${number}/pick`);
  const label = (bpn: string, ingredients: string, allergens: string[]) =>
    sql`update catalog.product set ingredients = ${ingredients}, allergens = ${allergens} where bpn = ${bpn}`.execute(
      world.db,
    );
  await label(goods.fern, 'Fern', []);
  await label(goods.cake, 'Milk, sesame', ['MILK', 'SESAME']);
  const swap = () => sends(`/store/orders/${number}/substitute`, { entryId: 'fern', itemId: goods.cake });
  const refused = await swap();
  expect([refused.statusCode, refused.body]).toEqual([
    409,
    expect.stringContaining('That item may contain milk, sesame, and the ordered one'),
  ]);
  await sql`update orders.order_line set substitution = 'SPECIFIC_ITEM', substitute_item_id = ${goods.cake}
    where order_number = ${number} and entry_id = 'fern'`.execute(world.db);
  expect((await swap()).statusCode).toBe(303);
  await sql`update catalog.product set ingredients = null, allergens = '{}'
    where bpn in (${goods.fern}, ${goods.cake})`.execute(world.db);
});

test('N-61 a form that another site has the browser send is refused, and changes nothing', async () => {
  const number = await places(10);
  const form = { 'content-type': own['content-type'] };
  for (const headers of [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:80' },
    { origin: 'http://evil.example' },
    { origin: 'null' },
  ])
    for (const url of [`/store/orders/${number}/cancel`, '/store/move', '/store/clock'])
      expect((await sends(url, {}, { ...form, ...headers })).statusCode).toBe(403);
  expect((await wholeOf(world, number)).order.state).toBe('PLACED');
  const elsewhere = await app.inject({ url: '/store', headers: { host: 'evil.example' } });
  expect(elsewhere.json()).toMatchObject({ errors: [{ code: 'HOST_UNKNOWN' }] });
  const { headers } = await app.inject('/store');
  expect(headers['content-security-policy']).toContain("form-action 'self'");
  expect(headers['referrer-policy']).toBe('same-origin');
});

test('T-45, T-89 input that cannot be is refused in a sentence, and changes nothing', async () => {
  const number = await places(11);
  pastCutoff(11);
  await sends(`/store/orders/${number}/pick`);
  const before = await wholeOf(world, number);
  const weighs = (pounds: string) => sends(`/store/orders/${number}/weigh`, { entryId: 'apples', pounds });
  for (const pounds of ['0', '-1', '1.375', '100', 'x', '', '1e1']) {
    const { statusCode, body } = await weighs(pounds);
    expect([pounds, statusCode]).toEqual([pounds, 400]);
    expect(body).toContain('Give the pounds with at most two decimals, such as 1.37.');
  }
  const lines = { ...own };
  expect((await sends(`/store/orders/${number}/short`, { entryId: 'milk', left: '9' }, lines)).body).toContain(
    'It can be 8 at most.',
  );
  expect((await sends(`/store/orders/${number}/short`, { entryId: 'milk' })).statusCode).toBe(400);
  expect((await sends(`/store/orders/${number}/short`, { entryId: '<b>', left: '0' })).statusCode).toBe(404);
  expect((await sends(`/store/orders/${number}/steal`)).statusCode).toBe(404);
  expect((await sends(`/store/orders/${number}/pick`, { more: '1' })).statusCode).toBe(400);
  const none = await app.inject('/store/orders/9999999');
  expect([none.statusCode, none.body]).toEqual([404, expect.stringContaining('There is no order 9999999')]);
  expect((await app.inject('/store/orders/%3Cscript%3E')).statusCode).toBe(400);
  expect(await wholeOf(world, number)).toEqual(before);
});

test('N-61 what somebody else wrote is text on the page, never markup', async () => {
  const number = await places(12);
  const script = '<script>alert(1)</script>"\'';
  await sql`update orders.order_line set name = ${script}, comments = ${script} where order_number = ${number}`.execute(
    world.db,
  );
  await sql`update orders."order" set store_name = ${script} where order_number = ${number}`.execute(world.db);
  for (const url of ['/store', `/store/orders/${number}`]) {
    const body = await opens(url);
    expect(body).not.toContain('<script');
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;');
  }
});

test('N-61 the clock moves ahead to a moment, once however often it is sent, and is set back; due orders move', async () => {
  const number = await places(20);
  const to = onDay(22).slot_start.toString();
  for (let time = 0; time < 2; time++) {
    const { statusCode, headers } = await sends('/store/clock', { to, order: number });
    expect([statusCode, headers.location]).toEqual([303, `/store/orders/${number}`]);
    clock.advance(Temporal.Duration.from('PT1H'));
  }
  expect(onDay(22).slot_start.until(clock.now()).total('hours')).toBeCloseTo(2, 1);
  const { headers } = await sends('/store/move');
  expect(headers.location).toMatch(/^\/store\?made=\d+$/);
  expect(await opens(String(headers.location))).toMatch(/\d+ steps made/);
  expect((await wholeOf(world, number)).order.state).toBe('FINALIZED');
  expect(await opens('/store?made=0')).toContain('Nothing is due now');
  await sends('/store/clock', { reset: 'true' });
  expect(clock.moved()).toBe(false);
});

test('without demo data there is no store page', async () => {
  const config = { ...world.context.config, demoData: false };
  const real = await buildApp({ ...world.context, config }, { services, documentation: false });
  expect((await real.inject('/store')).statusCode).toBe(404);
  expect((await real.inject('/')).body).not.toContain('/store');
  await real.close();
});
