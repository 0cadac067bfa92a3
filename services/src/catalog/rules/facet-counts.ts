import { dietValues, type FacetKind, facetKinds, mostBands } from './facets.ts';
import { channels } from './product.ts';

/** Products with the same facts, and products of a shelf, a brand, or a size that the same facets leave out. */
export interface CountedGroups {
  facts: { facts: number; count: number }[];
  shelves: CountedPart[];
  brands: CountedPart[];
  sizes: CountedPart[];
  bodies: CountedPart[];
  grapes: CountedPart[];
  regions: CountedPart[];
}
interface CountedPart {
  id: string;
  failed: number;
  count: number;
}

/** How many products each value leaves, with the other facets' choices but not its own's. */
export interface FacetCounts {
  total: number;
  inStock: number;
  /** In stock through the channel, whatever is chosen. */
  reachable: number;
  /** In stock through some channel, and with what is sold out (S-263). */
  somewhere: number;
  all: number;
  /** As many as are listed with nothing chosen: in stock through some channel, or all where nothing is (S-263). */
  unfiltered: number;
  /** How many there are without what is chosen of a facet, and with what is chosen of the others. */
  without: Readonly<Record<FacetKind, number>>;
  onSale: number;
  /** In the order of the values. */
  diets: readonly number[];
  channels: readonly number[];
  prices: readonly number[];
  /** By shelf, without the choice of departments, and without that of aisles. */
  departmentShelves: ReadonlyMap<string, number>;
  aisleShelves: ReadonlyMap<string, number>;
  brands: ReadonlyMap<string, number>;
  sizes: ReadonlyMap<string, number>;
  /** Of wines. */
  bodies: ReadonlyMap<string, number>;
  grapes: ReadonlyMap<string, number>;
  regions: ReadonlyMap<string, number>;
}

/** A facet's bit in `failed`: set for a product that its chosen values leave out. */
export const bitOf = (kind: FacetKind): number => 1 << facetKinds.indexOf(kind);

/** What a product's facts are made of, and where: its diets have the first eight bits, its facets that fail the last. */
export const factShifts = [
  ['can', 8],
  ['band', 12],
  ['deal', 15],
  ['available', 16],
  ['failed', 17],
] as const;

/** Counts of every value from counts of what is alike. */
export function facetCounts({ facts: all, shelves, brands, sizes, ...wines }: CountedGroups): FacetCounts {
  const facts = all.map(({ facts: bits, count }) => ({
    diets: bits & 0xff,
    can: (bits >> 8) & 0xf,
    band: (bits >> 12) & 0x7,
    deal: ((bits >> 15) & 1) === 1,
    available: ((bits >> 16) & 1) === 1,
    failed: bits >> 17,
    count,
  }));
  const anywhere = facts.reduce((sum, { can, count }) => (can !== 0 ? sum + count : sum), 0);
  const sumOf = (kind: FacetKind, has: (each: (typeof facts)[number]) => boolean) =>
    facts.reduce((sum, each) => (passesOthers(each, kind) && has(each) ? sum + each.count : sum), 0);
  return {
    total: facts.reduce((sum, { failed, count }) => (failed === 0 ? sum + count : sum), 0),
    reachable: facts.reduce((sum, { available, count }) => (available ? sum + count : sum), 0),
    inStock: sumOf('AVAILABILITY', ({ available }) => available),
    somewhere: sumOf('AVAILABILITY', ({ can }) => can !== 0),
    all: sumOf('AVAILABILITY', () => true),
    unfiltered: anywhere || facts.reduce((sum, { count }) => sum + count, 0),
    without: Object.fromEntries(
      facetKinds.map((kind) => [kind, sumOf(kind, ({ can }) => kind !== 'AVAILABILITY' || can !== 0)]),
    ) as Record<FacetKind, number>,
    onSale: sumOf('DEALS', ({ deal }) => deal),
    diets: dietValues.map((_, at) => sumOf('DIET', ({ diets }) => (diets & (1 << at)) !== 0)),
    channels: channels.map((_, at) => sumOf('CHANNEL', ({ can }) => (can & (1 << at)) !== 0)),
    prices: Array.from({ length: mostBands }, (_, at) => sumOf('PRICE', ({ band }) => band === at)),
    departmentShelves: sumsById(shelves, 'DEPARTMENT'),
    aisleShelves: sumsById(shelves, 'AISLE'),
    brands: sumsById(brands, 'BRAND'),
    sizes: sumsById(sizes, 'SIZE'),
    bodies: sumsById(wines.bodies, 'BODY'),
    grapes: sumsById(wines.grapes, 'GRAPE'),
    regions: sumsById(wines.regions, 'REGION'),
  };
}

/** Does a product pass all facets but this one? */
const passesOthers = ({ failed }: { failed: number }, kind: FacetKind): boolean => (failed & ~bitOf(kind)) === 0;

function sumsById(parts: readonly CountedPart[], kind: FacetKind): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const part of parts) if (passesOthers(part, kind)) sums.set(part.id, (sums.get(part.id) ?? 0) + part.count);
  return sums;
}
