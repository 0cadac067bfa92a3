import { bitOf } from '../facet-counts.ts';
import { channelBits, dietBits, type FacetKind, facetKinds, type Filters, priceBandsOf } from '../facets.ts';
import type { Program } from '../product.ts';
import type { ProductColumns } from './product-columns.ts';

/** What a facet can narrow a list by. */
export interface Choices {
  filters: Filters;
  /** Leaves out what no channel has (S-263). */
  hidesSoldOut: boolean;
  /** The shelves of the chosen departments and aisles. */
  chosenShelves: Readonly<Partial<Record<'DEPARTMENT' | 'AISLE', readonly string[]>>>;
}

/** A product at the store, as far as facets ask. */
export interface Seen {
  ordinal: number;
  /** The channels that have it now, one bit for each. */
  can: number;
  /** Whether the chosen channel has it. */
  isAvailable: boolean;
  isDeal: boolean;
  /** Which of the ranges of prices it is in. */
  band: number;
}

/** Tells the facets whose chosen values leave a product out, one bit for each. */
export function judgeOf(
  { wide, codes, diets }: ProductColumns,
  { filters, hidesSoldOut, chosenShelves }: Choices,
  program: Program | undefined,
): (seen: Seen) => number {
  const { AVAILABILITY: availability, BRAND, SIZE, BODY, GRAPE, REGION } = filters;
  const isOneOf = (column: Int32Array, marks: Uint8Array) => (seen: Seen) => marks[column[seen.ordinal] ?? 0] === 1;
  const passes: Record<FacetKind, () => (seen: Seen) => boolean> = {
    BODY: () => isOneOf(wide.body, codes.body.chosen(BODY ?? [])),
    GRAPE: () => isOneOf(wide.grape, codes.grape.chosen(GRAPE ?? [])),
    REGION: () => isOneOf(wide.region, codes.region.chosen(REGION ?? [])),
    AVAILABILITY: () => {
      if (hidesSoldOut) return ({ can }) => can !== 0;
      if (availability?.includes('ALL')) return () => true;
      return availability?.includes('IN_STOCK') ? ({ isAvailable }) => isAvailable : () => false;
    },
    DEALS: () => (filters.DEALS?.includes('ON_SALE') ? ({ isDeal }) => isDeal : () => false),
    DIET: () => {
      const chosen = dietBits(filters.DIET ?? []);
      return ({ ordinal }) => ((diets[ordinal] ?? 0) & chosen) !== 0;
    },
    DEPARTMENT: () => isOneOf(wide.shelf, codes.shelf.chosen(chosenShelves.DEPARTMENT ?? [])),
    AISLE: () => isOneOf(wide.shelf, codes.shelf.chosen(chosenShelves.AISLE ?? [])),
    BRAND: () => isOneOf(wide.brand, codes.brand.chosen(BRAND ?? [])),
    PRICE: () => {
      const chosen = priceBandsOf(program).map(({ id }) => filters.PRICE?.includes(id) ?? false);
      return ({ band }) => chosen[band] ?? false;
    },
    SIZE: () => isOneOf(wide.size, codes.size.chosen(SIZE ?? [])),
    CHANNEL: () => {
      const chosen = channelBits(filters.CHANNEL ?? []);
      return ({ can }) => (can & chosen) !== 0;
    },
  };
  const checks = facetKinds
    .filter((kind) => filters[kind] ?? (kind === 'AVAILABILITY' && hidesSoldOut))
    .map((kind) => ({ bit: bitOf(kind), isPassed: passes[kind]() }));
  return (seen) => {
    let failed = 0;
    for (const { bit, isPassed } of checks) if (!isPassed(seen)) failed |= bit;
    return failed;
  };
}
