import { expect, test } from 'vitest';
import { type OrderState, orderStates } from './order-states.ts';
import { comingStates, isFinal, orderEvents, type OrderEvent, stateAfter, stateAt } from './states.ts';

const walk = (events: readonly OrderEvent[], bringsIt: boolean) => {
  let state: OrderState | null = 'PLACED';
  return events.map((event) => (state = state && stateAfter(state, event, bringsIt)));
};
const cutoff = Temporal.Instant.from('2026-08-06T06:00:00Z');

test('N-61 an order goes from placed to finalized, ready at the store or out for delivery by how it reaches the shopper', () => {
  const way: OrderEvent[] = ['AMEND', 'LOCK', 'PICK', 'SHORT', 'READY', 'WEIGH', 'HAND_OVER', 'FINALIZE', 'REFUND'];
  expect(walk(way, false)).toEqual([
    'PLACED',
    'LOCKED',
    'PICKING',
    'PICKING',
    'READY',
    'READY',
    'HANDED_OVER',
    'FINALIZED',
    'PARTIALLY_REFUNDED',
  ]);
  expect(walk(way, true).slice(4, 6)).toEqual(['OUT_FOR_DELIVERY', 'OUT_FOR_DELIVERY']);
});

test('N-61 every event has an answer in every state, and what the table leaves out is refused', () => {
  const allowed = orderStates.map((state) =>
    [state, ...orderEvents.filter((event) => stateAfter(state, event, false) !== null)].join(' '),
  );
  expect(allowed).toEqual([
    'PLACED AMEND CANCEL LOCK LEAVE PAY STORE_CANCEL',
    'LOCKED CANCEL PRICE PICK LEAVE PAY STORE_CANCEL',
    'PICKING SHORT SUBSTITUTE WEIGH DECIDE LEAVE PAY READY STORE_CANCEL',
    'READY SHORT SUBSTITUTE WEIGH DECIDE ARRIVE LEAVE PAY HAND_OVER STORE_CANCEL',
    'OUT_FOR_DELIVERY SHORT SUBSTITUTE WEIGH DECIDE LEAVE PAY HAND_OVER STORE_CANCEL',
    'HANDED_OVER FINALIZE',
    'FINALIZED REFUND',
    'CANCELLED',
    'PARTIALLY_REFUNDED REFUND',
  ]);
});

test('I-10 a final order stays final, and a canceled one stays canceled, whatever happens', () => {
  for (const event of orderEvents) {
    expect(stateAfter('CANCELLED', event, false)).toBeNull();
    for (const state of orderStates.filter(isFinal))
      expect([null, 'PARTIALLY_REFUNDED']).toContain(stateAfter(state, event, true));
  }
  expect(comingStates.filter(isFinal)).toEqual([]);
});

test('T-75 an order is locked at the very instant of its cut-off, and not a millisecond before', () => {
  expect(stateAt('PLACED', cutoff, cutoff.subtract({ milliseconds: 1 }))).toBe('PLACED');
  expect(stateAt('PLACED', cutoff, cutoff)).toBe('LOCKED');
  expect(stateAt('PLACED', null, cutoff)).toBe('LOCKED');
  expect(stateAt('PICKING', cutoff, cutoff)).toBe('PICKING');
});

test('N-61 whatever happens to a packed order leaves it packed, where it waits', () => {
  for (const event of ['SHORT', 'SUBSTITUTE', 'WEIGH', 'DECIDE', 'LEAVE', 'PAY'] as const) {
    expect(stateAfter('PICKING', event, true)).toBe('PICKING');
    expect(stateAfter('READY', event, false)).toBe('READY');
    expect(stateAfter('OUT_FOR_DELIVERY', event, true)).toBe('OUT_FOR_DELIVERY');
  }
  expect(stateAfter('READY', 'ARRIVE', false)).toBe('READY');
  expect(stateAfter('LOCKED', 'PRICE', false)).toBe('LOCKED');
  for (const state of ['PLACED', 'LOCKED'] as const)
    expect(['LEAVE', 'PAY'].map((event) => stateAfter(state, event as OrderEvent, false))).toEqual([state, state]);
});

test('N-61 an order is canceled from wherever it can be', () => {
  const canceled = (event: OrderEvent) =>
    orderStates.filter((state) => stateAfter(state, event, false) === 'CANCELLED');
  expect(canceled('CANCEL')).toEqual(['PLACED', 'LOCKED']);
  expect(canceled('STORE_CANCEL')).toEqual(comingStates);
});

test('I-10 what is to come, and what is final', () => {
  expect(comingStates).toEqual(['PLACED', 'LOCKED', 'PICKING', 'READY', 'OUT_FOR_DELIVERY']);
  expect(orderStates.filter(isFinal)).toEqual(['FINALIZED', 'PARTIALLY_REFUNDED']);
});
