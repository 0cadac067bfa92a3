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

let keys = 0;
const call = async (key: string, action?: string, idempotencyKey = `fresh-pass-${(keys += 1)}`) => {
  const answer = await world.app.inject({
    method: action === undefined ? 'GET' : 'POST',
    url: `/profile/customers/${idOf(key)}/freshpass`,
    headers: { authorization: `Bearer ${await world.tokenFor(key)}`, 'idempotency-key': idempotencyKey },
    ...(action === undefined ? {} : { body: { action } }),
  });
  return { status: answer.statusCode, body: answer.json() };
};

test('S-28 N-70 a month on the house is started once, however many ask at once, and ends by itself', async () => {
  expect((await call('new')).body).toMatchObject({ isActive: false, canStartTrial: true });
  const answers = await Promise.all(Array.from({ length: 6 }, () => call('new', 'START_TRIAL')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 409)?.body.errors).toMatchObject([{ code: 'TRIAL_USED' }]);
  expect((await call('new')).body).toMatchObject({
    isActive: true,
    renews: false,
    canKeep: false,
    canStartTrial: false,
  });
});

test('N-70 the same request is answered the same', async () => {
  const first = await call('maya', 'CANCEL', 'fresh-pass-same');
  expect((await call('maya', 'CANCEL', 'fresh-pass-same')).body).toEqual(first.body);
});

test('N-70 a canceled membership lasts until the end of its month, and can be kept until then', async () => {
  const canceled = (await call('maya', 'CANCEL')).body;
  expect(canceled).toMatchObject({ isActive: true, renews: false, canKeep: true });
  expect(canceled.until).toMatch(/^2026-/);
  expect((await call('maya', 'CANCEL')).body).toEqual(canceled);
  expect((await call('maya', 'KEEP')).body).toMatchObject({ isActive: true, renews: true, until: null });
  expect((await call('maya', 'KEEP')).body).toMatchObject({ renews: true });
});

test('N-70 what ended long ago can be neither kept nor tried again', async () => {
  expect((await call('theo')).body).toMatchObject({ isActive: false, canStartTrial: false, canKeep: false });
  expect((await call('theo', 'KEEP')).body.errors).toMatchObject([{ code: 'NOTHING_TO_KEEP' }]);
});
