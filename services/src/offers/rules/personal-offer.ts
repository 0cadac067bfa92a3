import type { Offer } from '../../../../pricing/offer.ts';
import { localMoment } from './record.ts';

/** A household's own offer, as far as it decides a price. */
export interface PricedPersonalOffer {
  offerId: string;
  /** What it takes off one item, at most. */
  valueCents: number;
  departmentId: string;
  clippedAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
}

/** A prize as `pricing` takes it: its value off one item of its department, once (N-26). */
export const personalOffer = (
  { offerId, valueCents, departmentId, clippedAt, expiresAt }: PricedPersonalOffer,
  timeZone: string,
): Offer => ({
  offerId,
  proto: 'ITEM_DISCOUNT',
  buy: { department: departmentId, minQty: 1 },
  get: { qty: 1, discount: { type: 'AMOUNT_OFF', value: valueCents } },
  maxApplications: 1,
  usesLeft: 1,
  funding: 'STORE',
  stackGroup: null,
  channels: null,
  stores: null,
  startLocal: localMoment(clippedAt, timeZone),
  endLocal: localMoment(expiresAt, timeZone),
  isClipped: true,
});
