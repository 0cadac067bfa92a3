import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expected, planText } from './plan.ts';
import { Progress, progressText } from './progress.ts';
import type { Step } from './step.ts';

const step = (name: string): Step => ({ name, run: () => Promise.reject(new Error('never run')) });
const [lint, types, units] = [step('lint'), step('types'), step('units')];
const stages = [[[lint], [types]], [[units]]];
const times = { seconds: { lint: 50, types: 20, units: 130 }, tests: { units: 5012 }, files: {} };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the plan names each step with what it took the last time; lanes side by side count once', () => {
  const lines = planText(stages, times).trimEnd().split('\n');
  expect(lines[0]).toBe('Plan: 3 steps, about 3 min 0 s');
  expect(lines.slice(1).map((line) => line.trim().replaceAll(/ {2,}/g, ' | '))).toEqual([
    'lint | 50 s',
    'types | 20 s',
    'units | 2 min 10 s, 5,012 tests',
  ]);
});

test('what has never run is unknown', () => {
  const none = { seconds: {}, tests: {}, files: {} };
  expect(planText(stages, none)).toMatch(/^Plan: 3 steps, time unknown\n {2}lint +unknown\n/);
  expect(planText(stages, { ...none, seconds: { units: 130 } })).toContain('2 min 10 s and what is unknown');
  expect(expected(stages, none)).toEqual({ seconds: 0, isWhole: false });
});

test('the progress line tells time, steps, tests, and what runs', () => {
  const position = { seconds: 61, steps: { done: 2, all: 3 }, running: ['units'] };
  expect(progressText({ ...position, expected: 200, tests: { done: 1204, failed: 0, all: 5012 } })).toBe(
    '1 min 1 s of about 3 min 20 s · 2 of 3 steps · 1,204/5,012 tests · units',
  );
  expect(progressText({ ...position, tests: { done: 7, failed: 2, all: 7 } })).toBe(
    '1 min 1 s · 2 of 3 steps · 7/7 tests · 2 failed · units',
  );
});

test('on a terminal one line rewrites itself, and what stays is printed above it', () => {
  const written: string[] = [];
  const screen = { write: (text: string) => written.push(text), isTTY: true, columns: 40 };
  const progress = new Progress(2, { screen, tests: { units: 10 } }).start();
  progress.begin(units);
  progress.hear(units, { kind: 'passed' });
  vi.advanceTimersByTime(1500);
  expect(written.at(-1)).toBe('\r\u001B[K2 s · 0 of 2 steps · 1/10 tests · units');
  progress.end(units, '✓ units');
  expect(written.slice(-2)).toEqual(['\r\u001B[K', '✓ units\n']);
  progress.stop();
  const before = written.length;
  vi.advanceTimersByTime(5000);
  expect(written).toHaveLength(before);
});

test('without a terminal there is a line for each beginning and end, and one a minute', () => {
  const written: string[] = [];
  const progress = new Progress(1, { screen: { write: (text: string) => written.push(text) } }).start();
  progress.begin(units);
  progress.hear(units, { kind: 'found', tests: 3 });
  progress.hear(units, { kind: 'passed' });
  vi.advanceTimersByTime(59_999);
  expect(written).toEqual(['… units (0 s · 0 of 1 step)\n']);
  vi.advanceTimersByTime(1);
  expect(written[1]).toBe('  1 min 0 s · 0 of 1 step · 1/3 tests · units\n');
  progress.end(units, '✓ units');
  progress.stop();
  expect(written.slice(2)).toEqual(['✓ units\n']);
});
