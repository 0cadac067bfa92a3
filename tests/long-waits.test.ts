import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeIn, stopwatch, takeLongWaits, timed } from './long-waits.ts';

// What this file notes is its own affair and no wait of the suite.
beforeEach(() => void takeLongWaits());
afterEach(() => void takeLongWaits());

test('a wait that ends soon is not told of, whether it ends well or not', async () => {
  await timed('soon', () => Promise.resolve());
  await expect(timed('soon', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  stopwatch('soon').done();
  expect(takeLongWaits()).toEqual([]);
});

test('the place is the line of the test that asked, else the first line that is ours', () => {
  const of = (...lines: string[]) => placeIn(['Error: wait', ...lines.map((line) => `    at ${line}`)].join('\n'));
  const root = process.cwd();
  const own = `timed (${root}/tests/long-waits.ts:20:3)`;
  const helper = `openPage (file://${root}/web/src/testing/open-page.tsx:7:9)`;
  const library = `waitFor (file://${root}/node_modules/@testing-library/dom/dist/wait-for.js:1:1)`;
  expect(of(own, library, helper, `${root}/web/src/a.test.tsx:31:5`)).toBe('web/src/a.test.tsx:31');
  expect(of(own, library, helper)).toBe('web/src/testing/open-page.tsx:7');
  expect(of(own, library)).toBe('somewhere');
});
