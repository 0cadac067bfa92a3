import type { Challenge, Challenges } from '../generated/rest.ts';
import type { Client } from '../http/client.ts';

/** Calls of the offers service. */
export interface OffersSource {
  /** The Bonus Path of the shopper's household at a store. */
  challenges(storeId: string): Promise<Challenge[]>;
}

export function offersSource(client: Client): OffersSource {
  return {
    challenges: async (storeId) => (await client.get<Challenges>('/challenges', { storeId })).challenges,
  };
}
