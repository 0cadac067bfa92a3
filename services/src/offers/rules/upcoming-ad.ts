import { type OfferRecord, validityOf } from './record.ts';

/** Days before its start that a weekly ad may be looked at. */
const previewDays = 7;

/** Is it of the weekly ad that comes next (S-53)? @param local of `localMoment` */
export const isUpcomingAd = (offer: Pick<OfferRecord, 'offerType' | 'startsOn' | 'endsOn'>, local: string): boolean =>
  offer.offerType === 'WS' &&
  validityOf(offer, local) === 'UPCOMING' &&
  offer.startsOn <= Temporal.PlainDate.from(local.slice(0, 10)).add({ days: previewDays }).toString();
