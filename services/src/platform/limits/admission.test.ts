import { afterEach, expect, test } from 'vitest';
import type { ErrorEnvelope } from '../http/contract.ts';
import { browserOf, fillIdentities } from '../../identity/testing/fixture.ts';
import { createWorld, type World } from '../../testing/world.ts';

let world: World;
afterEach(() => world.close());

/** Nothing is answered before the connection is released. */
async function holdTheOnlyConnection(): Promise<() => void> {
  let giveBack = () => undefined as void;
  await new Promise<void>((resolve) => {
    void world.db.connection().execute(() => {
      resolve();
      return new Promise<void>((over) => void (giveBack = over));
    });
  });
  return giveBack;
}

test('N-76 beyond the limit requests get 503 with Retry-After in the envelope, those within it finish, and health checks are let in', async () => {
  world = await createWorld({ fill: fillIdentities, config: { concurrency: 2 }, connections: 1 });
  const giveBack = await holdTheOnlyConnection();
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

test('under pressure a few are served and the rest get 503 with Retry-After, but never health checks', async () => {
  world = await createWorld({ fill: fillIdentities, connections: 1 });
  const giveBack = await holdTheOnlyConnection();
  world.app.isUnderPressure = () => true;
  const few = Array.from({ length: 4 }, () => browserOf(world).enters('no-challenge', '123456'));
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  const refused = await browserOf(world).enters('no-challenge', '123456');
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await world.app.inject('/healthz')).statusCode).toBe(200);
  giveBack();
  expect((await Promise.all(few)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
});
