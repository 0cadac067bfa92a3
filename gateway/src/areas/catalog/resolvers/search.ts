import { GraphQLError } from 'graphql';
import type { ProductSort, QueryResolvers } from '../../../generated/resolvers.ts';
import { cursorOf, placeIn } from '../rules/list-cursor.ts';
import { sortKeys } from '../rules/sorts.ts';
import { shopFor } from '../shop.ts';
import { texts } from '../texts.ts';

const largestPage = 100;
const sorts = Object.keys(sortKeys) as (keyof typeof sortKeys)[];
const isSort = (sort: ProductSort): sort is keyof typeof sortKeys => Object.hasOwn(sortKeys, sort);

/** The products of a department, an aisle, or a shelf, page by page. */
export const search: NonNullable<QueryResolvers['search']> = async (_, { input, first, after }, context) => {
  const start = after ? placeIn(after) : { pageToken: undefined, skip: 0 };
  if (start === null) throw new GraphQLError(texts.noCursor, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });
  if (!input.departmentId || input.text) return null;
  const shop = await shopFor(context);
  const sort = input.sort && isSort(input.sort) ? input.sort : 'BEST_MATCH';
  const { pageToken, skip } = start;
  const page = await context.sources.catalog.list(
    {
      departmentId: input.departmentId,
      ...(input.aisleId ? { aisleId: input.aisleId } : {}),
      ...(input.shelfId ? { shelfId: input.shelfId } : {}),
      sort: sortKeys[sort],
      pageSize: Math.min(largestPage, first + skip),
      ...(pageToken === undefined ? {} : { pageToken }),
    },
    shop.at,
  );
  if (page === null) return null;
  const { items, total, nextPageToken } = page;
  const edges = items.slice(skip).map((product, at) => ({
    cursor: cursorOf(
      nextPageToken !== null && skip + at === items.length - 1
        ? { pageToken: nextPageToken, skip: 0 }
        : { pageToken, skip: skip + at + 1 },
    ),
    node: { product, shop },
  }));
  return {
    edges,
    pageInfo: { hasNextPage: nextPageToken !== null, endCursor: edges.at(-1)?.cursor ?? null },
    totalCount: total,
    facets: [],
    sorts: sorts.map((each) => ({ sort: each, label: texts.sorts[each] })),
    sort,
    didYouMean: null,
    isCorrected: false,
    relatedDepartments: [],
    otherStores: [],
  };
};
