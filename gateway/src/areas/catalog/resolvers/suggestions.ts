import { GraphQLError } from 'graphql';
import type { ProductCollectionResolvers, QueryResolvers } from '../../../generated/resolvers.ts';
import type { GatewayContext } from '../../../context.ts';
import { scopePath } from '../rules/lists/filters.ts';
import { departmentName } from '../rules/department-name.ts';
import { departmentPath } from '../rules/paths.ts';
import { namedPlaces } from '../rules/places/named-places.ts';
import { departmentsHere, shopFor } from '../shop.ts';
import { collectionTexts } from '../texts/collections.ts';
import { texts } from '../texts/index.ts';
import { brandView } from './product.ts';

const longestText = 100;

/** What a shopper who has typed this may be looking for (S-250); a space at the end says that the word is whole. */
export const searchSuggestions: NonNullable<QueryResolvers['searchSuggestions']> = async (_, { text }, context) => {
  if (text.trim() === '') return null;
  if (text.length > longestText)
    throw new GraphQLError(texts[context.language].search.tooLong(longestText), {
      extensions: { code: 'BAD_USER_INPUT', status: 400 },
    });
  const { language } = context;
  const shop = await shopFor(context);
  const [found, places] = await Promise.all([
    context.sources.catalog.suggestions({ q: text.trimStart(), ...(language === 'en' ? {} : { language }) }, shop.at),
    placesCalled(text, context),
  ]);
  return {
    text,
    queries: found.queries,
    departments: places,
    scopes: found.scopes.map(({ departmentId, departmentName: own, productCount }) => ({
      id: departmentId,
      name: departmentName(departmentId, own, language),
      productCount,
    })),
    brands: found.brands.map(brandView),
    products: found.products.map((product) => ({ product, shop })),
    totalCount: found.total,
  };
};

/** Places that are called so in the shopper's language, counted as their pages count them; none while departments can't be loaded. */
async function placesCalled(text: string, context: GatewayContext) {
  const departments = await departmentsHere(context).catch((error: unknown) => {
    context.log.warn({ err: error }, 'departments could not be loaded for suggestions');
    return [];
  });
  return namedPlaces(departments, text, context.language);
}

/** Shelves for the home page: `first` of them after `skip`. */
export const collections: NonNullable<QueryResolvers['collections']> = async (_, { first, skip }, context) => {
  const shop = await shopFor(context);
  const found = await context.sources.catalog.collections(shop.at);
  const from = Math.max(0, skip);
  return found.slice(from, from + first).map(({ collectionId, title, subtitle, scope, items }) => ({
    id: collectionId,
    title,
    subtitle: subtitle ?? '',
    ...collectionTexts[context.language]?.[collectionId],
    path:
      scope && scopePath(scope.departmentId === undefined ? null : departmentPath(scope.departmentId), scope.filters),
    products: items.map((product) => ({ product, shop })),
  }));
};

/** As many products of a shelf as a screen has room for. */
export const ProductCollection: Pick<ProductCollectionResolvers, 'products'> = {
  products: ({ products }, { first }) => products.slice(0, first),
};
