import type { GatewayContext } from '../../../context.ts';
import type { UserError } from '../../../generated/resolvers.ts';
import type { OrderQuoteChanges } from '../../../generated/rest.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';
import { money } from '../../../shared/money.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { changesText } from '../rules/quote-changes.ts';
import { texts } from '../texts/index.ts';
import { checkoutOf } from './checkout-of.ts';

/** Words for what a shopper can cause at checkout, by code. */
export const words = inLanguages((language) => ({ ...texts[language].problems, ...texts[language].refusals }));
/** Those codes. */
export const codes: ReadonlySet<string> = new Set(Object.keys(words.en));

/** A refusal of the gateway's own. */
export const refusal = (
  code: keyof (typeof words)['en'],
  language: Language,
  field: string | null = null,
): UserError => ({
  code,
  message: words[language][code],
  reason: null,
  advice: null,
  field,
  limit: null,
});

/** The checkout as it is after a refusal; null if it can't be loaded. */
export const checkoutNow = (context: GatewayContext, cartId: string) => checkoutOf(context, cartId).catch(() => null);

/** What is new since the quote the shopper saw (N-60); null unless it changed. */
export function changesOf(
  error: unknown,
  cart: { storeId: string; channel: 'PICKUP' | 'DELIVERY' | 'IN_STORE' | 'SHIPPING'; zipCode: string | null } | null,
  language: Language,
) {
  if (!(error instanceof UpstreamError) || error.code !== 'QUOTE_CHANGED') return null;
  const { changes } = (error.body ?? {}) as { changes?: OrderQuoteChanges };
  if (!changes || !Array.isArray(changes.lines)) return null;
  return {
    text: changesText(changes.lines.length, language),
    lines: changes.lines.map((change) => ({ change, cart })),
    totalBefore: money(changes.totalBeforeCents),
    totalAfter: money(changes.totalAfterCents),
    quoteId: changes.quoteId,
  };
}
