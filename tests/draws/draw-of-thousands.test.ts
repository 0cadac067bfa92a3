import { execFile } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawAll, enter, publishSweepstakesProgram } from '../../services/src/testing/draws.ts';
import { gamesWorld, many } from '../../services/src/testing/games.ts';
import type { World } from '../../services/src/testing/world.ts';
import { checkDraw } from '../../web/src/features/draws/check-draw.ts';

const households = 1250;
const entriesEach = 4;
const [winnerCount, alternateCount] = [50, 100];
let world: World;
let folder: string;

beforeAll(async () => {
  world = await gamesWorld();
  await publishSweepstakesProgram(world, { winnerCount, alternateCount });
  await many(5, async (part) => {
    for (let number = part; number < households; number += 5) await enter(world, { [`many-${number}`]: entriesEach });
  });
  folder = await mkdtemp(join(tmpdir(), 'larder-draw-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const download = () => world.app.inject('/games/draws/spin/file');
const piecesOf = (text: string) =>
  async function* () {
    for (let at = 0; at < text.length; at += 10_000) yield text.slice(at, at + 10_000);
  };

/** What the command says of a file, and how it ends. */
async function command(text: string): Promise<{ code: number; said: string }> {
  const file = join(folder, 'spin.jsonl');
  await writeFile(file, text);
  const main = join(import.meta.dirname, '../../services/src/ops/main.ts');
  const run = promisify(execFile)(process.execPath, [main, 'draw', 'verify-file', file]);
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
  );
}

/** The places, computed the long way round: every score, sorted, a household once. */
function placesOf([head = '', ...lines]: readonly string[]): string[] {
  const { serverSeed, merkleRoot, dice } = JSON.parse(head) as Record<'serverSeed' | 'merkleRoot' | 'dice', string>;
  const randomness = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
    .update(Buffer.concat([Buffer.from(merkleRoot, 'hex'), Buffer.from(dice)]))
    .digest();
  const scored = lines
    .map((line) => JSON.parse(line) as [string, string, string])
    .map(([id, household]) => ({
      id,
      household,
      score: createHash('sha256').update(randomness).update(id).digest('hex'),
    }))
    .toSorted((a, b) => (a.score < b.score ? -1 : 1));
  const seen = new Set<string>();
  const first = scored.filter(({ household }) => !seen.has(household) && seen.add(household));
  return first.slice(0, winnerCount + alternateCount).map(({ id }) => id);
}

test('N-30, T-56, I-9 5,000 entries are drawn, published and repeated; a household has one place', async () => {
  expect((await download()).statusCode).toBe(404);
  await drawAll(world);
  const { statusCode, body } = await download();
  expect(statusCode).toBe(200);
  const lines = body.trimEnd().split('\n');
  expect(lines).toHaveLength(1 + households * entriesEach);

  const draw = (await world.app.inject('/games/draws/spin')).json();
  const places = draw.places as { entryId: string; household: string }[];
  expect(draw).toMatchObject({ state: 'PUBLISHED', entryCount: 5000, householdCount: households });
  expect(places).toHaveLength(winnerCount + alternateCount);
  expect(new Set(places.map(({ household }) => household)).size).toBe(places.length);
  expect(places.map(({ entryId }) => entryId)).toEqual(placesOf(lines));

  expect(await command(body)).toMatchObject({ code: 0, said: expect.stringContaining('Everything matches.') });
  const report = await checkDraw(piecesOf(body));
  expect(report).toMatchObject({ changedEntries: [] });
  expect(report !== 'malformed' && report.checks.every(({ matches }) => matches)).toBe(true);
});

test('T-56 of 5,000 entries the one that was changed is named, by the command and in the browser', async () => {
  const { body } = await download();
  const lines = body.split('\n');
  const [entryId = ''] = JSON.parse(lines[3210] ?? '') as string[];
  const changed = lines.with(3210, lines[3210]!.replace(/"[0-9a-f]{20}"/, '"00000000000000000000"')).join('\n');
  const { code, said } = await command(changed);
  expect(code).toBe(1);
  expect(said).toContain(`line 3211: ${entryId} was changed`);
  expect(said).toMatch(/FAILED ROOT/);
  expect(await checkDraw(piecesOf(changed))).toMatchObject({
    changedEntries: [entryId],
    checks: [{ matches: true }, { matches: false }, { matches: false }, { matches: false }],
  });
});
