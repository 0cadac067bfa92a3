import { expect, test } from 'vitest';
import { addedSince, type Growth, grown, lineKey, optionKey } from './line.ts';

const option = (upcId: string) => ({ upcId, name: upcId, priceDeltaCents: 0 });

test('N-6 lines with the same item, options in any order, and weight are one', () => {
  const key = lineKey({ bpn: 'milk', options: [option('b'), option('a')], weight: null });
  expect(lineKey({ bpn: 'milk', options: [option('a'), option('b')], weight: null })).toBe(key);
  const others = [
    { bpn: 'bread', options: [option('a'), option('b')], weight: null },
    { bpn: 'milk', options: [option('a')], weight: null },
    { bpn: 'milk', options: [option('a'), option('b')], weight: 25 },
    { bpn: 'milk', options: [option('ab')], weight: null },
    { bpn: 'milk', options: [], weight: null },
  ];
  expect(new Set([key, ...others.map(lineKey)]).size).toBe(6);
  expect(optionKey([option('b'), option('a')])).toBe('a,b');
  expect(key).toBe('milk|a,b|0');
});

test('T-64 what was added after a version counts, and what was added with it does not', () => {
  const growth: Growth = { since: 2, adds: [3, 5, 6].map((version) => ({ version, quantity: 10 * version })) };
  expect([1, 2, 3, 4, 5, 6, 7].map((version) => addedSince(growth, version))).toEqual([null, 140, 110, 110, 60, 0, 0]);
});

test('T-64 the last twenty additions are remembered; whoever saw the cart before the oldest of them looks again', () => {
  let growth: Growth = { since: 1, adds: [] };
  for (let version = 2; version <= 21; version++) growth = grown(growth, version, 1);
  expect(growth.since).toBe(1);
  expect(growth.adds).toHaveLength(20);
  expect(addedSince(growth, 1)).toBe(20);
  growth = grown(growth, 22, 7);
  expect(growth.adds).toHaveLength(20);
  expect([growth.since, growth.adds.at(0), growth.adds.at(-1)]).toEqual([
    2,
    { version: 3, quantity: 1 },
    { version: 22, quantity: 7 },
  ]);
  expect([addedSince(growth, 1), addedSince(growth, 2)]).toEqual([null, 26]);
});
