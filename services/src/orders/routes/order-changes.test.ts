import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { ordersWorld } from '../testing/orders-world.ts';
import { givenOrder, onDay, takenOf, wholeOf } from '../testing/placed-orders.ts';

let world: World;
let maya: string;
let theo: string;
beforeAll(async () => {
  world = await ordersWorld();
  maya = await world.tokenFor({});
  theo = await world.tokenFor({ householdId: 'household-2', customerId: 'customer-2' });
});
afterAll(() => world.close());

const post = async (
  path: string,
  { key = world.random.uuid(), token = maya, body }: { key?: string; token?: string; body?: object } = {},
) => {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/orders${path}`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, never>>() };
};
const code = ({ body }: { body: Record<string, never> }) => (body as { errors?: { code: string }[] }).errors?.[0]?.code;

test('S-3 canceling frees the time and the hold once, however often and at once it is asked', async () => {
  const number = await givenOrder(world, onDay(20));
  await givenOrder(world, onDay(20));
  const key = world.random.uuid();
  const [first, second] = await Promise.all([post(`/${number}/cancel`, { key }), post(`/${number}/cancel`, { key })]);
  expect(first).toMatchObject({
    status: 200,
    body: { state: 'CANCELLED', canCancel: false, track: [{ kind: 'PLACED' }, { kind: 'CANCELLED' }] },
  });
  expect(second).toEqual(first);
  const others = await Promise.all(Array.from({ length: 8 }, () => post(`/${number}/cancel`)));
  expect(new Set(others.map((answer) => [answer.status, code(answer)].join(' ')))).toEqual(
    new Set(['409 CANNOT_CANCEL']),
  );
  expect(await takenOf(world, 'slot-20')).toBe(1);
  expect((await wholeOf(world, number)).events.map(({ kind }) => kind)).toEqual(['PLACED', 'CANCELLED']);
});

test("T-24 nobody cancels another household's order, and the answer doesn't say whether there is one", async () => {
  const number = await givenOrder(world, onDay(21));
  const [theirs, none] = [
    await post(`/${number}/cancel`, { token: theo }),
    await post('/9999999/cancel', { token: theo }),
  ];
  expect([theirs.status, theirs.body['errors']]).toEqual([none.status, none.body['errors']]);
  expect((await wholeOf(world, number)).order.state).toBe('PLACED');
});
