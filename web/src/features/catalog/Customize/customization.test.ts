import { expect, test } from 'vitest';
import { group } from '../../../testing/fixtures/products.ts';
import {
  asItComes,
  choose,
  chosenAgain,
  chosenIn,
  extrasOf,
  isFull,
  isSame,
  missingIn,
  restored,
  totalCents,
} from './customization.ts';

const bread = group('bread', 'Bread', 1, 1, ['Sourdough*', 'Whole wheat', 'Gluten-free 1.50']);
const extras = group('extras', 'Extras', 0, 2, ['Avocado 1.75', 'Bacon 2.00', 'Pickles']);
const groups = [bread, extras];
const plain = asItComes('100000001', groups);
const names = (state: typeof plain) => groups.flatMap((each) => chosenIn(each, state)).map(({ name }) => name);
const take = (state: typeof plain, of: typeof bread, at: number, isChosen = true) =>
  choose(state, of, of.options[at]!.upc, isChosen);

test('S-82 a product comes with its defaults, and nothing is changed yet', () => {
  expect(plain).toEqual({
    isUpdated: false,
    selectedOptions: ['bread-0'],
    selectedQuantity: 1,
    productId: '100000001',
    comments: '',
  });
});

test('a single choice replaces the one before', () => {
  const state = take(plain, bread, 2);
  expect(names(state)).toEqual(['Gluten-free']);
  expect(state.isUpdated).toBe(true);
});

test('several can be chosen up to the most, one more is ignored, and one can be taken back', () => {
  const two = take(take(plain, extras, 0), extras, 2);
  expect(names(two)).toEqual(['Sourdough', 'Avocado', 'Pickles']);
  expect(isFull(extras, two)).toBe(true);
  expect(take(two, extras, 1)).toBe(two);
  expect(names(take(two, extras, 0, false))).toEqual(['Sourdough', 'Pickles']);
});

test('a group says how many are missing', () => {
  const none = take(plain, bread, 0, false);
  expect(missingIn(bread, none)).toBe(1);
  expect(missingIn(extras, none)).toBe(0);
});

test('S-82 the price is that of the product with its options, times how many', () => {
  const state = { ...take(take(plain, extras, 0), extras, 1), selectedQuantity: 2 };
  expect(extrasOf(groups, state).map(({ name }) => name)).toEqual(['Avocado', 'Bacon']);
  expect(totalCents(899, groups, state)).toBe(2 * (899 + 175 + 200));
});

test('S-82 what was kept comes back as far as it still fits', () => {
  const kept = { ...take(plain, extras, 0), selectedQuantity: 40, comments: 'x'.repeat(200) };
  const back = restored(
    { ...kept, selectedOptions: [...kept.selectedOptions, 'bread-1', 'gone'] },
    '100000001',
    groups,
    12,
  );
  expect(back).toMatchObject({ selectedOptions: ['bread-0', 'extras-0'], selectedQuantity: 12 });
  expect(back?.comments).toHaveLength(120);
});

test('S-82 what was chosen another time is chosen again, without what is out today', () => {
  const out = group('bread', 'Bread', 1, 1, ['Sourdough*', 'Whole wheat!']);
  const again = chosenAgain({ ...plain, selectedQuantity: 3 }, [out, extras], {
    optionIds: ['bread-1', 'extras-1', 'gone'],
    comments: 'Cut in half',
  });
  expect(again).toMatchObject({ selectedOptions: ['extras-1'], selectedQuantity: 3, comments: 'Cut in half' });
  expect(missingIn(out, again)).toBe(1);
  expect(asItComes('100000001', [group('bread', 'Bread', 1, 1, ['Sourdough*!', 'Rye'])]).selectedOptions).toEqual([]);
});

test('choices are the same in any order', () => {
  expect(isSame({ selectedOptions: ['a', 'b'] }, { selectedOptions: ['b', 'a'] })).toBe(true);
  expect(isSame({ selectedOptions: ['a', 'b'] }, { selectedOptions: ['a'] })).toBe(false);
  expect(isSame({ selectedOptions: ['a', 'b'] }, { selectedOptions: ['a', 'c'] })).toBe(false);
});

test.each([null, 'text', 7, {}, { productId: '100000002', selectedOptions: [] }, { productId: '100000001' }])(
  'what can not be read is nothing: %j',
  (kept) => expect(restored(kept, '100000001', groups, 12)).toBeNull(),
);
test.each([-1, 0, 1.5, '3', null, Number.NaN])('a quantity of %j that was kept is one', (selectedQuantity) => {
  expect(restored({ ...plain, selectedQuantity }, '100000001', groups, 12)?.selectedQuantity).toBe(1);
});
