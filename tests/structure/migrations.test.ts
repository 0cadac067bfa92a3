import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/processes.ts';

/** Shipped in pairs of one number before that was refused. Neither of a pair builds on the other: their order is that of their names. */
const shippedInPairs = [
  'catalog/004-imports',
  'catalog/004-search-beginnings',
  'catalog/024-photos-are-noted',
  'catalog/024-spanish',
  'games/005-order-import',
  'games/005-orders',
  'offers/022-deeds',
  'offers/022-one-home-of-challenges',
  'offers/023-list-changes',
  'offers/023-prizes-in-orders',
  'orders/007-final-orders',
  'orders/007-the-day',
  'orders/009-leave-places',
  'orders/009-waived-fees',
];

/** The migrations of a service that have a number that another one has, too. */
function sharingNumbers(names: readonly string[]): string[] {
  const numberOf = (name: string) => name.replace(/-.*$/, '');
  const count = new Map<string, number>();
  for (const name of names) count.set(numberOf(name), (count.get(numberOf(name)) ?? 0) + 1);
  return names.filter((name) => (count.get(numberOf(name)) ?? 0) > 1);
}

test('each migration of a service has a number of its own', () => {
  const names = globSync('services/src/*/migrations/*.sql', { cwd: root }).map((path) => {
    const file = path.replaceAll('\\', '/');
    return `${basename(dirname(dirname(file)))}/${basename(file, '.sql')}`;
  });
  expect(names.length).toBeGreaterThan(80);
  expect(names.every((name) => /^[a-z]+\/\d{3}-[a-z0-9-]+$/.test(name))).toBe(true);
  expect(sharingNumbers(names).toSorted()).toEqual(shippedInPairs);
});

test('a second migration with a number is refused, and the same number of another service is not', () => {
  expect(sharingNumbers(['catalog/025-one', 'catalog/025-two', 'orders/025-three'])).toEqual([
    'catalog/025-one',
    'catalog/025-two',
  ]);
});
