import { GraphQLError } from 'graphql';
import type { QueryResolvers } from '../../../generated/resolvers.ts';
import { money } from '../../../shared/money.ts';
import { struckThrough } from '../rules/prices/promo.ts';
import { countChosen } from '../count-chosen.ts';
import { departmentsHere, shopFor } from '../shop.ts';
import { isBpn } from '../source.ts';
import { texts } from '../texts/index.ts';
import { search } from './search.ts';
import { collections, searchSuggestions } from './suggestions.ts';
import type { Language } from '../../../shared/language.ts';

const mostProducts = 50;
/** A UPC, EAN, or GTIN as a service takes it. */
const gtin = /^\d{8,14}$/;

function refuseTooMany(ids: readonly string[], language: Language): void {
  if (ids.length > mostProducts)
    throw new GraphQLError(texts[language].tooManyProducts(mostProducts), {
      extensions: { code: 'BAD_USER_INPUT', status: 400 },
    });
}

export const Query: Pick<
  QueryResolvers,
  | 'departments'
  | 'department'
  | 'product'
  | 'products'
  | 'prices'
  | 'search'
  | 'searchSuggestions'
  | 'collections'
  | 'seller'
  | 'sellers'
> = {
  departments: (_, __, context) => departmentsHere(context),
  department: async (_, { id }, context) =>
    (await departmentsHere(context)).find(({ departmentId }) => departmentId === id) ?? null,
  async product(_, { id }, context) {
    if (!isBpn.test(id)) return null;
    const shop = await shopFor(context);
    const details = await context.sources.catalog.product(id, shop.at);
    if (details) countChosen(context, { page: context.cameFrom, act: 'OPENED', bpns: [id] });
    return details && { details, shop };
  },
  async products(_, { ids }, context) {
    refuseTooMany(ids, context.language);
    const bpns = [...new Set(ids)].filter((id) => isBpn.test(id));
    if (bpns.length === 0) return [];
    const shop = await shopFor(context);
    return (await context.sources.catalog.products(bpns, shop.at)).map((product) => ({ product, shop }));
  },
  async prices(_, { upcs }, context) {
    refuseTooMany(upcs, context.language);
    const known = [...new Set(upcs)].filter((upc) => gtin.test(upc));
    if (known.length === 0) return [];
    const { at, today } = await shopFor(context);
    const { prices } = await context.sources.catalog.prices(known, at);
    return prices.map(({ upcId, bpn: productId, price }) => {
      const was = struckThrough(price, today);
      return { upc: upcId, productId, amount: money(price.priceCents), was: was === null ? null : money(was) };
    });
  },
  search,
  searchSuggestions,
  collections,
  seller: async (_, { id }, { sources }) =>
    (await sources.catalog.sellers()).find(({ sellerId }) => sellerId === id) ?? null,
  sellers: (_, __, { sources }) => sources.catalog.sellers(),
};
