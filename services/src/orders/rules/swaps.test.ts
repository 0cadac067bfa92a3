import { expect, test } from 'vitest';
import { orderStates } from './order-states.ts';
import { canChoose, canDecide, keptQuantity } from './swaps.ts';

test('N-41, N-61 a household decides about a swap from picking until the hand-over; what was shipped is out of reach', () => {
  const states = (channel: Parameters<typeof canDecide>[1]) => orderStates.filter((state) => canDecide(state, channel));
  expect(states('PICKUP')).toEqual(['PICKING', 'READY', 'OUT_FOR_DELIVERY']);
  expect(states('DELIVERY')).toEqual(['PICKING', 'READY', 'OUT_FOR_DELIVERY']);
  expect(states('SHIPPING')).toEqual(['PICKING']);
});

test('N-41 only a swap that is given back leaves nothing of its line', () => {
  const line = { ordered_quantity: 2, picked_quantity: 2, substituted_item_id: 'kent', swap_decision: null };
  expect(keptQuantity(line)).toBe(2);
  expect(keptQuantity({ ...line, swap_decision: 'KEEP' })).toBe(2);
  expect(keptQuantity({ ...line, swap_decision: 'GIVE_BACK' })).toBe(0);
  expect(keptQuantity({ ...line, swap_decision: 'GIVE_BACK', substituted_item_id: null })).toBe(2);
  expect(keptQuantity({ ...line, picked_quantity: null, substituted_item_id: null })).toBeNull();
});

test('N-41 another substitute is chosen while the order is in the store', () => {
  const states = (channel: Parameters<typeof canDecide>[1]) => orderStates.filter((state) => canChoose(state, channel));
  expect(states('PICKUP')).toEqual(['PICKING', 'READY']);
  expect(states('DELIVERY')).toEqual(['PICKING', 'READY']);
  expect(states('SHIPPING')).toEqual(['PICKING']);
});
