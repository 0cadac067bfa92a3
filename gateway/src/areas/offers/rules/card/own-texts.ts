import type { CouponDeal, OfferTexts, OfferTranslations } from '../../../../generated/rest.ts';
import { type Language, retailersLanguage, writtenIn } from '../../../../shared/language.ts';
import { dealTexts } from '../../texts/deals.ts';

/** What a retailer may have written of an offer in other languages. */
export interface Translated {
  translations?: OfferTranslations | undefined;
}

/** What a retailer has written of an offer in the shopper's language, where that isn't the retailer's own; empty if nothing. */
export const ownTexts = ({ translations }: Translated, language: Language): OfferTexts =>
  writtenIn(translations, language) ?? {};

/** The language that an offer's name is in. */
export const nameLanguage = (offer: Translated, language: Language): Language =>
  ownTexts(offer, language).name === undefined ? retailersLanguage : language;

/** The language that its description is in: the shopper's where the retailer has written it, and where a deal in parts says it all. */
export function descriptionLanguage(offer: Translated & { deal?: CouponDeal | null }, language: Language): Language {
  const isWorded = offer.deal?.isDescribed === true && dealTexts[language] !== undefined;
  return isWorded || ownTexts(offer, language).description !== undefined ? language : retailersLanguage;
}

/** The language that its terms are in. */
export const disclaimerLanguage = (offer: Translated, language: Language): Language =>
  ownTexts(offer, language).disclaimer === undefined ? retailersLanguage : language;
