import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { type Lookup, useLookup } from '../../../app/data/useLookup.ts';
import {
  FoundReplacementsDocument,
  NearReplacementsDocument,
  type Replacements_ProductFragment,
} from './Replacements.generated.ts';

/** S-250: asked when no one has typed for a while, in milliseconds. */
const waitMs = 600;

/** Products that can take another's place: those like it, or those that what is typed finds. */
export function useReplacements(productId: string, typed: string): Lookup<readonly Replacements_ProductFragment[]> {
  const client = useApolloClient();
  const text = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), text === '' ? 0 : waitMs);
    return () => clearTimeout(timer);
  }, [text]);
  return useLookup(
    // A line break is in no search.
    `${productId}\n${asked}`,
    async () => {
      const found = asked
        ? (await client.query({ query: FoundReplacementsDocument, variables: { text: asked } })).data?.searchSuggestions
            ?.products
        : (
            await client.query({ query: NearReplacementsDocument, variables: { id: productId } })
          ).data?.product?.substitutes?.map(({ product }) => product);
      return found?.filter(({ id, availability }) => id !== productId && availability.state !== 'UNAVAILABLE');
    },
    () => undefined,
  );
}
