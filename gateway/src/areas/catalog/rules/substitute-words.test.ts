import { expect, test } from 'vitest';
import { substituteText } from './substitute-words.ts';

const price = (unit: 'lb' | 'ea') => ({
  price: {
    priceCents: 100,
    basePriceCents: 100,
    previousBasePriceCents: null,
    promo: null,
    unitPrice: { tenths: 1, unit },
  },
});

test('N-79 S-264 the reason for a substitute, with the unit it is cheaper by', () => {
  expect(substituteText('SAME_BRAND', price('lb'), 'en')).toBe('Same brand');
  expect(substituteText('SAME_SIZE', price('lb'), 'en')).toBe('Same size');
  expect(substituteText('CHEAPER_UNIT', price('lb'), 'en')).toBe('Cheaper per pound');
  expect(substituteText('CHEAPER_UNIT', price('ea'), 'en')).toBe('Cheaper per piece');
  expect(substituteText('CHEAPER_UNIT', { price: null }, 'en')).toBe('Costs less');
});
