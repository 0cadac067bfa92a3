import { texts } from '../../texts/index.ts';
import type { OfferType } from '../coupon.ts';
import type { Language } from '../../../../shared/language.ts';

/** What an offer is, in words (S-96). */
export const typeText = (offerType: OfferType, language: Language): string => texts[language].types[offerType];
