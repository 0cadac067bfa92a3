import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closed, enter, publishSweepstakesProgram } from '../games/draws/draws-testing.ts';
import { gamesDb } from '../games/store/tables.ts';
import { gamesWorld } from '../games/testing.ts';
import type { World } from '../testing.ts';
import { auditOf, commandsOf, type Outcome } from './ops-testing.ts';

let world: World;
let folder: string;
let draw: (operator: string, ...args: readonly string[]) => Promise<Outcome>;
beforeAll(async () => {
  world = await gamesWorld();
  await publishSweepstakesProgram(world);
  await enter(world, { one: 2, two: 3, 'visitor-1': 1 });
  folder = await mkdtemp(join(tmpdir(), 'larder-ops-'));
  const run = commandsOf(world);
  draw = (operator, ...args) => run('--operator', operator, '--yes', 'draw', ...args);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const list = async () => (await commandsOf(world)('draw', 'list')).said;
const refused = (code: string, why: string) => ({ code: 1, said: '', complained: `Refused (${code}): ${why}` });
const notices = () => gamesDb(world.db).selectFrom('games.notice').selectAll().execute();

test('N-30 a draw goes from its list to its file by commands, with two people, and can be taken back before', async () => {
  expect(await list()).toMatch(/^spin +OPEN +closes 2026-09-01T06:59:59.999Z {2}Groceries for a year$/);
  expect(await draw('romero', 'close', 'spin')).toMatchObject(
    refused('NOT_YET', 'spin takes entries until 2026-09-01T06:59:59.999Z.'),
  );
  expect(await draw('romero', 'close', 'nothing')).toMatchObject(
    refused('DRAW_NOT_FOUND', 'There is no draw nothing.'),
  );
  world.clock.set(closed);
  const { said } = await draw('romero', 'close', 'spin');
  expect(said).toMatch(/^spin: closed with 6 entries of 3 households, root [0-9a-f]{64}$/);
  expect(await draw('romero', 'publish', 'spin')).toMatchObject(
    refused('DRAW_STATE', 'spin is CLOSED; this step needs VERIFIED.'),
  );
  expect(await draw('romero', 'seal', 'spin')).toMatchObject({ code: 0, said: 'spin: sealed by romero' });
  expect(await draw('romero', 'draw', 'spin', '--dice', '41625361')).toMatchObject(
    refused('SECOND_PERSON_REQUIRED', 'romero sealed this draw; another person has to draw.'),
  );
  expect(await draw('lindqvist', 'draw', 'spin', '--dice', '4 1')).toMatchObject(
    refused('DICE_INVALID', 'The dice are 6 to 64 letters or digits.'),
  );
  expect((await draw('lindqvist', 'draw', 'spin', '--dice', '41625361')).said).toMatch(
    /^spin: drawn by lindqvist, randomness [0-9a-f]{64}$/,
  );
  expect(await draw('romero', 'undo', 'spin', '--reason', 'the camera was off')).toMatchObject({
    code: 0,
    said: 'spin: taken back, sealed as before',
  });
  expect(await list()).toContain('SEALED');
  expect((await draw('lindqvist', 'draw', 'spin', '--dice', '26134455')).code).toBe(0);
  expect((await draw('lindqvist', 'verify', 'spin')).said).toBe('spin: verified: the same winners came out');
  expect(await notices()).toEqual([]);
  expect((await draw('romero', 'publish', 'spin')).said).toBe('spin: published: /verify/spin');
  expect(await draw('romero', 'undo', 'spin', '--reason', 'too late')).toMatchObject(
    refused('DRAW_STATE', 'spin is PUBLISHED; this step needs DRAWN or VERIFIED.'),
  );
  expect((await auditOf(world)).map(([who, what, , outcome]) => `${who} ${what}: ${outcome}`)).toEqual([
    'romero draw close: NOT_YET',
    'romero draw close: DRAW_NOT_FOUND',
    'romero draw close: DONE',
    'romero draw publish: DRAW_STATE',
    'romero draw seal: DONE',
    'romero draw draw: SECOND_PERSON_REQUIRED',
    'lindqvist draw draw: DICE_INVALID',
    'lindqvist draw draw: DONE',
    'romero draw undo: DONE',
    'lindqvist draw draw: DONE',
    'lindqvist draw verify: DONE',
    'romero draw publish: DONE',
    'romero draw undo: DRAW_STATE',
  ]);
  const details = await gamesDb(world.db).selectFrom('games.audit_log').select('detail').orderBy('seq').execute();
  expect(details[8]).toEqual({ detail: { reason: 'the camera was off' } });
});

test('T-56, T-57 the file of the draw is replayed without a database, and tells of the draw that was taken back', async () => {
  const { body } = await world.app.inject('/games/draws/spin/file');
  expect(body).toContain('"UNDONE"');
  expect(body).toContain('the camera was off');
  const file = join(folder, 'spin.jsonl');
  await writeFile(file, body);
  const replayed = await commandsOf(world)('draw', 'verify-file', file);
  expect(replayed).toMatchObject({ code: 0, complained: '' });
  expect(replayed.said.split('\n').map((line) => line.split(/\s+/, 2).join(' '))).toEqual([
    'ok LIST',
    'ok COMMITMENT',
    'ok ROOT',
    'ok RANDOMNESS',
    'ok PLACES',
    'Everything matches.',
  ]);
  await writeFile(file, 'nothing of a draw\n');
  expect(await commandsOf(world)('draw', 'verify-file', file)).toMatchObject({
    code: 1,
    complained: 'Failed: the file. line 1: this is not the head of a larder-draw-1 file',
  });
  expect(await commandsOf(world)('draw', 'verify-file', join(folder, 'none'))).toMatchObject({
    code: 2,
    complained: expect.stringMatching(/none can't be read \(ENOENT\)\.$/),
  });
});

test('N-31 a winner is claimed for, checked and fulfilled by commands, in this order alone', async () => {
  const move = (place: string, status: string) => draw('okafor', 'winner', 'spin', place, status);
  expect(await move('1', 'VERIFIED')).toMatchObject(refused('WINNER_STATE', 'Place 1 of spin is not CLAIMED.'));
  for (const status of ['CLAIMED', 'VERIFIED', 'FULFILLED'])
    expect(await move('1', status)).toMatchObject({ code: 0, said: `spin: place 1 is ${status}` });
  expect(await move('9', 'CLAIMED')).toMatchObject(refused('WINNER_STATE', 'Place 9 of spin is not NOTIFIED.'));
  expect((await auditOf(world)).slice(-5)).toEqual([
    ['okafor', 'draw winner', 'spin 1', 'WINNER_STATE'],
    ...Array.from({ length: 3 }, () => ['okafor', 'draw winner', 'spin 1', 'DONE']),
    ['okafor', 'draw winner', 'spin 9', 'WINNER_STATE'],
  ]);
});
