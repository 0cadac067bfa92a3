import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { LineSwapsDocument, type LineSwapsQuery } from './LineSwaps.generated.ts';

/** Products that can take another's place. */
export type LineSwap = NonNullable<NonNullable<LineSwapsQuery['product']>['substitutes']>[number]['product'];

/** Asks what can take a product's place, once it's wanted. @returns undefined until it's known; null if it can't be loaded */
export function useLineSwaps(productId: string, isWanted: boolean): readonly LineSwap[] | null | undefined {
  const client = useApolloClient();
  const [swaps, setSwaps] = useState<readonly LineSwap[] | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void client
      .query({ query: LineSwapsDocument, variables: { id: productId }, errorPolicy: 'all' })
      .then(({ data }) => data?.product?.substitutes?.map(({ product }) => product) ?? null)
      .catch(() => null)
      .then((found) => {
        if (isCurrent) setSwaps(found);
      });
    return () => void (isCurrent = false);
  }, [client, productId, isWanted]);
  return swaps;
}
