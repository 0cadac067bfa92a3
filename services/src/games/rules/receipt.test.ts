import fc from 'fast-check';
import { expect, test } from 'vitest';
import { receiptOf } from './receipt.ts';

test('N-20 a receipt number looks like 7F3K-92, without letters that look like digits', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), (bytes) => {
      expect(receiptOf(bytes)).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/);
    }),
  );
});

test('N-20 each sign of a receipt number says five bits more', () => {
  expect(receiptOf(Uint8Array.of(0, 0, 0, 0))).toBe('2222-22');
  expect(receiptOf(Uint8Array.of(0b1010, 0b0100_0001, 0b1000_1000, 0b0010_0000))).toBe('2345-67');
  expect(receiptOf(Uint8Array.of(255, 255, 255, 255))).toBe('ZZZZ-ZZ');
});

test('N-20 other bytes give another number', () => {
  expect(receiptOf(Uint8Array.of(0, 0, 0, 1))).not.toBe(receiptOf(Uint8Array.of(0, 0, 0, 2)));
});
