import { expect, test } from 'vitest';
import { clipOffer, clipProof } from './clip-words.ts';

const offers = new Map([
  ['butter', { title: '$1.50 off Butter', endsOn: null, points: 0 }],
  ['old', { title: '$1.00 off Dairy', endsOn: null, points: 0 }],
]);

test('what clipping for a cart would save is said with how many coupons it takes', () => {
  const of = (...offerIds: string[]) => clipOffer({ offerIds, beforeCents: 3197, afterCents: 2747 }, 'en');
  expect(of('a', 'b', 'c')).toEqual({ count: 3, text: '3 coupons lower this total.', ticketText: 'Save $4.50' });
  expect(of('a')).toMatchObject({ text: '1 coupon lowers this total.' });
  expect(of()).toBeNull();
});

test('the proof names each coupon, what it takes the place of, and tax, and adds up to what is saved', () => {
  const proof = clipProof(
    {
      beforeCents: 3197,
      afterCents: 3143,
      changes: [
        { offerId: 'butter', beforeCents: 0, afterCents: 150 },
        { offerId: 'old', beforeCents: 100, afterCents: 0 },
        { offerId: 'tax', beforeCents: -50, afterCents: -46 },
      ],
      clips: [{ offerId: 'butter', clipId: 'c-1' }],
    },
    offers,
    'en',
  );
  expect(proof).toMatchObject({
    text: '1 coupon clipped. You save $0.54.',
    steps: [
      { text: '$1.50 off Butter', amount: { amount: '-1.50' } },
      { text: 'Instead of $1.00 off Dairy', amount: { amount: '1.00' } },
      { text: 'Tax', amount: { amount: '-0.04' } },
    ],
    clipIds: ['c-1'],
    couponIds: ['butter'],
  });
  const sum = proof?.steps.reduce((all, { amount }) => all + Number(amount.amount), 0);
  expect(sum).toBeCloseTo(-0.54);
  expect(clipProof({ beforeCents: 1, afterCents: 1, changes: [], clips: [] }, offers, 'en')).toBeNull();
});
