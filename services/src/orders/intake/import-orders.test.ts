import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { databaseUrl, testServer } from '../../testing/databases.ts';
import { until } from '../../testing/until.ts';
import { importOrders } from './import-orders.ts';
import { ordersDb } from '../store/tables.ts';
import { gamesWorld, many, odds, publish, type Shopper, shopper } from '../../testing/games.ts';

const households = 20;
let world: World;
let folder: string;
let shoppers: Shopper[];

beforeAll(async () => {
  // The command uses the real clock: everything here is in its past.
  world = await gamesWorld('2025-08-05T19:00:00Z');
  await publish(world, {
    startAt: Temporal.Instant.from('2025-08-01T07:00:00Z'),
    rulesEffectiveFrom: Temporal.Instant.from('2025-07-28T07:00:00Z'),
    game: { odds: [odds(null, 1)] },
  });
  folder = await mkdtemp(join(tmpdir(), 'larder-import-'));
  shoppers = Array.from({ length: households }, (_, index) => shopper(world, `import-${index}`));
  for (const who of shoppers) await who.optsIn();
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const order = (prefix: string, index: number) =>
  JSON.stringify({
    orderNumber: `${prefix}-${index}`,
    householdId: `household-import-${index % households}`,
    storeName: '1 Main St',
    state: 'CA',
    placedAt: '2025-08-05T19:00:00Z',
    finalizedAt: '2025-08-05T19:00:00Z',
    lines: [
      { category: 'GROCERY', netCents: 1000 },
      { category: 'ALCOHOL', netCents: 1899 },
    ],
  });
async function fileOf(name: string, lines: string[]) {
  const file = join(folder, name);
  await writeFile(file, `${lines.join('\n')}\n`);
  return { file, rejectedFile: `${file}.rejected.jsonl` };
}
const pointsOfAll = async () =>
  (await many(households, async (index) => shoppers[index]!.posted())).reduce((a, b) => a + b);

test('N-10 an orders file is imported; invalid lines are set aside with their number and the reason', async () => {
  const half = order('small', 2).replace('1 Main St', String.raw`1 Main St \ud83c`);
  const lines = [order('small', 0), 'nonsense', order('small', 1), '{"orderNumber":"x"}', order('small', 0), half];
  const files = await fileOf('small.jsonl', lines);
  const before = await pointsOfAll();
  expect(await importOrders(world.context, files)).toMatchObject({ taken: 2, known: 1, rejected: 3 });
  expect(await pointsOfAll()).toBe(before + 20);
  const rejected = (await readFile(files.rejectedFile, 'utf8')).trim().split('\n');
  expect(rejected.map((line) => JSON.parse(line) as { line: number; text: string })).toMatchObject([
    { line: 2, reason: "isn't valid JSON", text: 'nonsense' },
    { line: 4, text: '{"orderNumber":"x"}' },
    { line: 6, reason: 'contains half a character, or NUL' },
  ]);
});

test('I-8 the same file again changes nothing', async () => {
  const files = { file: join(folder, 'small.jsonl'), rejectedFile: join(folder, 'small.jsonl.rejected.jsonl') };
  const before = await pointsOfAll();
  await importOrders(world.context, files);
  expect(await pointsOfAll()).toBe(before);
});

test('I-8 a file imported twice at once earns once, and its rejected lines are listed once', async () => {
  const lines = Array.from({ length: 2500 }, (_, index) => (index % 500 === 3 ? 'broken' : order('twice', index)));
  const files = await fileOf('twice.jsonl', lines);
  const before = await pointsOfAll();
  const ends = await many(2, () =>
    importOrders(world.context, files).then(
      () => 'done',
      ({ code }: { code: string }) => code,
    ),
  );
  expect(ends).toContain('done');
  expect(ends.filter((end) => end !== 'done' && end !== 'IMPORT_UNDER_WAY')).toEqual([]);
  await importOrders(world.context, files);
  expect(await pointsOfAll()).toBe(before + 2495 * 10);
  const rejected = (await readFile(files.rejectedFile, 'utf8')).trim().split('\n');
  expect(rejected.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual([4, 504, 1004, 1504, 2004]);
});

const header = 'orderNumber,householdId,storeName,state,placedAt,finalizedAt,GROCERY,ALCOHOL';
const row = (prefix: string, index: number) => {
  const { orderNumber, householdId } = JSON.parse(order(prefix, index)) as Record<string, string>;
  return `${orderNumber},${householdId},"1 ""Main"" St,\r\nOakland",CA,2025-08-05T19:00:00Z,2025-08-05T19:00:00Z,1000,1899`;
};

test('N-10 a .csv file has a header, and rejected rows are listed by the line they begin on', async () => {
  const lines = [header, row('table', 0), '5" pipe', row('table', 1), '', `${row('table', 2)},1`, row('table', 0)];
  const files = await fileOf('table.CSV', lines);
  const before = await pointsOfAll();
  expect(await importOrders(world.context, files)).toMatchObject({ taken: 2, known: 1, rejected: 2 });
  expect(await pointsOfAll()).toBe(before + 20);
  const rejected = (await readFile(files.rejectedFile, 'utf8')).trim().split('\n');
  expect(rejected.map((line) => JSON.parse(line) as object)).toEqual([
    { line: 4, reason: 'there is a quote in an unquoted field', text: '5" pipe' },
    { line: 8, reason: 'has 9 fields, the header 8', text: `${row('table', 2)},1` },
  ]);
  expect(await importOrders(world.context, files)).toMatchObject({ taken: 0, known: 3, rejected: 2 });
  expect(await pointsOfAll()).toBe(before + 20);
});

test('N-10 a CSV file that is empty or lacks its columns is refused before anything is imported', async () => {
  for (const [code, line] of [
    ['HEADER_INVALID', row('headless', 0)],
    ['FILE_EMPTY', ''],
  ] as const)
    await expect(importOrders(world.context, await fileOf('headless.csv', [line]))).rejects.toMatchObject({ code });
  const { taken } = await importOrders(world.context, await fileOf('no-rows.csv', [header]));
  expect(taken).toBe(0);
});

test.each([
  ['jsonl', [], order],
  ['csv', [header], row],
] as const)(
  'I-8 an import of %s that is killed in the middle goes on where it was, and no point is there twice',
  async (kind, head, made) => {
    const count = 4000;
    const orders = Array.from({ length: count }, (_, index) => (index % 600 === 7 ? 'broken' : made(kind, index)));
    const good = orders.filter((line) => line !== 'broken').length;
    const { file, rejectedFile } = await fileOf(`killed.${kind}`, [...head, ...orders]);
    const text = await readFile(file, 'utf8');
    const all = text.split('\n').length - 1;
    const before = await pointsOfAll();

    const first = await startImport(file);
    await linesDone(text, 1000);
    first.kill('SIGKILL');
    expect(await once(first, 'exit')).toEqual([null, 'SIGKILL']);
    const reached = await linesDone(text, 1);
    expect(reached).toBeGreaterThanOrEqual(1000);
    expect(reached).toBeLessThan(all);

    const second = await startImport(file);
    expect(await once(second, 'exit')).toEqual([0, null]);
    expect(await linesDone(text, all)).toBe(all);
    expect(await pointsOfAll()).toBe(before + good * 10);
    const rejected = (await readFile(rejectedFile, 'utf8')).trim().split('\n');
    expect(rejected.map((line) => (JSON.parse(line) as { line: number }).line)).toEqual(
      text.split('\n').flatMap((line, index) => (line === 'broken' ? [index + 1] : [])),
    );
    for (const who of shoppers) expect((await who.points()).totalGamePoints).toBe(await who.posted());
  },
);

async function startImport(file: string): Promise<ChildProcess> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(world.db);
  const command = join(import.meta.dirname, '../../ops/import-orders.ts');
  const DATABASE_URL = databaseUrl(await testServer(), rows[0]?.name ?? '');
  return spawn(process.execPath, [command, file], { stdio: 'ignore', env: { ...process.env, DATABASE_URL } });
}

/** Waits until this many lines of the file are imported. @returns how many are */
async function linesDone(text: string, atLeast: number): Promise<number> {
  const hash = createHash('sha256').update(text).digest('hex');
  let done = 0;
  await until(async () => {
    const row = await ordersDb(world.db)
      .selectFrom('games.order_import')
      .select('lines_done')
      .where('file_hash', '=', hash)
      .executeTakeFirst();
    return (done = row?.lines_done ?? 0) >= atLeast;
  });
  return done;
}
