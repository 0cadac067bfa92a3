import type { QueryResolvers } from '../../../generated/resolvers.ts';
import { productLoader, shopFor } from '../../catalog/published.ts';
import { availability } from '../../catalog/rules/availability.ts';
import { productName } from '../../catalog/rules/names/product-name.ts';
import { boughtBefore } from '../rules/buy-again.ts';
import { texts } from '../texts/index.ts';

/** How many orders back a household's habits are read from. */
const latestOrders = 20;
/** How many that can't be had are named. */
const mostNamed = 3;

/** What was bought before, at the visitor's store; what can't be had there is named instead of shown. */
export const buyAgain: NonNullable<QueryResolvers['buyAgain']> = async (_, { first }, context) => {
  const [{ orders }, shop] = await Promise.all([
    context.sources.orders.orders({ pageToken: undefined, pageSize: latestOrders }),
    shopFor(context),
  ]);
  const wanted = boughtBefore(orders).slice(0, first * 2);
  const loader = productLoader(context);
  const found = await Promise.all(wanted.map((bpn) => loader.load({ ...shop.at, bpn })));
  const products = found.flatMap((product) => (product ? [{ product, shop }] : []));
  const canBeHad = ({ product }: (typeof products)[number]) =>
    availability(product, shop.at.channel, { ...shop.circumstances, hours: null }, context.language).state !==
    'UNAVAILABLE';
  const missing = products.filter((each) => !canBeHad(each)).slice(0, mostNamed);
  return {
    products: products.filter(canBeHad).slice(0, first),
    missingText:
      missing.length > 0
        ? texts[context.language].buyAgain.missing(missing.map(({ product }) => productName(product, context.language)))
        : null,
  };
};
