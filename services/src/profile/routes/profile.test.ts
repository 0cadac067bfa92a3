import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../../app.ts';
import { demo } from '../../testing/bases.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { demoShoppers } from '../../demo/shoppers.ts';
import { subscriptionViews } from '../views/profile.ts';

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

test('G-52 a subscription that is on has the status and value of its period, not of one that is yet to come', () => {
  const now = Temporal.Instant.from('2026-11-28T12:00:00Z');
  const period = (starts: string, ends: string | null, value: string) => ({
    household_id: 'h1',
    name: 'FreshPass',
    status: value.toUpperCase(),
    value,
    starts_at: Temporal.Instant.from(starts),
    ends_at: ends === null ? null : Temporal.Instant.from(ends),
  });
  const trial = period('2026-11-01T08:00:00Z', '2026-12-01T07:59:59.999Z', 'Trial');
  const monthly = period('2026-12-01T08:00:00Z', null, 'Monthly');
  expect(subscriptionViews([trial, monthly], now)).toMatchObject([{ status: 'TRIAL', value: 'Trial' }]);
  expect(subscriptionViews([monthly], now)).toMatchObject([{ value: 'Monthly' }]);
  expect(subscriptionViews([], now)).toEqual([]);
});

test('G-51 an employee is customer type E', async () => {
  expect((await read('employee', 'employee', 'fl=address')).json()).toMatchObject({ customerType: 'E' });
});
