import { useApolloClient } from '@apollo/client/react';
import { type Lookup, useLookup } from '../../app/data/useLookup.ts';
import { isWholeZip } from '../../ui/fields/zip-code.ts';
import { StoreSearchDocument, type StoreSearchQuery } from './StoreSearch.generated.ts';

export type FoundStores = NonNullable<StoreSearchQuery['storeSearch']>;

/** The state of the store search; `none` while the ZIP code is incomplete. */
export type StoreLook = Lookup<FoundStores>;

/** Looks for stores as soon as a ZIP code is complete; answers for an earlier ZIP code are ignored (G-120). */
export function useStoreSearch(zipCode: string, onFound: (found: FoundStores) => void): StoreLook {
  const client = useApolloClient();
  const asked = zipCode.trim();
  return useLookup(
    isWholeZip(asked) ? asked : null,
    async (place) => {
      const { data } = await client.query({
        query: StoreSearchDocument,
        variables: { place },
        fetchPolicy: 'no-cache',
      });
      return data?.storeSearch;
    },
    onFound,
  );
}
