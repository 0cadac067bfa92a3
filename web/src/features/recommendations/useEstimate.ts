import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useKnownAnswer } from '../../app/data/answers.ts';
import type { EstimateLineInput } from '../../graphql/schema-types.ts';
import { estimateLines, type Usual } from './basket.ts';
import { UsualsEstimateDocument, type UsualsEstimateQuery } from './UsualsEstimate.generated.ts';

export type Estimate = NonNullable<UsualsEstimateQuery['cartEstimate']>;

interface Priced {
  /** What was priced. */
  key: string;
  /** null if nobody could say. */
  estimate: Estimate | null;
}

/** So long a choice must rest before it is priced, in milliseconds: who presses a stepper asks once. */
const restMs = 150;

/**
 * What the usuals would cost in a cart, as the services price carts: the browser adds nothing up. Until a new choice is priced, the
 * last price stays.
 * @param known lines that the page's loader has had priced
 */
export function useEstimate(
  usuals: readonly Usual[],
  known: readonly EstimateLineInput[],
): { estimate: Estimate | null; isSettled: boolean } {
  const client = useApolloClient();
  const loaded = useKnownAnswer(UsualsEstimateDocument, { lines: [...known] })?.cartEstimate ?? null;
  const [priced, setPriced] = useState<Priced>({ key: JSON.stringify(known), estimate: loaded });
  const key = JSON.stringify(estimateLines(usuals));
  const isLoaded = loaded !== null && key === JSON.stringify(known);
  const isSettled = isLoaded || priced.key === key;
  useEffect(() => {
    if (isSettled) return undefined;
    let isOver = false;
    const take = (estimate: Estimate | null) => {
      if (!isOver) setPriced({ key, estimate });
    };
    const timer = setTimeout(() => {
      const lines = JSON.parse(key) as EstimateLineInput[];
      client
        .query({ query: UsualsEstimateDocument, variables: { lines }, fetchPolicy: 'no-cache' })
        .then(({ data }) => take(data?.cartEstimate ?? null))
        .catch(() => take(null));
    }, restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, key, isSettled]);
  return { estimate: isLoaded ? loaded : priced.estimate, isSettled };
}
