import { expect, test, vi } from 'vitest';
import type { TestEvent } from './events.ts';
import { runGate, slowest } from './run.ts';
import { honest, type Step } from './step.ts';
import type { Times } from './times.ts';

const noTimes: Times = { seconds: {}, tests: {}, files: {} };

/** A screen that is no terminal, and what was written there. */
function surroundings() {
  const written: string[] = [];
  const kept: Times[] = [];
  const screen = { write: (text: string) => written.push(text) };
  return { written, kept, screen, times: noTimes, keep: (taken: Times) => void kept.push(taken) };
}

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

/** A step of tests, which tells of these as they end. */
const testsThat = (events: readonly TestEvent[], ok: boolean, counted = { passed: 0, failed: 0 }): Step => ({
  name: 'tests',
  run: (hear) => {
    events.forEach(hear);
    return Promise.resolve({ ok, output: 'all that the tool says', seconds: 2 });
  },
  count: (outcome) => honest(counted, outcome),
});

test('lanes run side by side, stages one after the other; a step has a line when it begins and when it ends', async () => {
  const [slow, next, beside, last] = [step('slow'), step('next'), step('beside', false), step('last')];
  const { written, ...around } = surroundings();
  const ended = runGate([[[slow, next], [beside]], [[last]]], around);
  await vi.waitUntil(() => slow.begun && beside.begun);
  beside.end();
  next.end();
  await vi.waitUntil(() => written.some((line) => line.includes('beside says')));
  expect([next.begun, last.begun]).toEqual([false, false]);
  slow.end();
  await vi.waitUntil(() => last.begun);
  last.end();
  expect(await ended).toEqual({ passed: 3, failed: 1 });
  const marks = written.flatMap((line) => /^[…✓✗] (?:slow|next|beside|last)/.exec(line)?.[0] ?? []);
  expect(marks).toEqual(['… slow', '… beside', '✗ beside', '✓ slow', '… next', '✓ next', '… last', '✓ last']);
  expect(written.at(-1)).toBe('\n3 passed, 1 failed\n');
});

test('a test that fails is told at once, with what it says and the command that repeats it, and again at the end', async () => {
  const failed = { kind: 'failed', path: 'a.test.ts', title: 'adds up', message: 'expected 4, got 5' } as const;
  const { written, kept, ...around } = surroundings();
  const sum = await runGate([[[testsThat([failed, { kind: 'passed' }], false, { passed: 1, failed: 1 })]]], around);
  expect(sum).toEqual({ passed: 1, failed: 1 });
  expect(written[2]).toContain(
    '✗ a.test.ts > adds up\n    expected 4, got 5\n    npm test -- a.test.ts -t "adds up"\n',
  );
  expect(written[3]).toContain('all that the tool says');
  expect(written.at(-2)).toContain('npm test -- a.test.ts -t "adds up"');
  expect(kept).toEqual([{ seconds: { tests: 2 }, tests: { tests: 2 }, files: {} }]);
});

test('what passes says nothing of what it printed', async () => {
  const { written, ...around } = surroundings();
  await runGate([[[testsThat([{ kind: 'passed' }], true, { passed: 1, failed: 0 })]]], around);
  expect(written.join('')).not.toContain('all that the tool says');
});

test.each([
  ['ends badly without a report', testsThat([{ kind: 'passed' }], false)],
  ['throws', { name: 'tests', run: () => Promise.reject(new Error('no such tool')) } satisfies Step],
  [
    'throws at once',
    {
      name: 'tests',
      run: () => {
        throw new Error('no such tool');
      },
    } satisfies Step,
  ],
])('a step that %s has failed, and the rest still runs', async (_, broken) => {
  const { written, ...around } = surroundings();
  const after = step('after');
  after.end();
  expect(await runGate([[[broken, after]]], around)).toEqual({ passed: 1, failed: 1 });
  expect(written.at(-1)).toBe('\n1 passed, 1 failed\n');
});

test('the ten slowest files are named, slowest first', () => {
  const times = new Map(Array.from({ length: 12 }, (_, number) => [`file-${number}.test.ts`, number * 1000]));
  const lines = slowest(times).trim().split('\n');
  expect(lines[0]).toBe('The 10 slowest files of tests:');
  expect(lines).toHaveLength(11);
  expect(lines[1]).toContain('11.0 s  file-11.test.ts');
});
