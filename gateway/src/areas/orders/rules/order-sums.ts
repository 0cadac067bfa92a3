import type { SumLine } from '../../../generated/resolvers.ts';
import { money } from '../../../shared/money.ts';
import { itemCountText } from '../../cart/rules/item-count.ts';
import type { Quoted } from '../../cart/rules/quoted.ts';
import { sumsOf } from '../../cart/rules/sums.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

/** What an order, or a checkout, adds to its goods; in cents. */
export interface OrderSum {
  quote: Pick<Quoted, 'totals' | 'taxes'>;
  channel: 'PICKUP' | 'DELIVERY' | 'SHIPPING' | 'IN_STORE';
  /** null while no time is chosen. */
  feeCents: number | null;
  tipCents: number;
  totalCents: number;
  /** What a shortage didn't cost the shopper (N-41). */
  courtesyCents?: number;
  /** What was paid back. */
  refundedCents?: number;
}

const line = (kind: SumLine['kind'], text: string, cents: number): SumLine => ({
  kind,
  text,
  amount: money(cents),
  amountText: null,
});

/** An order's sum, step by step; its steps add up to what it costs after what was paid back (I-1). */
export function orderSums(order: OrderSum, listText: string, language: Language): SumLine[] {
  const { quote, feeCents, tipCents, totalCents, courtesyCents = 0, refundedCents = 0 } = order;
  // A quote of a shorted order counts the courtesy among its offers; an older one leaves it to the total.
  const isInQuote = quote.totals.totalCents + (feeCents ?? 0) + tipCents === totalCents;
  // Nobody is paid for shopping by oneself.
  const fee = order.channel === 'IN_STORE' ? null : feeCents;
  const counted = isInQuote ? withoutCourtesy(quote, courtesyCents) : quote;
  const sums = sumsOf(counted, { ...order, feeCents: fee }, language, listText);
  const firstFee = sums.findIndex(
    ({ kind }) => kind === 'FEE' || kind === 'DEPOSIT' || kind === 'BAG_FEE' || kind === 'TAX',
  );
  const before = firstFee === -1 ? sums.length : firstFee;
  const courtesy = courtesyCents > 0 ? [line('COURTESY', texts[language].sums.courtesy, -courtesyCents)] : [];
  return [
    ...sums.slice(0, before),
    ...courtesy,
    ...sums.slice(before),
    ...(tipCents > 0 ? [line('TIP', texts[language].sums.tip, tipCents)] : []),
    ...(refundedCents > 0 ? [line('REFUND', texts[language].sums.refund, -refundedCents)] : []),
  ];
}

/** Takes the courtesy out of the offers that it was counted among. */
function withoutCourtesy(quote: OrderSum['quote'], courtesyCents: number): OrderSum['quote'] {
  const totals = { ...quote.totals };
  let rest = courtesyCents;
  for (const part of ['orderOfferCents', 'storeOfferCents', 'manufacturerCents', 'promoCents'] as const) {
    const taken = Math.min(rest, totals[part]);
    totals[part] -= taken;
    rest -= taken;
  }
  return { ...quote, totals };
}

/** What the first step of a checkout's sum is called: `14 items`. */
export const listOfCheckout = (quantity: number, language: Language): string => itemCountText(quantity, language);
