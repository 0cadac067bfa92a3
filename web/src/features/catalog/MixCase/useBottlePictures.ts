import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CasePicturesDocument } from './CasePictures.generated.ts';
import type { MixCase_ProductFragment } from './MixCase.generated.ts';

/** The products of these bottles: from the list, and those that it doesn't show are asked for. */
export function useBottlePictures(
  bottles: readonly string[],
  listed: readonly MixCase_ProductFragment[],
): ReadonlyMap<string, MixCase_ProductFragment> {
  const client = useApolloClient();
  const [others, setOthers] = useState<readonly MixCase_ProductFragment[]>([]);
  const known = new Map([...others, ...listed].map((product) => [product.id, product]));
  const missing = [...new Set(bottles)].filter((id) => !known.has(id)).join();
  useEffect(() => {
    if (missing === '') return;
    let isCurrent = true;
    void client
      .query({ query: CasePicturesDocument, variables: { ids: missing.split(',') }, errorPolicy: 'all' })
      .then(({ data }) => {
        const found = data?.products;
        if (isCurrent && found) setOthers((before) => [...before, ...found]);
      })
      .catch(() => undefined);
    return () => void (isCurrent = false);
  }, [client, missing]);
  return known;
}
