import type { Product } from '../../../generated/rest.ts';

const step = encodeURIComponent;

/** The last part of an id, without its parent's: `milk` for `dairy.milk` in `dairy`. Ids of another shape stay whole. */
export const within = (id: string, parentId: string): string =>
  id.startsWith(`${parentId}.`) ? id.slice(parentId.length + 1) : id;

/** S-14: the wine shop's and a seller's products have paths of their own. */
export function productPath({ bpn, program, sellerId }: Pick<Product, 'bpn' | 'program' | 'sellerId'>): string {
  const page = `/product/${step(bpn)}`;
  if (program === '1P_WINE') return `/wine${page}`;
  return program === 'mkp' && sellerId !== null ? `/mkp/${step(sellerId)}${page}` : page;
}

/** N-74: `/shop/dairy-eggs-cheese`. */
export const departmentPath = (departmentId: string): string => `/shop/${step(departmentId)}`;

/** N-74: `/shop/dairy-eggs-cheese/milk`. */
export const aislePath = (departmentId: string, aisleId: string): string =>
  `${departmentPath(departmentId)}/${step(within(aisleId, departmentId))}`;

/** The aisle's page with a shelf chosen: `/shop/dairy-eggs-cheese/milk?shelf=whole-milk`. */
export const shelfPath = (departmentId: string, aisleId: string, shelfId: string): string =>
  `${aislePath(departmentId, aisleId)}?shelf=${step(within(shelfId, aisleId))}`;

/** N-74: `/seller/north-star-tea`. */
export const sellerPath = (sellerId: string): string => `/seller/${step(sellerId)}`;
