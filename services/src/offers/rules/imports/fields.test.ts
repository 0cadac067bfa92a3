import { expect, test } from 'vitest';
import { fieldOf, kindsOf, type OfferField } from './fields.ts';

test.each<[OfferField[], boolean]>([
  [['gs1'], true],
  [['offerId', 'name', 'discount'], true],
  [['offerId', 'name', 'points'], true],
  [['offerId', 'name'], false],
  [['offerId', 'discount'], false],
  [['name', 'points'], false],
  [[], false],
])('N-81 a record with %j is an offer: %s', (fields, isOffer) => {
  expect(kindsOf(new Set(fields))).toEqual(
    isOffer ? ['offer'] : 'An offer needs gs1, or offerId, name, and discount or points.',
  );
});

test.each([
  ['Coupon ID', 'offerId'],
  ['AI (8110)', 'gs1'],
  ['DataBar', 'gs1'],
  ['Offer Name', 'name'],
  ['Brand Name', 'brand'],
  ['Details', 'description'],
  ['Disclaimer', 'terms'],
  ['Offer Type', 'type'],
  ['Discount Type', 'discount'],
  ['Savings Value', 'value'],
  ['Min Qty', 'buy'],
  ['Free', 'get'],
  ['Min Spend', 'spend'],
  ['Reward Points', 'points'],
  ['GTINs', 'upcs'],
  ['Category', 'department'],
  ['Start Date', 'startsOn'],
  ['Expiration Date', 'endsOn'],
  ['Usage Type', 'usage'],
  ['Per Household', 'uses'],
  ['Orders Per Day', 'perDay'],
  ['Max Applications', 'times'],
  ['Banner', 'banners'],
  ['Division', 'divisions'],
  ['Store IDs', 'stores'],
  ['Channel', 'channels'],
  ['Budget', 'budget'],
  ['Clips', 'clipLimit'],
  ['Stack Group', 'stackGroup'],
  ['Event', 'events'],
  ['Image', 'imageId'],
  ['Box Tops', 'boxTop'],
])('N-81 a column called %j is %s', (column, field) => {
  expect(fieldOf(column)).toBe(field);
});
