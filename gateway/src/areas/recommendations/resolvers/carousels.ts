import type { GatewayContext } from '../../../context.ts';
import type {
  ProductDetailsResolvers,
  QueryResolvers,
  RecommendedProductResolvers,
} from '../../../generated/resolvers.ts';
import { departmentsHere, productLoader, shopFor } from '../../catalog/published.ts';
import type { ProductModel } from '../../catalog/models.ts';
import type { RecommendedProductModel } from '../models.ts';
import { crossSellMost } from '../../../constants.ts';
import { canCrossSell } from '../rules/cross-sell-place.ts';
import { recommendationText } from '../rules/recommendation-words.ts';

type Item = RecommendedProductModel['item'];
type Shop = ProductModel['shop'];

export const Query: Pick<QueryResolvers, 'recommendedProducts' | 'recommendedDepartments' | 'popularSearches'> = {
  recommendedProducts: (_, { cartItems, first }, context) =>
    orNone(context, async () => {
      const shop = await shopFor(context);
      const items = await context.sources.recommendations.carousel(shop.at, cartItems ?? [], atMost(first));
      return withProducts(items, shop, context);
    }),
  recommendedDepartments: (_, { cartItems }, context) =>
    orNone(context, async () => {
      const { at } = await shopFor(context);
      const [ids, departments] = await Promise.all([
        context.sources.recommendations.zone(at, context.banner, cartItems ?? []),
        departmentsHere(context),
      ]);
      return ids.flatMap((id) => departments.find(({ departmentId }) => departmentId === id) ?? []);
    }),
  popularSearches: (_, __, context) =>
    orNone(context, async () => {
      const { at } = await shopFor(context);
      return context.sources.recommendations.popularSearches(at, context.language);
    }),
};

export const ProductDetails: Pick<ProductDetailsResolvers, 'boughtTogether'> = {
  boughtTogether: ({ details: { product }, shop }, { first }, context) => {
    const place = { storeId: shop.at.storeId, categoryId: product.departmentId, bpn: product.bpn };
    if (!canCrossSell(place)) return [];
    return orNone(context, async () => {
      const items = await context.sources.recommendations.crossSell(
        { ...place, channel: shop.at.channel, banner: context.banner },
        atMost(first),
      );
      return withProducts(items, shop, context);
    });
  },
};

export const RecommendedProduct: RecommendedProductResolvers = {
  id: ({ item }) => item.itemId,
  product: ({ product }) => product,
  reasonText: ({ item }, _, { language }) => recommendationText(item.reason, language),
};

const atMost = (first: number): number => Math.min(crossSellMost, first);

/** S-230: what fails is an empty list. */
async function orNone<T>({ log }: GatewayContext, load: () => Promise<T[]>): Promise<T[]> {
  try {
    return await load();
  } catch (error) {
    log.warn({ err: error }, 'recommendations could not be loaded');
    return [];
  }
}

/** Those that the store sells; all with one call. */
async function withProducts(
  items: readonly Item[],
  shop: Shop,
  context: GatewayContext,
): Promise<RecommendedProductModel[]> {
  const loader = productLoader(context);
  const products = await Promise.all(items.map(({ itemId: bpn }) => loader.load({ ...shop.at, bpn })));
  return items.flatMap((item, at) => {
    const product = products[at];
    return product ? [{ item, product: { product, shop } }] : [];
  });
}
