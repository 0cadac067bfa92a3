import { expect, test } from 'vitest';
import { readSteadyWish, roundLines, roundsOf } from './rounds.ts';

const fresh = () => 4711;

test('five runs have a seed each, and the sixth is busy', () => {
  const wish = readSteadyWish([], fresh);
  expect(wish).toEqual({ seed: 4711, runs: 5, units: 'all', browser: 'all' });
  expect(roundsOf(wish)).toEqual([
    ...[4711, 4712, 4713, 4714, 4715].map((seed) => ({ seed, isBusy: false })),
    { seed: 4716, isBusy: true },
  ]);
});

test('the same seed makes the same runs; fewer runs begin alike', () => {
  const short = readSteadyWish(['--seed', '12', '--runs', '2', '--only', 'units'], fresh);
  expect(short).toEqual({ seed: 12, runs: 2, units: 'all', browser: 'none' });
  const long = readSteadyWish(['--seed', '12'], fresh);
  expect(roundsOf(short).slice(0, 2)).toEqual(roundsOf(long).slice(0, 2));
});

test.each([
  [['pricing', 'web/src/storage'], { units: ['pricing', 'web/src/storage'], browser: 'none' }],
  [['tests/e2e/loop.e2e.ts'], { units: 'none', browser: ['tests/e2e/loop.e2e.ts'] }],
  [['--only', 'browser'], { units: 'none', browser: 'all' }],
])('%o runs a part of the tests', (words, part) => {
  expect(readSteadyWish(words, fresh)).toMatchObject(part);
});

test.each([
  [['--only', 'stories'], 'units or browser'],
  [['--runs', 'many'], 'whole number'],
  [['--seed', '-3'], '--seed'],
  [['--seed', '1.5'], 'whole number'],
])('%o is refused', (words, reason) => {
  expect(() => readSteadyWish(words, fresh)).toThrow(reason);
});

test('each run has a line with its seed, what passed and failed, and its minutes', () => {
  expect(
    roundLines([
      { seed: 12, isBusy: false, passed: 5012, failed: 0, minutes: 3.14 },
      { seed: 13, isBusy: true, passed: 5011, failed: 1, minutes: 9.96 },
    ]).split('\n'),
  ).toEqual([
    '✓ seed 12: 5,012 passed, 0 failed, 3.1 min',
    '✗ seed 13: 5,011 passed, 1 failed, 10.0 min, every core busy',
  ]);
});
