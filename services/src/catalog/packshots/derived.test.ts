import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { sorts } from '../rules/imports/shelving-table.ts';
import { contrast } from './color.ts';
import { derivedPackshot } from './derived.ts';
import { packshot } from './packshot.ts';
import { paletteOf } from './palette.ts';

const blank = { form: null, motif: '', color: null, flavored: true };
const names = ['Pink Lady, Apple Cider', 'Fun Munch Cookies N’ Cream', 'Organic Jalapeño & Cheddar Dip', 'Item No. 6'];
const brands = ['Good Humor-Breyers Ice Cream', 'Kroger', 'Simple Truth Organic', 'Mt. Olive'];
const drawn = sorts.map((sort, at) =>
  derivedPackshot(
    { name: names[at % names.length] ?? '', brand: brands[at % 3] ?? '', size: at % 2 ? '12 fl oz' : '' },
    sort,
    blank,
    paletteOf(`brand-${at}`),
  ),
);

test('a derived picture weighs at most 6 KiB, packed, and half of the cards at most 3', () => {
  const packed = (detail: 'card' | 'page') =>
    drawn
      .map(
        (data) =>
          brotliCompressSync(packshot(data, detail), { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length,
      )
      .toSorted((one, other) => one - other);
  expect(packed('page').at(-1)).toBeLessThanOrEqual(6144);
  expect(packed('card')[Math.floor(drawn.length / 2)]).toBeLessThanOrEqual(3072);
});

test('the name on a label fits, and keeps the noun and the flavor at its end', () => {
  const labeled = (name: string) =>
    derivedPackshot({ name, brand: null, size: '' }, { form: 'can', accent: '#ffffff' }, blank, null).name;
  expect(labeled('Lite, Fine Chocolate Candy Bar, Dark Chocolate')).toBe('Dark Chocolate');
  expect(labeled('Fruit Snacks, Original')).toBe('Fruit Snacks, Original');
  expect(labeled('Endulgences - Chocolate Coconut')).toBe('Chocolate Coconut');
  expect(labeled('New York Extra Sharp White Cheddar Cheese')).toBe('White Cheddar Cheese');
  for (const { name, brand } of drawn) expect([name.length <= 24, brand.length <= 24]).toEqual([true, true]);
});

test('a pack that would show what is in it shows a bag instead, if nobody knows what that is', () => {
  const form = (motif: string) =>
    derivedPackshot(
      { name: 'Kariot', brand: null, size: '' },
      { form: 'tray', accent: '#ffffff' },
      { ...blank, motif, flavored: false },
      null,
    ).form;
  expect([form(''), form('steak')]).toEqual(['pouch', 'tray']);
});

test('milk by the gallon stands in a jug, and a carton of it does not', () => {
  const form = (size: string, motif = 'glass-of-milk') =>
    derivedPackshot(
      { name: 'Whole Milk', brand: null, size },
      { form: 'carton', accent: '#ffffff' },
      { ...blank, motif, flavored: false },
      null,
    ).form;
  expect([form('1 gal'), form('0.5 gal'), form('64 fl oz'), form('1 gal', 'almonds')]).toEqual([
    'milkJug',
    'milkJug',
    'carton',
    'carton',
  ]);
});

test('a palette is the same for the same brand, and its paper reads against its main color', () => {
  const ids = Array.from({ length: 500 }, (_, at) => `brand-${at}`);
  expect(ids.map(paletteOf)).toEqual(ids.map(paletteOf));
  expect(new Set(ids.map((id) => paletteOf(id).join())).size).toBeGreaterThan(300);
  const pale = ids.map(paletteOf).filter(([main, , paper]) => contrast(main, paper) < 1.9);
  expect(pale).toEqual([]);
});
