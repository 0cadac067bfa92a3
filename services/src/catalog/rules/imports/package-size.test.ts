import { describe, expect, test } from 'vitest';
import { packageSizeOf } from './package-size.ts';

describe('a package size', () => {
  test.each([
    ['12 oz/340 g', '12 oz', 12_000, 'oz', 1],
    ['16 OZA', '16 fl oz', 16_000, 'fl oz', 1],
    ['12 ONZ', '12 oz', 12_000, 'oz', 1],
    ['425 GRM', '425 g', 425_000, 'g', 1],
    ['1.19 KGM', '1.19 kg', 1190, 'kg', 1],
    ['1.5 L', '1.5 L', 1500, 'L', 1],
    ['12 fl oz (355 mL)', '12 fl oz', 12_000, 'fl oz', 1],
    ['64 fl oz/2 Quart/1.89 L', '64 fl oz', 64_000, 'fl oz', 1],
    ['1/2 GAL/1.89 L', '0.5 gal', 500, 'gal', 1],
    ['1 1/2 lb', '1.5 lb', 1500, 'lb', 1],
    ['250 mL/8.5 fl oz', '8.5 fl oz', 8500, 'fl oz', 1],
    ['128 FL.OZ./1 GAL/3.78 L', '128 fl oz', 128_000, 'fl oz', 1],
    ['8 floz/237 mL', '8 fl oz', 8000, 'fl oz', 1],
    ['4.25 OZ.', '4.25 oz', 4250, 'oz', 1],
    ['2 LITER/67.6 FL OZ', '67.6 fl oz', 67_600, 'fl oz', 1],
    ['33.8 FL OZ/1.05 QT/1 LITE', '33.8 fl oz', 33_800, 'fl oz', 1],
    ['60 fl oz/1.87 Quart/1.77 ', '60 fl oz', 60_000, 'fl oz', 1],
    ['28.80 oz/816 g', '28.8 oz', 28_800, 'oz', 1],
    ['6 x 12 fl oz', '6 × 12 fl oz', 72_000, 'fl oz', 6],
    ['12 ct', '12 ct', 12_000, 'ct', 1],
    ['1 each', 'each', 1000, 'ea', 1],
  ] as const)('S-70 %j is %j', (written, text, thousandths, unit, count) => {
    expect(packageSizeOf(written)).toEqual({ text, thousandths, unit, count });
  });

  test.each([
    ['64 fl oz/237 mL', 'two different sizes'],
    ['3.25 OZ./924 g', 'two different sizes'],
    ['1 GAL/3.78 L/1.89 L', 'two different sizes'],
    ['a lot', "isn't a package size we can read"],
    ['12', "isn't a package size we can read"],
    ['0 oz', "isn't a size that a package can have"],
    ['1/0 gal', "isn't a size that a package can have"],
    ['999999999 lb', "isn't a size that a package can have"],
    ['-5 oz', "isn't a package size we can read"],
  ])('N-49 %j is refused', (written, reason) => {
    expect(packageSizeOf(written)).toContain(reason);
  });
});

test.each([
  ['1 pt', '1 pt', 1000, 'pt', 1],
  ['2 ea', 'each', 2000, 'ea', 1],
  ['12 oz//', '12 oz', 12_000, 'oz', 1],
  ['500 g/0.5 kg', '500 g', 500_000, 'g', 1],
  ['200000 lb', '200000 lb', 200_000_000, 'lb', 1],
  ['2 x 1/2 lb', '2 × 0.5 lb', 1000, 'lb', 2],
  ['.5 lb', '0.5 lb', 500, 'lb', 1],
] as const)('S-70 %j is %j, too', (written, text, thousandths, unit, count) => {
  expect(packageSizeOf(written)).toEqual({ text, thousandths, unit, count });
});

test('N-49 packs of different sizes contradict each other, and so do 100 g of 1 kg', () => {
  expect(packageSizeOf('6 x 12 fl oz/12 fl oz')).toContain('two different sizes');
  expect(packageSizeOf('6 x 12 fl oz/72 fl oz')).toMatchObject({ count: 6, thousandths: 72_000 });
  expect(packageSizeOf('100 g/1 kg')).toContain('two different sizes');
  expect(packageSizeOf('200000.001 lb')).toContain("isn't a size");
});
