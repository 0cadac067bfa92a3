import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { CartLine, PriceContext } from '../cart.ts';
import { standingRefusal } from '../eligibility.ts';
import { inCanonicalOrder } from '../lots.ts';
import { compare, type Offer } from '../offer.ts';
import { activePromo } from '../promos.ts';
import { pricedSteps } from '../quote.ts';
import { settle, version } from '../settle.ts';
import { atOnce, type Steps } from '../steps.ts';
import { type Courtesy, withCourtesies } from '../courtesy.ts';
import type { Quote } from '../quote-types.ts';
import { canonical, type Json } from './canonical.ts';

/** Everything a quote is computed from; plain JSON, so that it can be kept and replayed. */
export interface QuoteInputs {
  cart: readonly CartLine[];
  offers: readonly Offer[];
  context: PriceContext;
  /** Version of the rules. */
  rules: string;
  /** After a shortage: what broken discounts keep taking off (N-41). */
  courtesies?: readonly Courtesy[];
}

export const quoteInputs = (
  cart: readonly CartLine[],
  offers: readonly Offer[],
  context: PriceContext,
): QuoteInputs => ({ cart, offers, context, rules: version });

/** The quote of these inputs, by the rules of today. */
export const quoteOf = (inputs: QuoteInputs): Quote => atOnce(quoteOfSteps(inputs));

/** The same, in turns of so much work at most. */
export function* quoteOfSteps({ cart, offers, context, courtesies = [] }: QuoteInputs): Steps<Quote> {
  return settle(withCourtesies(yield* pricedSteps(cart, offers, context), courtesies));
}

/**
 * SHA-256 of what decides a price, in hex: the same digest is the same price (I-7), so it serves as the quote's id. The
 * order in which things were added doesn't count (I-6). The moment counts by what it decides: which promos are on, and
 * which offers can be used. A cart that is looked at a minute later has the same digest, unless something ended.
 */
export function digestOf({ cart, offers, context, rules, courtesies }: QuoteInputs): string {
  const { placedAt, validUntil: _, ...rest } = context;
  const lines = inCanonicalOrder(cart).map((line) => ({ ...line, promo: activePromo(line, placedAt) }));
  const used = offers
    .toSorted((one, other) => compare(one.offerId, other.offerId))
    .map((offer) => ({ ...offer, refusal: standingRefusal(offer, context) }));
  // The types are plain JSON, which interfaces can't say.
  const decisive = { cart: lines, offers: used, context: rest, rules, courtesies } as unknown as Json;
  return bytesToHex(sha256(utf8ToBytes(canonical(decisive))));
}
