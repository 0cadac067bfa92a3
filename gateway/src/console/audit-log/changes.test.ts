import { expect, test } from 'vitest';
import { changesOf, detailsOf } from './changes.ts';

test('what differs between before and after is told, and what stayed is not', () => {
  const before = JSON.stringify({ fullName: 'Kim', roles: ['SUPPORT', 'GAMES'], storeId: null, isActive: true });
  const after = JSON.stringify({ fullName: 'Kim', roles: ['OWNER'], storeId: '2910', isActive: false });
  expect(changesOf(before, after)).toEqual([
    { name: 'roles', before: 'SUPPORT, GAMES', after: 'OWNER' },
    { name: 'storeId', before: null, after: '2910' },
    { name: 'isActive', before: 'true', after: 'false' },
  ]);
});

test('of what is new there is no before, and of what is gone no after', () => {
  expect(changesOf(null, '{"a":{"b":1}}')).toEqual([{ name: 'a', before: null, after: '{"b":1}' }]);
  expect(changesOf('{"a":0}', null)).toEqual([{ name: 'a', before: '0', after: null }]);
  expect(changesOf(null, null)).toEqual([]);
});

test.each([
  ['"text"', [{ name: 'value', value: 'text' }]],
  ['null', []],
  ['{"storeId":null}', []],
  [
    '{"reason":"sale","count":2}',
    [
      { name: 'reason', value: 'sale' },
      { name: 'count', value: '2' },
    ],
  ],
])('details are facts by name: %s', (detail, facts) => {
  expect(detailsOf(detail)).toEqual(facts);
});
