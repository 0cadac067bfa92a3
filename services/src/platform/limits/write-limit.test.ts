import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillIdentities } from '../../identity/testing/fixture.ts';
import { createWorld, type World } from '../../testing/world.ts';

let world: World;
beforeEach(async () => void (world = await createWorld({ fill: fillIdentities, config: { writeLimit: 3 } })));
afterEach(() => world.close());

/** A change that answers something else than 429 as long as it is let in. */
const change = async (given: { bearer?: string; remoteAddress?: string }) =>
  world.app.inject({
    method: 'POST',
    url: '/identity/auth/sign-out',
    remoteAddress: given.remoteAddress ?? '127.0.0.1',
    headers: given.bearer ? { authorization: `Bearer ${given.bearer}` } : {},
    body: { everywhere: false },
  });

test('T-101 a household that makes too many changes in a minute waits, whichever member asks; others do not', async () => {
  const [maya, ben] = [await world.tokenFor('maya'), await world.tokenFor('ben')];
  const stranger = await world.tokenFor({ householdId: 'household-2', customerId: 'customer-2' });
  for (const bearer of [maya, maya, ben]) expect((await change({ bearer })).statusCode).toBe(204);
  const refused = await change({ bearer: ben });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toEqual({
    errors: [{ code: 'RATE_LIMITED', message: expect.stringContaining('Wait a moment') }],
    serviceErrors: [],
    correlationId: expect.any(String),
  });
  expect((await change({ bearer: stranger })).statusCode).toBe(204);
  const read = await world.app.inject({ url: '/readyz', headers: { authorization: `Bearer ${maya}` } });
  expect(read.statusCode).toBe(200);
});

test('T-101 an IP address, by its /64, may make ten times as many changes; the local gateway is not counted', async () => {
  const from = (remoteAddress: string) => change({ remoteAddress });
  for (let number = 1; number <= 30; number++) expect((await from(`2001:db8:1:2::${number}`)).statusCode).toBe(204);
  expect((await from('2001:db8:1:2::ffff')).statusCode).toBe(429);
  expect((await from('2001:db8:1:3::1')).statusCode).toBe(204);
  for (let number = 1; number <= 40; number++) expect((await from('10.0.0.7')).statusCode).toBe(204);
});
