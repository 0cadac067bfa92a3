import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { StoreSearchDocument, type StoreSearchQuery } from './StoreSearch.generated.ts';

export type FoundStores = NonNullable<StoreSearchQuery['storeSearch']>;

/** The state of the store search; `none` while the ZIP code is incomplete. */
export type StoreLook =
  | { kind: 'none' }
  | { kind: 'looking' }
  | { kind: 'found'; found: FoundStores }
  | { kind: 'failed'; message: string };

/** Is the text a complete ZIP code, worth looking up? */
export const isWholeZip = (text: string): boolean => /^\d{5}(-\d{4})?$/.test(text.trim());

/** Looks for stores as soon as a ZIP code is complete; answers for an earlier ZIP code are ignored (G-120). */
export function useStoreSearch(zipCode: string, onFound: (found: FoundStores) => void): StoreLook {
  const client = useApolloClient();
  const { text: technicalDifficulties } = useMessages().frame.unavailable;
  const asked = zipCode.trim();
  const [heard, setHeard] = useState<{ asked: string; look: StoreLook } | null>(null);
  const tell = useEffectEvent(onFound);

  useEffect(() => {
    if (!isWholeZip(asked)) return undefined;
    let isCurrent = true;
    const hear = (look: StoreLook) => {
      if (!isCurrent) return;
      setHeard({ asked, look });
      if (look.kind === 'found') tell(look.found);
    };
    client
      .query({ query: StoreSearchDocument, variables: { place: asked }, fetchPolicy: 'no-cache' })
      .then(({ data }) =>
        hear(
          data?.storeSearch
            ? { kind: 'found', found: data.storeSearch }
            : { kind: 'failed', message: technicalDifficulties },
        ),
      )
      .catch((error: unknown) => {
        const own = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
        hear({ kind: 'failed', message: own ?? technicalDifficulties });
      });
    return () => void (isCurrent = false);
  }, [asked, client, technicalDifficulties]);

  if (!isWholeZip(asked)) return { kind: 'none' };
  return heard?.asked === asked ? heard.look : { kind: 'looking' };
}
