import { expect, test } from 'vitest';
import { conditionText } from './condition-text.ts';

const [wine, milk] = [{ containsAlcohol: true }, { containsAlcohol: false }];

test.each([
  ['1P_WINE', 'DELIVERY', [wine], 'An adult of 21 or older signs, with ID.'],
  ['abs', 'DELIVERY', [milk, wine], 'An adult of 21 or older signs, with ID.'],
  ['abs', 'PICKUP', [wine], 'An adult of 21 or older picks it up, with ID.'],
  ['abs', 'PICKUP', [milk], null],
  ['mkp', 'SHIPPING', [milk], 'Store coupons do not apply to this seller.'],
] as const)('N-54 N-63 a cart of %s for %s: %#', (program, channel, lines, text) => {
  expect(conditionText(program, channel, lines, 'en')).toBe(text);
});
