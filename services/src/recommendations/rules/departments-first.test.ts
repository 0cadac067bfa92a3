import { expect, test } from 'vitest';
import { departmentsFirst } from './departments-first.ts';

const item = (bpn: string, departmentId: string, score: number) => ({ bpn, departmentId, score });
const ids = (most: number, ...items: ReturnType<typeof item>[]) => departmentsFirst(items, most).map(({ bpn }) => bpn);

test('the department whose products score most together comes first, with its best product', () => {
  expect(
    ids(9, item('wine', 'wine', 5), item('oat', 'dairy', 2), item('milk', 'dairy', 3), item('brie', 'dairy', 1)),
  ).toEqual(['milk', 'wine']);
});

test('N-80 equal departments go by their id, and the first of equal products stands for its department', () => {
  expect(ids(9, item('plum', 'produce', 2), item('pear', 'produce', 2), item('bun', 'bakery', 4))).toEqual([
    'bun',
    'plum',
  ]);
  expect(ids(9, item('bun', 'bakery', 4), item('plum', 'produce', 4))).toEqual(['bun', 'plum']);
});

test('so many departments, and no more', () => {
  const three = [item('a', 'a', 3), item('b', 'b', 2), item('c', 'c', 1)];
  expect(ids(2, ...three)).toEqual(['a', 'b']);
  expect(ids(0, ...three)).toEqual([]);
  expect(ids(2)).toEqual([]);
});
