import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { preparedRead } from '../../platform/database/prepared-read.ts';
import { referenceData } from '../../platform/reference-data/reference-data.ts';
import type { continuityUnits } from '../contract/offers.ts';

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

const challenges = referenceData({
  name: 'challenges',
  tables: ['offers.challenge'],
  load: (db) =>
    offersDb(db)
      .selectFrom('offers.challenge')
      .select([
        'offer_id',
        'divisions',
        'title',
        'description',
        'image_id',
        'reward_text',
        'start_at',
        'end_at',
        'units',
      ])
      .select(sql<number>`target_value::float8`.as('target'))
      .orderBy('position')
      .orderBy('offer_id')
      .execute(),
});

const readProgress = preparedRead<{ offer_id: string; reached: number }>(
  'select offer_id, reached::float8 as reached from offers.challenge_progress where household_id = $1',
);

/** A division's current challenges, with a household's progress (S-94). */
export async function challengesOf(db: Database, division: string, householdId: string, now: Temporal.Instant) {
  const rows = await readProgress(db, [householdId]);
  const reached = new Map(rows.map((row) => [row.offer_id, row.reached]));
  const running = (await challenges.read(db)).filter(
    ({ divisions, start_at: start, end_at: end }) =>
      divisions.includes(division) &&
      Temporal.Instant.compare(start, now) <= 0 &&
      Temporal.Instant.compare(now, end) <= 0,
  );
  return running.map((challenge) => ({ ...challenge, reached: reached.get(challenge.offer_id) ?? null }));
}
