import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closed, enter, publishSweepstakesProgram } from '../../testing/draws.ts';
import { gamesWorld } from '../../testing/games.ts';
import type { World } from '../../testing/world.ts';
import { auditOf, commandsOf, type Outcome } from '../testing/ops-testing.ts';
import { noticesDb } from '../../notices/store/tables.ts';
import { auditDb } from '../../operators/store/audit-log.ts';

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
const notices = () => noticesDb(world.db).selectFrom('games.notice').selectAll().execute();

test('N-30 commands take a draw from its list to its file, with two people, and can undo it before publication', async () => {
  expect(await list()).toMatch(/^spin +OPEN +closes 2026-09-01T06:59:59.999Z {2}Groceries for a year$/);
  expect(await draw('romero', 'close', 'spin')).toMatchObject(
    refused('NOT_YET', 'spin accepts entries until 2026-09-01T06:59:59.999Z.'),
  );
  expect(await draw('romero', 'close', 'nothing')).toMatchObject(refused('DRAW_NOT_FOUND', 'Draw nothing not found.'));
  world.clock.set(closed);
  const { said } = await draw('romero', 'close', 'spin');
  expect(said).toMatch(/^spin: closed with 6 entries from 3 households, root [0-9a-f]{64}$/);
  expect(await draw('romero', 'publish', 'spin')).toMatchObject(
    refused('DRAW_STATE', 'spin is CLOSED; this step needs VERIFIED.'),
  );
  expect(await draw('romero', 'seal', 'spin')).toMatchObject({ code: 0, said: 'spin: sealed by romero' });
  expect(await draw('romero', 'draw', 'spin', '--dice', '41625361')).toMatchObject(
    refused('SECOND_PERSON_REQUIRED', 'romero sealed this draw, so someone else must draw it.'),
  );
  expect(await draw('lindqvist', 'draw', 'spin', '--dice', '4 1')).toMatchObject(
    refused('DICE_INVALID', 'The dice must be 6 to 64 letters or digits.'),
  );
  expect((await draw('lindqvist', 'draw', 'spin', '--dice', '41625361')).said).toMatch(
    /^spin: drawn by lindqvist, randomness [0-9a-f]{64}$/,
  );
  expect(await draw('romero', 'undo', 'spin', '--reason', 'the camera was off')).toMatchObject({
    code: 0,
    said: 'spin: undone, sealed as before',
  });
  expect(await list()).toContain('SEALED');
  expect((await draw('lindqvist', 'draw', 'spin', '--dice', '26134455')).code).toBe(0);
  expect((await draw('lindqvist', 'verify', 'spin')).said).toBe('spin: verified: the winners match');
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
  const details = await auditDb(world.db).selectFrom('games.audit_log').select('detail').orderBy('seq').execute();
  expect(details[8]).toEqual({ detail: { reason: 'the camera was off' } });
});

test('T-56, T-57 the file of the draw replays without a database, and mentions the draw that was undone', async () => {
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
    complained: 'Failed: the draw file. line 1: this is not the head of a larder-draw-1 file',
  });
  expect(await commandsOf(world)('draw', 'verify-file', join(folder, 'none'))).toMatchObject({
    code: 2,
    complained: expect.stringMatching(/none can't be read \(ENOENT\)\.$/),
  });
});

test('N-31 commands claim for a winner, verify, and fulfill, only in that order', async () => {
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
