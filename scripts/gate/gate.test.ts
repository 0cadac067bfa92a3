import { expect, test, vi } from 'vitest';
import { countPlaywright, playwrightFiles } from './playwright.ts';
import { near } from './near.ts';
import { runGate, slowest } from './run.ts';
import { honest, type Step } from './step.ts';
import { countVitest } from './vitest.ts';

/** A step that ends when it is told to. */
function step(name: string, ok = true): Step & { begun: boolean; end: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const made = {
    name,
    begun: false,
    end: resolve,
    run: async () => {
      made.begun = true;
      await promise;
      return { ok, output: `${name} says`, seconds: 1 };
    },
  };
  return made;
}

test('lanes run side by side, stages one after the other; each step has its line in the order of the list', async () => {
  const [slow, next, beside, last] = [step('slow'), step('next'), step('beside', false), step('last')];
  const said: string[] = [];
  const ended = runGate([[[slow, next], [beside]], [[last]]], (line) => void said.push(line));
  await vi.waitUntil(() => slow.begun && beside.begun);
  beside.end();
  next.end();
  expect([next.begun, last.begun, said]).toEqual([false, false, []]);
  slow.end();
  await vi.waitUntil(() => last.begun);
  last.end();
  expect(await ended).toEqual({ passed: 3, failed: 1 });
  const names = said.map((line) => /(?:slow|next|beside|last)(?: says)?/.exec(line)?.[0]);
  expect(names).toEqual(['slow', 'next', 'beside', 'beside says', 'last', undefined]);
  expect(said.at(-1)).toBe('\n3 passed, 1 failed');
});

test('what was skipped, needed a second try, or could not be loaded has not passed', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2 };
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }];
  expect(countVitest({ ...report, testResults })).toEqual({ passed: 5, failed: 4 });
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countPlaywright({ stats })).toEqual({ passed: 7, failed: 3 });
});

test('a tool that fails without naming a test is one failure', () => {
  expect(honest({ passed: 0, failed: 0 }, { ok: false })).toEqual({ passed: 0, failed: 1 });
  expect(honest({ passed: 3, failed: 2 }, { ok: false })).toEqual({ passed: 3, failed: 2 });
  expect(honest({ passed: 3, failed: 0 }, { ok: true })).toEqual({ passed: 3, failed: 0 });
});

test('the ten slowest files are named, slowest first', () => {
  const times = new Map(Array.from({ length: 12 }, (_, number) => [`file-${number}.test.ts`, number * 1000]));
  const lines = slowest(times).trim().split('\n');
  expect(lines[0]).toBe('The 10 slowest files of tests:');
  expect(lines).toHaveLength(11);
  expect(lines[1]).toContain('11.0 s  file-11.test.ts');
});

test("a browser file's time is that of all its tests, in groups too", () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const suites = [{ file: 'e2e/a.e2e.ts', specs: [spec(5)], suites: [{ file: 'e2e/a.e2e.ts', specs: [spec(7, 1)] }] }];
  expect(playwrightFiles({ suites })).toEqual(new Map([['tests/e2e/a.e2e.ts', 13]]));
});

test.each([
  [
    'a component',
    'design-system/src/components/Button/Button.tsx',
    { units: ['design-system/src/components/Button'], library: ['Button'], endToEnd: [] },
  ],
  [
    'a test',
    'tests/fuzz/hostile-graphql.test.ts',
    { units: ['tests/fuzz/hostile-graphql.test.ts'], library: [], endToEnd: [] },
  ],
  ['an end-to-end test', 'tests/e2e/loop.e2e.ts', { units: [], library: [], endToEnd: ['tests/e2e/loop.e2e.ts'] }],
  ['a helper of end-to-end tests', 'tests/e2e/shopper.ts', { units: [], endToEnd: ['tests/e2e'] }],
  ['the library', 'tests/library', { units: ['tests/library'], library: 'all', endToEnd: [] }],
  ['a folder of a part', 'services/src/profile/', { units: ['services/src/profile'], library: [], endToEnd: [] }],
  ['words alone', 'README.md', { paths: ['README.md'], units: [], library: [], endToEnd: [] }],
  ['nothing that is there', 'no/such/file.ts', { paths: [], units: [] }],
])('a change of %s runs the tests at and near it', (_, path, needed) => {
  expect(near([path])).toMatchObject(needed);
});
