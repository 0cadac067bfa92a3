import type { Transaction } from '../../platform/database/database.ts';
import { clipsById, removeListItems, unclip } from '../store/clips.ts';
import { lockClips } from './clip.ts';

/** What became of an id. */
interface Unclipped {
  id: string;
  offerId: string | null;
  status: 1 | 2;
  errorCd: string | null;
  errorMsg: string | null;
}

/**
 * Unclips by the ids of clips, which takes the offers off My List too, and takes offers off it by the ids of its items: those
 * stay clipped (S-116). An id that isn't the household's changes nothing.
 */
export async function unclipOffers(
  trx: Transaction,
  { householdId, at }: { householdId: string; at: Temporal.Instant },
  ids: readonly string[],
): Promise<{ items: Unclipped[] }> {
  await lockClips(trx, householdId);
  const found = await clipsById(trx, householdId, ids);
  const clips = found.filter(({ kind }) => kind === 'CLIP').map(({ id }) => id);
  await unclip(trx, householdId, clips);
  await removeListItems(
    trx,
    { householdId, at },
    found.map(({ offerId }) => offerId),
  );
  const offerOf = new Map(found.map(({ id, offerId }) => [id, offerId]));
  return {
    items: ids.map((id) => {
      const offerId = offerOf.get(id) ?? null;
      return offerId === null
        ? { id, offerId, status: 2, errorCd: 'CLIP_NOT_FOUND', errorMsg: 'There is no such clip.' }
        : { id, offerId, status: 1, errorCd: null, errorMsg: null };
    }),
  };
}
