import { expect, test } from 'vitest';
import { fullNameOf } from './full-name.ts';

test('a product has the name of its brand, said once', () => {
  expect(fullNameOf('Meadow Lane', 'Whole Milk')).toBe('Meadow Lane Whole Milk');
  expect(fullNameOf('Meadow Lane', 'MEADOW LANE Whole Milk')).toBe('MEADOW LANE Whole Milk');
  expect(fullNameOf(null, 'Bananas')).toBe('Bananas');
});
