import type { ClipOffer, ClipProof, PriceStep } from '../../../generated/resolvers.ts';
import type { CartCoupons, ClippedForCart } from '../../../generated/rest.ts';
import { counted } from '../../../shared/counted.ts';
import { priceTag } from '../../../shared/dollars.ts';
import { money } from '../../../shared/money.ts';
import { texts } from '../texts/index.ts';
import type { OfferFacts } from './quoted.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].clips);

/** What clipping for a cart would save; null if there is nothing to clip. */
export function clipOffer(
  { offerIds, beforeCents, afterCents }: Pick<CartCoupons, 'offerIds' | 'beforeCents' | 'afterCents'>,
  language: Language,
): ClipOffer | null {
  const count = offerIds.length;
  if (count === 0 || afterCents >= beforeCents) return null;
  return {
    count,
    text: count === 1 ? words[language].offersOne : words[language].offers(counted(count)),
    ticketText: texts[language].hints.save(priceTag(beforeCents - afterCents)),
  };
}

/** What was clipped for a cart, and what that changes; null if nothing was. */
export function clipProof(
  { clips, changes, beforeCents, afterCents }: ClippedForCart,
  offers: OfferFacts,
  language: Language,
): ClipProof | null {
  if (clips.length === 0) return null;
  const saved = priceTag(beforeCents - afterCents);
  return {
    text:
      clips.length === 1 ? words[language].clippedOne(saved) : words[language].clipped(counted(clips.length), saved),
    totalBefore: money(beforeCents),
    totalAfter: money(afterCents),
    steps: changes.map((change) => stepOf(change, offers, language)),
    clipIds: clips.map(({ clipId }) => clipId),
    couponIds: clips.map(({ offerId }) => offerId),
  };
}

function stepOf(
  { offerId, beforeCents, afterCents }: ClippedForCart['changes'][number],
  offers: OfferFacts,
  language: Language,
): PriceStep {
  const amount = money(beforeCents - afterCents);
  if (offerId === 'tax') return { text: texts[language].sums.TAX, amount };
  if (offerId.startsWith('promo:')) return { text: texts[language].sums.PROMO, amount };
  const title = offers.get(offerId)?.title ?? texts[language].unused.title;
  return { text: afterCents === 0 ? words[language].instead(title) : title, amount };
}
