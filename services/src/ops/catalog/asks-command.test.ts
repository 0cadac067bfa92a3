import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogWorld, otherStoreId, storeId } from '../../catalog/testing/catalog-world.ts';
import type { World } from '../../testing/world.ts';
import { commandsOf } from '../testing/ops-testing.ts';

let world: World;
beforeAll(async () => void (world = await catalogWorld()));
afterAll(() => world.close());

const said = async (...args: string[]) => (await commandsOf(world)('catalog', 'asks', ...args)).said.split('\n');

let asks = 0;
async function asksFor(q: string, at = storeId): Promise<void> {
  world.clock.advance({ minutes: 1 });
  asks += 1;
  const answer = await world.app.inject({
    method: 'POST',
    url: '/catalog/asks',
    headers: { 'idempotency-key': `ask-of-ops-${asks}` },
    payload: { storeId: at, q, browserId: `browser-ops-${asks}` },
  });
  expect(answer.statusCode).toBe(200);
}

test('N-71 an operator lists what each store is asked to stock, what most ask for first', async () => {
  expect(await said()).toEqual(['Nothing has been asked for.']);
  await asksFor('Natto');
  await asksFor('Yuzu');
  await asksFor('natto\u202E');
  await asksFor('Durian', otherStoreId);
  expect(await said()).toEqual([
    '2910  2300 16th St, San Francisco',
    '     2  natto  (last 2026-08-05)',
    '     1  Yuzu  (last 2026-08-05)',
    '7710  2300 16th St, San Francisco',
    '     1  Durian  (last 2026-08-05)',
  ]);
  expect(await said(storeId, '--most', '1')).toEqual([
    '2910  2300 16th St, San Francisco',
    '     2  natto  (last 2026-08-05)',
  ]);
  expect(await said('0001')).toEqual(['Nothing has been asked for.']);
});
