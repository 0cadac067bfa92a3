import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gatheredLines } from './log-lines.ts';

test('lines of one turn are written together and in order, those of the next after them', async () => {
  const written: string[] = [];
  const log = gatheredLines({ write: (text) => written.push(text) });
  log.write('first\n');
  log.write('second\n');
  expect(written).toEqual([]);
  await setImmediate();
  log.write('third\n');
  await setImmediate();
  expect(written).toEqual(['first\nsecond\n', 'third\n']);
});

test.each([
  ['ends in the middle of a turn', 'process.exit(3)', 3],
  ['fails', "throw new Error('broken')", 1],
])('nothing is lost when the process %s', (_how, ending, code) => {
  const module = JSON.stringify(join(import.meta.dirname, 'log-lines.ts'));
  const script = `const { gatheredLines } = await import(${module}); gatheredLines().write('last words\\n'); ${ending}`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect([stdout, status]).toEqual(['last words\n', code]);
});
