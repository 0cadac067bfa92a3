import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gamesDb } from '../../games/store/tables.ts';
import { alternate, gamesWorld, joined, loaf, publish } from '../../testing/games.ts';
import type { World } from '../../testing/world.ts';
import { auditOf, commandsOf } from '../testing/ops-testing.ts';
import { auditDb } from '../../operators/store/audit-log.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await gamesWorld();
  const tickets = {
    ...loaf,
    prize_id: 'tickets',
    prize_type: 'VENDOR',
    details: { vendor: { name: 'Lantern' } },
  } as const;
  const gone = { cost_points: 40, quantity_total: 1, issued: 1 };
  await publish(world, { prizes: [{ ...loaf, ...gone }, { ...tickets, ...gone }, alternate] });
  folder = await mkdtemp(join(tmpdir(), 'larder-prize-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const prize = (...args: string[]) => commandsOf(world)('--operator', 'okafor', '--yes', 'prize', 'restock', ...args);
const left = async (id: string) => {
  const rows = gamesDb(world.db).selectFrom('games.prize').select('remaining').where('prize_id', '=', id);
  return (await rows.executeTakeFirstOrThrow()).remaining;
};

test('N-69 N-71 a command restocks a prize with a reason; waiting households are notified, and the audit log records it', async () => {
  const ada = await joined(world, 'ada', 40);
  await ada.waitsFor('loaf');
  const outcome = await prize('loaf', '--add', '3', '--reason', 'The bakery sent more');
  expect(outcome).toMatchObject({ code: 0, said: 'loaf: 3 more, 3 left; households notified: 1' });
  expect(await ada.inbox()).toHaveLength(1);
  expect((await auditOf(world)).at(-1)).toEqual(['okafor', 'prize restock', 'loaf', 'DONE']);
  const kept = await auditDb(world.db).selectFrom('games.audit_log').select('detail').orderBy('seq', 'desc').execute();
  expect(kept[0]).toEqual({ detail: { count: 3, reason: 'The bakery sent more' } });
});

test('N-71 codes come from a file, each once', async () => {
  const file = join(folder, 'codes.txt');
  await writeFile(file, 'LC-1\nLC-2\n\n');
  expect(await prize('tickets', '--codes', file, '--reason', 'New codes')).toMatchObject({
    code: 0,
    said: 'tickets: 2 more, 2 left; households notified: 0',
  });
  await writeFile(file, 'LC-3\nLC-3\n');
  expect(await prize('tickets', '--codes', file, '--reason', 'New codes')).toMatchObject({
    code: 2,
    complained: `${file} contains a code twice.`,
  });
  await writeFile(file, '\n');
  expect((await prize('tickets', '--codes', file, '--reason', 'New codes')).complained).toBe(`${file} has no codes.`);
  expect((await prize('tickets', '--codes', join(folder, 'none'), '--reason', 'x')).complained).toMatch(
    /can't be read\.$/,
  );
  expect(await left('tickets')).toBe(2);
});

test('N-71 an unknown prize is refused; without a count, a reason, or a yes, nothing happens', async () => {
  expect(await prize('cake', '--add', '1', '--reason', 'x')).toMatchObject({
    code: 1,
    complained: 'Refused (PRIZE_NOT_FOUND): Prize cake not found.',
  });
  expect((await auditOf(world)).at(-1)).toEqual(['okafor', 'prize restock', 'cake', 'PRIZE_NOT_FOUND']);
  const before = await left('loaf');
  for (const args of [
    ['--reason', 'x'],
    ['--add', '1'],
    ['--add', '0', '--reason', 'x'],
    ['--add', '1', '--reason', ' '],
  ])
    expect((await prize('loaf', ...args)).code).toBe(2);
  const unconfirmed = commandsOf(world, { answer: 'no' });
  const args = ['--operator', 'okafor', 'prize', 'restock', 'loaf', '--add', '1', '--reason', 'x'];
  expect(await unconfirmed(...args)).toMatchObject({ code: 2, asked: [expect.stringContaining('Add 1 to loaf?')] });
  expect(await left('loaf')).toBe(before);
});
