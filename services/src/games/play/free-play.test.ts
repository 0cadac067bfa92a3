import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import type { ProgramPoints } from '../contract/points.ts';
import { gamesWorld, joined, many, noon, publish, type Shopper, shopper } from '../../testing/games.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
});
afterEach(async () => {
  await sql`truncate games.program cascade`.execute(world.db);
  world.clock.set(noon);
});
afterAll(() => world.close());

const takes = (who: Shopper, key?: string) =>
  who.post<{ points: ProgramPoints }>('/gameplay/freeplay', { programCode: 'SPIN' }, key);

test('N-28 a shopper without points gets a free play, which works like any other', async () => {
  await publish(world);
  const maya = await joined(world, 'maya');
  expect((await maya.plays()).code).toBe('INSUFFICIENT_POINTS');
  expect(await takes(maya)).toMatchObject({ status: 200, body: { points: { freePlays: 1, totalGamePoints: 0 } } });
  expect(await maya.plays()).toMatchObject({ status: 200, body: { points: { freePlays: 0, totalGamePoints: 0 } } });
  expect(await takes(maya)).toMatchObject({ status: 200, body: { points: { freePlays: 1 } } });
});

test('N-28 I-8 sixteen requests at once, under one key or many, leave one play waiting', async () => {
  await publish(world);
  const maya = await joined(world, 'maya');
  const answers = await many(16, (index) => takes(maya, index % 2 === 0 ? 'the-same-key' : undefined));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await maya.points()).freePlays).toBe(1);
  const { items } = (await maya.get<{ items: { title: string }[] }>(`/prizes/${maya.who.uuid}/game/activity`)).body;
  expect(items.filter(({ title }) => title === 'Free play')).toHaveLength(1);
});

test('N-28 free plays count toward the same daily limit as paid ones', async () => {
  await publish(world, { game: { maxPlaysPerDay: 2 } });
  const maya = await joined(world, 'maya', 40);
  await maya.plays();
  await takes(maya);
  await maya.plays();
  expect(await takes(maya)).toMatchObject({ status: 409, code: 'DAILY_LIMIT' });
  world.clock.advance('PT24H');
  expect((await takes(maya)).status).toBe(200);
});

test('N-28 a shopper who has not opted in, or comes too late, gets none, and nothing is written', async () => {
  await publish(world);
  const stranger = shopper(world, 'stranger');
  expect(await takes(stranger)).toMatchObject({ status: 409, code: 'NOT_OPTED_IN' });
  const maya = await joined(world, 'maya');
  expect(await maya.post('/gameplay/freeplay', { programCode: 'NO-SUCH' })).toMatchObject({ status: 404 });
  world.clock.advance('P60D');
  expect(await takes(maya)).toMatchObject({ status: 409, code: 'PROGRAM_ENDED' });
  expect((await maya.points()).freePlays).toBe(0);
});
