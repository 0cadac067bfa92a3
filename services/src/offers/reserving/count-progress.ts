import type { Transaction } from '../../platform/database/database.ts';
import { lockClips } from '../clipping/clip.ts';
import { advanced, targetOf } from '../rules/progress.ts';
import { endLocal, startLocal } from '../rules/record.ts';
import { offersById } from '../store/offers.ts';
import { lockProgress, writeProgress } from '../store/progress.ts';
import { standings } from '../store/standing.ts';

/** A final order, as far as challenges count it. */
export interface CountedOrder {
  householdId: string;
  /** When it was placed, store time. */
  placedAt: string;
  /** What it adds to offers that reward over several orders, in the unit of each. */
  added: ReadonlyMap<string, number>;
}

/** Counts a final order for the household's clipped challenges, those that count orders too (N-46). Once for each order. */
export async function countProgress(trx: Transaction, { householdId, placedAt, added }: CountedOrder): Promise<void> {
  await lockClips(trx, householdId);
  const known = await standings(trx, householdId, placedAt.slice(0, 10));
  const clipped = [...known].flatMap(([offerId, { clipId }]) => (clipId === null ? [] : [offerId]));
  const offers = [...(await offersById(trx, [...new Set([...clipped, ...added.keys()])])).values()].filter(
    (offer) =>
      offer.proto === 'REWARDS_ACCUMULATION' &&
      startLocal(offer) <= placedAt &&
      placedAt <= endLocal(offer) &&
      (offer.card.units === null || added.has(offer.offerId)),
  );
  const before = await lockProgress(
    trx,
    householdId,
    offers.map(({ offerId }) => offerId),
  );
  await writeProgress(
    trx,
    householdId,
    offers.map(({ offerId, card, rule }) => ({
      offerId,
      ...advanced(
        before.get(offerId) ?? { reached: 0, rewards: 0 },
        card.units === null ? 1 : (added.get(offerId) ?? 0),
        { target: targetOf(rule), limit: rule.rewards ?? null },
      ),
    })),
  );
}
