import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { replay } from '../../../../draw-proof/replay.ts';
import type { World } from '../../testing/world.ts';
import { closeDraw, publishDraw, sealDraw, throwDice, undoDraw, verifyDraw } from './draw-operations.ts';
import { closed, drawAll, enter, publishSweepstakesProgram, step } from '../../testing/draws.ts';
import { nodeHashes } from './node-hashes.ts';
import { entryCounts, winnersOf } from '../store/draws.ts';
import { gamesWorld, many, noon } from '../../testing/games.ts';
import { tendWinners } from '../winners/winners.ts';
import { drawsDb } from '../store/tables.ts';
import { noticesDb } from '../../notices/store/tables.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
});
afterEach(async () => {
  await sql`truncate games.program, games.notice restart identity cascade`.execute(world.db);
  world.clock.set(noon);
});
afterAll(() => world.close());

const drawNow = async () => (await world.app.inject('/games/draws/spin')).json();
const fileOf = async (drawId = 'spin') => world.app.inject(`/games/draws/${drawId}/file`);

test('N-30 the commitment is public right away; the seed, dice, and winners only when their time comes', async () => {
  await publishSweepstakesProgram(world);
  await enter(world, { one: 3, two: 2 });
  expect(await drawNow()).toMatchObject({
    state: 'OPEN',
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    entryCount: 5,
    householdCount: 2,
    serverSeed: null,
    merkleRoot: null,
    places: [],
    file: null,
  });
  await drawAll(world);
  expect(await drawNow()).toMatchObject({
    state: 'PUBLISHED',
    dice: '41625361',
    sealedBy: 'romero',
    drawnBy: 'lindqvist',
  });
  expect((await drawNow()).places).toHaveLength(2);
});

test('T-54 an entry a millisecond after the close is refused with 409 and leaves the root unchanged', async () => {
  await publishSweepstakesProgram(world);
  await enter(world, { one: 3 });
  world.clock.set('2026-09-01T06:59:59.999Z');
  await enter(world, { two: 1 });
  await expect(closeDraw(step(world, 'romero'))).rejects.toMatchObject({ status: 409, code: 'NOT_YET' });
  world.clock.set(closed);
  await expect(enter(world, { three: 1 })).rejects.toMatchObject({ status: 409, code: 'SWEEPSTAKES_CLOSED' });
  const { merkle_root } = await closeDraw(step(world, 'romero'));
  // Once the list is frozen, even a clock that runs slow is too late.
  world.clock.set('2026-09-01T06:59:59.999Z');
  await expect(enter(world, { three: 1 })).rejects.toMatchObject({ status: 409, code: 'SWEEPSTAKES_CLOSED' });
  expect(await drawNow()).toMatchObject({ merkleRoot: merkle_root, entryCount: 4 });
});

test('T-54 when 16 people enter while the list closes, each is either on the list or refused', async () => {
  await publishSweepstakesProgram(world);
  await enter(world, { one: 1 });
  world.clock.set('2026-09-01T06:59:59.999Z');
  const entering = many(16, (index) =>
    enter(world, { [`late-${index}`]: 1 }).then(
      () => 1,
      () => 0,
    ),
  );
  world.clock.set(closed);
  const [entered, draw] = await Promise.all([entering, closeDraw(step(world, 'romero'))]);
  const all = 1 + entered.reduce<number>((sum, one) => sum + one, 0);
  expect(draw.entry_count).toBe(all);
  expect(await entryCounts(drawsDb(world.db), 'spin')).toEqual({ entries: all, holders: all });
});

test('T-55 whoever sealed the draw cannot draw it: 403, a second person is needed', async () => {
  await publishSweepstakesProgram(world);
  await enter(world, { one: 1 });
  world.clock.set(closed);
  await closeDraw(step(world, 'romero'));
  await sealDraw(step(world, 'romero'));
  await expect(throwDice(step(world, 'romero'), '123456')).rejects.toMatchObject({
    status: 403,
    code: 'SECOND_PERSON_REQUIRED',
  });
  expect(await drawNow()).toMatchObject({ state: 'SEALED', dice: null });
  expect(await throwDice(step(world, 'lindqvist'), '123456')).toMatchObject({ state: 'DRAWN' });
});

test('N-30 no step can be skipped or repeated, even by 16 requests at once', async () => {
  await publishSweepstakesProgram(world);
  await enter(world, { one: 2, two: 2 });
  world.clock.set(closed);
  await expect(sealDraw(step(world, 'romero'))).rejects.toMatchObject({ code: 'DRAW_STATE' });
  await expect(publishDraw(step(world, 'romero'))).rejects.toMatchObject({ code: 'DRAW_STATE' });
  const closes = await many(16, () =>
    closeDraw(step(world, 'romero')).then(
      () => 'closed',
      (error: { code: string }) => error.code,
    ),
  );
  expect(closes.filter((each) => each === 'closed')).toHaveLength(1);
  expect(new Set(closes)).toEqual(new Set(['closed', 'DRAW_STATE']));
  await sealDraw(step(world, 'romero'));
  const draws = await many(16, (index) =>
    throwDice(step(world, 'lindqvist'), `12345${index}`).then(
      () => 'drawn',
      (error: { code: string }) => error.code,
    ),
  );
  expect(draws.filter((each) => each === 'drawn')).toHaveLength(1);
  expect(await winnersOf(drawsDb(world.db), 'spin')).toHaveLength(2);
});

test('T-56 the published file replays to the same winners, byte for byte every time, and names no household', async () => {
  await publishSweepstakesProgram(world, { winnerCount: 2, alternateCount: 3 });
  await enter(
    world,
    Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`household-${index}`, 1 + (index % 4)])),
  );
  expect((await fileOf()).statusCode).toBe(404);
  await drawAll(world);
  const [first, second] = [await fileOf(), await fileOf()];
  expect(first.body).toBe(second.body);
  expect(first.body).not.toContain('household-1');
  async function* pieces(text: string) {
    yield text.slice(0, 1000);
    yield text.slice(1000);
  }
  const verdict = await replay(nodeHashes, pieces(first.body));
  expect(verdict).toMatchObject({ ok: true });
  const published = (await drawNow()).places;
  expect(published).toMatchObject(verdict.places);
  const changed = first.body.replace(/(E-000000013",")[0-9a-f]{4}/, '$10000');
  expect(await replay(nodeHashes, pieces(changed))).toMatchObject({
    ok: false,
    findings: [{ line: 14, problem: 'CHANGED', entryId: 'E-000000013' }],
  });
});

test('T-57 an undone draw notifies no one; a final one notifies each winner once', async () => {
  await publishSweepstakesProgram(world);
  await enter(world, { one: 2, two: 2 });
  world.clock.set(closed);
  await closeDraw(step(world, 'romero'));
  await sealDraw(step(world, 'romero'));
  await throwDice(step(world, 'lindqvist'), '123456');
  await tendWinners(world.context);
  await undoDraw(step(world, 'romero'), 'the camera was off');
  await tendWinners(world.context);
  const notices = () => noticesDb(world.db).selectFrom('games.notice').selectAll().execute();
  expect(await notices()).toEqual([]);
  await throwDice(step(world, 'lindqvist'), '654321');
  await verifyDraw(step(world, 'lindqvist'));
  await tendWinners(world.context);
  expect(await notices()).toEqual([]);
  await publishDraw(step(world, 'romero'));
  await many(16, () => tendWinners(world.context));
  expect(await notices()).toHaveLength(1);
  expect((await fileOf()).body).toContain('"UNDONE"');
});
