import { expect, test } from 'vitest';
import { anOrderLine } from '../../../testing/order-rows.ts';
import {
  couponText,
  lineMeta,
  nameNow,
  orderChange,
  type OrderedLine,
  orderedName,
  quantityText,
  weightText,
} from './order-lines.ts';

const aLine = (given: Partial<OrderedLine> = {}): OrderedLine => ({ ...anOrderLine({ name: 'Mango' }), ...given });
const meta = (given: Partial<OrderedLine>) => lineMeta(aLine(given), null, 'en');
const kent = { name: 'Kent Mango', listCents: 1198 };

test('N-41 a line is called by what comes, beside what was ordered as it was called then', () => {
  expect([nameNow(aLine()), nameNow(aLine({ substitutedBy: kent }))]).toEqual(['Mango', 'Kent Mango']);
  expect(orderedName({ name: 'Mango', swap: null })).toBe('Mango');
  expect(orderedName({ name: 'Kent', swap: { name: 'Kent', orderedName: 'Mango', decision: null } })).toBe('Mango');
});

test('N-41 N-60 what came instead was the best match, or the shopper’s own choice', () => {
  const instead = { status: 'SUBSTITUTED' as const, substitutedBy: kent };
  expect(meta({ ...instead, substitution: { kind: 'BEST_MATCH' } })).toBe('Best match for Mango');
  expect(meta({ ...instead, substitution: { kind: 'SPECIFIC_ITEM' } })).toBe('Your choice for Mango');
});

test('S-236 only a line of which nothing came is out', () => {
  const none = { quantity: 0, weight: null };
  expect(meta({ status: 'SHORT', picked: none })).toBe('Out of Stock');
  expect(meta({ status: 'SHORT', picked: { quantity: 1, weight: null } })).toBe('16 oz');
  expect(meta({ status: 'PICKED', picked: none })).toBe('16 oz');
  expect(meta({ status: 'SHORT', picked: null })).toBe('16 oz');
});

test('N-50 a weight that was asked for is told once another has come', () => {
  const pound = { quantity: 2, weight: 100 };
  expect(meta({ ordered: pound, picked: { quantity: 2, weight: 137 } })).toBe('You asked for 2.00 lb');
  expect(meta({ ordered: pound, picked: pound })).toBe('16 oz');
  expect(meta({ ordered: pound, picked: null })).toBe('16 oz');
  expect(meta({ ordered: { quantity: 2, weight: null }, picked: { quantity: 2, weight: 137 } })).toBe('16 oz');
  expect(quantityText(aLine({ ordered: pound, picked: null }), 'en')).toBe('2.00 lb');
  expect(weightText(aLine({ ordered: pound, picked: { quantity: 2, weight: 137 } }), 'en')).toBe('2.74 lb');
  expect(weightText(aLine({ ordered: { quantity: 2, weight: null }, picked: null }), 'en')).toBeNull();
});

test('N-42 a coupon takes off a cent, and what is no coupon is not told as one', () => {
  const text = (why: string, amountCents: number) =>
    couponText({ applied: [{ offerId: 'c1', amountCents, why }] }, 'en');
  expect([text('ITEM', 1), text('PRICE_CUT', 100), text('REWARD', 100)]).toEqual(['Coupon $0.01 off', null, null]);
});

test('N-41 the lower of two prices is told where either the product or the line costs less than it did', () => {
  const text = (listCents: number, netCents: number) =>
    orderChange(
      aLine({ status: 'SUBSTITUTED', substitutedBy: { name: 'Kent', listCents }, netCents, orderedNetCents: 698 }),
      'en',
    )?.text;
  const [same, less] = ['Instead of Mango', 'Instead of Mango, at the lower price'];
  expect([text(1198, 698), text(1199, 699), text(1197, 699), text(1199, 697)]).toEqual([same, same, less, less]);
});

test('N-41 N-50 a line changes by what came instead, by a shortage, and by its weight, and by nothing else', () => {
  const one = { quantity: 1, weight: null };
  const pound = { quantity: 1, weight: 100 };
  expect(orderChange(aLine({ status: 'SUBSTITUTED', ordered: one, picked: one }), 'en')).toBeNull();
  expect(orderChange(aLine({ substitutedBy: kent, ordered: one, picked: one }), 'en')).toBeNull();
  expect(orderChange(aLine({ ordered: pound, picked: pound }), 'en')).toBeNull();
  expect(orderChange(aLine({ ordered: pound, picked: one }), 'en')).toBeNull();
  expect(orderChange(aLine({ ordered: one, picked: pound }), 'en')).toBeNull();
  expect(orderChange(aLine({ ordered: pound, picked: { quantity: 1, weight: 99 } }), 'en')?.kind).toBe('WEIGHED');
});
