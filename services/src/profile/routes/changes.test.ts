import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../../app.ts';
import { demoShoppers } from '../../demo/shoppers.ts';
import { demo } from '../../testing/bases.ts';
import { createWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => void (world = await createWorld({ services, base: demo, connections: 20 })));
afterAll(() => world.close());

const idOf = (key: string) =>
  demoShoppers(Temporal.PlainDate.from('2026-07-01')).customers.find((each) => each.key === key)?.customerId ?? '';
const home = {
  purpose: 'DELIVERY',
  firstName: 'Noor',
  lastName: 'Haddad',
  address: '1 Main St',
  address2: null,
  city: 'Seattle',
  state: 'WA',
  zipCode: '98122',
};

let keys = 0;
const freshKey = () => `changes-key-${(keys += 1)}`;
async function post(key: string, part: string, body: object, idempotencyKey = freshKey(), token?: string) {
  return world.app.inject({
    method: 'POST',
    url: `/profile/customers/${idOf(key)}/${part}`,
    headers: { authorization: `Bearer ${token ?? (await world.tokenFor(key))}`, 'idempotency-key': idempotencyKey },
    body,
  });
}
async function read(key: string, part: string) {
  const headers = { authorization: `Bearer ${await world.tokenFor(key)}` };
  return (await world.app.inject({ url: `/profile/customers/${idOf(key)}/${part}`, headers })).json();
}
const addressesOf = async (key: string) => (await read(key, 'profile?fl=address')).addresses;
const codes = (answer: { json(): { errors: { code: string; field?: string }[] } }) =>
  answer.json().errors.map(({ code, field }) => (field ? `${field} ${code}` : code));

test('N-8 G-93 an address is added and changed from its version, and a stale change is 409', async () => {
  const added = await post('new', 'profile', home);
  expect(added.statusCode).toBe(200);
  const { address, version } = added.json();
  expect(version).toBe(1);
  expect(address).toMatchObject({ ...home, version: 1 });
  const unversioned = await post('new', 'profile', { ...home, addressId: address.addressId });
  expect([unversioned.statusCode, ...codes(unversioned)]).toEqual([400, 'version REQUIRED']);
  const change = { ...home, addressId: address.addressId, version: 1, address: '2 Main St' };
  expect((await post('new', 'profile', change)).json()).toMatchObject({
    version: 2,
    address: { address: '2 Main St' },
  });
  const stale = await post('new', 'profile', { ...change, address: '3 Main St' });
  expect([stale.statusCode, ...codes(stale)]).toEqual([409, 'version VERSION_CONFLICT']);
  expect(await addressesOf('new')).toMatchObject([{ address: '2 Main St', version: 2 }]);
});

test('N-8 of 16 changes to one version at once, one is saved', async () => {
  const { address } = (await post('carlos', 'profile', home)).json();
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      post('carlos', 'profile', { ...home, addressId: address.addressId, version: 1, address: `${index} Main St` }),
    ),
  );
  const saved = answers.filter(({ statusCode }) => statusCode === 200);
  expect(saved).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(15);
  expect(await addressesOf('carlos')).toMatchObject([{ version: 2, address: saved[0]?.json().address.address }]);
});

test('I-8 the same new address sent 16 times at once under one key makes one address', async () => {
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => post('naomi', 'profile', home, 'naomi-one-address')),
  );
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await addressesOf('naomi')).toHaveLength(1);
  const other = await post('naomi', 'profile', { ...home, address: '9 Main St' }, 'naomi-one-address');
  expect([other.statusCode, codes(other)]).toEqual([409, ['idempotency-key IDEMPOTENCY_KEY_REUSED']]);
});

test('N-7 every problem is reported at once and nothing is stored', async () => {
  const before = await addressesOf('maya');
  const refused = await post('maya', 'profile', { ...home, lastName: '', zipCode: '9812', state: 'CA' });
  expect(refused.statusCode).toBe(400);
  expect(codes(refused)).toEqual(['lastName REQUIRED', 'zipCode INVALID']);
  const elsewhere = await post('maya', 'profile', { ...home, state: 'CA' });
  expect(codes(elsewhere)).toEqual(['state STATE_MISMATCH']);
  expect(await addressesOf('maya')).toEqual(before);
});

test('N-7 addresses in the District of Columbia are accepted', async () => {
  const there = { ...home, city: 'Washington', state: 'DC', zipCode: '20001' };
  expect((await post('business', 'profile', there)).statusCode).toBe(200);
});

test("N-8 another shopper's address is not found, their profile is 403 (T-24), and both stay unchanged", async () => {
  const [mine] = await addressesOf('maya');
  const stolen = await post('theo', 'profile', { ...home, addressId: mine.addressId, version: mine.version });
  expect([stolen.statusCode, codes(stolen)]).toEqual([404, ['addressId ADDRESS_NOT_FOUND']]);
  const token = await world.tokenFor('theo');
  expect((await post('maya', 'profile', home, freshKey(), token)).statusCode).toBe(403);
  expect(await addressesOf('maya')).toEqual([mine]);
});

test('N-3 45 minutes after signing in an address change asks for a code', async () => {
  const customerId = idOf('hanna');
  const at = (minutes: number) =>
    world.tokenFor({ customerId, authenticatedAt: world.clock.now().subtract({ minutes, seconds: 1 }) });
  const refused = await post('hanna', 'profile', home, freshKey(), await at(45));
  expect([refused.statusCode, codes(refused)]).toEqual([401, ['STEP_UP_REQUIRED']]);
  expect((await post('hanna', 'profile', home, freshKey(), await at(44))).statusCode).toBe(200);
});

test('S-25 switches are saved on or off, and the others stay', async () => {
  const set = async (enabled: boolean) =>
    (
      await post('maya', 'communication-preferences', { changes: [{ topic: 'WEEKLY_AD', channel: 'email', enabled }] })
    ).json();
  const { preferences: before } = await read('maya', 'communication-preferences');
  expect((await set(false)).preferences[1]).toMatchObject({ topic: 'WEEKLY_AD', email: false });
  expect((await set(true)).preferences[1]).toMatchObject({ email: true });
  const { preferences: after } = await read('maya', 'communication-preferences');
  expect(after.filter(({ topic }: { topic: string }) => topic !== 'WEEKLY_AD')).toEqual(
    before.filter(({ topic }: { topic: string }) => topic !== 'WEEKLY_AD'),
  );
});

test('S-25 16 requests that set the same switches at once all succeed, and agree on the result', async () => {
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      post('theo', 'communication-preferences', {
        changes: (index % 2 ? ['COUPONS', 'WEEKLY_AD'] : ['WEEKLY_AD', 'COUPONS']).map((topic) => ({
          topic,
          channel: 'text',
          enabled: index % 3 === 0,
        })),
      }),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const { preferences } = await read('theo', 'communication-preferences');
  expect(preferences[0].text).toBe(preferences[1].text);
});

test("S-25 unknown topics and other shoppers' preferences are refused", async () => {
  const unknown = { changes: [{ topic: 'SPAM', channel: 'email', enabled: true }] };
  expect((await post('maya', 'communication-preferences', unknown)).statusCode).toBe(400);
  const token = await world.tokenFor('theo');
  const known = { changes: [{ topic: 'COUPONS', channel: 'email', enabled: true }] };
  expect((await post('maya', 'communication-preferences', known, freshKey(), token)).statusCode).toBe(403);
});

test("G-94 a ZIP code gives a city and a state; an unknown one is 404 in the resolver's words", async () => {
  const ask = (zipcode: string, accept?: string) =>
    world.app.inject({ url: `/profile/zip-to-city?zipcode=${zipcode}`, headers: accept ? { accept } : {} });
  expect((await ask('98122')).json()).toEqual({ geo: { address2: 'Seattle', region: 'WA' } });
  const none = await ask('00000');
  expect(none.statusCode).toBe(404);
  expect(none.json()).toEqual({
    geo: { errors: [{ code: 'ZIP_NOT_FOUND', message: 'No city found for this ZIP code' }] },
  });
  expect((await ask('98122', 'text/html')).statusCode).toBe(406);
});
