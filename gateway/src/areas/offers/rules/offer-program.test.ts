import { expect, test } from 'vitest';
import { offerTypes } from './coupon.ts';
import { programOf } from './offer-program.ts';
import { typeText } from './card/type-text.ts';

test.each([
  ['PD', 'PD'],
  ['CC', 'CC'],
  ['CC-PD', 'CC'],
  ['pd', 'CC'],
  ['', 'CC'],
] as const)('S-83 the program "%s" is %s', (offerPgm, program) => {
  expect(programOf(offerPgm)).toBe(program);
});

test('S-96 X-4 each type has its name, whatever its program', () => {
  expect(Object.fromEntries(offerTypes.map((type) => [type, typeText(type, 'en')]))).toEqual({
    PD: 'Personalized Deal',
    MF: 'Coupon',
    SC: 'Coupon',
    CC: 'Coupon',
    GR: 'Grocery Reward',
    TR: 'Monopoly Prize',
    WS: 'Weekly Ad',
  });
});
