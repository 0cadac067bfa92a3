import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gamesWorld, joined, publish, type Shopper } from '../../testing/games.ts';
import type { World } from '../../testing/world.ts';
import { auditOf, commandsOf } from '../testing/ops-testing.ts';

let world: World;
let maya: Shopper;
let folder: string;
beforeAll(async () => {
  world = await gamesWorld();
  await publish(world);
  maya = await joined(world, 'maya');
  folder = await mkdtemp(join(tmpdir(), 'larder-orders-'));
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const header = 'orderNumber,householdId,storeName,state,placedAt,finalizedAt,GROCERY';
const row = (number: number) =>
  `O-${number},household-maya,1 Main St,CA,2026-08-05T19:00:00Z,2026-08-05T19:00:00Z,1000`;
const strangers = row(7).replace('household-maya', 'household-nobody');
const takeIn = (file: string, ...options: readonly string[]) =>
  commandsOf(world)('--operator', 'okafor', '--yes', 'orders', 'import', file, ...options);

test('N-10, N-71 orders are imported once, when an operator says yes; invalid lines are set aside', async () => {
  const file = join(folder, 'orders.csv');
  const rejected = join(folder, 'aside.jsonl');
  await writeFile(file, [header, row(1), 'nonsense', row(2), strangers, ''].join('\n'));
  expect(await commandsOf(world)('orders', 'import', file)).toMatchObject({ code: 2 });
  const asked = await commandsOf(world, { answer: 'no' })('--operator', 'okafor', 'orders', 'import', file);
  expect(asked).toMatchObject({ code: 2, asked: [`Import the orders in ${file}? Type yes: `] });
  expect([await maya.posted(), await auditOf(world)]).toEqual([0, []]);

  expect(await takeIn(file, '--rejected', rejected)).toMatchObject({
    code: 0,
    said: `New orders imported: 2; already imported: 0; lines rejected: 2.\nRejected lines and reasons: ${rejected}`,
  });
  const aside = (await readFile(rejected, 'utf8')).trim().split('\n');
  expect(aside.map((line) => JSON.parse(line) as object)).toMatchObject([
    { line: 3, text: 'nonsense' },
    { line: 5, reason: 'household household-nobody not found', text: strangers },
  ]);
  await writeFile(file, [header, row(2), row(3)].join('\n'));
  expect(await takeIn(file)).toMatchObject({ said: 'New orders imported: 1; already imported: 1; lines rejected: 0.' });
  expect(await takeIn(file)).toMatchObject({ said: 'New orders imported: 0; already imported: 2; lines rejected: 0.' });
  expect(await maya.posted()).toBe(30);
  const line = (outcome: string) => ['okafor', 'orders import', 'orders.csv', outcome];
  expect(await auditOf(world)).toEqual(['BEGUN', 'DONE', 'BEGUN', 'DONE', 'BEGUN', 'DONE'].map(line));
});

test('N-10 a file that is missing or has no header is refused and logged', async () => {
  const none = join(folder, 'none.csv');
  expect(await takeIn(none)).toMatchObject({ code: 2, complained: `${none} can't be opened (ENOENT).` });
  await writeFile(none, row(9));
  const { code, complained } = await takeIn(none);
  expect(code).toBe(1);
  expect(complained).toMatch(/^Refused \(HEADER_INVALID\): The header has no orderNumber/);
  expect((await auditOf(world)).slice(-4).map(([, , , outcome]) => outcome)).toEqual([
    'BEGUN',
    'FAILED',
    'BEGUN',
    'HEADER_INVALID',
  ]);
});
