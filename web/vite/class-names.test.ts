import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { shortNames } from './class-names.ts';

const web = join(import.meta.dirname, '..');
const files = globSync('{web,design-system}/src/**/*.css.ts', { cwd: join(web, '..') }).map((path) =>
  relative(web, join(web, '..', path)),
);

test('no two files of styles share a class name, and each class is a name', () => {
  const nameOf = shortNames();
  const names = files.flatMap((filePath) =>
    ['0', '1', 'z', '10'].map((number) => nameOf({ hash: `1cdxmyf${number}`, filePath })),
  );
  expect(new Set(names).size).toBe(files.length * 4);
  for (const name of names) expect(name).toMatch(/^[b-zB-Z]\w{2,3}$/);
});

test('another file has no part in a name, and a name is the same in both builds', () => {
  const [first = '', second = ''] = files;
  const [one, other] = [shortNames(), shortNames()];
  one({ hash: 'a0', filePath: second });
  expect(one({ hash: 'b0', filePath: first })).toBe(other({ hash: 'b0', filePath: first }));
});

test('styles of a file that nobody knows are refused', () => {
  expect(() => shortNames()({ hash: 'a0', filePath: 'src/nowhere.css.ts' })).toThrow('nowhere.css.ts');
});
