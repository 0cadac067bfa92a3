import { expect, test } from 'vitest';
import { volumeOff, volumeText } from './volume-words.ts';

const five = { quantity: 5, priceCents: 1696, rate: null, group: null };
const six = { quantity: 6, priceCents: null, rate: 1000, group: 'wine' };

test.each([
  [five, '1P_B2B', '5+ cases $16.96', '5+ cajas $16.96'],
  [six, '1P_WINE', '6+ bottles 10% off', '6+ botellas 10% de descuento'],
  [{ ...six, rate: 750 }, 'abs', '6+ 7.5% off', '6+ 7.5% de descuento'],
] as const)('S-165 a volume price %o of %s is "%s", and "%s" in Spanish', (volume, program, english, spanish) => {
  expect([volumeText(volume, program, 'en'), volumeText(volume, program, 'es')]).toEqual([english, spanish]);
});

test('N-63 what a mixed case brings is told by itself', () => {
  expect([volumeOff(six, 'en'), volumeOff(five, 'es')]).toEqual(['10% off', '$16.96']);
});
