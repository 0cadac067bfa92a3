import { expect, test } from 'vitest';
import { aCoupon } from '../../../../testing/coupon-rows.ts';
import { galleryBanner } from './banner.ts';
import type { Wanted } from './filters.ts';

const everything: Wanted = { categories: [], kinds: [], group: 'ALL', events: [], program: null, text: '' };
const picture = (letter: string) => letter.repeat(20);
const coupons = [
  aCoupon({ offerId: 'other', pictureId: picture('o') }),
  ...['a', 'b', 'b', '../x', 'c', 'd'].map((letter, at) =>
    aCoupon({
      offerId: `loaf-${at}`,
      category: 'Bread & Bakery',
      categoryType: 'bread-bakery',
      pictureId: letter.length === 1 ? picture(letter) : letter,
    }),
  ),
];
const bannerOf = (wanted: Partial<Wanted>, mediaUrl: string | null = null) =>
  galleryBanner(coupons, { ...everything, ...wanted }, { language: 'en', mediaUrl });
const bakery = {
  title: 'Bread & Bakery',
  pictures: ['a', 'b', 'c'].map((letter) => `/product-pictures/${picture(letter)}-card.svg`),
};

test('S-35 S-275 one category has its own banner, by id or by name, with pictures of our own origin', () => {
  expect(bannerOf({ categories: ['bread-bakery'] })).toEqual(bakery);
  expect(bannerOf({ categories: ['Bread & Bakery'] })).toEqual(bakery);
});

test('S-275 with a media host, every picture of a banner comes from there', () => {
  expect(bannerOf({ categories: ['bread-bakery'] }, 'https://media.example.com/larder')?.pictures).toEqual(
    bakery.pictures.map((path) => `https://media.example.com/larder${path}`),
  );
});

test('a product that has a photo shows it in the banner in place of its drawing', () => {
  const photoId = 'AbCdEfGhIjKlMnOpQr_-12';
  const photo = { photoId, role: 'FRONT', alt: null, width: 640, height: 640, color: null, widths: [96, 320] } as const;
  const [first, ...others] = coupons.filter(({ categoryType }) => categoryType === 'bread-bakery');
  const photographed = [{ ...first!, photo: { ...photo, widths: [...photo.widths] } }, ...others];
  const banner = galleryBanner(
    photographed,
    { ...everything, categories: ['bread-bakery'] },
    { language: 'en', mediaUrl: null },
  );
  expect(banner?.pictures).toEqual([`/product-pictures/${photoId}-320.webp`, ...bakery.pictures.slice(1)]);
});

test.each<[string, Partial<Wanted>]>([
  ['no category', {}],
  ['a category and an event', { categories: ['bread-bakery'], events: ['Welcome Offers'] }],
  ['a category and a program', { categories: ['bread-bakery'], program: 'PD' }],
  ['an event alone', { events: ['Welcome Offers'] }],
  ['two categories', { categories: ['bread-bakery', 'dairy-eggs-cheese'] }],
  ['a category without offers', { categories: ['wine'] }],
])('S-35 %s leaves the banner as it is', (_, wanted) => {
  expect(bannerOf(wanted)).toBeNull();
});
