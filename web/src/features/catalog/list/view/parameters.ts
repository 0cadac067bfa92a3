import type { FacetKind, ProductSort } from '../../../../graphql/schema-types.ts';

const slug = /^[a-z0-9][a-z0-9.-]{0,99}$/;
const code = /^[A-Z0-9][A-Z0-9_]{0,63}$/;
const range = /^\d{0,9}-\d{0,9}$/;
/** A size is its own words, `24 × 1 oz`, and so is a grape. */
const words = /^[\p{L}\p{N}][^\p{Cc}\p{Cs},:]{0,59}$/u;

/** How the values of each facet are written; anything else can't be one. In the order of the address. */
const values: Readonly<Record<FacetKind, RegExp>> = {
  DEPARTMENT: slug,
  AISLE: slug,
  BODY: code,
  GRAPE: words,
  REGION: words,
  AVAILABILITY: code,
  DEALS: code,
  DIET: code,
  BRAND: slug,
  PRICE: range,
  SIZE: words,
  CHANNEL: code,
};

/** The facets, in the order in which an address names them. */
export const facetKinds = Object.keys(values) as FacetKind[];

/** Name of a facet in an address: `brand`. */
export const parameterOf = (kind: FacetKind): string => kind.toLowerCase();

/** Can it be a value of that facet? */
export const isValueOf = (kind: FacetKind, value: string): boolean => values[kind].test(value);

/** As S-278 names them. */
const sorts: Readonly<Record<ProductSort, string>> = {
  BEST_MATCH: 'search-rank',
  TOP_SELLERS: 'most-popular',
  PRICE_LOW_HIGH: 'price-low-high',
  PRICE_HIGH_LOW: 'price-high-low',
  CLUB_CARD: 'club-card',
  NAME_A_Z: 'a-z',
  NAME_Z_A: 'z-a',
};

/** Name of a sort in an address: `price-low-high`. */
export const sortParameter = (sort: ProductSort): string => sorts[sort];

/** The sort of that name; null if there is none. */
export const sortOf = (parameter: string | null): ProductSort | null =>
  (Object.keys(sorts) as ProductSort[]).find((sort) => sorts[sort] === parameter) ?? null;
