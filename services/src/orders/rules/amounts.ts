import type { Quote } from '../../../../pricing/quote-types.ts';

/** What an order costs: goods, deposits, and tax of its quote, with fee and tip. */
export const totalOf = ({ totals }: Pick<Quote, 'totals'>, { feeCents, tipCents }: Extras): number =>
  totals.totalCents + feeCents + tipCents;

/** What is added to a quote. */
export interface Extras {
  feeCents: number;
  tipCents: number;
}

/** What a provider is asked to hold: 110 % of an estimate, rounded up, while something is weighed (N-50, N-81). */
export const holdCentsOf = (totalCents: number, isWeighed: boolean): number =>
  isWeighed ? Math.ceil((totalCents * 11) / 10) : totalCents;

/** The quote a shopper sees at checkout: what its goods cost, its fee, and its tip. */
export const quoteIdOf = (costId: string, { feeCents, tipCents }: Extras): string =>
  `${costId}.${feeCents}.${tipCents}`;
