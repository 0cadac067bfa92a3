import { expect, test } from 'vitest';
import { reasonCodes } from '../../../../../pricing/eligibility.ts';
import { unusedOffers } from './unused-offers.ts';

const offers = new Map([['shrimp', { title: '$4.00 off Harbor Wild Shrimp', endsOn: '2026-08-06', points: 0 }]]);
const reasonOf = (endsOn: string, today: string) =>
  unusedOffers(
    [{ offerId: 'x', reasonCode: 'NO_MATCHING_ITEM' }],
    new Map([['x', { title: 'x', endsOn, points: 0 }]]),
    today,
  )[0]?.reason;

test('N-42 a clipped offer says why it takes nothing off, and until when it is good', () => {
  expect(unusedOffers([{ offerId: 'shrimp', reasonCode: 'NO_MATCHING_ITEM' }], offers, '2026-08-05')).toEqual([
    {
      offerId: 'shrimp',
      title: '$4.00 off Harbor Wild Shrimp',
      reason: 'The item is not in this cart. Expires tomorrow.',
    },
  ]);
});

test.each([
  ['2026-08-05', 'The item is not in this cart. Expires today.'],
  ['2026-08-31', 'The item is not in this cart. Expires Aug 31.'],
])('N-40 one that ends on %s: %s', (endsOn, reason) => {
  expect(reasonOf(endsOn, '2026-08-05')).toBe(reason);
});

test.each(reasonCodes.filter((code) => code !== 'NOT_CLIPPED'))('N-81 %s is said as a sentence', (reasonCode) => {
  const [offer] = unusedOffers([{ offerId: 'x', reasonCode }], new Map(), '2026-08-05');
  expect(offer?.reason).toMatch(/^[A-Z].+\.$/);
});

test("what isn't clipped isn't listed", () => {
  expect(unusedOffers([{ offerId: 'x', reasonCode: 'NOT_CLIPPED' }], offers, '2026-08-05')).toEqual([]);
});
