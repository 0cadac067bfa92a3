import { expect, test } from 'vitest';
import { checkout } from '../../messages/en/ordering/checkout.ts';
import { slotDays } from './slot-days.ts';

const slot = {
  id: '1',
  text: '4–5 PM',
  spokenText: '4 to 5 PM',
  feeText: 'Free',
  leftText: null,
  isGreen: false,
  isOffered: true,
};
const detailOf = (change: Partial<{ leftText: string; isGreen: boolean; isOffered: boolean }>) =>
  slotDays([{ date: '2026-08-06', name: 'Thu', dateText: 'Aug 6', slots: [{ ...slot, ...change }] }], checkout)[0]
    ?.slots[0]?.detail;

test('a time says what it costs and how many are left, and one that can’t be had only why', () => {
  expect(detailOf({})).toBe('Free');
  expect(detailOf({ leftText: '2 left' })).toBe('Free · 2 left');
  expect(detailOf({ leftText: 'Full', isOffered: false })).toBe('Full');
  expect(detailOf({ leftText: 'Not for your items', isOffered: false })).toBe('Not for your items');
});
