import { expect, test } from 'vitest';
import { readWish } from './arguments.ts';
import { failureLines, repeatOf, titlePattern } from './failures.ts';

test.each([
  [[], { kind: 'whole', all: false, paths: [] }],
  [['--all'], { kind: 'whole', all: true, paths: [] }],
  [['--fast'], { kind: 'checks' }],
  [['pricing', 'web/src'], { kind: 'part', paths: ['pricing', 'web/src'] }],
  [['a.test.ts', '-t', 'adds up'], { kind: 'part', paths: ['a.test.ts'], title: 'adds up' }],
  [['pricing', '--wide'], { kind: 'part', paths: ['pricing'], wide: true }],
  [['--seed', '7'], { kind: 'whole', seed: 7 }],
])('%o is understood', (words, wish) => {
  expect(readWish(words)).toMatchObject(wish);
});

test.each([
  [['-t', 'adds up'], 'path'],
  [['--seed', 'seven'], 'whole number'],
  [['--seed', '0'], 'whole number'],
  [['--sed', '7'], '--sed'],
])('%o is refused', (words, reason) => {
  expect(() => readWish(words)).toThrow(reason);
});

test.each([
  [{ path: 'a.test.ts', title: 'adds up' }, 'npm test -- a.test.ts -t "adds up"'],
  [{ path: 'a b.test.ts', title: 'adds' }, 'npm test -- "a b.test.ts" -t adds'],
  [{ path: 'a.test.ts', title: 'says "$5" to o’Neil' }, `npm test -- a.test.ts -t 'says "$5" to o’Neil'`],
  [
    { path: 'a.test.ts', title: `costs $5, isn't free` },
    String.raw`npm test -- a.test.ts -t 'costs $5, isn'\''t free'`,
  ],
  [{ path: 'a.test.ts' }, 'npm test -- a.test.ts'],
  [{}, undefined],
])('%o is repeated by one command', (failure, command) => {
  expect(repeatOf(failure)).toBe(command);
});

test('a title finds its test, whose groups are joined by spaces, and takes no character for a pattern', () => {
  const pattern = new RegExp(titlePattern('a cart > adds (1 + 1) > 0'));
  expect(pattern.test('a cart adds (1 + 1) > 0')).toBe(true);
  expect(pattern.test('a cart adds 11 > 0')).toBe(false);
});

test('a long message ends after 30 lines', () => {
  const message = Array.from({ length: 35 }, (_, line) => `line ${line}`).join('\n');
  const lines = failureLines({ message }).split('\n');
  expect(lines[0]).toBe('✗ outside of a test');
  expect(lines[31]).toBe('    … and 5 more lines');
});
