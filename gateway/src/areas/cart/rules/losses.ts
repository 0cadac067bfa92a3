import type { CartLoss } from '../../../generated/resolvers.ts';
import type { CartCoupons } from '../../../generated/rest.ts';
import { priceTag } from '../../../shared/dollars.ts';
import { texts } from '../texts/index.ts';
import type { OfferFacts } from './quoted.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].losses);

/** What less of a line would lose, in words: coupons that were reached, and the minimum of the cart (N-60). */
export const cartLosses = (
  losses: CartCoupons['losses'],
  { offers, minimumCents }: { offers: OfferFacts; minimumCents: number | null },
  language: Language,
): CartLoss[] =>
  losses.map(({ lineId, atQty, withNone, offers: lost, losesMinimum }) => ({
    lineId,
    atQuantity: atQty,
    withNone,
    text: [
      ...lost.map(({ offerId, amountCents }) =>
        words[language].offer(priceTag(amountCents), offers.get(offerId)?.title ?? texts[language].unused.title),
      ),
      ...(losesMinimum ? [words[language].minimum(priceTag(minimumCents ?? 0))] : []),
    ].join(' '),
  }));
