import { expect, test } from 'vitest';
import { defaultSort, sortKeys, sorts } from './sorts.ts';

test('S-278 S-279 S-105 each order has a field, a direction, and a name, and the server sorts', () => {
  expect(sortKeys.map((key) => [key, sorts[key].field, sorts[key].rule[0], sorts[key].label])).toEqual([
    ['bloomreach-best-match', 'rank', 'desc', 'Best match'],
    ['bloomreach-top-sellers', 'popularity', 'desc', 'Top sellers'],
    ['bloomreach-price-low-high', 'price', 'asc', 'Price: low to high'],
    ['price-high-low', 'price', 'desc', 'Price: high to low'],
    ['bloomreach-club-card', 'deal', 'desc', 'Club card specials'],
    ['a-z', 'name', 'asc', 'A to Z'],
    ['z-a', 'name', 'desc', 'Z to A'],
  ]);
  expect(defaultSort).toBe('bloomreach-best-match');
});

test('N-80 no order is left open: ties go by bpn', () => {
  for (const key of sortKeys)
    expect(sorts[key]).toMatchObject({ rule: [expect.any(String), 'bpn'], sort_at: 'server' });
});
