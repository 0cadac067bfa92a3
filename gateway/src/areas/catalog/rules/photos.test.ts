import { expect, test } from 'vitest';
import type { ProductPhoto } from '../../../generated/rest.ts';
import { aProduct } from '../../../testing/catalog-rows.ts';
import { photoIn, photosOf, picturesOf } from './photos.ts';

const photoId = 'AbCdEfGhIjKlMnOpQr_-12';
const aPhoto = (given: Partial<ProductPhoto> = {}): ProductPhoto => ({
  photoId,
  role: 'FRONT',
  alt: null,
  width: 1280,
  height: 960,
  color: '#f4f2ee',
  widths: [96, 192, 320, 640, 1280],
  ...given,
});
const butter = (...photos: ProductPhoto[]) => aProduct({ photos });
const path = (name: string) => `/product-pictures/${photoId}-${name}`;

test('a photo has a path on our own origin for each width and format, and WebP in fixed sizes for apps', () => {
  const pictures = picturesOf(butter(aPhoto()), 'en');
  expect(pictures?.card).toBe('/product-pictures/AbCdEfGhIjKlMnOpQrSt-card.svg');
  expect(pictures?.photo).toEqual({
    role: 'FRONT',
    alt: 'Meadow Lane Salted Butter, 16 oz',
    width: 1280,
    height: 960,
    color: '#f4f2ee',
    avif: [96, 192, 320, 640, 1280].map((width) => `${path(`${width}.avif`)} ${width}w`).join(', '),
    webp: [96, 192, 320, 640, 1280].map((width) => `${path(`${width}.webp`)} ${width}w`).join(', '),
    src: path('320.webp'),
  });
  expect(pictures?.raster).toEqual({ small: path('96.webp'), medium: path('320.webp'), large: path('640.webp') });
  expect(pictures?.share).toBe(path('share.jpg'));
});

test('fixed sizes go by the longer side, and end at the largest file', () => {
  const tall = aPhoto({ width: 160, height: 500, widths: [31, 61, 102, 160] });
  expect(picturesOf(butter(tall), 'en')?.raster).toEqual({
    small: path('31.webp'),
    medium: path('102.webp'),
    large: path('160.webp'),
  });
});

test('a product with a photo and no drawing has the photo in its place; with neither it has no pictures', () => {
  const photo = { ...butter(aPhoto()), pictures: null };
  expect(picturesOf(photo, 'en')).toMatchObject({
    thumb: path('96.webp'),
    card: path('320.webp'),
    page: path('640.webp'),
  });
  expect(picturesOf(aProduct({ pictures: null }), 'en')).toBeNull();
  expect(picturesOf(butter(aPhoto({ role: 'BACK' })), 'en')?.photo).toBeNull();
});

test("what a photo shows is in the retailer's words where there are any in that language, and else in ours", () => {
  const photos = butter(
    aPhoto({ alt: { en: 'A stick of butter' } }),
    aPhoto({ role: 'BACK' }),
    aPhoto({ role: 'NUTRITION' }),
    aPhoto({ role: 'LIFESTYLE', alt: { es: 'Pan con mantequilla' } }),
  );
  expect(photosOf(photos, 'en').map(({ alt }) => alt)).toEqual([
    'A stick of butter',
    'Back of Meadow Lane Salted Butter, 16 oz',
    'Nutrition facts of Meadow Lane Salted Butter, 16 oz',
    'Meadow Lane Salted Butter, 16 oz, in use',
  ]);
  expect(photosOf(photos, 'es').map(({ alt }) => alt)).toEqual([
    expect.stringMatching(/^Meadow Lane Salted Butter/),
    expect.stringMatching(/^Reverso de Meadow Lane Salted Butter/),
    expect.stringMatching(/^Información nutricional de Meadow Lane Salted Butter/),
    'Pan con mantequilla',
  ]);
});

test.each<Partial<ProductPhoto>>([
  { photoId: '../../../../secret' },
  { photoId: 'short' },
  { widths: [] },
  { widths: [320, 96] },
  { widths: [1.5] },
  { widths: [0, 96] },
  { color: 'red;background:url(//evil.example)' },
  { width: 0 },
])('a photo that a service describes as %j is left out', (given) => {
  expect(photosOf(butter(aPhoto(given)), 'en')).toEqual([]);
  expect(picturesOf(butter(aPhoto(given)), 'en')?.photo).toBeNull();
});

test("a place shows the photo of its best seller, unless the service describes one that can't be", () => {
  expect(photoIn(aPhoto(), 'Dairy', 'en')).toMatchObject({ alt: 'Dairy', src: path('320.webp') });
  expect(photoIn(aPhoto({ widths: [] }), 'Dairy', 'en')).toBeNull();
  expect(photoIn(aPhoto({ color: 'url(x)' }), 'Dairy', 'en')).toBeNull();
  expect(photoIn(null, 'Dairy', 'en')).toBeNull();
  expect(photoIn(undefined, 'Dairy', 'en')).toBeNull();
});
