import { expect, test } from 'vitest';
import { galleryPage, galleryPlace, galleryToken } from './gallery.ts';

const offers = ['c', 'a', 'e', 'b', 'd'].map((offerId) => ({ offerId }));
const ids = (page: readonly { offerId: string }[]) => page.map(({ offerId }) => offerId);

test('S-51 N-80 pages go by id, and the last one has no next', () => {
  const first = galleryPage(offers, { after: null, size: 3 });
  expect([ids(first.page), first.next]).toEqual([['a', 'b', 'c'], 'c']);
  const last = galleryPage(offers, { after: first.next, size: 3 });
  expect([ids(last.page), last.next]).toEqual([['d', 'e'], null]);
  expect(galleryPage(offers, { after: null, size: 5 }).next).toBeNull();
  expect(galleryPage(offers, { after: 'z', size: 5 })).toEqual({ page: [], next: null });
});

test('N-80 an offer that has gone leaves the pages after it as they are', () => {
  const rest = offers.filter(({ offerId }) => offerId !== 'b');
  expect(ids(galleryPage(rest, { after: 'b', size: 9 }).page)).toEqual(['c', 'd', 'e']);
});

test('S-52 a token names the offer it was made of', () => {
  expect(galleryPlace(galleryToken('coupon-17'))).toBe('coupon-17');
  expect(galleryPlace('coupon-17')).toBeNull();
});

test('S-52 what only looks like a token is none', () => {
  const token = (text: string) => Buffer.from(text).toString('base64url');
  expect(galleryPlace(token('before:coupon-17'))).toBeNull();
  expect(galleryPlace(token(`after:${'x'.repeat(64)}`))).toBe('x'.repeat(64));
  expect([`after:${'x'.repeat(65)}`, 'after:', "after:'; --"].map((text) => galleryPlace(token(text)))).toEqual([
    null,
    null,
    null,
  ]);
});
