import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';
import type { continuityUnits } from '../contract.ts';

export type OffersTables = {
  'offers.challenge': {
    offer_id: string;
    divisions: string[];
    title: string;
    description: string;
    image_id: string;
    reward_text: string;
    start_at: Temporal.Instant;
    end_at: Temporal.Instant;
    units: (typeof continuityUnits)[number] | null;
    target_value: number;
    position: number;
  };
  'offers.personal_offer': {
    offer_id: string;
    household_id: string;
    campaign_offer_id: string | null;
    title: string;
    description: string;
    image_id: string;
    value_cents: number;
    status: 'U' | 'C';
    in_my_list: boolean;
    source_id: string;
    clipped_at: Temporal.Instant | null;
    expires_at: Temporal.Instant;
  };
  'offers.challenge_progress': { household_id: string; offer_id: string; reached: number };
};

export const offersDb = (db: Database) => db.$extendTables<OffersTables>();

/** Challenges of a division that have begun and not ended, with a household's progress (S-94). */
export async function challengesOf(db: Database, division: string, householdId: string, now: Temporal.Instant) {
  return offersDb(db)
    .selectFrom('offers.challenge as challenge')
    .leftJoin('offers.challenge_progress as progress', (join) =>
      join.onRef('progress.offer_id', '=', 'challenge.offer_id').on('progress.household_id', '=', householdId),
    )
    .select(['challenge.offer_id', 'challenge.title', 'challenge.description', 'challenge.image_id'])
    .select(['challenge.reward_text', 'challenge.end_at', 'challenge.units'])
    .select([
      sql<number>`challenge.target_value::float8`.as('target'),
      sql<number | null>`progress.reached::float8`.as('reached'),
    ])
    .where(sql<boolean>`${division} = any(challenge.divisions)`)
    .where('challenge.start_at', '<=', now)
    .where('challenge.end_at', '>=', now)
    .orderBy('challenge.position')
    .orderBy('challenge.offer_id')
    .execute();
}
