import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedFiles, filesOf, mutable } from './chosen.ts';
import { Imports } from './imports.ts';

const rules = 'services/src/cart/rules';
let root = '';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: root, stdio: 'pipe' });

function write(file: string, text = ''): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function commit(): void {
  git('add', '-A');
  git('commit', '-qm', 'A change');
}

const chosen = (named: readonly string[] | undefined) => mutable(filesOf(root), named, new Imports(root));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chosen-'));
  git('init', '-qb', 'main');
  for (const name of ['fees', 'tips', 'bags', 'gone']) write(`${rules}/${name}.ts`, 'export const one = 1;\n');
  write(`${rules}/fees.test.ts`, "import { one } from './fees.ts';\nexport const same = one;\n");
  write(
    `${rules}/both.test.ts`,
    "import { one } from './tips.ts';\nimport './deep/more.ts';\nimport '../../../../pricing/cents.ts';\nexport const same = one;\n",
  );
  write(`${rules}/deep/more.ts`, "import '../bags.ts';\n");
  write('services/src/cart/store/carts.ts');
  write('pricing/cents.ts');
  commit();
  git('switch', '-qc', 'branch');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('what a branch has changed is committed, waits for it, or is new', () => {
  expect(changedFiles(root)).toEqual([]);
  write(`${rules}/fees.ts`, 'export const one = 2;\n');
  commit();
  write(`${rules}/tips.ts`, 'export const one = 2;\n');
  write(`${rules}/newborn.ts`);
  rmSync(join(root, `${rules}/gone.ts`));
  const files = ['fees', 'gone', 'newborn', 'tips'].map((name) => `${rules}/${name}.ts`);
  expect(changedFiles(root).toSorted()).toEqual(files);
  expect(chosen(changedFiles(root))).toEqual(files.filter((file) => !file.includes('gone')));
});

test('what main has changed since is not what the branch has', () => {
  git('switch', '-q', 'main');
  write(`${rules}/tips.ts`, 'export const one = 2;\n');
  commit();
  git('switch', '-q', 'branch');
  write(`${rules}/fees.ts`, 'export const one = 2;\n');
  expect(changedFiles(root)).toEqual([`${rules}/fees.ts`]);
});

test('without main, what has been committed counts as known', () => {
  git('branch', '-qD', 'main');
  write(`${rules}/fees.ts`, 'export const one = 2;\n');
  expect(changedFiles(root)).toEqual([`${rules}/fees.ts`]);
  commit();
  expect(changedFiles(root)).toEqual([]);
});

test('a rule is chosen by its name, its folder, or a test of its part that imports it, also one that is gone', () => {
  expect(chosen([`${rules}/fees.ts`])).toEqual([`${rules}/fees.ts`]);
  expect(chosen([`./${rules}/deep/`])).toEqual([`${rules}/deep/more.ts`]);
  expect(chosen([`${rules}/both.test.ts`])).toEqual([`${rules}/deep/more.ts`, `${rules}/tips.ts`]);
  expect(chosen([`${rules}/bags.test.ts`])).toEqual([`${rules}/bags.ts`]);
  expect(chosen(['services/src/cart/store'])).toEqual([]);
});

test('where nothing is named, every rule is chosen, and no test', () => {
  const names = ['bags', 'deep/more', 'fees', 'gone', 'tips'];
  expect(chosen(undefined)).toEqual(['pricing/cents.ts', ...names.map((name) => `${rules}/${name}.ts`)]);
});
