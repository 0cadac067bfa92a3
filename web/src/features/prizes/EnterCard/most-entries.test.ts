import { expect, test } from 'vitest';
import { mostEntries } from './most-entries.ts';

const wallet = { entries: 12, limit: 50, costPoints: 20, balance: 240 };

test('no more entries than the points pay for', () => {
  expect(mostEntries(wallet)).toBe(12);
  expect(mostEntries({ ...wallet, balance: 19 })).toBe(0);
  expect(mostEntries({ ...wallet, balance: -40 })).toBe(0);
});

test('no more entries than the household may have', () => {
  expect(mostEntries({ ...wallet, entries: 48 })).toBe(2);
  expect(mostEntries({ ...wallet, entries: 50 })).toBe(0);
  expect(mostEntries({ ...wallet, entries: 51 })).toBe(0);
});

test('if points could not be loaded, the server decides, up to a hundred at once', () => {
  expect(mostEntries({ ...wallet, balance: null })).toBe(38);
  expect(mostEntries({ ...wallet, balance: null, limit: null })).toBe(100);
});
