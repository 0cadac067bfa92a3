/** Who an offer is for (S-83): one household, or everybody. X-4: not its type. */
export type OfferProgram = 'PD' | 'CC';

/** What an offer is, by code (S-96). */
export const offerTypes = ['PD', 'MF', 'SC', 'CC', 'GR', 'TR', 'WS'] as const;
export type OfferType = (typeof offerTypes)[number];

export type { Coupon } from '../../../generated/rest.ts';
