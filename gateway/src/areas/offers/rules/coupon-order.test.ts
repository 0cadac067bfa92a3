import { expect, test } from 'vitest';
import { galleryKey, inQualifyingOrder } from './coupon-order.ts';

type Row = [id: string, offerPgm: string, status: 'C' | 'U', deleted: boolean, purchaseRank: number | null];
const coupons = (...rows: Row[]) =>
  rows.map(([id, offerPgm, status, deleted, purchaseRank]) => ({ id, offerPgm, status, deleted, purchaseRank }));
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);
type Rows = ReturnType<typeof coupons>;
const inGalleryOrder = (all: Rows): Rows =>
  all.toSorted((one, other) => {
    const [[group, rank], [otherGroup, otherRank]] = [galleryKey(one), galleryKey(other)];
    return group - otherGroup || rank - otherRank;
  });

test('S-280 unclipped personalized deals come first, then other unclipped coupons, then clipped ones', () => {
  const all = coupons(
    ['clipped deal', 'PD', 'C', false, 1],
    ['coupon', 'CC', 'U', false, 1],
    ['clipped coupon', 'CC', 'C', false, 1],
    ['deal', 'PD', 'U', false, 9],
  );
  expect(ids(inGalleryOrder(all))).toEqual(['deal', 'coupon', 'clipped deal', 'clipped coupon']);
});

test('S-116 a coupon that was taken off the list stands among those not clipped', () => {
  const all = coupons(['clipped', 'CC', 'C', false, 1], ['unlisted', 'CC', 'C', true, 2], ['deal', 'PD', 'C', true, 3]);
  expect(ids(inGalleryOrder(all))).toEqual(['deal', 'unlisted', 'clipped']);
});

test('S-164 within a group the smallest purchase rank comes first, and those without one last', () => {
  const all = coupons(['none', 'CC', 'U', false, null], ['2', 'CC', 'U', false, 2], ['0', 'CC', 'U', false, 0]);
  expect(ids(inGalleryOrder(all))).toEqual(['0', '2', 'none']);
});

test('S-90 S-281 offers for what was bought before come first', () => {
  const all = [
    { id: 'a', purchaseInd: null },
    { id: 'b', purchaseInd: 'B' },
    { id: 'c', purchaseInd: 'N' },
    { id: 'd', purchaseInd: 'B' },
  ];
  expect(ids(inQualifyingOrder(all))).toEqual(['b', 'd', 'a', 'c']);
});

test('S-255 at most twelve offers qualify', () => {
  const all = Array.from({ length: 13 }, (_, at) => ({ id: `${at}`, purchaseInd: at === 12 ? 'B' : null }));
  expect(ids(inQualifyingOrder(all))).toEqual(['12', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
});
