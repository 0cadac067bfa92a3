import { expect, test } from 'vitest';
import { entryIdOf } from './entry-id.ts';

test('N-30 entries are published under nine digits, so that as text they stand in the order received', () => {
  expect(entryIdOf(48_213)).toBe('E-000048213');
  const ids = [9, 10, 99, 100, 999_999_999].map(entryIdOf);
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids.map(({ length }) => length))).toEqual(new Set([11]));
});
