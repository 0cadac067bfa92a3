import { type Channel, channels, type Diet, diets, type Program, type WineBody } from './product.ts';

/** What lists can be narrowed by, in the order they are shown. */
export const facetKinds = [
  'BODY',
  'GRAPE',
  'REGION',
  'AVAILABILITY',
  'DEALS',
  'DIET',
  'DEPARTMENT',
  'AISLE',
  'BRAND',
  'PRICE',
  'SIZE',
  'CHANNEL',
] as const;
export type FacetKind = (typeof facetKinds)[number];

/** The chosen values of each facet that has any. */
export type Filters = Readonly<Partial<Record<FacetKind, readonly string[]>>>;

const mostFilters = 50;
const isKind = (text: string): text is FacetKind => facetKinds.some((kind) => kind === text);

/**
 * `BRAND:meadow-lane,BRAND:prairie,DIET:ORGANIC` as filters, at most 50; a comma within a value is written `%2C`. Null
 * for anything else.
 */
export function filtersIn(text: string): Filters | null {
  const chosen = new Map<FacetKind, Set<string>>();
  const pairs = text.split(',').filter((pair) => pair !== '');
  if (pairs.length > mostFilters) return null;
  for (const pair of pairs) {
    const colon = pair.indexOf(':');
    const kind = pair.slice(0, Math.max(colon, 0));
    const value = decoded(pair.slice(colon + 1));
    if (!isKind(kind) || value === '' || /\p{Cc}/u.test(value)) return null;
    chosen.set(kind, (chosen.get(kind) ?? new Set()).add(value));
  }
  return Object.fromEntries([...chosen].map(([kind, values]) => [kind, [...values]]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A range of prices in cents, `low` and `high` included. */
export interface PriceBand {
  id: string;
  name: string;
  low: number;
  high: number;
}
const band = (low: number, high: number, name: string): PriceBand => ({
  id: high === Infinity ? `${low}-` : `${low}-${high}`,
  name,
  low,
  high,
});
const groceryBands: readonly PriceBand[] = [
  band(0, 299, 'Under $3'),
  band(300, 599, '$3 to $5.99'),
  band(600, 999, '$6 to $9.99'),
  band(1000, 1999, '$10 to $19.99'),
  band(2000, 2999, '$20 to $29.99'),
  band(3000, 4999, '$30 to $49.99'),
  band(5000, Infinity, '$50 and up'),
];
/** Of the wine shop, where a bottle costs more than most groceries. */
const wineBands: readonly PriceBand[] = [
  band(0, 1499, 'Under $15'),
  band(1500, 1999, '$15 to $19.99'),
  band(2000, 2499, '$20 to $24.99'),
  band(2500, 2999, '$25 to $29.99'),
  band(3000, 3999, '$30 to $39.99'),
  band(4000, 4999, '$40 to $49.99'),
  band(5000, Infinity, '$50 and up'),
];
/** So many ranges of prices a list can tell apart. */
export const mostBands = 8;

/** The ranges of prices that a list offers, from low to high without a gap. @param program of the shop that is searched; undefined for all of them */
export const priceBandsOf = (program: Program | undefined): readonly PriceBand[] =>
  program === '1P_WINE' ? wineBands : groceryBands;

/** What the facet DIET offers, each with its bit in `catalog.search_product.diets`. */
export const dietValues = [...diets, 'SNAP'] as const;
export type DietValue = Diet | 'SNAP';

/** What values are called whose names are no data. */
export const valueNames: Readonly<Record<DietValue | Channel | WineBody | 'IN_STOCK' | 'ALL' | 'ON_SALE', string>> = {
  LIGHT: 'Light',
  MEDIUM: 'Medium',
  FULL: 'Full',
  IN_STOCK: 'In stock',
  ALL: 'Sold out too',
  ON_SALE: 'On sale',
  SNAP: 'SNAP eligible',
  VEGAN: 'Vegan',
  VEGETARIAN: 'Vegetarian',
  GLUTEN_FREE: 'Gluten-free',
  ORGANIC: 'Organic',
  KOSHER: 'Kosher',
  HALAL: 'Halal',
  LACTOSE_FREE: 'Lactose-free',
  DELIVERY: 'Delivery',
  PICKUP: 'Pickup',
  IN_STORE: 'In store',
  SHIPPING: 'Shipping',
};

/** Bits of the chosen values; unknown ones have none. */
export const bitsOf = (all: readonly string[], chosen: readonly string[]): number =>
  all.reduce((bits, value, at) => (chosen.includes(value) ? bits | (1 << at) : bits), 0);
export const channelBits = (chosen: readonly string[]): number => bitsOf(channels, chosen);
export const dietBits = (chosen: readonly string[]): number => bitsOf(dietValues, chosen);

/** Values shown of a facet whose values are data; chosen ones are always shown. */
export const mostValues = 30;
