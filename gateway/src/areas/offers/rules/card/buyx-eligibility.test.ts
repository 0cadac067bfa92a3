import { expect, test } from 'vitest';
import { prototypes } from '../../../../../../pricing/offer.ts';
import { isEligibleBuyX } from './buyx-eligibility.ts';

const promoTypes = ['P', 'M', 'B', null] as const;
const all = prototypes.flatMap((proto) =>
  [true, false].flatMap((isClippable) => promoTypes.map((promoType) => ({ proto, isClippable, promoType }))),
);

test('S-147 of all offers, only a buy-X-get-Y that needs no clip and meets no M or B is eligible', () => {
  expect(all.filter(isEligibleBuyX)).toEqual([
    { proto: 'BUYX_GETY', isClippable: false, promoType: 'P' },
    { proto: 'BUYX_GETY', isClippable: false, promoType: null },
  ]);
});
