import type { Database } from '../../platform/database/database.ts';
import { couponDb } from './tables.ts';

/** An offer for one household only. */
export interface PersonalOffer {
  offerId: string;
  householdId: string;
  /** The offer it is modeled on; null if there is none. */
  campaignOfferId: string | null;
  /** The prize that it is; omitted if it is none. */
  prizeId?: string;
  title: string;
  description: string;
  imageId: string;
  /** Approximate value. */
  valueCents: number;
  /** Whose goods it comes off in a cart; null if it isn't for goods of a cart. */
  departmentId: string | null;
  /** What it was awarded for: one offer per source. */
  sourceId: string;
  /** When it is clipped. */
  at: Temporal.Instant;
  expiresAt: Temporal.Instant;
}

/** Adds an offer for a household, already clipped and in My List, in the caller's transaction (N-26). */
export async function givePersonalOffer(trx: Database, offer: PersonalOffer): Promise<void> {
  await couponDb(trx)
    .insertInto('offers.personal_offer')
    .values({
      offer_id: offer.offerId,
      household_id: offer.householdId,
      campaign_offer_id: offer.campaignOfferId,
      ...(offer.prizeId === undefined ? {} : { prize_id: offer.prizeId }),
      title: offer.title,
      description: offer.description,
      image_id: offer.imageId,
      value_cents: offer.valueCents,
      department_id: offer.departmentId,
      status: 'C',
      in_my_list: true,
      source_id: offer.sourceId,
      clipped_at: offer.at,
      expires_at: offer.expiresAt,
    })
    .execute();
}

/** A household's own unexpired offers, the first to expire first. */
export async function personalOffersOf(db: Database, householdId: string, now: Temporal.Instant) {
  return couponDb(db)
    .selectFrom('offers.personal_offer')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('expires_at', '>=', now)
    .orderBy('expires_at')
    .orderBy('offer_id')
    .execute();
}
