import type { Promo } from '../../../../generated/rest.ts';
import { dollars } from '../../../../shared/dollars.ts';
import { type Language, retailersLanguage } from '../../../../shared/language.ts';
import { texts } from '../../texts/index.ts';
import { isTold } from './promo.ts';

/**
 * What a buy-get or a multi-buy is called (S-64): `2 for $5`. The retailer's words in the retailer's language, those of
 * its terms in another, `2 por $5`, and where the retailer has none. null for a sale price, and for a text without terms:
 * nothing prices it (N-33).
 */
export function promoText(promo: Promo, language: Language): string | null {
  const ours = termsText(promo, language);
  return language === retailersLanguage && ours !== null ? promo.text || ours : ours;
}

/** What a promotion asks for: the retailer's words, which may hold more than its terms, or else those of its terms. */
export const promoDescription = (promo: Promo, language: Language): string | null =>
  promo.description || howText(promo, language);

/** Is the description in the retailer's language, and the reader's another? */
export const isForeign = ({ description }: Promo, language: Language): boolean =>
  description !== '' && language !== retailersLanguage;

function termsText(promo: Promo, language: Language): string | null {
  const { buyGet, multiBuy } = texts[language].promo;
  const { terms } = promo;
  if (!terms || !isTold(promo)) return null;
  if (terms.buy !== null && terms.free !== null) return buyGet(terms.buy, terms.free);
  if (terms.quantity !== null && terms.priceCents !== null) return multiBuy(terms.quantity, dollars(terms.priceCents));
  return null;
}

/** How it is counted (N-33): the lowest-priced is free; what is left of a full group costs as always. */
function howText({ terms }: Promo, language: Language): string | null {
  const { lowestFree, everyGroup } = texts[language].promo;
  if (!terms) return null;
  if (terms.free !== null) return lowestFree(terms.free);
  return terms.quantity === null ? null : everyGroup(terms.quantity);
}
