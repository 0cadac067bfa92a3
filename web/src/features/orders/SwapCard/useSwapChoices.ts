import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { SwapChoicesDocument, type SwapChoicesQuery } from './SwapChoices.generated.ts';

/** Something else that the store has. */
export type SwapChoice = NonNullable<NonNullable<SwapChoicesQuery['order']>['swaps'][number]['choices']>[number];

/** Asks what the store has instead. @returns undefined until it's known; null if it can't be loaded */
export function useSwapChoices(number: string, swapId: string): readonly SwapChoice[] | null | undefined {
  const client = useApolloClient();
  const [choices, setChoices] = useState<readonly SwapChoice[] | null>();
  useEffect(() => {
    let isCurrent = true;
    void client
      // What the store has changes while others shop.
      .query({ query: SwapChoicesDocument, variables: { number }, fetchPolicy: 'no-cache', errorPolicy: 'all' })
      .then(({ data }) => data?.order?.swaps.find(({ id }) => id === swapId)?.choices ?? null)
      .catch(() => null)
      .then((found) => {
        if (isCurrent) setChoices(found);
      });
    return () => void (isCurrent = false);
  }, [client, number, swapId]);
  return choices;
}
