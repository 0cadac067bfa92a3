import { expect, test } from 'vitest';
import { clientSorts, clientSortNames, clientSortOf, sortedBy, type ValueOf } from './client-sorts.ts';

interface Item {
  id: string;
  name: string;
  end: string | null;
}
const items: readonly Item[] = [
  { id: '3', name: 'Butter', end: null },
  { id: '2', name: 'Ávocado', end: '2026-08-12' },
  { id: '4', name: 'Butter', end: '2026-08-11' },
  { id: '1', name: 'Zucchini', end: null },
];
const valueOf: ValueOf<Item> = ({ name, end }, field, index) =>
  field === 'name' ? name : field === 'end' ? end : index;
const ids = (name: (typeof clientSortNames)[number], of = items) =>
  sortedBy(of, clientSorts[name], valueOf).map(({ id }) => id);

test('S-278 names go from A to Z and back, accents or not', () => {
  expect(ids('a-z')).toEqual(['2', '3', '4', '1']);
  expect(ids('z-a')).toEqual(['1', '3', '4', '2']);
});

test('S-278 what has no date comes last, whichever way', () => {
  expect(ids('expiry-date')).toEqual(['4', '2', '1', '3']);
});

test.each(clientSortNames)(
  'S-105 N-80 sorted by %s, each rule says its field, and equals go by id however they came',
  (name) => {
    const { rule, sort_at } = clientSorts[name];
    expect([rule[1], sort_at]).toEqual(['id', 'client']);
    const equal: ValueOf<Item> = () => 'same';
    const sorted = (of: readonly Item[]) => sortedBy(of, clientSorts[name], equal).map(({ id }) => id);
    expect(sorted(items)).toEqual(['1', '2', '3', '4']);
    expect(sorted(items.toReversed())).toEqual(['1', '2', '3', '4']);
  },
);

test('an address names one of them, or none', () => {
  expect([clientSortOf('a-z'), clientSortOf('toString'), clientSortOf(null)]).toEqual(['a-z', null, null]);
});
