import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canonicalView,
  chosenCount,
  isVariant,
  listSearch,
  listView,
  type ListView,
  maximumChosen,
  maximumText,
  plainView,
  without,
  withChosen,
  withoutChosen,
} from './list-view.ts';
import { searchText } from '../../../../ui/list-controls/search-text.ts';
import { facetKinds, parameterOf } from './parameters.ts';
import { listRequest, productsBefore, searchInput, viewOfNextStep } from './search-input.ts';

const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
const code = fc.stringMatching(/^[A-Z0-9][A-Z0-9_]{0,20}$/);
const range = fc.tuple(fc.nat(99_999), fc.nat(99_999)).map(([from, to]) => `${from}-${to}`);
const size = fc.constantFrom('8 oz', '5.3 oz', '24 × 1 oz', '1 gal', '12 ct', '½ lb', 'Each & more');
const special: Readonly<Record<string, fc.Arbitrary<string>>> = {
  BRAND: slug,
  DEPARTMENT: slug,
  AISLE: slug,
  PRICE: range,
  SIZE: size,
};
const chosen = fc
  .record(
    Object.fromEntries(
      facetKinds.map((kind) => [
        kind,
        fc.uniqueArray(special[kind] ?? code, { maxLength: 5 }).map((values) => values.toSorted()),
      ]),
    ),
  )
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, values]) => values.length > 0)));
const views: fc.Arbitrary<ListView> = fc
  .record({
    text: fc.string({ unit: 'grapheme', maxLength: 60 }).map((typed) => searchText(typed, maximumText)),
    shelfId: fc.option(slug),
    chosen,
    sort: fc.constantFrom(null, 'PRICE_LOW_HIGH' as const, 'NAME_A_Z' as const, 'CLUB_CARD' as const),
    layout: fc.constantFrom('grid' as const, 'list' as const),
    allValues: fc.boolean(),
    step: fc.integer({ min: 1, max: 40 }),
    after: fc.stringMatching(/^[\w-]{1,60}$/),
  })
  .map((view) => ({ ...view, after: view.step > 4 ? view.after : null }));
const read = (search: string) => listView(new URLSearchParams(search));

test('N-55 a view survives its address, and so does what is searched for', () => {
  fc.assert(
    fc.property(views, (view) => {
      const back = read(listSearch(view));
      expect(back).toEqual(view);
      expect(searchInput({ departmentId: 'deli' }, back)).toEqual(searchInput({ departmentId: 'deli' }, view));
    }),
  );
});

test('any address can be read, and has one canonical form', () => {
  const names = ['q', 'page', 'after', 'sort', 'view', 'values', 'shelf', 'x', ...facetKinds.map(parameterOf)];
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names), fc.oneof(slug, code, fc.string())), { maxLength: 80 });
  fc.assert(
    fc.property(pairs, (entries) => {
      const view = listView(new URLSearchParams(entries));
      expect(read(listSearch(view))).toEqual(view);
      expect(chosenCount(view)).toBeLessThanOrEqual(maximumChosen);
      expect(view.text.length).toBeLessThanOrEqual(maximumText);
    }),
  );
});

test('the order of parameters and of values changes nothing', () => {
  const canonical = '?q=milk&diet=ORGANIC&diet=VEGAN&brand=meadow-lane&brand=prairie&sort=price-low-high&view=list';
  expect(listSearch(read(canonical))).toBe(canonical);
  expect(
    listSearch(
      read(
        'view=list&brand=prairie&diet=VEGAN&sort=price-low-high&brand=meadow-lane&q=milk&diet=ORGANIC&brand=prairie',
      ),
    ),
  ).toBe(canonical);
});

test('unknown values are ignored', () => {
  expect(
    read('sort=cheapest&view=cloud&page=0&brand=Meadow%20Lane&diet=<b>&price=cheap&size=a%2Cb&shelf=../../x&color=red'),
  ).toEqual(plainView);
  expect(read('page=-1').step).toBe(1);
  expect(read('page=2.5').step).toBe(1);
  expect(read('page=99999999999').step).toBe(1);
  expect(read('q=%20%20oat%09%0A%00milk%20').text).toBe('oat milk');
});

test('a page beyond the first block needs the cursor before it; nearer ones need none', () => {
  expect(read('page=5').step).toBe(1);
  expect(read('page=5&after=abc')).toMatchObject({ step: 5, after: 'abc' });
  expect(read('page=3&after=abc')).toMatchObject({ step: 3, after: null });
});

test('S-252 an address opens its block up to its step, in one search', () => {
  const ask = (search: string) => listRequest({}, read(search));
  expect(ask('')).toEqual({ input: {}, first: 24, after: null });
  expect(ask('page=4')).toMatchObject({ first: 96, after: null });
  expect(ask('page=5&after=c96')).toMatchObject({ first: 24, after: 'c96' });
  expect(ask('page=7&after=c96')).toMatchObject({ first: 72, after: 'c96' });
  expect(productsBefore({ step: 4 })).toBe(0);
  expect(productsBefore({ step: 9 })).toBe(192);
});

test('S-252 more leads to the next step, with the cursor where a block begins', () => {
  const cursorAt = (count: number) => `c${count}`;
  expect(viewOfNextStep(plainView, 24, cursorAt)).toMatchObject({ step: 2, after: null });
  expect(viewOfNextStep(plainView, 72, cursorAt)).toMatchObject({ step: 4, after: null });
  expect(viewOfNextStep(plainView, 96, cursorAt)).toMatchObject({ step: 5, after: 'c96' });
  expect(viewOfNextStep(plainView, 168, cursorAt)).toMatchObject({ step: 8, after: 'c96' });
  expect(viewOfNextStep(plainView, 192, cursorAt)).toMatchObject({ step: 9, after: 'c192' });
});

test('choosing starts the list anew; what is no longer chosen leaves no trace', () => {
  const further = { ...plainView, text: 'milk', step: 6, after: 'c96' };
  const organic = withChosen(further, 'DIET', ['ORGANIC']);
  expect(organic).toMatchObject({ step: 1, after: null, chosen: { DIET: ['ORGANIC'] } });
  expect(without(organic, 'DIET', 'ORGANIC')).toEqual({ ...plainView, text: 'milk' });
  expect(withoutChosen(withChosen(organic, 'BRAND', ['prairie']))).toEqual({ ...plainView, text: 'milk' });
});

test('search engines keep the list itself: no filters, sorts, or further pages', () => {
  expect(isVariant(read('q=milk&shelf=plant-based-milk'))).toBe(false);
  for (const search of ['diet=ORGANIC', 'sort=a-z', 'view=list', 'page=2']) expect(isVariant(read(search))).toBe(true);
  expect(listSearch(canonicalView(read('q=milk&diet=ORGANIC&page=3')))).toBe('?q=milk');
});
