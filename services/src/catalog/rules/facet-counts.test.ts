import { expect, test } from 'vitest';
import { bitOf, type CountedGroups, facetCounts, factShifts } from './facet-counts.ts';
import { channelBits, dietBits, dietValues, type FacetKind, mostBands } from './facets.ts';
import { channels } from './product.ts';

const shift = Object.fromEntries(factShifts) as Record<(typeof factShifts)[number][0], number>;
interface Alike {
  diets?: string[];
  can?: string[];
  band?: number;
  deal?: boolean;
  available?: boolean;
  /** Facets whose chosen values leave these products out. */
  failed?: FacetKind[];
  count?: number;
}
const failedBy = (kinds: readonly FacetKind[] = []) => kinds.reduce((bits, kind) => bits | bitOf(kind), 0);
const alike = ({ diets = [], can = [], band = 0, deal = false, available = false, failed, count = 1 }: Alike) => ({
  facts:
    dietBits(diets) |
    (channelBits(can) << shift.can) |
    (band << shift.band) |
    (Number(deal) << shift.deal) |
    (Number(available) << shift.available) |
    (failedBy(failed) << shift.failed),
  count,
});
const none: CountedGroups = { facts: [], shelves: [], brands: [], sizes: [], bodies: [], grapes: [], regions: [] };
const counts = (...facts: Alike[]) => facetCounts({ ...none, facts: facts.map(alike) });

test('N-55 nothing found counts nothing, of every value', () => {
  const found = facetCounts(none);
  expect(found).toMatchObject({ total: 0, inStock: 0, reachable: 0, somewhere: 0, all: 0, onSale: 0 });
  expect([found.diets.length, found.channels.length, found.prices.length]).toEqual([
    dietValues.length,
    channels.length,
    mostBands,
  ]);
  expect([...found.diets, ...found.channels, ...found.prices].every((count) => count === 0)).toBe(true);
});

test('N-55 what passes all facets is the total; a value counts what passes the others', () => {
  const found = counts(
    { count: 8, diets: ['VEGAN', 'SNAP'], can: ['PICKUP'], band: 2, deal: true, available: true },
    { count: 4, diets: ['VEGAN'], failed: ['DIET'], available: true },
    { count: 2, diets: ['VEGAN'], failed: ['DIET', 'BRAND'], available: true },
    { count: 1, band: 7, failed: ['PRICE'], can: ['SHIPPING', 'DELIVERY'] },
  );
  expect(found.total).toBe(8);
  expect(found.diets).toEqual([12, 0, 0, 0, 0, 0, 0, 8]);
  expect(found.prices).toEqual([0, 0, 8, 0, 0, 0, 0, 1]);
  expect(found.channels).toEqual([0, 8, 0, 0]);
  expect(found.onSale).toBe(8);
  expect(found.reachable).toBe(14);
});

test('S-263 in stock, somewhere, and all count what the choice of stock leaves out', () => {
  const found = counts(
    { count: 1, available: true, can: ['DELIVERY'] },
    { count: 2, can: ['SHIPPING'], failed: ['AVAILABILITY'] },
    { count: 4, failed: ['AVAILABILITY'] },
    { count: 8, available: true, can: ['DELIVERY'], failed: ['AVAILABILITY', 'SIZE'] },
  );
  expect(found).toMatchObject({ total: 1, inStock: 1, somewhere: 3, all: 7, reachable: 9 });
});

test('N-55 deals and channels leave out their own choice, and no other', () => {
  const found = counts(
    { count: 1, deal: true, can: ['DELIVERY'], failed: ['DEALS'] },
    { count: 2, deal: true, can: ['DELIVERY'], failed: ['CHANNEL'] },
  );
  expect(found.onSale).toBe(1);
  expect(found.channels).toEqual([2, 0, 0, 0]);
});

const part = (id: string, count: number, ...failed: FacetKind[]) => ({ id, count, failed: failedBy(failed) });

test.each([
  ['shelves', 'DEPARTMENT', 'departmentShelves'],
  ['shelves', 'AISLE', 'aisleShelves'],
  ['brands', 'BRAND', 'brands'],
  ['sizes', 'SIZE', 'sizes'],
  ['bodies', 'BODY', 'bodies'],
  ['grapes', 'GRAPE', 'grapes'],
  ['regions', 'REGION', 'regions'],
] as const)('N-55 %s are summed by id, without the choice of %s', (group, kind, counted) => {
  const parts = [
    part('a', 1),
    part('b', 2, kind),
    part('a', 4, kind),
    part('a', 8, kind, 'DIET'),
    part('c', 16, 'DIET'),
  ];
  expect([...facetCounts({ ...none, [group]: parts })[counted]]).toEqual([
    ['a', 5],
    ['b', 2],
  ]);
});
