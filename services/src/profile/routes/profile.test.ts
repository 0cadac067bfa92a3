import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../../app.ts';
import { demo } from '../../testing/bases.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { demoShoppers } from '../../demo/shoppers.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ services, base: demo });
});
afterAll(() => world.close());

const idOf = (key: string) =>
  demoShoppers(Temporal.PlainDate.from('2026-07-01')).customers.find((each) => each.key === key)?.customerId ?? '';

async function read(reader: string, owner: string, query: string) {
  const headers = { authorization: `Bearer ${await world.tokenFor(reader)}` };
  return world.app.inject({ url: `/profile/customers/${idOf(owner)}/profile?${query}`, headers });
}

test("G-91 shoppers see only their own profile; another's is 403 (T-24)", async () => {
  expect((await read('maya', 'maya', 'fl=address')).statusCode).toBe(200);
  expect((await read('maya', 'theo', 'fl=address')).statusCode).toBe(403);
});

test('G-68 guests and anonymous users have no profile', async () => {
  expect((await read('guest', 'guest', 'fl=address')).statusCode).toBe(401);
  expect((await read('anonymous', 'anonymous', 'fl=address')).statusCode).toBe(401);
});

test('G-91 parts appear as requested', async () => {
  const address = (await read('maya', 'maya', 'fl=address')).json();
  expect(address).toHaveProperty('addresses');
  expect(address).not.toHaveProperty('subscriptions');
  expect(address).not.toHaveProperty('preferences');
  expect((await read('theo', 'theo', 'fl=loyalty')).json().loyalty).toMatchObject({ clubCard: '41234567890' });
  expect((await read('maya', 'maya', 'fl=HOUSEHOLD')).json()).not.toHaveProperty('subscriptions');
  expect((await read('maya', 'maya', 'fl=secrets')).statusCode).toBe(400);
});

test('G-52 a household subscription has its periods', async () => {
  const { subscriptions } = (await read('theo', 'theo', 'fl=HOUSEHOLD&hhSubs=true')).json();
  expect(subscriptions).toMatchObject([{ name: 'FreshPass', status: 'ENDED', effectiveTimePeriods: [{}] }]);
});

test('G-51 an employee is customer type E', async () => {
  expect((await read('employee', 'employee', 'fl=address')).json()).toMatchObject({ customerType: 'E' });
});
