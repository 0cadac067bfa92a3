import { expect, test } from 'vitest';
import { differenceText, editChanges, lostOffers } from './edit-changes.ts';

const placed = (entryId: string, name: string, quantity: number, netCents: number, weight: number | null = null) => ({
  entryId,
  name,
  ordered: { quantity, weight },
  netCents,
});
const edited = (
  entryId: string,
  name: string,
  quantity: number,
  netCents: number,
  selectedWeight: number | null = null,
) => ({
  entryId,
  name,
  quantity,
  selectedWeight,
  netCents,
});

test('S-22 S-111 what would change in an order: more of a line, a new one, one less', () => {
  const eggs = placed('e1', 'Sunny Side Eggs', 1, 579);
  const ice = placed('e2', 'Polar Bay Ice Cream', 2, 600);
  const bread = placed('e3', 'Stone Mill Sourdough', 2, 499);
  const now = [
    edited('e1', 'Sunny Side Eggs', 2, 1158),
    edited('e3', 'Stone Mill Sourdough', 2, 499),
    edited('e4', 'Blueberries', 1, 449),
  ];
  expect(editChanges([eggs, ice, bread], now, 'en')).toEqual([
    {
      lineId: 'e1',
      kind: 'QUANTITY',
      shortText: '1 → 2',
      text: 'Sunny Side Eggs, 1 more',
      differenceCents: 579,
      removed: null,
      quantityBefore: 1,
      weightBefore: null,
    },
    {
      lineId: 'e2',
      kind: 'REMOVED',
      shortText: 'Removed',
      text: 'Polar Bay Ice Cream, 2',
      differenceCents: -600,
      removed: ice,
      quantityBefore: 2,
      weightBefore: null,
    },
    {
      lineId: 'e4',
      kind: 'ADDED',
      shortText: 'Added',
      text: 'Blueberries, 1',
      differenceCents: 449,
      removed: null,
      quantityBefore: null,
      weightBefore: null,
    },
  ]);
});

test('N-50 another weight is said in pounds', () => {
  const [change] = editChanges(
    [placed('e1', 'Roma Tomatoes', 1, 298, 200)],
    [edited('e1', 'Roma Tomatoes', 1, 224, 150)],
    'en',
  );
  expect([change?.shortText, change?.text, change?.differenceCents, change?.weightBefore]).toEqual([
    '2.00 lb → 1.50 lb',
    'Roma Tomatoes, 1.50 lb',
    -74,
    '2.00',
  ]);
});

test('fewer of a line, and a line set to none', () => {
  const line = placed('e1', 'Eggs', 3, 300);
  expect(editChanges([line], [edited('e1', 'Eggs', 1, 100)], 'en')[0]?.text).toBe('Eggs, 2 fewer');
  expect(editChanges([line], [edited('e1', 'Eggs', 0, 0)], 'en')[0]?.kind).toBe('REMOVED');
  expect(editChanges([line], [edited('e1', 'Eggs', 3, 290)], 'en')).toEqual([]);
});

test.each([
  [428, 'PICKUP', 'You pay $4.28 more at pickup'],
  [428, 'DELIVERY', 'You pay $4.28 more'],
  [-100, 'PICKUP', 'You pay $1.00 less at pickup'],
  [-100, 'SHIPPING', 'You pay $1.00 less'],
  [0, 'PICKUP', 'The total stays the same'],
])('a difference of %i cents for %s: %s', (cents, channel, text) => {
  expect(differenceText(cents, channel, 'en')).toBe(text);
});

test('T-87 a threshold that the changes would lose is said before they are saved', () => {
  const near = { offerId: 'c30', missing: { cents: 600 }, gainCents: 3000 };
  const other = { offerId: 'c9', missing: { units: 1 }, gainCents: 100 };
  const lost = lostOffers(
    [{ offerId: 'c30' }, { offerId: 'c1' }],
    { applied: [{ offerId: 'c1' }], nearMiss: [near, other] },
    () => '$30 off $100',
    'en',
  );
  expect(lost).toEqual(['$30 off $100 needs $6.00 more.']);
  expect(lostOffers([{ offerId: 'c9' }], { applied: [], nearMiss: [other] }, () => undefined, 'en')).toEqual([
    'Your saving of $1.00 needs 1 more item.',
  ]);
});
