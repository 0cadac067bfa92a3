import { differences } from '../../../../pricing/receipts/differences.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { OrderQuoteChanges } from '../contract/placing.ts';
import type { Checkout } from '../checkout/load-checkout.ts';
import type { ShownQuote } from '../store/checkout-tables.ts';

type Change = OrderQuoteChanges['lines'][number];

/** An order that costs something else than the shopper saw; nothing is placed (N-60). */
export class QuoteChanged extends ServiceError {
  readonly changes: OrderQuoteChanges;

  constructor(changes: OrderQuoteChanges) {
    super(409, 'QUOTE_CHANGED', 'The price has changed since you saw it. Nothing was ordered.', 'quoteId');
    this.changes = changes;
  }
}

/** What is new since a quote that was shown; only the new total if it is no longer known. */
export function changesSince(shown: ShownQuote | null, checkout: Checkout): OrderQuoteChanges {
  const { quote, quoteId, totalCents: totalAfterCents } = checkout;
  if (!shown) return { quoteId, totalBeforeCents: totalAfterCents, totalAfterCents, lines: [] };
  const { lines, sums } = differences(shown.quote, quote);
  const gone = new Set(checkout.priced.lines.filter(({ reason }) => reason !== null).map(({ line }) => line.entryId));
  const now = new Map(checkout.priced.lines.map(({ line }) => [line.entryId, { itemId: line.bpn, name: line.name }]));
  return {
    quoteId,
    totalBeforeCents: shown.totalCents,
    totalAfterCents,
    lines: [
      ...lines.map(({ lineId, code, offerIds, beforeCents, afterCents }): Change => {
        const item = now.get(lineId) ?? shown.items[lineId];
        return {
          entryId: lineId,
          itemId: item?.itemId ?? null,
          name: item?.name ?? null,
          code: code === 'REMOVED' && gone.has(lineId) ? 'UNAVAILABLE' : code,
          offerIds,
          beforeCents,
          afterCents,
        };
      }),
      ...sums
        .filter(({ code }) => code === 'TAX' || code === 'DEPOSIT' || code === 'BAG')
        .map(({ code, beforeCents, afterCents }) => sum(code, beforeCents, afterCents)),
      ...(shown.feeCents === checkout.feeCents ? [] : [sum('FEE', shown.feeCents, checkout.feeCents)]),
      ...(shown.tipCents === checkout.tipCents ? [] : [sum('TIP', shown.tipCents, checkout.tipCents)]),
    ],
  };
}

const sum = (code: string, beforeCents: number, afterCents: number): Change => ({
  entryId: null,
  itemId: null,
  name: null,
  code,
  offerIds: [],
  beforeCents,
  afterCents,
});
