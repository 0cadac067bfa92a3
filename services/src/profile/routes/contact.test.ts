import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../../app.ts';
import { demoShoppers } from '../../demo/shoppers.ts';
import { demo } from '../../testing/bases.ts';
import { createWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => void (world = await createWorld({ services, base: demo, connections: 20 })));
afterAll(() => world.close());

const { customers } = demoShoppers(Temporal.PlainDate.from('2026-07-01'));
let keys = 0;
async function add(key: string, body: object, { of = key, idempotencyKey = `contact-key-${(keys += 1)}` } = {}) {
  const customerId = customers.find((each) => each.key === of)?.customerId;
  return world.app.inject({
    method: 'POST',
    url: `/profile/customers/${customerId}/contact`,
    headers: { authorization: `Bearer ${await world.tokenFor(key)}`, 'idempotency-key': idempotencyKey },
    body,
  });
}

test('S-153 S-154 a profile without a mobile number gets one, which signs no one in; a second one is refused', async () => {
  const key = 'hanna';
  const added = await add(key, { channel: 'sms', handle: '(415) 555-0188' });
  expect(added.json()).toMatchObject({ phones: [{ number: '4155550188', purpose: 'SECONDARY' }] });
  expect((await add(key, { channel: 'sms', handle: '+1 415 555 0188' })).statusCode).toBe(200);
  expect((await add(key, { channel: 'email', handle: 'else@example.com' })).statusCode).toBe(409);
  const other = await add(key, { channel: 'sms', handle: '4155550189' });
  expect([other.statusCode, other.json().errors[0].code]).toEqual([409, 'ALREADY_KNOWN']);
});

test('T-24 what is none, and what is not their own, is refused', async () => {
  const key = 'young';
  for (const handle of ['', '911', 'maya@example.com', `4155550${'1'.repeat(200)}`])
    expect([handle, (await add(key, { channel: 'sms', handle })).statusCode]).toEqual([handle, 400]);
  expect((await add('theo', { channel: 'email', handle: 'x@example.com' }, { of: 'maya' })).statusCode).toBe(403);
});

test('I-8 of 16 different numbers at once, one is kept', async () => {
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, at) => add('naomi', { channel: 'sms', handle: `41555501${10 + at}` })),
  );
  const kept = answers.filter(({ statusCode }) => statusCode === 200);
  expect(kept).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(15);
});
