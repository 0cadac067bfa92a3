import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/processes.ts';
import { crowdedFolders, folderCircles, sourceFiles } from './source-tree.ts';

describe('the folders of the house', () => {
  const files = sourceFiles();

  it('are all looked at', () => {
    for (const part of [
      'services',
      'gateway',
      'web',
      'console',
      'design-system',
      'draw-proof',
      'pricing',
      'server-kit',
    ])
      expect(files.filter(({ path }) => path.startsWith(`${part}/`)).length).toBeGreaterThan(4);
  });

  it('never need each other', () => {
    expect(folderCircles(files)).toEqual([]);
  });

  it('hold at most 25 files of one kind', () => {
    expect(crowdedFolders(files, 25)).toEqual([]);
  });
});

describe('the SQL of the services', () => {
  /** The tables of the platform stand beside what uses them. */
  const mayHoldSql = /\/store\/|^services\/src\/platform\//;
  const sql = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^>]+>)?`/;

  it('stands in store folders only', () => {
    const services = sourceFiles().filter(({ path }) => path.startsWith('services/src/'));
    const withSql = services.filter(({ path }) => sql.test(readFileSync(join(root, path), 'utf8')));
    expect(withSql.length).toBeGreaterThan(30);
    expect(withSql.filter(({ path }) => !mayHoldSql.test(path))).toEqual([]);
  });
});

describe('what is found of a circle', () => {
  it('names the imports that tie it', () => {
    const planted = [
      { path: 'a/one.ts', imports: ['b/two.ts', 'c/three.ts'] },
      { path: 'b/two.ts', imports: ['c/three.ts'] },
      { path: 'c/three.ts', imports: ['a/other.ts'] },
      { path: 'd/four.ts', imports: ['a/one.ts'] },
    ];
    expect(folderCircles(planted)).toEqual([
      'a -> b: a/one.ts imports b/two.ts',
      'a -> c: a/one.ts imports c/three.ts',
      'b -> c: b/two.ts imports c/three.ts',
      'c -> a: c/three.ts imports a/other.ts',
    ]);
  });
});
