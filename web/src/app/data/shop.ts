import type { ApolloClient } from '@apollo/client';
import { forgetUnseen, useKnownAnswer } from './answers.ts';
import { FrameShopDocument, type FrameShop_ShopFragment } from './FrameShop.generated.ts';

/** Where the visitor shops, as every page knows it. */
export type FrameShop = FrameShop_ShopFragment;

/** Where the visitor shops; null when it can't be loaded. It follows a choice made here or in another tab. */
export const useShop = (): FrameShop | null => useKnownAnswer(FrameShopDocument)?.shop ?? null;

/** What the catalog tells for the visitor's store and channel, by its field of `Query`. */
const ofTheShop = [
  'buyAgain',
  'collections',
  'department',
  'departments',
  'popularSearches',
  'product',
  'products',
  'search',
  'searchSuggestions',
  'stockAsk',
] as const;

/** The shop has changed: what is known of products is another store's, and is dropped. What is on the screen stays until its loader has asked again. */
export function dropShopData({ cache }: ApolloClient): void {
  cache.batch({
    update: (batch) => {
      for (const fieldName of ofTheShop) batch.evict({ id: 'ROOT_QUERY', fieldName });
    },
  });
  cache.gc();
}

/** The visitor shops there from now on. */
export function shopIs(client: ApolloClient, shop: FrameShop): void {
  client.writeQuery({ query: FrameShopDocument, data: { shop } });
  dropShopData(client);
  forgetUnseen(client);
}

/**
 * The visitor has chosen elsewhere in this browser: asks where, and drops what is known of products.
 * @returns whether the answer came; without it everything stays, so that no page shows one store's products under another's name
 */
export async function shopAgain(client: ApolloClient): Promise<boolean> {
  const asked = client.query({ query: FrameShopDocument, fetchPolicy: 'network-only' });
  const isAnswered = await asked.then(
    () => true,
    () => false,
  );
  if (!isAnswered) return false;
  dropShopData(client);
  forgetUnseen(client);
  return true;
}
