import type { Prototype } from '../../../../pricing/offer.ts';
import type { OfferType } from './offer.ts';

/** The logos that a card may carry (S-95). */
export const icons = [
  'FreshPassIconImage',
  'RewardsIconImage',
  'LastBeforeDefaultIconImage',
  'UDCDealIconImage',
  'defaultIconImage',
] as const;
export type Icon = (typeof icons)[number];

/** Which logo an offer carries, unless its record names one: FreshPass, Rewards, a deal for one shopper, a maker's, or the plain one. */
export function iconOf(offer: { programSubType: string | null; proto: Prototype; offerType: OfferType }): Icon {
  if (offer.programSubType?.includes('FRESHPASS')) return 'FreshPassIconImage';
  if (offer.offerType === 'GR' || offer.proto === 'REWARDS_FLAT' || offer.proto === 'REWARDS_ACCUMULATION')
    return 'RewardsIconImage';
  if (offer.offerType === 'PD') return 'UDCDealIconImage';
  return offer.offerType === 'MF' ? 'LastBeforeDefaultIconImage' : 'defaultIconImage';
}
