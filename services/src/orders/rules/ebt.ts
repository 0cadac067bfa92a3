import type { CartLine } from '../../../../pricing/cart.ts';
import { ebtShareOf } from '../../../../pricing/ebt.ts';
import type { Quote } from '../../../../pricing/quote-types.ts';
import type { QuoteInputs } from '../../../../pricing/receipts/digest.ts';
import type { HandOverKind } from './checkout/checkout.ts';

/** SNAP benefits as a way to pay: the shopper's card and PIN, where the groceries are handed over (N-52). */
export const ebtMethod = 'SNAP_EBT';

/** SNAP pays face to face, from a store's own groceries; a seller, and an empty doorstep, take no card with a PIN. */
export const takesEbt = (handOver: HandOverKind, category: string): boolean =>
  category === '1P' && handOver !== 'UNATTENDED' && handOver !== 'SHIPPED';

/** What an order is paid with: so much by SNAP benefits, and the rest, with tax, fees, and tip, another way. */
export interface Shares {
  ebtCents: number;
  restCents: number;
}

/** Splits what an order costs between the two ways to pay. @param totalCents with fee and tip */
export function sharesOf(
  inputs: Pick<QuoteInputs, 'cart' | 'context'>,
  quote: Pick<Quote, 'lines'>,
  totalCents: number,
): Shares {
  const ebtCents = ebtShareOf(inputs, quote).paidCents;
  return { ebtCents, restCents: totalCents - ebtCents };
}

/** The lines as SNAP benefits see them: which of them they may pay for. */
export const markedForEbt = (lines: readonly CartLine[], eligible: ReadonlySet<string>): CartLine[] =>
  lines.map((line) => (eligible.has(line.lineId) ? { ...line, isPaidWithEbt: true } : line));

/**
 * How a refund goes back: first the way that SNAP benefits came, as far as they paid for what is returned, and never as cash.
 * @param eligibleCents what is returned of the lines that they may pay for @param leftCents what they paid and is not yet back
 */
export function refundShares(
  cents: number,
  { eligibleCents, leftCents }: { eligibleCents: number; leftCents: number },
): Shares {
  const ebtCents = Math.min(cents, eligibleCents, leftCents);
  return { ebtCents, restCents: cents - ebtCents };
}
