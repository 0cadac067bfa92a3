import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepTimes, readTimes } from './times.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'larder-times-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('what a run took is kept beside what earlier ones did', () => {
  const path = join(folder, 'gate/times.json');
  keepTimes({ seconds: { lint: 50, types: 9 }, tests: {}, files: { 'a.test.ts': 12 } }, path);
  keepTimes({ seconds: { types: 20 }, tests: { units: 5 }, files: {} }, path);
  expect(readTimes(path)).toEqual({
    seconds: { lint: 50, types: 20 },
    tests: { units: 5 },
    files: { 'a.test.ts': 12 },
  });
});

test('a file that is missing or broken is no memory', () => {
  const none = { seconds: {}, tests: {}, files: {} };
  const path = join(folder, 'times.json');
  expect(readTimes(path)).toEqual(none);
  writeFileSync(path, '{"seconds":');
  expect(readTimes(path)).toEqual(none);
});
