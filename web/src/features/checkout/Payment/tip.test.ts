import { expect, test } from 'vitest';
import { money } from '../../../testing/fixtures/products.ts';
import { tipCents, tipEntryOf } from './tip.ts';

test('a tip is one of those offered, none, or an amount of the shopper’s own up to $100', () => {
  expect(tipCents({ choice: '300', other: '' })).toBe(300);
  expect(tipCents({ choice: '0', other: '7' })).toBe(0);
  expect(tipCents({ choice: 'other', other: ' $4.5 ' })).toBe(450);
  expect(tipCents({ choice: 'other', other: '100.00' })).toBe(10_000);
  for (const other of ['', '100.01', '-1', '1e2', '4.505', 'four'])
    expect(tipCents({ choice: 'other', other })).toBeUndefined();
});

test('the tip that was chosen before is chosen again', () => {
  const tips = [money('2.00'), money('4.00')];
  expect(tipEntryOf({ tip: null, tips })).toEqual({ choice: '0', other: '' });
  expect(tipEntryOf({ tip: money('4.00'), tips })).toEqual({ choice: '400', other: '' });
  expect(tipEntryOf({ tip: money('5.50'), tips })).toEqual({ choice: 'other', other: '5.50' });
});
