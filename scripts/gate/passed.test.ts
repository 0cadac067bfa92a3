import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Check } from './checks.ts';
import type { House } from './imports/house.ts';
import { PassedChecks } from './passed.ts';

let folder: string;
let files: Record<string, string>;
/** What the check was run for: `all`, or these files. */
let ran: (string | readonly string[])[];
let ok: boolean;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-passed-'));
  files = { 'a.ts': '1', 'b.ts': '1', 'c.ts': '1', 'd.ts': '1', 'e.ts': '1', 'words.md': '1', '.oxlintrc.json': '1' };
  ran = [];
  ok = true;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** b.ts takes types from a.ts. */
const house = (): House => ({
  hashes: new Map(Object.entries(files)),
  loadedBy: new Map(),
  namedBy: new Map([['a.ts', ['b.ts']]]),
});

const ended = () => Promise.resolve({ ok, output: '', seconds: 1 });
const whole: Check = { name: 'types', reads: /\.ts$/, run: () => (ran.push('all'), ended()) };
const each: Check = {
  ...whole,
  name: 'lint',
  reads: /\.(?:ts|json)$/,
  each: { run: (some) => (ran.push(some), ended()), files: (path) => path.endsWith('.ts'), followsImports: true },
};

/** Runs a check as a new process would. */
async function run(check: Check, kind: 'skipping' | 'remembering' = 'skipping'): Promise<string | undefined> {
  const passed = new PassedChecks(join(folder, 'passed.json'), house);
  passed.keep();
  const { note } = await passed[kind](check).run(() => undefined);
  passed.keep();
  return note;
}

test('a check that passed is skipped, and says so, until something that it reads changes', async () => {
  expect(await run(whole)).toBe(undefined);
  files['words.md'] = '2';
  expect(await run(whole)).toBe('unchanged since it passed');
  files['a.ts'] = '2';
  expect(await run(whole)).toBe(undefined);
  expect(ran).toEqual(['all', 'all']);
});

test('a file that comes or goes is a change, and so is another version of the tools', async () => {
  await run(whole);
  files['z.ts'] = '1';
  await run(whole);
  delete files['z.ts'];
  await run(whole);
  files['package-lock.json'] = '2';
  await run(whole);
  expect(ran).toEqual(['all', 'all', 'all', 'all']);
});

test('a check that failed runs again', async () => {
  ok = false;
  await run(whole);
  await run(whole);
  expect(ran).toEqual(['all', 'all']);
});

test('what is written to while a check runs is looked at again', async () => {
  await run({ ...whole, run: () => ((files['a.ts'] = '2'), ended()) });
  await run(whole);
  expect(ran).toEqual(['all']);
});

test('lint looks again at files that changed and at those that import them', async () => {
  await run(each);
  files['a.ts'] = '2';
  expect(await run(each)).toBe('2 of 5 files; the others are unchanged');
  expect(await run(each)).toBe('unchanged since it passed');
  expect(ran).toEqual(['all', ['a.ts', 'b.ts']]);
});

test('other settings mean everything, and so does a change of most files', async () => {
  await run(each);
  files['.oxlintrc.json'] = '2';
  await run(each);
  for (const path of ['b.ts', 'c.ts', 'd.ts']) files[path] = '2';
  await run(each);
  expect(ran).toEqual(['all', 'all', 'all']);
});

test('files that failed are looked at again', async () => {
  await run(each);
  files['c.ts'] = '2';
  ok = false;
  await run(each);
  ok = true;
  await run(each);
  expect(ran).toEqual(['all', ['c.ts'], ['c.ts']]);
});

test('the whole gate skips nothing, and what it saw pass may be skipped later', async () => {
  await run(each, 'remembering');
  await run(each, 'remembering');
  expect(await run(each)).toBe('unchanged since it passed');
  expect(ran).toEqual(['all', 'all']);
});
