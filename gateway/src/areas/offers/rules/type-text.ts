import { texts } from '../texts.ts';
import type { OfferType } from './coupon.ts';

/** What an offer is, in words (S-96). */
export const typeText = (offerType: OfferType): string => texts.types[offerType];
