import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Imports } from './imports.ts';
import { type Scope, scopeOf } from './scopes.ts';

const git = (root: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** All files of the project, in Git or new. */
export const filesOf = (root: string): string[] =>
  git(root, 'ls-files', '-co', '--exclude-standard')
    .filter((file) => existsSync(join(root, file)))
    .sort();

/** What has been changed since the branch left `main`, committed or not. */
export function changedFiles(root: string): string[] {
  const base = ['main', 'origin/main', 'HEAD'].flatMap((name) => {
    try {
      return git(root, 'merge-base', name, 'HEAD');
    } catch {
      return [];
    }
  })[0];
  return [...git(root, 'diff', '--name-only', base ?? 'HEAD'), ...git(root, 'ls-files', '-o', '--exclude-standard')];
}

const testEnding = /\.test(?=\.tsx?$)/;

/** The files to mutate of all: those named, under a folder named, or tested by a test that is named, even one that is gone. */
export function mutable(
  all: readonly string[],
  named: readonly string[] | undefined,
  imports: Pick<Imports, 'importsOf'>,
): string[] {
  const files = all.filter((file) => scopeOf(file));
  if (!named) return files;
  const known = new Set(all);
  const paths = named
    .map((path) => posix.normalize(path).replace(/\/$/, ''))
    .flatMap((path) => [
      path.replace(testEnding, ''),
      ...(testEnding.test(path) && known.has(path)
        ? imports.importsOf(path).filter((file) => scopeOf(file)?.tests.test(path))
        : []),
    ]);
  return files.filter((file) => paths.some((path) => file === path || file.startsWith(`${path}/`)));
}

/** A test that needs any of these needs a server, a database, or a socket. */
const impure =
  /^(?:pg|kysely|fastify|undici|@apollo\/server|@apollo\/datasource-rest|node:(?:net|http|child_process|worker_threads))$/;

/** The pure tests of a scope that reach any of its mutated files, the cheapest first. */
export function testsFor(
  { tests, environment }: Scope,
  files: readonly string[],
  all: readonly string[],
  { root, imports }: { root: string; imports: Imports },
): string[] {
  const isProperty = (test: string): boolean => imports.closureOf(test).packages.has('fast-check');
  return all
    .filter((file) => tests.test(file) && testEnding.test(file))
    .filter((test) => environment === 'jsdom' || isPure(test, { root, imports }))
    .filter((test) => files.some((file) => imports.closureOf(test).files.has(file)))
    .sort(
      (one, other) =>
        Number(isProperty(one)) - Number(isProperty(other)) || sizeOf(imports, one) - sizeOf(imports, other),
    );
}

const sizeOf = (imports: Imports, test: string): number => imports.closureOf(test).files.size;

function isPure(test: string, { root, imports }: { root: string; imports: Imports }): boolean {
  if (/@vitest-environment (?!node)/.test(readFileSync(join(root, test), 'utf8'))) return false;
  return test.endsWith('.ts') && ![...imports.closureOf(test).packages].some((name) => impure.test(name));
}
