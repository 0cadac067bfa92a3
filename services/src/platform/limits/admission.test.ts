import { subscribe, unsubscribe } from 'node:diagnostics_channel';
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

/** So many requests from now on have come as far as their handlers. */
function handled(count: number): Promise<void> {
  // Fastify publishes each.
  const channel = 'tracing:fastify.request.handler:start';
  return new Promise((resolve) => {
    let left = count;
    const arrive = () => {
      left -= 1;
      if (left > 0) return;
      unsubscribe(channel, arrive);
      resolve();
    };
    subscribe(channel, arrive);
  });
}

test('N-76 beyond the limit requests get 503 with Retry-After in the envelope, those within it finish, and health checks are let in', async () => {
  world = await createWorld({ fill: fillIdentities, config: { concurrency: 2 }, connections: 1 });
  const giveBack = await holdTheOnlyConnection();
  const ask = () => browserOf(world).enters('no-challenge', '123456');
  // Two are served, 16 wait, one has no room: nobody else is answered before the connection is free.
  const all = Array.from({ length: 19 }, ask);
  const refused = await Promise.race(all);
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json<ErrorEnvelope>()).toMatchObject({ errors: [{ code: 'OVERLOADED' }], serviceErrors: [] });
  expect((await world.app.inject('/healthz')).statusCode).toBe(200);
  giveBack();
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
  expect(statuses).toEqual([...Array<number>(18).fill(401), 503]);
});

test('under pressure a few are served and the rest get 503 with Retry-After, but never health checks', async () => {
  world = await createWorld({ fill: fillIdentities, connections: 1 });
  const giveBack = await holdTheOnlyConnection();
  world.app.isUnderPressure = () => true;
  const areInside = handled(4);
  const few = Array.from({ length: 4 }, () => browserOf(world).enters('no-challenge', '123456'));
  await areInside;
  const refused = await browserOf(world).enters('no-challenge', '123456');
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await world.app.inject('/healthz')).statusCode).toBe(200);
  giveBack();
  expect((await Promise.all(few)).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
});
