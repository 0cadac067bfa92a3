import { expect, test } from 'vitest';
import { aProduct } from '../../../testing/catalog-rows.ts';
import { channelOf } from './channel-words.ts';
import { asAdded, fullName, isNameComposed, nameOnPack, productName } from './names/product-name.ts';
import { cursorOf, placeIn } from './lists/list-cursor.ts';
import { picturePath, picturePaths, stillPath } from './picture-paths.ts';
import { metaLine, sizeText, sizeWords } from './size-text.ts';

test('a name has its brand, once', () => {
  expect(fullName(aProduct(), 'en')).toBe('Meadow Lane Salted Butter');
  expect(fullName(aProduct({ name: 'Meadow Lane Salted Butter' }), 'en')).toBe('Meadow Lane Salted Butter');
  expect(fullName(aProduct({ name: 'Bananas', brand: null }), 'en')).toBe('Bananas');
});

test.each([
  [{}, '16 oz'],
  [{ size: '6 × 12 fl oz' }, '6 × 12 fl oz'],
  [{ size: 'each', packageUnit: 'ea', packageQuantity: 1 }, 'Each'],
  [{ size: 'by the lb', packageUnit: 'lb', packageQuantity: 1, sellByWeight: true }, 'Sold by weight'],
] as const)('S-70 S-264 the size of %o', (given, text) => {
  expect(sizeText(aProduct(given), 'en')).toBe(text);
});

test.each([
  ['12 ct', '12 piezas'],
  ['2 × 12 ct', '2 × 12 piezas'],
  ['1 ct', '1 pieza'],
  ['by the lb', 'Por libra'],
  ['16 oz', '16 oz'],
])('S-70 %s is %s in Spanish, also on a receipt, and stays in English', (size, spanish) => {
  expect(sizeWords(size, 'es')).toBe(spanish);
  expect(sizeWords(size, 'en')).toBe(size);
});

test('N-49 a card says size and unit price in one line', () => {
  expect(metaLine(aProduct(), '24.9¢/oz', 'en')).toBe('16 oz · 24.9¢/oz');
  expect(metaLine(aProduct(), null, 'en')).toBe('16 oz');
});

test('S-20 N-63 a seller ships and the wine shop delivers, whichever channel the shopper has chosen', () => {
  expect(channelOf({ program: 'mkp' }, 'PICKUP')).toBe('SHIPPING');
  expect(channelOf({ program: '1P_WINE' }, 'PICKUP')).toBe('DELIVERY');
  expect(channelOf({ program: 'abs' }, 'IN_STORE')).toBe('IN_STORE');
});

test('pictures have paths on our own origin, and nothing else passes for one', () => {
  const file = 'AbCdEfGhIjKlMnOpQrSt-card.svg';
  expect(picturePath(`/catalog/pictures/${file}`)).toBe(`/product-pictures/${file}`);
  expect(picturePath(`https://cdn.example/a/${file}`)).toBe(`/product-pictures/${file}`);
  for (const path of ['/catalog/pictures/short.svg', `${file}?x`, `${file}.js`, 'javascript:alert(1)', ''])
    expect([picturePath(path), picturePaths({ thumb: file, card: file, page: path })]).toEqual([null, null]);
  expect(picturePaths({ thumb: file, card: file, page: file })).toEqual({
    thumb: `/product-pictures/${file}`,
    card: `/product-pictures/${file}`,
    page: `/product-pictures/${file}`,
    centimeters: null,
    share: '/product-pictures/AbCdEfGhIjKlMnOpQrSt-share.png',
    photo: null,
    raster: {
      small: '/product-pictures/AbCdEfGhIjKlMnOpQrSt-96.png',
      medium: '/product-pictures/AbCdEfGhIjKlMnOpQrSt-320.png',
      large: '/product-pictures/AbCdEfGhIjKlMnOpQrSt-640.png',
    },
  });
  expect(stillPath('honey-pot')).toBe('/pictures/honey-pot.svg');
  expect(stillPath('../secret')).toBeNull();
});

test('N-55 a cursor says where a list goes on, and nothing else is one', () => {
  for (const place of [
    { pageToken: undefined, skip: 0 },
    { pageToken: undefined, skip: 24 },
    { pageToken: 'WyJhIl0_-', skip: 7 },
  ])
    expect(placeIn(cursorOf(place))).toEqual(place);
  for (const text of ['', 'x', '1', '-1.', '1.a b', '1.a/b', '9999.', `1.${'a'.repeat(5000)}`])
    expect(placeIn(text)).toBeNull();
});

test('in Spanish a product has its Spanish name, with the brand after it, and says what the pack says', () => {
  const butter = aProduct({ nameEs: { text: 'Mantequilla con sal', isComposed: true } });
  expect(productName(butter, 'es')).toBe('Mantequilla con sal');
  expect(fullName(butter, 'es')).toBe('Mantequilla con sal Meadow Lane');
  expect(nameOnPack(butter, 'es')).toBe('Meadow Lane Salted Butter');
  expect(isNameComposed(butter, 'es')).toBe(true);
  expect([productName(butter, 'en'), nameOnPack(butter, 'en'), isNameComposed(butter, 'en')]).toEqual([
    'Salted Butter',
    null,
    false,
  ]);
  expect(fullName(aProduct({ brand: null, nameEs: { text: 'Plátanos', isComposed: false } }), 'es')).toBe('Plátanos');
});

test('without a Spanish name a product keeps the one on its pack', () => {
  for (const product of [aProduct(), aProduct({ nameEs: null })]) {
    expect(fullName(product, 'es')).toBe('Meadow Lane Salted Butter');
    expect(nameOnPack(product, 'es')).toBeNull();
  }
});

test('what was called otherwise when it was added keeps that name in every language', () => {
  const butter = aProduct({ nameEs: { text: 'Mantequilla con sal', isComposed: true } });
  expect(fullName(asAdded(butter, 'Old Butter'), 'es')).toBe('Meadow Lane Old Butter');
  expect(fullName(asAdded(butter, 'Salted Butter'), 'es')).toBe('Mantequilla con sal Meadow Lane');
});
