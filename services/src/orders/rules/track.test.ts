import { expect, test } from 'vitest';
import { type OrderState, orderStates } from './order-states.ts';
import { trackOf } from './track.ts';

const at = (text: string) => Temporal.Instant.from(`2026-08-${text}:00Z`);
const order = {
  bringsIt: false,
  start: at('06T23:00'),
  end: at('07T00:00'),
  cutoff: at('06T06:00'),
  reached: { PLACED: at('05T17:42') },
};
const told = (points: ReturnType<typeof trackOf>) =>
  points.map(({ kind, state, at: reached, from, by }) =>
    [kind, state, reached && `at ${String(reached)}`, from && `from ${String(from)}`, by && `by ${String(by)}`]
      .filter(Boolean)
      .join(' '),
  );

test('N-61 a placed order says when it is locked, picked, and ready', () => {
  expect(told(trackOf({ ...order, state: 'PLACED' }))).toEqual([
    'PLACED CURRENT at 2026-08-05T17:42:00Z',
    'LOCKED AHEAD from 2026-08-06T06:00:00Z',
    'PICKING AHEAD from 2026-08-06T21:00:00Z',
    'READY AHEAD by 2026-08-06T23:00:00Z',
    'HANDED_OVER AHEAD',
  ]);
});

test('N-61 an order that can be changed until an hour before its window is not picked earlier', () => {
  const [, locked, picking] = told(trackOf({ ...order, cutoff: at('06T22:00'), state: 'PLACED' }));
  expect([locked, picking]).toEqual([
    'LOCKED AHEAD from 2026-08-06T22:00:00Z',
    'PICKING AHEAD from 2026-08-06T22:00:00Z',
  ]);
});

test('N-61 what lies behind says when it happened; a delivery is out, then handed over by the end of its window', () => {
  const reached = { ...order.reached, LOCKED: at('06T06:01'), PICKING: at('06T21:05') };
  expect(told(trackOf({ ...order, reached, bringsIt: true, state: 'PICKING' }))).toEqual([
    'PLACED DONE at 2026-08-05T17:42:00Z',
    'LOCKED DONE at 2026-08-06T06:01:00Z',
    'PICKING CURRENT at 2026-08-06T21:05:00Z',
    'OUT_FOR_DELIVERY AHEAD from 2026-08-06T23:00:00Z',
    'HANDED_OVER AHEAD by 2026-08-07T00:00:00Z',
  ]);
});

test('N-61 an order that is locked by the clock alone was locked at its cut-off', () => {
  expect(told(trackOf({ ...order, state: 'LOCKED' }))[1]).toBe('LOCKED CURRENT at 2026-08-06T06:00:00Z');
});

test('N-61 a canceled order shows how far it came', () => {
  const reached = { ...order.reached, CANCELLED: at('05T18:00') };
  expect(told(trackOf({ ...order, reached, state: 'CANCELLED' }))).toEqual([
    'PLACED DONE at 2026-08-05T17:42:00Z',
    'CANCELLED CURRENT at 2026-08-05T18:00:00Z',
  ]);
});

test('N-61 every state has its place on the way', () => {
  const current = (state: OrderState, bringsIt = false) =>
    trackOf({ ...order, state, bringsIt })
      .filter((point) => point.state === 'CURRENT')
      .map(({ kind }) => kind);
  expect(orderStates.map((state) => current(state).join())).toEqual([
    'PLACED',
    'LOCKED',
    'PICKING',
    'READY',
    'READY',
    'HANDED_OVER',
    'HANDED_OVER',
    'CANCELLED',
    'HANDED_OVER',
  ]);
  expect(current('OUT_FOR_DELIVERY', true)).toEqual(['OUT_FOR_DELIVERY']);
});

test('N-61 an order without a time says nothing of when it is picked or brought', () => {
  const open = { ...order, start: null, end: null, cutoff: null };
  expect(told(trackOf({ ...open, state: 'PLACED' }))).toEqual([
    'PLACED CURRENT at 2026-08-05T17:42:00Z',
    'LOCKED AHEAD',
    'PICKING AHEAD',
    'READY AHEAD',
    'HANDED_OVER AHEAD',
  ]);
  expect(told(trackOf({ ...order, cutoff: null, state: 'PLACED' }))[2]).toBe('PICKING AHEAD from 2026-08-06T21:00:00Z');
  expect(told(trackOf({ ...open, reached: {}, state: 'CANCELLED' }))).toEqual(['CANCELLED CURRENT']);
  expect(told(trackOf({ ...open, reached: {}, state: 'LOCKED' }))[0]).toBe('PLACED DONE');
});

test('N-61 a point that was reached has neither a from nor a by', () => {
  const [, locked] = trackOf({ ...order, reached: { ...order.reached, LOCKED: at('06T06:00') }, state: 'PICKING' });
  expect(locked).toEqual({ kind: 'LOCKED', state: 'DONE', at: at('06T06:00'), from: null, by: null });
});
