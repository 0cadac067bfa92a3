import { expect, test } from 'vitest';
import { aCoupon } from '../../../testing/coupon-rows.ts';
import { clipItems } from './clip-items.ts';

const item = { itemId: 'butter', itemType: 'CC' };
const both = [
  { clipType: 'C', ...item },
  { clipType: 'L', ...item },
];
const listOnly = { isClippable: false, offerDetail: { isClippable: false, promoType: null } };

test('S-184, S-213 a coupon is clipped and put on the list, by the one payload that there is', () => {
  expect(clipItems('butter', aCoupon())).toEqual(both);
  expect(clipItems('butter', aCoupon({ offerPgm: 'PD' }))?.[0]).toEqual({ ...item, clipType: 'C', itemType: 'PD' });
});

test('S-185 S-150 one that was taken off the list is put back', () => {
  expect(clipItems('butter', aCoupon({ status: 'C', deleted: true }))).toEqual([{ clipType: 'L', ...item }]);
});

test('S-188 what needs no clip is put on the list, a weekly ad with where it comes from', () => {
  expect(clipItems('butter', aCoupon(listOnly))).toEqual([{ clipType: 'L', ...item }]);
  expect(clipItems('butter', aCoupon({ ...listOnly, offerType: 'WS' }))).toEqual([
    { clipType: 'L', ...item, wsSource: 'weeklyAd' },
  ]);
});

test('T-1 what is clipped and on the list is not sent again', () => {
  expect(clipItems('butter', aCoupon({ status: 'C' }))).toBeNull();
  expect(clipItems('butter', aCoupon({ ...listOnly, status: 'C' }))).toBeNull();
});

test('S-228 of an offer that is not known, the service says what is the matter', () => {
  expect(clipItems('butter', null)).toEqual(both);
});
