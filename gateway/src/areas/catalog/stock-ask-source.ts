import type { AskToStockBody, CountChoiceBody, StockAsk } from '../../generated/rest.ts';
import type { Client } from '../../upstream/client.ts';

/** What the visitor asks a store to stock, and chooses: asked in their name, and never kept for others. */
export interface StockAskSource {
  stockAsk(asked: { storeId: string; q: string; browserId: string | null }): Promise<StockAsk>;
  askToStock(ask: AskToStockBody, requestId: string): Promise<StockAsk>;
  /** Counts what was chosen from what a search found. */
  countChoice(choice: CountChoiceBody): Promise<unknown>;
}

export const stockAskSource = (client: Client<'catalog'>): StockAskSource => ({
  stockAsk: ({ browserId, ...query }) =>
    client.get('/asks', { query: { ...query, ...(browserId === null ? {} : { browserId }) } }),
  askToStock: (body, idempotencyKey) => client.post('/asks', { body, idempotencyKey }),
  countChoice: (body) => client.post('/choices', { body }),
});
