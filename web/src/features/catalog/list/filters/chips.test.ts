import { expect, test } from 'vitest';
import { chosenChips, quickChips } from './chips.ts';
import { listSearch, listView } from '../view/list-view.ts';

const read = (search: string) => listView(new URLSearchParams(search));
const facets = [
  {
    kind: 'DEALS' as const,
    values: [{ id: 'ON_SALE', name: 'On sale', count: 36 }],
  },
  {
    kind: 'DIET' as const,
    values: [
      { id: 'ORGANIC', name: 'Organic', count: 44 },
      { id: 'SNAP', name: 'SNAP eligible', count: 209 },
    ],
  },
  { kind: 'BRAND' as const, values: [{ id: 'meadow-lane', name: 'Meadow Lane', count: 58 }] },
];

test('each chip is called as its facet calls it, and leads to the list without it', () => {
  const chips = chosenChips(read('brand=meadow-lane&diet=SNAP&page=3'), facets);
  expect(chips.map(({ label, leadsTo }) => [label, listSearch(leadsTo)])).toEqual([
    ['SNAP eligible', '?brand=meadow-lane'],
    ['Meadow Lane', '?diet=SNAP'],
  ]);
});

test("a value that the list doesn't know can still be taken back", () => {
  const [chip] = chosenChips(read('brand=no-such-brand'), facets);
  expect(chip).toMatchObject({ label: 'No such brand' });
  expect(listSearch(chip!.leadsTo)).toBe('');
});

test('quick chips would narrow the list and are not chosen', () => {
  const labels = (search: string, total: number) => quickChips(read(search), facets, total).map(({ label }) => label);
  expect(labels('', 214)).toEqual(['On sale', 'Organic']);
  expect(labels('diet=ORGANIC', 44)).toEqual(['On sale']);
  expect(labels('', 36)).toEqual([]);
  expect(quickChips(read(''), [], 10)).toEqual([]);
});
