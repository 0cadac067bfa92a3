import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { type Lookup, useLookup } from '../../../app/data/useLookup.ts';
import { ProductsForOrderDocument, type ProductsForOrderQuery } from './OrderItems.generated.ts';

/** A product that can come with an order. */
export type FoundProduct = NonNullable<ProductsForOrderQuery['searchSuggestions']>['products'][number];

/** S-250: asked when no one has typed for a while, in milliseconds. */
const waitMs = 600;

/** Looks for products by what is typed; only those that can come on a schedule (N-65). */
export function useProductSearch(typed: string): Lookup<readonly FoundProduct[]> {
  const client = useApolloClient();
  const text = typed.trim();
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text === '' ? null : text), text === '' ? 0 : waitMs);
    return () => clearTimeout(timer);
  }, [text]);
  return useLookup(
    asked,
    async (wanted) => {
      const { data } = await client.query({ query: ProductsForOrderDocument, variables: { text: wanted } });
      return data?.searchSuggestions?.products.filter(
        ({ canSchedule, availability }) => canSchedule && availability.state !== 'UNAVAILABLE',
      );
    },
    () => undefined,
  );
}
