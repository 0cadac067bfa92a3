import { expect, test } from 'vitest';
import type { OfferedGroup } from '../../catalog/index.ts';
import { chosenOptions, optionCents } from './options.ts';

const option = (upcId: string, more: Partial<OfferedGroup['options'][number]> = {}) => ({
  upcId,
  name: upcId,
  priceDeltaCents: 0,
  isDefault: false,
  art: null,
  isOut: false,
  ...more,
});
const groups: OfferedGroup[] = [
  {
    groupId: 'bread',
    name: 'Bread',
    minimum: 1,
    maximum: 1,
    options: [option('rye', { isDefault: true }), option('wheat', { isOut: true })],
  },
  {
    groupId: 'extras',
    name: 'Extras',
    minimum: 0,
    maximum: 2,
    options: [
      option('bacon', { priceDeltaCents: 200 }),
      option('egg', { isDefault: true, isOut: true }),
      option('pickles'),
    ],
  },
];
const chosen = (upcs?: string[]) => chosenOptions(groups, upcs)?.map(({ upcId }) => upcId) ?? null;

test('N-57 the options that were asked for are taken in the order of the groups; without any, the defaults that can be had', () => {
  expect(chosen(['bacon', 'rye'])).toEqual(['rye', 'bacon']);
  expect(chosen()).toEqual(['rye']);
});

test.each([
  ['what the store is out of today', ['wheat']],
  ['one more than a group allows', ['rye', 'bacon', 'pickles', 'egg']],
  ['none where one is needed', ['bacon']],
  ['one that is unknown', ['rye', 'gold']],
  ['one that is named twice', ['rye', 'bacon', 'bacon']],
])('N-57 %s is refused', (_, upcs) => {
  expect(chosen(upcs)).toBeNull();
});

test('N-57 options cost what the catalog says now; of one that is gone, what it cost when it was chosen', () => {
  const then = [
    { upcId: 'bacon', name: 'Bacon', priceDeltaCents: 150 },
    { upcId: 'gone', name: 'Gone', priceDeltaCents: 50 },
  ];
  expect(optionCents(then, groups)).toBe(250);
});

test('N-57 a group takes no more than it allows, and an option that is named twice is none', () => {
  const two = [{ ...groups[1]!, maximum: 1 }];
  expect(chosenOptions(two, ['bacon', 'pickles'])).toBeNull();
  expect(chosenOptions(two, ['bacon'])).toMatchObject([{ upcId: 'bacon', priceDeltaCents: 200 }]);
  const twice = [{ ...groups[1]!, options: [option('bacon'), option('bacon')] }];
  expect(chosenOptions(twice, ['bacon', 'bacon'])).toBeNull();
});
