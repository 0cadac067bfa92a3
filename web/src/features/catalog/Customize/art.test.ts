import { expect, test } from 'vitest';
import { group } from '../../../testing/fixtures/products.ts';
import { layerPictures } from '../../../art/layers/layers.ts';
import { layersOf, pictureOf } from './art.ts';
import { isSandwich } from './is-sandwich.ts';

const bread = group('bread', 'Bread', 1, 1, ['Sourdough* @bread-sourdough', 'Gluten-free 1.50 @bread-pale']);
const cheese = group('cheese', 'Cheese', 1, 1, ['Cheddar* @cheese', 'No cheese @none']);
const extras = group('extras', 'Extras', 0, 3, [
  'Avocado 1.75 @avocado',
  'Turkey @turkey',
  'Pineapple @pineapple',
  'Oil',
]);
const [sourdough] = bread.options;
const [cheddar, none] = cheese.options;
const [avocado, turkey, pineapple, oil] = extras.options;

test('a sandwich is drawn from the bottom up, whatever the order of its choices', () => {
  const names = layersOf([sourdough!, avocado!, cheddar!, turkey!]).map(({ option }) => option?.name ?? null);
  expect(names).toEqual([null, 'Turkey', 'Cheddar', 'Avocado', 'Sourdough']);
});

test('what is no layer is not drawn, and without a bread there is none', () => {
  expect(layersOf([none!, pineapple!, oil!])).toEqual([]);
  expect(layersOf([cheddar!]).map(({ key }) => key)).toEqual([cheddar!.upc]);
  expect(isSandwich([cheese, bread])).toBe(true);
  expect(isSandwich([cheese, extras])).toBe(false);
});

test('every layer has its picture', () => {
  const drawn = [...bread.options, cheddar!, avocado!, turkey!].flatMap((option) => layersOf([sourdough!, option]));
  expect(drawn.filter(({ src }) => !layerPictures.has(/layer-(.+)\.svg$/.exec(src)?.[1] ?? ''))).toEqual([]);
});

test('an option shows what it is; what nobody can draw has no picture', () => {
  expect(pictureOf(avocado!)).toBe('/pictures/avocado.svg');
  expect(pictureOf(cheddar!)).toBe('/pictures/layer-cheese.svg');
  expect(pictureOf(none!)).toBe('none');
  expect(pictureOf(oil!)).toBeNull();
  expect(pictureOf({ ...oil!, art: 'from-another-catalog' })).toBeNull();
});
