import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../../app.ts';
import { pages } from '../../content/documents/pages/index.ts';
import { demoShoppers } from '../../demo/shoppers.ts';
import { keepWhileUsed } from '../index.ts';
import { demo } from '../../testing/bases.ts';
import { createWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => void (world = await createWorld({ services, base: demo, connections: 20 })));
afterAll(() => world.close());

const { customers } = demoShoppers(Temporal.PlainDate.from('2026-07-01'));
const customerOf = (key: string) => customers.find((each) => each.key === key);
let keys = 0;
async function post(key: string, part: string, body?: object, { of = key, idempotencyKey = '', token = '' } = {}) {
  return world.app.inject({
    method: 'POST',
    url: `/profile/customers/${customerOf(of)?.customerId}/${part}`,
    headers: {
      authorization: `Bearer ${token || (await world.tokenFor(key))}`,
      'idempotency-key': idempotencyKey || `deleting-key-${(keys += 1)}`,
    },
    ...(body ? { body } : {}),
  });
}
async function profileOf(key: string) {
  const headers = { authorization: `Bearer ${await world.tokenFor(key)}` };
  const url = `/profile/customers/${customerOf(key)?.customerId}/profile?fl=address`;
  return (await world.app.inject({ url, headers })).json<{
    addresses: { addressId: string }[];
    phones: { number: string }[];
  }>();
}
async function added(key: string): Promise<string> {
  const home = { purpose: 'DELIVERY', firstName: 'Noor', lastName: 'Haddad', address: '1 Main St' };
  const answer = await post(key, 'profile', { ...home, city: 'Seattle', state: 'WA', zipCode: '98122' });
  return answer.json<{ address: { addressId: string } }>().address.addressId;
}
const idsOf = async (key: string) => (await profileOf(key)).addresses.map(({ addressId }) => addressId);
const phoneOf = (key: string) => customerOf(key)?.phone?.slice(2) ?? '';
const long = (key: string) => {
  const { customerId = '' } = customerOf(key) ?? {};
  return world.tokenFor({ customerId, authenticatedAt: world.clock.now().subtract({ minutes: 46 }) });
};
/** What is in the way. */
const refusal = (answer: { json(): unknown }) => (answer.json() as { errors: { code: string }[] }).errors[0]?.code;

test('N-8 a deleted address is gone, deleting it again changes nothing, and other addresses stay', async () => {
  const [first, second] = [await added('new'), await added('new')];
  const path = `addresses/${first}/deletion`;
  const answers = await Promise.all(Array.from({ length: 8 }, () => post('new', path)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await post('new', path)).statusCode).toBe(200);
  const left = await idsOf('new');
  expect(left).not.toContain(first);
  expect(left).toContain(second);
});

test('T-24 nobody deletes what is another shopper’s', async () => {
  const address = await added('hanna');
  expect((await post('maya', `addresses/${address}/deletion`, undefined, { of: 'hanna' })).statusCode).toBe(403);
  expect((await post('maya', `addresses/${address}/deletion`)).statusCode).toBe(200);
  expect(await idsOf('hanna')).toContain(address);
  const phone = { number: phoneOf('maya') };
  expect((await post('hanna', 'phone/deletion', phone)).statusCode).toBe(200);
  expect((await profileOf('maya')).phones).toHaveLength(1);
});

test('N-3 long after signing in, nothing is deleted without a new code', async () => {
  const address = await added('hanna');
  const token = await long('hanna');
  const answers = [
    await post('hanna', `addresses/${address}/deletion`, undefined, { token }),
    await post('hanna', 'phone/deletion', { number: '4155550123' }, { token }),
  ];
  expect(answers.map((answer) => [answer.statusCode, refusal(answer)])).toEqual(
    Array.from({ length: 2 }, () => [401, 'STEP_UP_REQUIRED']),
  );
  expect(await idsOf('hanna')).toContain(address);
});

test('S-7 an address that is still needed stays', async () => {
  const address = await added('theo');
  keepWhileUsed(world.context.db, async (_, { addressId }) => addressId === address);
  const refused = await post('theo', `addresses/${address}/deletion`);
  expect([refused.statusCode, refusal(refused)]).toEqual([409, 'ADDRESS_IN_USE']);
  expect(await idsOf('theo')).toContain(address);
});

test('N-1 a deleted number signs no one in any more, and the email address still does', async () => {
  const number = phoneOf('maya');
  expect(number).toMatch(/^\d{10}$/);
  const deleted = await post('maya', 'phone/deletion', { number });
  expect([deleted.statusCode, deleted.json().phones]).toEqual([200, []]);
  expect((await profileOf('maya')).phones).toEqual([]);
  expect((await post('maya', 'phone/deletion', { number })).statusCode).toBe(200);
  const { rows } = await sql`
    select phone, email from identity.customer where customer_id = ${customerOf('maya')?.customerId}`.execute(world.db);
  expect(rows).toEqual([{ phone: null, email: customerOf('maya')?.email }]);
});

test('S-153 a number that was added is deleted as well', async () => {
  const key = customers.find(({ phone, email, userType }) => phone === null && email !== null && userType !== 'G')?.key;
  if (key === undefined) throw new Error('Every demo shopper has a number.');
  await post(key, 'contact', { channel: 'sms', handle: '(415) 555-0177' });
  expect((await profileOf(key)).phones).toHaveLength(1);
  expect((await post(key, 'phone/deletion', { number: '4155550177' })).statusCode).toBe(200);
  expect((await profileOf(key)).phones).toEqual([]);
});

test('the only way to sign in stays', async () => {
  const { customerId = '', phone } = customerOf('theo') ?? {};
  expect(phone).not.toBeNull();
  const email = (value: string | null) =>
    sql`update identity.customer set email = ${value} where customer_id = ${customerId}`.execute(world.db);
  await email(null);
  const refused = await post('theo', 'phone/deletion', { number: phoneOf('theo') });
  expect([refused.statusCode, refusal(refused)]).toEqual([409, 'ONLY_WAY_IN']);
  await email(customerOf('theo')?.email ?? null);
  expect((await profileOf('theo')).phones).toHaveLength(1);
});

test('N-76 what is no number is refused', async () => {
  expect((await post('maya', 'phone/deletion', { number: "1' or 1=1" })).statusCode).toBe(400);
});

test('the privacy page promises only what works', () => {
  const privacy = JSON.stringify(pages.en.find(({ name }) => name === 'privacy'));
  expect(privacy).not.toMatch(/copy of|close your account|service desk/);
  expect(privacy).toContain('delete addresses');
});
