import type { OfferProgram } from './coupon.ts';

/** S-83: PD is a personalized deal, and anything else is a coupon for everybody. */
export const programOf = (offerPgm: string): OfferProgram => (offerPgm === 'PD' ? 'PD' : 'CC');
