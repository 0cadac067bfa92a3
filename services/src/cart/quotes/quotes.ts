import { LRUCache } from 'lru-cache';
import type { Quote } from '../../../../pricing/quote-types.ts';
import { costIdOf } from '../../../../pricing/receipts/cost-id.ts';
import { digestOf, quoteInputs, quoteOf as computed } from '../../../../pricing/receipts/digest.ts';
import type { PriceInputs } from '../rules/price-inputs.ts';

/** A quote is pure: what has the same digest is the same price (I-7), so it is computed once. */
const known = new LRUCache<string, Quote>({ max: 1000 });

/** A quote, and what it is known by to who agrees to it: what it costs (N-60). */
export interface Quoted {
  quote: Quote;
  quoteId: string;
}

/** What a cart costs, its lines in the order of the cart; the fee is added by who asks for it. */
export function quoteOf({ lines, offers, context }: PriceInputs): Quoted {
  const inputs = quoteInputs(lines, offers, context);
  const digest = digestOf(inputs);
  let made = known.get(digest);
  if (!made) known.set(digest, (made = computed(inputs)));
  const byId = new Map(made.lines.map((line) => [line.lineId, line]));
  const inOrder = lines.flatMap(({ lineId }) => byId.get(lineId) ?? []);
  return { quote: { ...made, lines: inOrder, validUntil: context.validUntil }, quoteId: costIdOf(made, inputs) };
}
