import { expect, test } from 'vitest';
import { aCoupon } from '../../../../testing/coupon-rows.ts';
import { adDates, pageDates } from './dates.ts';
import { adPages } from './pages.ts';

const ad = (offerId: string, categoryType: string, valueCents: number | null = 100) =>
  aCoupon({ offerId, categoryType, valueCents, offerType: 'WS' });
const pagesOf = (...offers: ReturnType<typeof ad>[]) =>
  adPages(offers, 'en').map(({ title, offers: on }) => [title, on.map(({ offerId }) => offerId)]);

test('S-53 an ad has a page for what belongs together, and what saves most leads it', () => {
  const fruit = ['pears', 'grapes', 'corn', 'kale', 'figs'].map((id, at) => ad(id, 'fruits-vegetables', 250 - at));
  expect(
    pagesOf(
      ad('milk', 'dairy-eggs-cheese'),
      ...fruit.toReversed(),
      ad('eggs', 'dairy-eggs-cheese', 150),
      ad('ham', 'deli', null),
    ),
  ).toEqual([
    ['Ripe this week', ['pears', 'grapes', 'corn', 'kale', 'figs']],
    ['Fresh this week', ['eggs', 'milk', 'ham']],
  ]);
});

test('S-53 what is alone, or in no department that is known, comes last together', () => {
  expect(
    pagesOf(
      ad('tape', 'hardware'),
      ad('pears', 'fruits-vegetables'),
      ad('corn', 'fruits-vegetables'),
      ad('soap', 'baby-care'),
    ),
  ).toEqual([
    ['Fresh this week', ['corn', 'pears']],
    ['More to save on', ['soap', 'tape']],
  ]);
});

test('S-53 no page has too much, every offer is on one page, and none is on two', () => {
  const offers = Array.from({ length: 40 }, (_, at) => ad(`o${at}`, at % 3 ? 'beverages' : 'frozen-foods'));
  const pages = adPages(offers, 'en');
  expect(Math.max(...pages.map((page) => page.offers.length))).toBeLessThanOrEqual(8);
  expect(pages.flatMap((page) => page.offers.map(({ offerId }) => offerId)).toSorted()).toEqual(
    offers.map(({ offerId }) => offerId).toSorted(),
  );
  expect(adPages([], 'en')).toEqual([]);
});

test('S-53 an ad runs from its first day to its last, and a page is good as long as all of it is', () => {
  const offers = [
    aCoupon({ startLocal: '2026-08-05T00:00:00.000', endLocal: '2026-08-11T23:59:59.999' }),
    aCoupon({ startLocal: '2026-08-07T00:00:00.000', endLocal: '2026-08-09T23:59:59.999' }),
  ];
  expect(adDates(offers, 'en')).toBe('Wednesday, Aug 5 to Tuesday, Aug 11');
  expect(pageDates(offers, 'en')).toBe('Good through Sunday, Aug 9');
  expect(adDates([], 'en')).toBeNull();
});
