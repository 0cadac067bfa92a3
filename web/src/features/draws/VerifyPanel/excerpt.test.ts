import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const entries = (...numbers: number[]) => numbers.map((number) => `E-${String(number).padStart(9, '0')}`).join(', ');
const many = Array.from({ length: 150 }, (_, index) => index + 1);

test('T-56 a hash is shown by its ends, a short list in full, and a long one by its first places', () => {
  expect(excerptOf('0123456789abcdef'.repeat(4), '')).toEqual({ value: '01234567…cdef', more: 0 });
  expect(excerptOf(entries(3, 1, 2), entries(3, 1, 2))).toEqual({ value: entries(3, 1, 2), more: 0 });
  expect(excerptOf(entries(...many), entries(...many))).toEqual({ value: entries(1, 2, 3, 4, 5), more: 145 });
});

test('T-56 two long lists are shown from the first place that differs', () => {
  const changed = many.with(99, 999);
  expect(excerptOf(entries(...changed), entries(...many)).value).toBe(entries(999, 101, 102, 103, 104));
  expect(excerptOf(entries(...many), entries(...changed)).value).toBe(entries(100, 101, 102, 103, 104));
  expect(excerptOf(entries(...many.with(149, 999)), entries(...many))).toEqual({
    value: entries(146, 147, 148, 149, 999),
    more: 145,
  });
});
