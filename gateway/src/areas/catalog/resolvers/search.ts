import { GraphQLError } from 'graphql';
import type { ProductConnectionResolvers, QueryResolvers, SearchInput } from '../../../generated/resolvers.ts';
import type { GatewayContext } from '../../../context.ts';
import type { SearchAnswerModel } from '../models.ts';
import { channelOf } from '../rules/channel-words.ts';
import { filtersText, mostFilters } from '../rules/lists/filters.ts';
import { cursorOf, placeIn } from '../rules/lists/list-cursor.ts';
import { placeIds } from '../rules/place-ids.ts';
import { programKeys } from '../rules/programs.ts';
import { isByName, sortKeys, sortsByKey } from '../rules/lists/sorts.ts';
import { volumeView } from '../rules/prices/volume-words.ts';
import { leftOutText } from '../rules/lists/left-out-text.ts';
import { priceAskedName } from '../rules/lists/price-asked-name.ts';
import { valueName } from '../rules/lists/value-name.ts';
import { nearbyStores } from './nearby-stores.ts';
import { departmentsHere, shopFor } from '../shop.ts';
import { isBpn, type SearchQuery } from '../source.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

const largestPage = 100;
const longestText = 200;

const badInput = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });

/** Products that match words and filters, page by page (N-55). */
export const search: NonNullable<QueryResolvers['search']> = async (_, { input, first, after }, context) => {
  const place = after ? placeIn(after) : { pageToken: undefined, skip: 0 };
  if (place === null) throw badInput(texts[context.language].search.noPage);
  const scope = scopeOf({ ...input, ...(await wholeIds(input, context)) }, context.language);
  const shop = await shopFor(context);
  const program = input.sellerId ? 'mkp' : scope.program;
  const usuals = await usualsFor(scope, context);
  const answer = await context.sources.catalog.search(
    {
      ...scope,
      pageSize: Math.min(largestPage, first + place.skip),
      ...(place.pageToken === undefined ? {} : { pageToken: place.pageToken }),
    },
    // What can be had is told for the channel of the shop that is searched.
    { ...shop.at, channel: program ? channelOf({ program }, shop.at.channel) : shop.at.channel },
    usuals,
  );
  return answer && { answer, shop, place, usuals: new Set(usuals) };
};

/** What a member's household has bought before, where it comes first: for words, by how well they match. */
async function usualsFor({ q, sort }: SearchQuery, context: GatewayContext): Promise<readonly string[]> {
  if (q === undefined || (sort !== undefined && sort !== sortKeys.BEST_MATCH)) return [];
  try {
    if (!(await context.session.shopper())) return [];
    const { at } = await shopFor(context);
    return (await context.sources.recommendations.boughtBefore(at)).filter((id) => isBpn.test(id));
  } catch (error) {
    context.log.warn({ err: error }, 'what was bought before could not be loaded');
    return [];
  }
}

/** The search's place by the service's own ids; as it was asked for while the departments can't be loaded. */
async function wholeIds(input: SearchInput, context: GatewayContext): Promise<Partial<SearchInput>> {
  const { departmentId = null, aisleId = null, shelfId = null } = input;
  if (departmentId === null || aisleId === null) return {};
  return placeIds(await departmentsHere(context).catch(() => []), { departmentId, aisleId, shelfId });
}

/** The search as the service takes it. @throws GraphQLError BAD_USER_INPUT for too many filters or too many words */
function scopeOf(input: SearchInput, language: Language): SearchQuery {
  const { text, departmentId, aisleId, shelfId, sellerId, program, sort } = input;
  const q = text?.trim();
  if (q && q.length > longestText) throw badInput(texts[language].search.tooLong(longestText));
  const filters = filtersText(input.filters ?? []);
  if (filters === null) throw badInput(texts[language].search.tooManyFilters(mostFilters));
  return {
    ...(q ? { q } : {}),
    // The same words mean other things in other languages, and names stand in another order; English is the service's default.
    ...(language !== 'en' && (q || isByName(sort)) ? { language } : {}),
    ...(departmentId ? { departmentId } : {}),
    ...(aisleId ? { aisleId } : {}),
    ...(shelfId ? { shelfId } : {}),
    ...(sellerId ? { sellerId } : {}),
    ...(program ? { program: programKeys[program] } : {}),
    ...(filters ? { filters } : {}),
    ...(sort ? { sort: sortKeys[sort] } : {}),
  };
}

/** Products from where the page starts, each with the cursor to go on after it. */
function edgesOf({ answer: { items, nextPageToken }, shop, usuals, place: { pageToken, skip } }: SearchAnswerModel) {
  return items.slice(skip).map((product, at) => ({
    cursor: cursorOf(
      nextPageToken !== null && skip + at === items.length - 1
        ? { pageToken: nextPageToken, skip: 0 }
        : { pageToken, skip: skip + at + 1 },
    ),
    node: { product, shop, isUsual: usuals.has(product.bpn) },
  }));
}

export const ProductConnection: ProductConnectionResolvers = {
  edges: edgesOf,
  pageInfo: (model) => ({
    hasNextPage: model.answer.nextPageToken !== null,
    endCursor: edgesOf(model).at(-1)?.cursor ?? null,
  }),
  totalCount: ({ answer }) => answer.total,
  unfilteredCount: ({ answer }) => answer.totalUnfiltered,
  facets: ({ answer }, _, { language }) =>
    answer.facets
      .filter(({ values }) => values.length > 0)
      .map(({ kind, totalWithout, values }) => ({
        kind,
        name: texts[language].facets[kind],
        countWithout: totalWithout,
        values: values.map(({ chosen, id, name, ...value }) => ({
          ...value,
          id,
          name: valueName(kind, id, name, language),
          isChosen: chosen,
        })),
      })),
  sorts: ({ answer }, _, { language }) =>
    answer.sorts.map(({ key }) => ({ sort: sortsByKey[key], label: texts[language].sorts[sortsByKey[key]] })),
  sort: ({ answer }) => sortsByKey[answer.sort],
  volume({ answer }, _, { language }) {
    const [found] = answer.items.flatMap(({ program, price }) =>
      price?.volume?.group ? { program, volume: price.volume } : [],
    );
    return found ? volumeView(found.volume, found.program, language) : null;
  },
  didYouMean: ({ answer }) => answer.didYouMean,
  nearest: ({ answer }) => answer.nearest,
  isCorrected: ({ answer }) => answer.corrected,
  insteadOf: ({ answer }) => answer.insteadOf,
  priceAsked: ({ answer: { price } }, _, { language }) =>
    price && { label: priceAskedName(price, language), textWithout: price.textWithout },
  leftOutText: ({ answer }, _, { language }) => leftOutText(answer, language),
  async relatedDepartments({ answer: { relatedDepartments: ids } }, _, context) {
    if (ids.length === 0) return [];
    const all = await departmentsHere(context).catch((error: unknown) => {
      context.log.warn({ err: error }, 'related departments could not be loaded');
      return [];
    });
    return ids.flatMap((id) => all.find(({ departmentId }) => departmentId === id) ?? []);
  },
  async otherStores({ answer: { otherStores } }, _, context) {
    const found = await nearbyStores(otherStores, context);
    return found.map(({ store, total }) => ({ store, productCount: total }));
  },
};
