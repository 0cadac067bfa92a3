import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readHouse } from './house.ts';
import { distances } from './reach.ts';
import { namesIn } from './source.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'larder-house-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

const read = () => readHouse(root, join(root, '.git/house.json'));

test('names of modules are read in every form; what gives nothing but types is told apart', () => {
  const source = `
    import { a, type B } from './a.ts';
    import type { C } from './c.ts';
    import { type D } from './d.ts';
    import './style.css.ts';
    export { e } from './e.ts';
    export type { F } from './f.ts';
    export * from './g.ts';
    const late = () => import('./late.ts');
    const some = import.meta.glob<string>(['./en/**/*.ts', '!./en/index.ts'], { eager: true });`;
  const { values, types, globs } = namesIn('x.ts', source);
  expect(values.sort()).toEqual(['./a.ts', './e.ts', './g.ts', './late.ts', './style.css.ts']);
  expect(types.sort()).toEqual(['./c.ts', './d.ts', './f.ts']);
  expect(globs).toEqual(['./en/**/*.ts']);
});

test('a file is reached through others, by a name of our own packages, and by a pattern', () => {
  write({
    'kit/package.json': JSON.stringify({
      name: '@larder/kit',
      exports: { './*': './src/*/index.ts', './one': './one.ts' },
    }),
    'kit/one.ts': '',
    'kit/src/Button/index.ts': "export * from './Button.tsx';",
    'kit/src/Button/Button.tsx': '',
    'web/Page.tsx': "import { Button } from '@larder/kit/Button'; import '@larder/kit/one'; import fs from 'node:fs';",
    'web/routes.ts': "export const pages = import.meta.glob('./*.tsx');",
    'web/routes.test.ts': "import { pages } from './routes.ts';",
  });
  const reached = distances(['kit/src/Button/Button.tsx'], read().loadedBy);
  expect(Object.fromEntries(reached)).toEqual({
    'kit/src/Button/Button.tsx': 0,
    'kit/src/Button/index.ts': 1,
    'web/Page.tsx': 2,
    'web/routes.ts': 3,
    'web/routes.test.ts': 4,
  });
  expect(read().loadedBy.get('kit/one.ts')).toEqual(['web/Page.tsx']);
});

test('who takes types alone loads nothing, and is reached by types', () => {
  write({ 'a.ts': 'export type A = 1;', 'b.ts': "import type { A } from './a.ts';" });
  const { loadedBy, namedBy } = read();
  expect([loadedBy.get('a.ts'), namedBy.get('a.ts')]).toEqual([undefined, ['b.ts']]);
});

test('what is kept follows files that change, come, and go', () => {
  write({ 'a.ts': '', 'b.ts': "import './a.ts';", 'c.ts': '' });
  const before = read();
  expect(read()).toEqual(before);
  write({ 'c.ts': "import './a.ts';", 'd.ts': '' });
  unlinkSync(join(root, 'b.ts'));
  const after = read();
  expect(after.loadedBy.get('a.ts')).toEqual(['c.ts']);
  expect([...after.hashes.keys()]).toEqual(['a.ts', 'c.ts', 'd.ts']);
  expect(after.hashes.get('c.ts')).not.toBe(before.hashes.get('c.ts'));
  writeFileSync(join(root, '.git/house.json'), readFileSync(join(root, '.git/house.json'), 'utf8').slice(0, 40));
  expect(read()).toEqual(after);
});
