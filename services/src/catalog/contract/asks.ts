import Type from 'typebox';
import { IdempotencyHeaders, refusals } from '../../platform/http/contract.ts';
import { longestAsk } from '../rules/stock-ask.ts';

const StockAsk = Type.Object(
  {
    storeId: Type.String(),
    words: Type.String({ description: 'What tells one ask from another: small letters, in the singular.' }),
    isAsked: Type.Boolean({ description: 'Has the shopper asked for it, or a guest in their browser?' }),
    otherCount: Type.Integer({ minimum: 0, description: 'How many others have.' }),
  },
  { $id: 'StockAsk', description: 'What a store is asked to stock after a search that found nothing.' },
);
export const askModels = [StockAsk];

const What = Type.Object({
  storeId: Type.String({ minLength: 1, maxLength: 32 }),
  q: Type.String({ minLength: 1, maxLength: longestAsk, description: 'What was searched for.' }),
});
export const BrowserId = Type.String({
  minLength: 8,
  maxLength: 64,
  pattern: '^[\\w-]+$',
  description: 'The browser of a guest, who has no account.',
});

/** Asking a store to stock something: prefix `/catalog`, public. */
export const askRoutes = {
  ask: {
    method: 'GET',
    url: '/asks',
    schema: {
      operationId: 'stockAsk',
      description: 'Who asks a store for what a text says. A text that names nothing is 400 ASK_INVALID.',
      querystring: Type.Object({ ...What.properties, browserId: Type.Optional(BrowserId) }),
      response: { 200: Type.Ref('StockAsk'), ...refusals },
    },
  },
  askToStock: {
    method: 'POST',
    url: '/asks',
    schema: {
      operationId: 'askToStock',
      description:
        'Asks a store to stock something, once for each shopper; more than 20 things a day are 409 TOO_MANY_ASKS.',
      headers: IdempotencyHeaders,
      body: Type.Object({ ...What.properties, browserId: BrowserId }, { $id: 'AskToStockBody' }),
      response: { 200: Type.Ref('StockAsk'), ...refusals },
    },
  },
} as const;
