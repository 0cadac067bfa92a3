import type { ProductProgram } from '../../../generated/resolvers.ts';
import type { Product } from '../../../generated/rest.ts';

/** S-9, S-78: the shops within the store, by what the service calls them. */
export const programs: Readonly<Record<Product['program'], ProductProgram>> = {
  abs: 'GROCERY',
  '1P_WINE': 'WINE',
  '1P_B2B': 'BUSINESS',
  mkp: 'MARKETPLACE',
};

/** What the service calls them. */
export const programKeys: Readonly<Record<ProductProgram, Product['program']>> = {
  GROCERY: 'abs',
  WINE: '1P_WINE',
  BUSINESS: '1P_B2B',
  MARKETPLACE: 'mkp',
};
