import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/processes.ts';
import { clockReads, moduleState } from './page-rules.ts';

const web = join(root, 'web/src');
const modules = globSync('**/*.{ts,tsx}', { cwd: web })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.endsWith('.d.ts') && !path.includes('.generated.'))
  .map((path) => ({ path, code: readFileSync(join(web, path), 'utf8') }));
const isTest = (path: string) => /\.(?:test|stories)\.tsx?$|(?:^|\/)testing\//.test(path);
/** The paths of modules in which something is found, with what it is. */
const foundBy = (find: (path: string, code: string) => string[], among = modules) =>
  Object.fromEntries(among.map(({ path, code }) => [path, find(path, code)]).filter(([, found]) => found!.length > 0));

/** Modules that may remember something: it is no page's. */
const mayRemember: Readonly<Record<string, string>> = {
  'page/page.ts': 'knows which page it is',
  'entry-client.tsx': 'runs once for each document',
  'main.ts': 'is the process',
  'service-worker/service-worker.ts': 'outlives pages',
  'messages/support/plural.ts': "keeps a language's rules, which never change",
};

/** Modules that may read a clock themselves. */
const mayReadClock: Readonly<Record<string, string>> = {
  'page/clock.ts': 'is the clock',
  'server/development.ts': 'runs in development only, and tells changes of a theme apart',
  'server/guest-page.ts': 'outlives requests, and says how old it has become',
  'server/guest-pages.ts': 'keeps pages from request to request; its clock is passed in',
  'service-worker/service-worker.ts': 'has no page',
};

describe('the page', () => {
  it('is where the storefront remembers: no module does', () => {
    const remembering = foundBy(
      moduleState,
      modules.filter(({ path }) => !isTest(path)),
    );
    expect(Object.keys(remembering).toSorted()).toEqual(Object.keys(mayRemember).toSorted());
  });

  it('has the one clock: nothing else reads the time, nor do tests and stories', () => {
    const reading = foundBy(
      clockReads,
      modules.filter(({ path }) => !path.endsWith('.test.ts')),
    );
    expect(Object.keys(reading).toSorted()).toEqual(Object.keys(mayReadClock).toSorted());
  });
});

describe('what a module remembers', () => {
  it.each([
    'let known = 1;',
    'export let known;',
    'const known = new Map<string, number>();',
    'const known = { isOpen: false }; export const open = () => void (known.isOpen = true);',
    'const known: string[] = []; export function add(word: string) { known.push(word); }',
    'const known: Record<string, number> = {}; export const count = (word: string) => (known[word] += 1);',
    'const known = { of: new Set([1]) }; export const forget = () => known.of.clear();',
  ])('is found: %s', (code) => {
    expect(moduleState('a.ts', code)).toEqual(['known']);
  });

  it.each([
    "const names: ReadonlySet<string> = new Set(['a']);",
    'export const none: ReadonlyMap<string, number> = new Map();',
    'const known = pageState(() => new Map<string, number>()); export const forget = () => known().clear();',
    'export function count() { let sum = 0; sum += 1; return sum; }',
  ])('is nothing: %s', (code) => {
    expect(moduleState('a.ts', code)).toEqual([]);
  });
});

describe('where a module reads a clock', () => {
  it.each([
    ['const now = Date.now();', ['Date.now']],
    ['useState(Date.now);', ['Date.now']],
    ['new Date().toLocaleDateString();', ['new Date()']],
    ['performance.now() - performance.timeOrigin;', ['performance.now', 'performance.timeOrigin']],
    ['Temporal.Now.instant();', ['Temporal.Now']],
    ["new Date(0); Date.parse('2026-08-05'); performance.mark('a');", []],
  ])('%s', (code, reads) => {
    expect(clockReads('a.ts', code)).toEqual(reads);
  });
});
