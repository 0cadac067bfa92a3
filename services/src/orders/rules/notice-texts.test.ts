import { expect, test } from 'vitest';
import { changesNotice, refundNotice, storeCancelNotice } from './notice-texts.ts';

const now = Temporal.Instant.from('2026-08-06T19:00:00Z');
const friday = {
  orderNumber: '4471902',
  start: Temporal.Instant.from('2026-08-07T23:00:00Z'),
  timeZone: 'America/Los_Angeles',
};
const totals = (differenceCents: number) => ({ totalCents: 4257, differenceCents, now });
const swap = { kind: 'SUBSTITUTED', name: 'Blueberries', by: 'Strawberries' } as const;
const short = { kind: 'SHORT', name: 'Green Kiwifruit', left: 0 } as const;

test('N-69 a swap, an item that is out, and several changes each have a title of their own', () => {
  expect(changesNotice(friday, [swap], totals(-50))).toEqual({
    title: 'A swap on Friday’s order',
    body: 'We were out of Blueberries, so we packed Strawberries. You pay $0.50 less. Your new total is $42.57.',
  });
  const today = { ...friday, start: now };
  expect(changesNotice(today, [{ ...short, left: 1 }], totals(-299))).toEqual({
    title: 'An item is out on today’s order',
    body: 'We only had 1 of Green Kiwifruit. You pay $2.99 less. Your new total is $42.57.',
  });
  expect(changesNotice({ ...friday, start: null }, [swap, short], totals(-349))).toEqual({
    title: '2 items changed on order 4471902',
    body: 'We were out of Blueberries, so we packed Strawberries. We were out of Green Kiwifruit. You pay $3.49 less. Your new total is $42.57.',
  });
});

test('N-69 real weights alone are told only when they change the total a lot', () => {
  const weighed = [{ kind: 'WEIGHED' as const, name: 'Steak' }];
  expect(changesNotice(friday, weighed, totals(499))).toBeNull();
  expect(changesNotice(friday, weighed, totals(500))).toEqual({
    title: 'A new total for Friday’s order',
    body: 'We weighed your items. You pay $5.00 more. Your new total is $42.57.',
  });
});

test('N-69 a cancellation by the store and a refund are told', () => {
  expect(storeCancelNotice(friday, now).title).toBe('We had to cancel Friday’s order');
  expect(refundNotice(friday, 399, 1)).toEqual({
    title: '$3.99 came back to you',
    body: 'Order 4471902, one item.',
  });
});
