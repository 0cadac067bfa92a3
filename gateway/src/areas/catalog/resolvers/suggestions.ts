import { GraphQLError } from 'graphql';
import type { ProductCollectionResolvers, QueryResolvers } from '../../../generated/resolvers.ts';
import { scopePath } from '../rules/lists/filters.ts';
import { aislePath, departmentPath, shelfPath } from '../rules/paths.ts';
import { shopFor } from '../shop.ts';
import { texts } from '../texts.ts';
import { brandView } from './product.ts';

const longestText = 100;

/** What a shopper who has typed this may be looking for (S-250); a space at the end says that the word is whole. */
export const searchSuggestions: NonNullable<QueryResolvers['searchSuggestions']> = async (_, { text }, context) => {
  if (text.trim() === '') return null;
  if (text.length > longestText)
    throw new GraphQLError(texts.search.tooLong(longestText), {
      extensions: { code: 'BAD_USER_INPUT', status: 400 },
    });
  const shop = await shopFor(context);
  const found = await context.sources.catalog.suggestions(text.trimStart(), shop.at);
  return {
    text,
    queries: found.queries,
    departments: found.places.map(({ shelfId, aisleId, name, departmentId, departmentName, productCount }) => ({
      id: shelfId ?? aisleId,
      name,
      departmentName,
      productCount,
      path: shelfId === null ? aislePath(departmentId, aisleId) : shelfPath(departmentId, aisleId, shelfId),
    })),
    brands: found.brands.map(brandView),
    products: found.products.map((product) => ({ product, shop })),
    totalCount: found.total,
  };
};

/** Shelves for the home page. */
export const collections: NonNullable<QueryResolvers['collections']> = async (_, __, context) => {
  const shop = await shopFor(context);
  const found = await context.sources.catalog.collections(shop.at);
  return found.map(({ collectionId, title, subtitle, scope, items }) => ({
    id: collectionId,
    title,
    subtitle: subtitle ?? '',
    path:
      scope && scopePath(scope.departmentId === undefined ? null : departmentPath(scope.departmentId), scope.filters),
    products: items.map((product) => ({ product, shop })),
  }));
};

/** As many products of a shelf as a screen has room for. */
export const ProductCollection: Pick<ProductCollectionResolvers, 'products'> = {
  products: ({ products }, { first }) => products.slice(0, first),
};
