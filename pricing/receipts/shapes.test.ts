import { expect, test } from 'vitest';
import {
  flag,
  isObject,
  list,
  matching,
  object,
  oneOf,
  optional,
  orNull,
  record,
  type Shape,
  tagged,
  text,
  whole,
} from './shapes.ts';

const small = whole(-1, 2);
const letters = text(3);
const hex = matching(/^[0-9a-f]+$/, 'hex digits');
const one = { a: small };
const kinds = tagged('kind', { X: object({ kind: oneOf('X') }), Y: object({ kind: oneOf('Y'), y: flag }) });

test.each<[string, Shape, unknown[], unknown[], string]>([
  ['a whole number', small, [-1, 0, 2], [-2, 3, 0.5, '1', null], 'at: a whole number from -1 to 2'],
  ['a text', letters, ['', 'abc'], ['abcd', 12, ['a'], null], 'at: a text of up to 3 characters'],
  ['a pattern', hex, ['0f'], ['', 'x', 12, null], 'at: hex digits'],
  ['true or false', flag, [true, false], [0, 'true', null], 'at: true or false'],
  ['one of several', oneOf('a', 'b'), ['a', 'b'], ['', 'c', null], 'at: one of a, b'],
  ['null, too', orNull(flag), [null, true], [undefined, 0], 'at: true or false'],
  ['nothing, too', optional(flag), [undefined, true], [null, 0], 'at: true or false'],
  ['a list', list(2, small), [[], [1, 2]], ['[]', {}, null], 'at: a list'],
  ['no longer list', list(2, small), [[1, 1]], [[1, 1, 1]], 'at: at most 2 entries'],
  [
    'a list of those',
    list(2, small),
    [[0]],
    [
      [0, 7],
      [0, null],
    ],
    'at[1]: a whole number from -1 to 2',
  ],
  ['an object', object(one), [{ a: 1 }], [[], 'a', null], 'at: an object'],
  ['an object of those', object(one), [{ a: 1 }], [{ a: 7 }, {}], 'at.a: a whole number from -1 to 2'],
  ['entries by name', record(2, small), [{}, { a: 1, b: 2 }], [[], 'a', null], 'at: an object'],
  ['no more entries', record(2, small), [{ a: 1, b: 2 }], [{ a: 1, b: 2, c: 1 }], 'at: at most 2 entries'],
  ['entries of those', record(2, small), [{ b: 1 }], [{ a: 1, b: 7 }], 'at.b: a whole number from -1 to 2'],
  [
    'a kind',
    kinds,
    [{ kind: 'X' }, { kind: 'Y', y: true }],
    [{}, { kind: 'Z' }, { kind: ['X'] }, { kind: 'toString' }],
    'at.kind: one of X, Y',
  ],
  ['an object of a kind', kinds, [{ kind: 'X' }], [[], 'X', null], 'at: an object'],
  ['what its kind has', kinds, [{ kind: 'Y', y: false }], [{ kind: 'Y', y: 1 }], 'at.y: true or false'],
])('%s is told from what is none, with what was expected', (_, shape, right, wrong, fault) => {
  expect(right.map((value) => shape(value, 'at'))).toEqual(right.map(() => null));
  expect(wrong.map((value) => shape(value, 'at'))).toEqual(wrong.map(() => fault));
});

test('an object has nothing else, and the first of it is named, cut short', () => {
  const shape = object(one);
  expect(shape({ a: 1, more: 1, even: 1 }, 'at')).toBe('at: nothing called "more"');
  expect(shape({ a: 1, ['x'.repeat(50)]: 1 }, 'at')).toBe(`at: nothing called "${'x'.repeat(40)}"`);
  expect(record(2, small)({ [`y${'x'.repeat(49)}`]: 7 }, 'at')).toContain(`at.y${'x'.repeat(39)}:`);
});

test('the first fault is the one that is told', () => {
  expect(object({ a: small, b: flag })({ a: 7, b: 7 }, 'at')).toContain('at.a');
  expect(list(3, small)([1, 7, 8], 'at')).toContain('at[1]');
});

test('neither a list nor null is an object', () => {
  expect([{}, [], null, 'a', undefined].map(isObject)).toEqual([true, false, false, false, false]);
});
