import type { Database } from '../../platform/database/database.ts';
import type { continuityUnits } from '../contract/offers.ts';
import { offersDb } from './challenges.ts';

/** A challenge, as published. */
export interface ChallengeDraft {
  offerId: string;
  divisions: readonly string[];
  title: string;
  description: string;
  imageId: string;
  rewardText: string;
  startAt: Temporal.Instant;
  endAt: Temporal.Instant;
  /** null: the progress counts transactions (S-273). */
  units: (typeof continuityUnits)[number] | null;
  targetValue: number;
}

/** Writes challenges, in their order. */
export async function publishChallenges(trx: Database, drafts: readonly ChallengeDraft[]): Promise<void> {
  await offersDb(trx)
    .insertInto('offers.challenge')
    .values(
      drafts.map((draft, position) => ({
        offer_id: draft.offerId,
        divisions: [...draft.divisions],
        title: draft.title,
        description: draft.description,
        image_id: draft.imageId,
        reward_text: draft.rewardText,
        start_at: draft.startAt,
        end_at: draft.endAt,
        units: draft.units,
        target_value: draft.targetValue,
        position,
      })),
    )
    .execute();
}

/** Sets a household's progress in a challenge. */
export async function setProgress(trx: Database, householdId: string, offerId: string, reached: number): Promise<void> {
  await offersDb(trx)
    .insertInto('offers.challenge_progress')
    .values({ household_id: householdId, offer_id: offerId, reached })
    .onConflict((conflict) => conflict.columns(['household_id', 'offer_id']).doUpdateSet({ reached }))
    .execute();
}
