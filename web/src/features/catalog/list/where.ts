import type { lists } from '../../../messages/en/lists.ts';
import type { Counts } from './product-list-props.ts';
import type { ProductList_ShopFragment } from './ProductList.generated.ts';

/** Where a list's products are had: "for pickup at 2300 16th St"; empty when the shop isn't known. */
export const whereOf = (texts: typeof lists, shop: ProductList_ShopFragment | null): string =>
  shop ? texts.where[shop.channel](shop.channel === 'DELIVERY' ? shop.place : shop.store.name) : '';

/** The wine shop delivers, whatever is chosen for groceries (N-63): "delivered from 2300 16th St". */
export const deliveredFrom = (texts: typeof lists, shop: ProductList_ShopFragment | null): string =>
  shop ? texts.wine.from(shop.store.name) : '';

/**
 * How many there are and where, and how many filters took away: "197 of 214 products, for pickup at 2300 16th St". What only
 * another channel has is told apart: "240 products, 233 of them for pickup at 2300 16th St".
 */
export const summaryOf =
  (texts: typeof lists, where: string) =>
  ({ totalCount, unfilteredCount, hereCount }: Counts): string => {
    if (unfilteredCount > totalCount) return texts.summaryOf(totalCount, unfilteredCount, where);
    if (hereCount === null) return texts.products(totalCount);
    return hereCount < totalCount ? texts.summaryElse(totalCount, hereCount, where) : texts.summary(totalCount, where);
  };
