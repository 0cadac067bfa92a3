import type { AskToStockBody, StockAsk } from '../../generated/rest.ts';
import type { Client } from '../../upstream/client.ts';

/** What the visitor asks a store to stock: asked in their name, and never kept for others. */
export interface StockAskSource {
  stockAsk(asked: { storeId: string; q: string; browserId: string | null }): Promise<StockAsk>;
  askToStock(ask: AskToStockBody, requestId: string): Promise<StockAsk>;
}

export const stockAskSource = (client: Client<'catalog'>): StockAskSource => ({
  stockAsk: ({ browserId, ...query }) =>
    client.get('/asks', { query: { ...query, ...(browserId === null ? {} : { browserId }) } }),
  askToStock: (body, idempotencyKey) => client.post('/asks', { body, idempotencyKey }),
});
