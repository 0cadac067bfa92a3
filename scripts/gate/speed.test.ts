import { expect, test } from 'vitest';
import { longWaitLines } from './long-waits.ts';
import { patience } from './patience.ts';
import { givenSpeed, measureSpeed, settleSpeed, speedOf } from './speed.ts';

const quiet = [70, 69, 71];

test('a quiet machine counts 1, however fast it is; the slowest of the threads counts, and one slow round of it does not', () => {
  expect(speedOf([quiet, quiet])).toBe(1);
  expect(speedOf([[9, 9, 9]])).toBe(1);
  expect(speedOf([quiet, [140, 139, 141]])).toBe(2);
  expect(speedOf([[70, 900, 69]])).toBe(1);
});

test('a machine that hardly moves counts 20, so that what hangs there still ends', () => {
  expect(speedOf([[90_000]])).toBe(20);
  expect(givenSpeed({ LARDER_SPEED: '1000' })).toBe(20);
});

test('every core is measured at once, and what was measured is handed on and not measured again', async () => {
  expect(await measureSpeed(2)).toBeGreaterThanOrEqual(1);
  const env: NodeJS.ProcessEnv = { LARDER_SPEED: '3.5' };
  expect(await settleSpeed(env)).toBe(3.5);
  const fresh: NodeJS.ProcessEnv = {};
  const speed = await settleSpeed(fresh);
  expect(fresh).toEqual({ LARDER_SPEED: String(speed) });
});

test.each([{}, { LARDER_SPEED: '' }, { LARDER_SPEED: 'fast' }, { LARDER_SPEED: '0.2' }])('%o counts 1', (env) => {
  expect(givenSpeed(env)).toBe(1);
});

test('waits and tests are given up after ten times what they take on a quiet machine, and later on a slow one', () => {
  expect(patience(1)).toEqual({ wait: 20_000, test: 60_000 });
  expect(patience(2.5)).toEqual({ wait: 50_000, test: 150_000 });
});

test('long waits are named, longest first, with their place and test', () => {
  const wait = (ms: number) => ({ what: 'vi.waitFor', place: 'a.test.ts:7', ms, test: `a.test.ts > waits ${ms}` });
  expect(
    longWaitLines([wait(2100), wait(3000)])
      .trim()
      .split('\n'),
  ).toEqual([
    '2 waits over 2 seconds:',
    '     3.0 s  vi.waitFor at a.test.ts:7 (a.test.ts > waits 3000)',
    '     2.1 s  vi.waitFor at a.test.ts:7 (a.test.ts > waits 2100)',
  ]);
});
