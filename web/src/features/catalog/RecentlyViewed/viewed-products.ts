import type { ApolloClient } from '@apollo/client';
import { ownerOf } from '../../../app/data/owner.ts';
import { recentProducts } from '../../../storage/products/recent-products.ts';
import { RecentlyViewedDocument, type RecentlyViewedQuery } from './RecentlyViewed.generated.ts';

/** The products that the shopper opened last at this browser, as they are now, the newest first; none where they can't be had. */
export async function viewedProducts(client: ApolloClient): Promise<NonNullable<RecentlyViewedQuery['products']>> {
  const ids = [...recentProducts.of(ownerOf(client))];
  if (ids.length === 0) return [];
  return client.query({ query: RecentlyViewedDocument, variables: { ids } }).then(
    ({ data }) => data?.products ?? [],
    () => [],
  );
}
