import { afterEach, expect, test } from 'vitest';
import type { ErrorEnvelope } from './contract.ts';
import { browserOf, fillIdentities } from '../identity/fixture.ts';
import { createWorld, type World } from '../testing.ts';

let world: World;
afterEach(() => world.close());

test('N-76 beyond the limit requests get 503 with Retry-After in the envelope, those within it finish, health is let in', async () => {
  world = await createWorld({ fill: fillIdentities, config: { concurrency: 2 }, connections: 1 });
  // The only connection is taken, so that nothing is answered before it is given back.
  let giveBack = () => undefined as void;
  const taken = new Promise<void>((resolve) => {
    void world.db.connection().execute(() => {
      resolve();
      return new Promise<void>((over) => void (giveBack = over));
    });
  });
  await taken;
  const ask = () => browserOf(world).enters('no-challenge', '123456');
  const within = Array.from({ length: 18 }, ask);
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  const refused = await ask();
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json<ErrorEnvelope>()).toMatchObject({ errors: [{ code: 'OVERLOADED' }], serviceErrors: [] });
  expect((await world.app.inject('/healthz')).statusCode).toBe(200);
  giveBack();
  const answers = await Promise.all(within);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
});

test('under pressure requests get 503 with Retry-After, and health does not', async () => {
  world = await createWorld({ fill: fillIdentities });
  world.app.isUnderPressure = () => true;
  const refused = await browserOf(world).userInfo();
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await world.app.inject('/readyz')).statusCode).toBe(200);
});
