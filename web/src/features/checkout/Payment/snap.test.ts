import { expect, test } from 'vitest';
import { snapShare } from '../../../testing/fixtures/checkout.ts';
import { snapCents, snapEntryOf } from './snap.ts';

const snap = snapShare();

test.each([
  ['21.98', 2198],
  ['$5', 500],
  ['5.5', 550],
  ['21.99', undefined],
  ['0', undefined],
  ['ten', undefined],
])('N-52 of $21.98, an amount of %s is %s cents', (other, cents) => {
  expect(snapCents({ choice: 'other', other }, snap)).toBe(cents);
});

test('N-52 all of it is what is eligible, and what was chosen before comes back', () => {
  expect([snapCents({ choice: 'all', other: '' }, snap), snapCents({ choice: 'none', other: '9' }, snap)]).toEqual([
    2198, 0,
  ]);
  expect(snapEntryOf(snapShare('21.98'))).toEqual({ choice: 'all', other: '' });
  expect(snapEntryOf(snapShare('10.00'))).toEqual({ choice: 'other', other: '10.00' });
  expect(snapEntryOf(null)).toEqual({ choice: 'none', other: '' });
});
