import { defineArea, forEachVisit } from '../../area.ts';
import { ProductDetails, Query as carousels, RecommendedProduct } from './resolvers/carousels.ts';
import { PurchasedItem, PurchaseHistory, Query as purchases, Usual, Usuals } from './resolvers/purchases.ts';
import { recommendationsSource } from './source.ts';

/** What a household is due to buy, and what goes together (S-204 to S-210, N-67, N-79). */
export const recommendations = defineArea({
  name: 'recommendations',
  resolvers: {
    Query: { ...purchases, ...carousels },
    Usuals,
    Usual,
    PurchaseHistory,
    PurchasedItem,
    ProductDetails,
    RecommendedProduct,
  },
  upstream: { name: 'recommendations', isRequired: false },
  source: {
    of: 'recommendations',
    open: forEachVisit(({ client }) => recommendationsSource(client('recommendations'))),
  },
});
