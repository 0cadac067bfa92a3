import { dollars, priceTag } from '../../../../shared/dollars.ts';
import type { Language } from '../../../../shared/language.ts';
import { texts } from '../../texts/index.ts';

/** What a seller asks for shipping: $5.95, free on orders of $75 or more (N-63). @returns null where the service doesn't say */
export function shippingFeeText(
  { shippingCents, freeShippingCents }: { shippingCents?: number; freeShippingCents?: number | null },
  language: Language,
): string | null {
  const words = texts[language].seller;
  if (shippingCents === undefined) return null;
  if (shippingCents === 0) return words.noFee;
  const fee = priceTag(shippingCents);
  return freeShippingCents == null ? words.fee(fee) : words.feeUpTo(fee, dollars(freeShippingCents));
}
