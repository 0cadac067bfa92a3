import { expect, test } from 'vitest';
import { comparisonUnit, comparisonUnits, packageUnits, type UnitCode, unitCodes, units } from './units.ts';

test('S-264 every unit has a code and a name', () => {
  expect(Object.fromEntries(unitCodes.map((code) => [code, units[code].name]))).toEqual({
    ea: 'Each',
    ct: 'Count',
    doz: 'Dozen',
    '100 ct': '100 Count',
    oz: 'Ounce',
    lb: 'Pound',
    g: 'Gram',
    kg: 'Kilogram',
    'fl oz': 'Fluid Ounce',
    pt: 'Pint',
    qt: 'Quart',
    gal: 'Gallon',
    ml: 'Milliliter',
    L: 'Liter',
    'sq ft': 'Square Foot',
    '100 sq ft': '100 Square Feet',
    ft: 'Foot',
  });
});

test.each<[UnitCode, UnitCode, number]>([
  ['lb', 'oz', 16],
  ['lb', 'g', 453.592_37],
  ['kg', 'g', 1000],
  ['gal', 'qt', 4],
  ['qt', 'pt', 2],
  ['pt', 'fl oz', 16],
  ['fl oz', 'ml', 29.573_529_562_5],
  ['L', 'ml', 1000],
  ['doz', 'ea', 12],
  ['100 ct', 'ct', 100],
  ['ct', 'ea', 1],
  ['100 sq ft', 'sq ft', 100],
])('N-49 one %s is so many %s: %d', (one, other, times) => {
  const [top, bottom] = units[one].of;
  const [otherTop, otherBottom] = units[other].of;
  expect(units[one].dimension).toBe(units[other].dimension);
  expect((Number(top) / Number(bottom) / Number(otherTop)) * Number(otherBottom)).toBeCloseTo(times, 9);
});

test('N-49 packages are sold in any unit but a hundred of something', () => {
  expect(unitCodes.filter((code) => !packageUnits.includes(code))).toEqual(['100 ct', '100 sq ft']);
});

test.each<[UnitCode, usual: string, ofLarge: string]>([
  ['g', 'oz', 'lb'],
  ['oz', 'oz', 'lb'],
  ['ml', 'fl oz', 'qt'],
  ['doz', 'ea', 'ea'],
  ['sq ft', '100 sq ft', '100 sq ft'],
  ['ft', 'ft', 'ft'],
])(
  'N-49 a package in %s is compared by its category’s unit, or else as finely by what it measures',
  (of, usual, ofLarge) => {
    for (const category of comparisonUnits) {
      const isOwn = units[category].dimension === units[of].dimension;
      const other = ['lb', 'qt'].includes(category) ? ofLarge : usual;
      expect(comparisonUnit(category, of)).toBe(isOwn ? category : other);
    }
  },
);

test('N-49 a candle of 7 oz among vases costs so much an ounce, and a cream among bottles too; what is weighed stays at the pound', () => {
  expect([comparisonUnit('ea', 'oz'), comparisonUnit('fl oz', 'oz')]).toEqual(['oz', 'oz']);
  expect(comparisonUnit('ea', 'lb')).toBe('lb');
});
