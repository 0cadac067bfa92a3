import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gamesWorld, joined, many, publish } from '../testing/games.ts';
import { databaseUrl, testServer } from '../testing/databases.ts';
import type { World } from '../testing/world.ts';
import { auditOf, commandsOf } from './testing/ops-testing.ts';
import { auditDb } from '../operators/store/audit-log.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
  await publish(world);
  await joined(world, 'maya', 50);
});
afterAll(() => world.close());

const adjust = (points: string, reason = 'Sorry for the wait', household = 'household-maya') =>
  ['points', 'adjust', '--household', household, '--program', 'SPIN', '--points', points, '--reason', reason] as const;
const okafor = ['--operator', 'okafor', '--approver', 'romero'] as const;
const balance = async () => {
  const { rows } = await sql<{ points: number }>`select points from games.balance`.execute(world.db);
  return rows[0]?.points;
};

test.each([
  [[], 'Usage: ops [options] [command]'],
  [['program'], 'Usage: ops program [options] [command]'],
  [['program', 'create'], 'Usage: ops program create [options] <file>'],
  [['program', 'launch'], 'Usage: ops program launch [options] <file>'],
  [['draw'], 'Usage: ops draw [options] [command]'],
  [['draw', 'list'], 'Usage: ops draw list [options]'],
  ...['close', 'seal', 'draw', 'verify', 'publish', 'undo'].map((step): [string[], string] => [
    ['draw', step],
    `Usage: ops draw ${step} [options] <draw>`,
  ]),
  [['draw', 'verify-file'], 'Usage: ops draw verify-file [options] <file>'],
  [['draw', 'enter'], 'Usage: ops draw enter [options] <draw>'],
  [['draw', 'winner'], 'Usage: ops draw winner [options] <draw> <place> <status>'],
  [['points'], 'Usage: ops points [options] [command]'],
  [['points', 'adjust'], 'Usage: ops points adjust [options]'],
  [['orders'], 'Usage: ops orders [options] [command]'],
  [['orders', 'import'], 'Usage: ops orders import [options] <file>'],
  [['audit'], 'Usage: ops audit [options]'],
] satisfies [string[], string][])('N-71 %j says how it is used', async (command, usage) => {
  const { code, said } = await commandsOf(world)(...command, '--help');
  expect(code).toBe(0);
  expect(said).toContain(usage);
});

test.each([
  [['nonsense'], "unknown command 'nonsense'"],
  [['draw'], 'Usage: ops draw'],
  [['draw', 'close'], "missing required argument 'draw'"],
  [['draw', 'draw', 'spin'], "required option '--dice <thrown>' not specified"],
  [['draw', 'undo', 'spin', '--reason', ' '], "It can't be empty."],
  [['draw', 'winner', 'spin', 'first', 'CLAIMED'], 'It must be a whole number of at least 1.'],
  [['draw', 'winner', 'spin', '0', 'CLAIMED'], 'It must be a whole number of at least 1.'],
  [['draw', 'winner', 'spin', '1', 'FORFEITED'], 'Allowed choices are CLAIMED, VERIFIED, FULFILLED.'],
  [adjust('0'), 'It must be a whole number other than 0'],
  [adjust('1.5'), 'It must be a whole number other than 0'],
  [adjust('many'), 'It must be a whole number other than 0'],
  [adjust('40', ''), "It can't be empty."],
  [adjust('40').slice(0, -2), "required option '--reason <text>' not specified"],
  [['audit', '--last', '-1'], 'It must be a whole number of at least 1.'],
] satisfies [readonly string[], string][])('N-71 %j is not understood: 2, and why', async (command, why) => {
  const { code, complained } = await commandsOf(world)(...okafor, '--yes', ...command);
  expect(code).toBe(2);
  expect(complained).toContain(why);
});

test("N-71 without an operator, or with someone else's key, nothing happens", async () => {
  const key = createHash('sha256').update('a good key').digest('hex');
  const romeroKey = createHash('sha256').update('keys of romero').digest('hex');
  const real = { DEMO_DATA: 'off', OPERATORS: `okafor:${key},romero:${romeroKey}`, APPROVER_KEY: 'keys of romero' };
  const said = async (env: NodeJS.ProcessEnv, ...args: readonly string[]) => {
    const { code, complained } = await commandsOf(world, { env })('--yes', ...args, ...adjust('40'));
    return [code, complained];
  };
  expect(await said({})).toEqual([2, 'Say who you are with --operator NAME.']);
  const nobody = [2, 'No operator nobody has this key (OPERATOR_KEY).'];
  expect(await said({}, '--operator', 'nobody')).toEqual(nobody);
  expect(await said(real, '--operator', 'nobody')).toEqual(nobody);
  const wrong = [2, 'No operator okafor has this key (OPERATOR_KEY).'];
  expect(await said(real, ...okafor)).toEqual(wrong);
  expect(await said({ ...real, OPERATOR_KEY: 'another key' }, ...okafor)).toEqual(wrong);
  expect(await said({ DEMO_DATA: 'off' }, ...okafor)).toEqual([2, 'No operators are configured: set OPERATORS.']);
  expect(await balance()).toBe(50);
  expect(await auditOf(world)).toEqual([]);
  expect(await said({ ...real, OPERATOR_KEY: 'a good key' }, ...okafor)).toEqual([0, '']);
  expect(await balance()).toBe(90);
});

test('N-71 adjusting points needs a second, different person', async () => {
  const before = await balance();
  const run = commandsOf(world);
  expect(await run('--operator', 'okafor', '--yes', ...adjust('40'))).toMatchObject({
    code: 2,
    complained: 'A second person has to approve this: name them with --approver NAME.',
  });
  expect(await run('--operator', 'okafor', '--approver', 'okafor', '--yes', ...adjust('40'))).toMatchObject({
    code: 1,
    complained: "Refused (SECOND_PERSON_REQUIRED): okafor can't approve their own command.",
  });
  expect(await balance()).toBe(before);
  expect(await run(...okafor, '--yes', ...adjust('40'))).toMatchObject({ code: 0 });
  expect(await run(...okafor, '--yes', ...adjust('-40'))).toMatchObject({ code: 0 });
  const { detail } = await auditDb(world.db)
    .selectFrom('games.audit_log')
    .select('detail')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(detail).toEqual({ points: -40, reason: 'Sorry for the wait', approver: 'romero' });
});

test('N-71 commands that change something ask first; only a yes goes ahead, and --yes skips the question', async () => {
  const question = '40 points for household-maya in SPIN? Type yes: ';
  const before = await balance();
  for (const answer of ['no', 'y', ''])
    expect(await commandsOf(world, { answer })(...okafor, ...adjust('40'))).toMatchObject({
      code: 2,
      asked: [question],
      complained: 'Not confirmed. Nothing was changed. (--yes confirms without asking.)',
    });
  expect(await commandsOf(world)(...okafor, ...adjust('40'))).toMatchObject({ code: 2 });
  expect(await balance()).toBe(before);
  const confirmed = await commandsOf(world, { answer: ' Yes' })(...okafor, ...adjust('40'));
  expect(confirmed).toMatchObject({ code: 0, asked: [question] });
  expect(await commandsOf(world)(...okafor, '--yes', ...adjust('-40'))).toMatchObject({ code: 0, asked: [] });
  expect(await balance()).toBe(before);
});

test('N-71, I-3 points are added and removed with a reason, never below the floor, and each try is logged', async () => {
  const run = commandsOf(world);
  const lines = (await auditOf(world)).length;
  const before = (await balance()) ?? 0;
  expect(await run(...okafor, '--yes', ...adjust('40', ' A late order '))).toMatchObject({
    code: 0,
    said: `household-maya has ${before + 40} points in SPIN`,
  });
  expect(await run(...okafor, '--yes', ...adjust('-1000'))).toMatchObject({
    code: 1,
    complained: `Refused (BELOW_FLOOR): household-maya has only ${before + 40} points.`,
  });
  expect(await run(...okafor, '--yes', ...adjust('40', 'No such', 'household-x'))).toMatchObject({
    code: 1,
    complained: 'Refused (NOT_OPTED_IN): household-x has not opted in to SPIN.',
  });
  expect(await balance()).toBe(before + 40);
  const told = await sql<{ title: string }>`select title from games.points_ledger order by seq desc limit 1`.execute(
    world.db,
  );
  expect(told.rows).toEqual([{ title: 'A late order' }]);
  expect((await auditOf(world)).slice(lines)).toEqual([
    ['okafor', 'points adjust', 'household-maya SPIN', 'DONE'],
    ['okafor', 'points adjust', 'household-maya SPIN', 'BELOW_FLOOR'],
    ['okafor', 'points adjust', 'household-x SPIN', 'NOT_OPTED_IN'],
  ]);
});

test('N-71 the log is listed newest first, with as many lines as requested', async () => {
  const { code, said } = await commandsOf(world)('audit', '--last', '2');
  expect(code).toBe(0);
  expect(said.split('\n')).toEqual([
    expect.stringMatching(/^2026-08-05T19:00:00\.000Z {2}okafor +points adjust +household-x SPIN +NOT_OPTED_IN$/),
    expect.stringMatching(/household-maya SPIN +BELOW_FLOOR$/),
  ]);
});

test('N-71 a support case is resolved once, even 16 at a time; with different points it is refused', async () => {
  const run = commandsOf(world);
  const before = (await balance()) ?? 0;
  const answers = await many(16, () => run(...okafor, '--yes', ...adjust('40'), '--case', 'SUP-17'));
  expect(answers.map(({ code, said }) => [code, said])).toEqual(
    Array.from({ length: 16 }, () => [0, `household-maya has ${before + 40} points in SPIN`]),
  );
  expect(await run(...okafor, '--yes', ...adjust('50'), '--case', 'SUP-17')).toMatchObject({
    code: 1,
    complained: 'Refused (CASE_ANSWERED): SUP-17 was already resolved with 40 points.',
  });
  expect(await balance()).toBe(before + 40);
  expect(await run(...okafor, '--yes', ...adjust('-40'), '--case', 'SUP-18')).toMatchObject({ code: 0 });
  expect(await balance()).toBe(before);
});

test('N-71 what cannot be logged is not done', async () => {
  const before = await balance();
  await sql`alter table games.audit_log add constraint full_log check (operator <> 'romero') not valid`.execute(
    world.db,
  );
  expect(
    await commandsOf(world)('--operator', 'romero', '--approver', 'okafor', '--yes', ...adjust('40')),
  ).toMatchObject({
    code: 1,
    said: '',
  });
  expect(await balance()).toBe(before);
});

test('N-71 the command itself: help, a list from the database, and no moved clock outside demos', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(world.db);
  const DATABASE_URL = databaseUrl(await testServer(), rows[0]?.name ?? '');
  const main = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
      env: { ...process.env, DATABASE_URL, ...env },
    });
  expect((await main(['--help'])).stdout).toContain('Usage: ops');
  expect((await main(['audit', '--last', '1'])).stdout).toContain('okafor');
  await expect(main(['--now', '2026-09-01T07:00:00Z', 'draw', 'list'], { DEMO_DATA: 'off' })).rejects.toMatchObject({
    code: 2,
    stderr: '--now is for demos only (DEMO_DATA=on).\n',
  });
  await expect(main(['--now', 'tomorrow', 'draw', 'list'])).rejects.toMatchObject({
    code: 2,
    stderr: '--now must be an instant like 2026-09-05T21:00:00Z, not "tomorrow".\n',
  });
});
