import type { Challenge } from '../../generated/rest.ts';
import type { Client } from '../../upstream/client.ts';

/** Calls to the offers service. */
export interface OffersSource {
  /** The Bonus Path of the shopper's household at a store. */
  challenges(storeId: string): Promise<Challenge[]>;
}

export function offersSource(client: Client<'offers'>): OffersSource {
  return {
    challenges: async (storeId) => (await client.get('/challenges', { query: { storeId } })).challenges,
  };
}
