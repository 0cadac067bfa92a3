import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../app.ts';
import { demo } from '../testing/bases.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ services, clock: '2026-08-05T21:30:00Z', base: demo });
});
afterAll(() => world.close());

const post = (url: string, body: object) => world.app.inject({ method: 'POST', url, payload: body });

interface Copy {
  key: string;
  householdId: string;
  email: string | null;
  banner: string;
}

async function copyOf(key: string): Promise<Copy> {
  const answer = await post('/dev/households', { key });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** What the services answer the shopper about points, address and activity. */
async function standing(key: string) {
  const who = (await post('/identity/demo/sign-in', { key })).json<{ token: string; uuid: string }>();
  const get = async (url: string) =>
    (await world.app.inject({ url, headers: { authorization: `Bearer ${who.token}` } })).json<
      Record<string, unknown>
    >();
  const { programPoints } = await get('/games/program/points?programCodes=HARVEST-SPIN,MARKET-TRAIL');
  const { items } = (await get(`/games/prizes/${who.uuid}/game/activity`)) as { items?: { title: string }[] };
  return { points: programPoints, activity: items?.length ?? 0 };
}

test('each copy of a demo shopper starts exactly where the original does', async () => {
  const copies = [await copyOf('maya'), await copyOf('maya')];
  const maya = await standing('maya');
  for (const { key, banner } of copies) {
    expect(banner).toBe('safeway');
    const copy = await standing(key);
    expect(copy.points).toEqual(maya.points);
    expect(copy.activity).toBeGreaterThan(5);
  }
  expect(new Set(copies.map(({ householdId }) => householdId)).size).toBe(2);
});

test('only demo shoppers can be copied, and no list shows the copies', async () => {
  const listed = async () => (await world.app.inject('/identity/demo/shoppers')).json<{ key: string }[]>();
  const before = await listed();
  for (const { key } of before) await copyOf(key);
  expect(await listed()).toEqual(before);
  expect((await post('/dev/households', { key: 'nobody' })).statusCode).toBe(404);
});

test('without demo data there are no copies', async () => {
  const plain = await createWorld({ services, config: { demoData: false } });
  const answer = await plain.app.inject({ method: 'POST', url: '/dev/households', payload: { key: 'maya' } });
  expect(answer.statusCode).toBe(404);
  await plain.close();
});
