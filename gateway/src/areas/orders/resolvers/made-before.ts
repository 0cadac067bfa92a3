import type { ProductDetailsResolvers } from '../../../generated/resolvers.ts';
import { isCustomizable } from '../../catalog/rules/obstacles.ts';
import { madeBefore } from '../rules/made-before.ts';

/** How many orders back it is looked for. */
const latestOrders = 20;

/** How the household had a product made last; a page never fails for want of it. */
export const ProductDetails: Pick<ProductDetailsResolvers, 'madeBefore'> = {
  async madeBefore({ details: { product } }, _, { sources, session, language }) {
    if (!isCustomizable(product) || (await session.shopper()) === null) return null;
    const { orders } = await sources.orders
      .orders({ pageToken: undefined, pageSize: latestOrders })
      .catch(() => ({ orders: [] }));
    return madeBefore(orders, product.bpn, language);
  },
};
