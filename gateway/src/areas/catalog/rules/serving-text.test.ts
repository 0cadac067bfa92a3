import { expect, test } from 'vitest';
import { servingText } from './serving-text.ts';

test.each([
  ['1 slice (110 g)', '1 rebanada (110 g)'],
  ['3 cups (28 g)', '3 tazas (28 g)'],
  ['1/2 cup (125 g)', '1/2 taza (125 g)'],
  ['2 tbsp (30 g)', '2 cdas. (30 g)'],
  ['2 oz (56 g)', '2 oz (56 g)'],
  ['4 olives (15 g)', '4 olives (15 g)'],
  ['about a handful', 'about a handful'],
])('a serving of %s is %s', (label, spanish) => {
  expect(servingText(label, 'es')).toBe(spanish);
  expect(servingText(label, 'en')).toBe(label);
});
