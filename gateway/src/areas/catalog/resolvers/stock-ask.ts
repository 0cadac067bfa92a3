import type { MutationResolvers, QueryResolvers, StockAsk } from '../../../generated/resolvers.ts';
import type { StockAsk as Asked } from '../../../generated/rest.ts';
import { browserId, knownBrowserId } from '../../../session/browser-id.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { userErrorsOf } from '../../../upstream/user-errors.ts';
import { shopFor } from '../shop.ts';
import { texts } from '../texts/index.ts';

/** As long as a service takes it. */
const longestAsk = 100;
const refusals: ReadonlySet<string> = new Set([
  'ASK_INVALID',
  'TOO_MANY_ASKS',
  'STORE_NOT_FOUND',
  'TOO_LONG',
  'TOO_SHORT',
]);

const shown = ({ storeId, words, isAsked, otherCount }: Asked): StockAsk => ({
  id: `${storeId} ${words}`,
  storeId,
  isAsked,
  otherCount,
});

/** What the visitor's store is asked to stock; null for a text that can't be asked for. */
export const stockAsk: NonNullable<QueryResolvers['stockAsk']> = async (_, { text }, context) => {
  const q = text.trim();
  if (q === '' || q.length > longestAsk) return null;
  const { at } = await shopFor(context);
  const asked = { storeId: at.storeId, q, browserId: knownBrowserId(context) };
  return context.sources.catalog.stockAsk(asked).then(shown, (error: unknown) => {
    if (error instanceof UpstreamError && error.code === 'ASK_INVALID') return null;
    throw error;
  });
};

/** Asks a store to stock what was searched for. */
export const askToStock: NonNullable<MutationResolvers['askToStock']> = async (_, { input }, context) => {
  const { language, sources } = context;
  const { storeId, text, clientRequestId } = input;
  try {
    const asked = { storeId, q: text.trim(), browserId: browserId(context) };
    return { ask: shown(await sources.catalog.askToStock(asked, clientRequestId)), userErrors: [] };
  } catch (error) {
    return { ask: null, userErrors: userErrorsOf(error, refusals, texts[language].askRefusals, language) };
  }
};
