import type { Transaction } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import { limitOf, progressOf, shownIn, targetOf } from '../rules/progress.ts';
import { worthOf } from '../rules/rewards.ts';
import { clipsOf, insertClips } from '../store/clips.ts';
import { offersById } from '../store/offers.ts';
import { addProgress, writeProgress } from '../store/progress.ts';
import { insertRewards } from '../store/rewards.ts';

/** Stands for the orders that came before the demo. */
const earlier = 'before-the-demo';

/**
 * Tells how far a household has come with challenges before the demo begins: they are activated, and off My List; what they
 * have brought is spent. Once for each; those that the database doesn't have are left out.
 * @param reached as a card shows it: packages, dollars, or orders
 */
export async function tellChallenges(
  trx: Transaction,
  random: Random,
  { householdId, at }: { householdId: string; at: Temporal.Instant },
  reached: ReadonlyMap<string, number>,
): Promise<void> {
  const offerIds = [...reached.keys()];
  const [offers, known] = [await offersById(trx, offerIds), await clipsOf(trx, householdId, offerIds)];
  const told = [...offers.values()]
    .filter(({ offerId }) => !known.has(offerId))
    .map((offer) => {
      const amount = Math.round((reached.get(offer.offerId) ?? 0) / shownIn(offer.rule, 1));
      const progress = progressOf(amount, { target: targetOf(offer.rule), limit: limitOf(offer) });
      return { offer, offerId: offer.offerId, amount, ...progress };
    });
  await insertClips(
    trx,
    { householdId, at },
    told.map(({ offerId }) => ({ offerId, clipId: `c-${random.uuid()}` })),
  );
  await addProgress(trx, { householdId, sourceId: earlier, orderNumber: earlier, at }, told);
  await writeProgress(
    trx,
    householdId,
    told.map(({ offerId, reached: come, rewards }) => ({ offerId, reached: come, rewards })),
  );
  await insertRewards(
    trx,
    told.flatMap(({ offer, offerId, rewards }) =>
      Array.from({ length: rewards }, () => ({
        rewardId: random.uuid(),
        offerId,
        householdId,
        orderNumber: earlier,
        points: 0,
        valueCents: 0,
        ...worthOf(offer),
        at,
      })),
    ),
  );
}
