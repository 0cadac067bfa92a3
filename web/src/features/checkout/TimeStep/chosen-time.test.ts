import { expect, test } from 'vitest';
import { heldSlot, pickupCheckout } from '../../../testing/fixtures/checkout.ts';
import { chosenTime } from './chosen-time.ts';

const { days } = pickupCheckout();
const offered = days.flatMap(({ slots }) => slots).filter(({ isOffered }) => isOffered);
const full = days.flatMap(({ slots }) => slots).find(({ isOffered }) => !isOffered);

test('N-59 the first time that can be had is chosen already, then the one that is held, then the one that was tapped', () => {
  const [first, , third] = offered;
  expect(chosenTime({ days, slot: null }, undefined)).toBe(first!.id);
  expect(chosenTime({ days, slot: heldSlot() }, undefined)).toBe(heldSlot().id);
  expect(chosenTime({ days, slot: heldSlot() }, third!.id)).toBe(third!.id);
  expect(chosenTime({ days: [], slot: null }, undefined)).toBe('');
});

test('a tapped time that can no longer be had is not chosen any more', () => {
  expect(chosenTime({ days, slot: null }, full!.id)).toBe(offered[0]!.id);
});
