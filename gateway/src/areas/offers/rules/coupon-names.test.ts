import { expect, test } from 'vitest';
import { couponPath, couponPictures, couponTitle } from './coupon-names.ts';

test.each([
  ['Meadow Lane', 'Butter', 'Meadow Lane Butter'],
  ['Meadow Lane', 'Meadow Lane Butter', 'Meadow Lane Butter'],
  ['Meadow Lane', '', 'Meadow Lane'],
  [null, 'Any berries', 'Any berries'],
  ['', 'Any berries', 'Any berries'],
])('S-85 brand %j and name %j: %s', (brand, name, title) => {
  expect(couponTitle({ brand, name })).toBe(title);
});

test('S-17 the path of an offer has its id and its program', () => {
  expect(couponPath({ offerId: 'off-1', offerPgm: 'PD' })).toBe('/loyalty/offer-details/off-1/PD');
  expect(couponPath({ offerId: '../x', offerPgm: 'MF' })).toBe('/loyalty/offer-details/..%2Fx/CC');
});

test('S-88 pictures are on our own origin, and only where a name can be one', () => {
  const pictureId = 'AbCdEfGhIjKlMnOpQrSt';
  expect(couponPictures(pictureId)?.card).toBe(`/product-pictures/${pictureId}-card.svg`);
  expect(couponPictures('https://elsewhere.example/x')).toBeNull();
  expect(couponPictures(null)).toBeNull();
});
