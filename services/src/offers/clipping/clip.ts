import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import { type Store, storeById } from '../../stores/index.ts';
import type { ClipAnswer, ClipBody } from '../contract/clips.ts';
import { clipRefusal, type ClipRefusal, clipWords, statusOf, type Wish } from '../rules/clipping.ts';
import { clipsOf, insertClips, insertListItems } from '../store/clips.ts';
import type { OfferRecord } from '../rules/record.ts';
import { offersById } from '../store/offers.ts';

/** Who clips what, where, and when. */
export interface ClipRequest {
  householdId: string;
  storeId: string;
  items: ClipBody['items'];
  now: Temporal.Instant;
}

/** What was answered, and what was read for it: nobody has to read it again. */
export interface Clipping {
  answer: ClipAnswer;
  store: Store | null;
  offers: ReadonlyMap<string, OfferRecord>;
}

/** One household clips one thing at a time, so that a second click waits for the first. */
export const lockClips = (trx: Transaction, householdId: string): Promise<void> =>
  lockUntilCommit(trx, `offers of ${householdId}`);

/**
 * Clips offers and adds them to My List: of one offer both happen or neither, and each offer stands for itself. What
 * is clipped stays clipped under its id (T-1). Nothing is stored for a refusal (T-12).
 */
export async function clipOffers(
  trx: Transaction,
  random: Random,
  { householdId, storeId, items, now }: ClipRequest,
): Promise<Clipping> {
  const wishes = wishesOf(items);
  const offerIds = [...wishes.keys()];
  const store = await storeById(trx, storeId);
  await lockClips(trx, householdId);
  const [offers, kept] = [await offersById(trx, offerIds), await clipsOf(trx, householdId, offerIds)];
  const refusals = new Map<string, ClipRefusal>();
  for (const [offerId, wish] of wishes) {
    const held = kept.get(offerId) ?? { isClipped: false, uses: 0, isAllocated: false };
    const refusal = store ? clipRefusal(offers.get(offerId), wish, held, { ...store, now }) : 'STORE_NOT_FOUND';
    if (refusal) refusals.set(offerId, refusal);
  }
  const at = { householdId, at: now };
  const granted = [...wishes].filter(([offerId]) => !refusals.has(offerId));
  const asked = granted.filter(([offerId, { clips }]) => clips && !kept.get(offerId)?.isClipped);
  const made = await insertClips(
    trx,
    at,
    asked.map(([offerId]) => ({ offerId, clipId: `c-${random.uuid()}` })),
  );
  for (const [offerId] of asked) if (!made.has(offerId)) refusals.set(offerId, 'NONE_LEFT');
  const listed = await insertListItems(
    trx,
    at,
    granted
      .filter(([offerId, { lists }]) => lists && !refusals.has(offerId))
      .map(([offerId, { source }]) => ({ offerId, itemId: `l-${random.uuid()}`, source })),
  );
  const answer: ClipAnswer = {
    items: items.map(({ clipType, itemId, itemType }) => {
      const refusal = refusals.get(itemId);
      const asked = { clipType, itemId, itemType };
      if (refusal)
        return {
          ...asked,
          status: statusOf(refusal),
          clipId: null,
          checked: false,
          errorCd: refusal,
          errorMsg: clipWords[refusal],
        };
      const item = listed.get(itemId);
      const clipId = clipType === 'C' ? (made.get(itemId) ?? kept.get(itemId)?.clipId) : item?.itemId;
      return {
        ...asked,
        status: 1,
        clipId: clipId ?? null,
        checked: clipType === 'L' && item?.isChecked === true,
        errorCd: null,
        errorMsg: null,
      };
    }),
  };
  return { answer, store, offers };
}

/** What is asked of each offer, in the order in which each is first named. */
function wishesOf(items: ClipBody['items']): Map<string, Wish & { source: string | null }> {
  const wishes = new Map<string, Wish & { source: string | null }>();
  for (const { clipType, itemId, wsSource = null } of items) {
    const wish = wishes.get(itemId) ?? { clips: false, lists: false, source: null };
    wishes.set(itemId, {
      clips: wish.clips || clipType === 'C',
      lists: wish.lists || clipType === 'L',
      source: wish.source ?? wsSource,
    });
  }
  return wishes;
}
