import type { ProductSort } from '../../../generated/resolvers.ts';

/** S-278, S-279: what the service calls the orders. */
export const sortKeys = {
  BEST_MATCH: 'bloomreach-best-match',
  PRICE_LOW_HIGH: 'bloomreach-price-low-high',
  NAME_A_Z: 'a-z',
  NAME_Z_A: 'z-a',
} as const satisfies Partial<Record<ProductSort, string>>;
