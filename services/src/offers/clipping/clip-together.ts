import type { Transaction } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import { clipsOf } from '../store/clips.ts';
import { clipOffers, lockClips } from './clip.ts';
import { unclipOffers } from './unclip.ts';

/** Who clips which offers at once, where, and when. */
export interface ClipTogether {
  householdId: string;
  storeId: string;
  offerIds: readonly string[];
  now: Temporal.Instant;
}

/** What became of them: all are clipped, or none. */
export interface ClippedTogether {
  /** Offers that weren't clipped before, with the ids that unclip them. */
  clips: { offerId: string; clipId: string }[];
  /** Offers that can't be clipped; then nothing was. */
  refused: string[];
}

/** Clips offers and adds them to My List, all of them or none: they are worth what they are worth together. */
export async function clipTogether(
  trx: Transaction,
  random: Random,
  { householdId, storeId, offerIds, now }: ClipTogether,
): Promise<ClippedTogether> {
  if (offerIds.length === 0) return { clips: [], refused: [] };
  await lockClips(trx, householdId);
  const kept = await clipsOf(trx, householdId, offerIds);
  const wished = offerIds.filter((offerId) => !kept.get(offerId)?.isClipped);
  if (wished.length === 0) return { clips: [], refused: [] };
  const items = wished.flatMap((itemId) =>
    (['C', 'L'] as const).map((clipType) => ({ clipType, itemId, itemType: 'CC' })),
  );
  const { answer } = await clipOffers(trx, random, { householdId, storeId, items, now });
  const made = answer.items.filter(({ clipType }) => clipType === 'C');
  const clips = made.flatMap(({ itemId, clipId }) => (clipId === null ? [] : { offerId: itemId, clipId }));
  const refused = made.flatMap(({ itemId, clipId }) => (clipId === null ? itemId : []));
  if (refused.length === 0) return { clips, refused };
  if (clips.length > 0)
    await unclipOffers(
      trx,
      { householdId, at: now },
      clips.map(({ clipId }) => clipId),
    );
  return { clips: [], refused };
}
