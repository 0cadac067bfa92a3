import { LRUCache } from 'lru-cache';
import type { Quote } from '../../../../pricing/quote-types.ts';
import { costIdOf } from '../../../../pricing/receipts/cost-id.ts';
import { digestOf, type QuoteInputs, quoteInputs, quoteOfSteps } from '../../../../pricing/receipts/digest.ts';
import { type Steps, together } from '../../../../pricing/steps.ts';
import type { PriceInputs } from '../rules/price-inputs.ts';

/** A quote is pure: what has the same digest is the same price (I-7), so it is computed once, however many ask at once. */
const known = new LRUCache<string, Quote>({ max: 1000 });
const underWay = new Map<string, () => Steps<Quote>>();

/** A quote, and what it is known by to who agrees to it: what it costs (N-60). */
export interface Quoted {
  quote: Quote;
  quoteId: string;
}

/** What a cart costs, its lines in the order of the cart; the fee is added by who asks for it. In turns of so much work at most. */
export function* quoteOf({ lines, offers, context }: PriceInputs): Steps<Quoted> {
  const inputs = quoteInputs(lines, offers, context);
  const digest = digestOf(inputs);
  const made = known.get(digest) ?? (yield* madeOnce(digest, inputs));
  const byId = new Map(made.lines.map((line) => [line.lineId, line]));
  const inOrder = lines.flatMap(({ lineId }) => byId.get(lineId) ?? []);
  return { quote: { ...made, lines: inOrder, validUntil: context.validUntil }, quoteId: costIdOf(made, inputs) };
}

function* madeOnce(digest: string, inputs: QuoteInputs): Steps<Quote> {
  const work = underWay.get(digest) ?? together(quoteOfSteps(inputs));
  underWay.set(digest, work);
  try {
    const made = yield* work();
    known.set(digest, made);
    return made;
  } finally {
    underWay.delete(digest);
  }
}
