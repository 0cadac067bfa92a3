import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { compare } from '../offer.ts';
import type { Quote } from '../quote-types.ts';
import { canonical, type Json } from './canonical.ts';
import type { QuoteInputs } from './digest.ts';

/**
 * What a shopper agrees to, as SHA-256 in hex: what is paid for each line and by which discounts, tax, deposits, and bags,
 * what SNAP benefits pay of it, where, and by which rules. It is another one as soon as any of that is (N-60); an offer that takes nothing off, the order
 * of the lines, and the moment have no part in it.
 */
export function costIdOf(quote: Quote, { cart, context: { storeId, channel, ebtCents }, rules }: QuoteInputs): string {
  const snap = new Set(cart.flatMap(({ lineId, isPaidWithEbt }) => (isPaidWithEbt ? lineId : [])));
  const lines = quote.lines
    .toSorted((one, other) => compare(one.lineId, other.lineId))
    .map((line) => ({ ...line, isPaidWithEbt: snap.has(line.lineId) }));
  // The types are plain JSON, which interfaces can't say.
  const { taxes, totals } = quote;
  const agreed = { lines, taxes, totals, ebtCents, storeId, channel, rules } as unknown as Json;
  return bytesToHex(sha256(utf8ToBytes(canonical(agreed))));
}
