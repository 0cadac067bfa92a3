import type { ProductSort } from '../../../../generated/resolvers.ts';
import type { ProductSearch } from '../../../../generated/rest.ts';

type SortKey = ProductSearch['sort'];

/** S-278, S-279, N-80: what the service calls the orders. */
export const sortKeys: Readonly<Record<ProductSort, SortKey>> = {
  BEST_MATCH: 'bloomreach-best-match',
  TOP_SELLERS: 'bloomreach-top-sellers',
  PRICE_LOW_HIGH: 'bloomreach-price-low-high',
  PRICE_HIGH_LOW: 'price-high-low',
  CLUB_CARD: 'bloomreach-club-card',
  NAME_A_Z: 'a-z',
  NAME_Z_A: 'z-a',
};

/** Is it an order by name, which is another one in each language? */
export const isByName = (sort: ProductSort | null | undefined): boolean => sort === 'NAME_A_Z' || sort === 'NAME_Z_A';

/** Orders by what the service calls them. */
export const sortsByKey = Object.fromEntries(Object.entries(sortKeys).map(([sort, key]) => [key, sort])) as Readonly<
  Record<SortKey, ProductSort>
>;
