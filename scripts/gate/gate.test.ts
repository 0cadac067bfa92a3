import { expect, test } from 'vitest';
import { countPlaywright, playwrightFiles } from './playwright.ts';
import { near } from './near.ts';
import { honest } from './step.ts';
import { countVitest } from './vitest.ts';

test('what was skipped, needed a second try, or could not be loaded has not passed', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2 };
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }];
  expect(countVitest({ ...report, testResults })).toEqual({ passed: 5, failed: 4 });
  expect(countVitest({ ...report, testResults: [] }, true)).toEqual({ passed: 5, failed: 1 });
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 };
  expect(countPlaywright({ stats })).toEqual({ passed: 7, failed: 3 });
});

test('a title that no test has is a failure', () => {
  const report = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 9, testResults: [] };
  expect(countVitest(report, true)).toEqual({ passed: 0, failed: 1 });
});

test('a tool that fails without naming a test is one failure', () => {
  expect(honest({ passed: 0, failed: 0 }, { ok: false })).toEqual({ passed: 0, failed: 1 });
  expect(honest({ passed: 3, failed: 2 }, { ok: false })).toEqual({ passed: 3, failed: 2 });
  expect(honest({ passed: 3, failed: 0 }, { ok: true })).toEqual({ passed: 3, failed: 0 });
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
    { parts: ['design-system'], library: ['Button'], endToEnd: [] },
  ],
  ['a test', 'tests/fuzz/hostile-graphql.test.ts', { parts: ['tests'], library: [], endToEnd: [] }],
  ['an end-to-end test', 'tests/e2e/loop.e2e.ts', { endToEnd: ['tests/e2e/loop.e2e.ts'] }],
  ['a helper of end-to-end tests', 'tests/e2e/shopper.ts', { endToEnd: ['tests/e2e'] }],
  ['the library', 'tests/library', { library: 'all', endToEnd: [] }],
  [
    'a folder of a part',
    'services/src/profile/',
    { paths: ['services/src/profile'], parts: ['services'], library: [] },
  ],
  ['a part of a part', 'gateway/sandbox/src/main.tsx', { parts: ['gateway/sandbox'] }],
  ['words alone', 'README.md', { paths: ['README.md'], parts: [], library: [], endToEnd: [] }],
  ['nothing that is there', 'no/such/file.ts', { paths: [], parts: [] }],
])('a change of %s needs its types, and what runs in a browser near it', (_, path, needed) => {
  expect(near([path])).toMatchObject(needed);
});
