import { expect, test } from 'vitest';
import { couponName, couponPath, couponPictures, couponTitle } from './coupon-names.ts';

test.each([
  ['Meadow Lane', 'Butter', 'Meadow Lane Butter'],
  ['Meadow Lane', 'Meadow Lane Butter', 'Meadow Lane Butter'],
  ['Meadow Lane', '', 'Meadow Lane'],
  [null, 'Any berries', 'Any berries'],
  ['', 'Any berries', 'Any berries'],
])('S-85 brand %j and name %j: %s', (brand, name, title) => {
  expect(couponTitle({ brand, name }, 'en')).toBe(title);
});

test('S-85 a retailer may have written the whole name in another language; without that the brand and the name stay', () => {
  const butter = { brand: 'Meadow Lane', name: 'Butter' };
  const translations = { es: { name: 'Mantequilla Meadow Lane' } };
  expect(couponTitle({ ...butter, translations }, 'es')).toBe('Mantequilla Meadow Lane');
  expect(couponTitle({ ...butter, translations }, 'en')).toBe('Meadow Lane Butter');
  expect(couponTitle({ ...butter, translations: { es: { description: 'Con sal.' } } }, 'es')).toBe(
    'Meadow Lane Butter',
  );
});

test('S-265 an offer named for its department is called what the department is called', () => {
  const deal = { kind: 'SPEND', cents: 500, least: 2500, on: 'DEPARTMENT', isDescribed: true } as const;
  const dairy = { brand: null, name: 'Dairy, Eggs & Cheese', category: 'Dairy, Eggs & Cheese', deal };
  const name = (categoryType: string, language: 'en' | 'es' = 'es') => couponName({ ...dairy, categoryType }, language);
  expect(name('dairy-eggs-cheese')).toEqual({ title: 'Lácteos, huevos y quesos', language: 'es' });
  expect(name('dairy-eggs-cheese', 'en')).toEqual({ title: 'Dairy, Eggs & Cheese', language: 'en' });
  // One that only its retailer knows.
  expect(name('cheese-cave')).toEqual({ title: 'Dairy, Eggs & Cheese', language: 'en' });
});

test('S-17 the path of an offer has its id and its program', () => {
  expect(couponPath({ offerId: 'off-1', offerPgm: 'PD' })).toBe('/loyalty/offer-details/off-1/PD');
  expect(couponPath({ offerId: '../x', offerPgm: 'MF' })).toBe('/loyalty/offer-details/..%2Fx/CC');
});

test('S-88 pictures are on our own origin, and only where a name can be one', () => {
  const pictureId = 'AbCdEfGhIjKlMnOpQrSt';
  const of = (name: string | null) => couponPictures({ pictureId: name }, 'Butter', 'en');
  expect(of(pictureId)).toMatchObject({ card: `/product-pictures/${pictureId}-card.svg`, photo: null });
  expect(of('https://elsewhere.example/x')).toBeNull();
  expect(of(null)).toBeNull();
});

test('an offer has the photo of what it shows, beside its drawing', () => {
  const photoId = 'AbCdEfGhIjKlMnOpQrStUv';
  const photo = {
    photoId,
    role: 'FRONT',
    alt: null,
    width: 640,
    height: 640,
    color: '#ffffff',
    widths: [320, 640],
  } as const;
  const pictures = couponPictures(
    { pictureId: 'AbCdEfGhIjKlMnOpQrSt', photo: { ...photo, widths: [...photo.widths] } },
    'Butter',
    'en',
  );
  expect(pictures?.card).toBe('/product-pictures/AbCdEfGhIjKlMnOpQrSt-card.svg');
  expect(pictures?.photo).toMatchObject({ alt: 'Butter', src: `/product-pictures/${photoId}-320.webp` });
});
