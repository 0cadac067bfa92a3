import { expect, test } from 'vitest';
import { byExpiryThenId, compare, isOrderLevel, type Offer, paysLater } from './offer.ts';
import { offer } from './testing/samples.ts';

test('N-37 offers take precedence by their last moment, then by id', () => {
  const given = [
    offer({ offerId: 'b' }),
    offer({ offerId: 'a' }),
    offer({ offerId: 'c', endLocal: '2026-08-02T12:00:00.000' }),
  ];
  expect(given.toSorted(byExpiryThenId).map(({ offerId }) => offerId)).toEqual(['c', 'a', 'b']);
});

test.each<[string, Partial<Offer>, { isOrderLevel: boolean; paysLater: boolean }]>([
  ['money off the order', { proto: 'REWARDS_FLAT' }, { isOrderLevel: true, paysLater: false }],
  [
    'money, told by null points',
    { proto: 'REWARDS_FLAT', rewardPoints: null },
    { isOrderLevel: true, paysLater: false },
  ],
  ['points for an order', { proto: 'REWARDS_FLAT', rewardPoints: 50 }, { isOrderLevel: false, paysLater: true }],
  ['progress over orders', { proto: 'REWARDS_ACCUMULATION' }, { isOrderLevel: false, paysLater: true }],
  ['money off an item', { rewardPoints: 50 }, { isOrderLevel: false, paysLater: false }],
])(
  'N-34 N-35 of %s, it is known whether it is measured on the order, and whether it pays later',
  (_, changes, expected) => {
    const given = offer(changes);
    expect({ isOrderLevel: isOrderLevel(given), paysLater: paysLater(given) }).toEqual(expected);
  },
);

test('texts stand by their code units, in every language', () => {
  expect([compare('B', 'a'), compare('a', 'B'), compare('a', 'a')].map(Math.sign)).toEqual([-1, 1, 0]);
});
