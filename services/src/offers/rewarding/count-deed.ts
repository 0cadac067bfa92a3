import { type Deed, deeds, isAsAsked } from '../../profile/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockClips } from '../clipping/clip.ts';
import { countsOf } from '../rules/progress.ts';
import { localMoment, type OfferRecord, validityOf } from '../rules/record.ts';
import { offersById } from '../store/offers.ts';
import { addProgress } from '../store/progress.ts';
import { standings } from '../store/standing.ts';
import { type RewardDeps, settleRewards } from './settle-rewards.ts';

/** Something that a household has done besides shopping. */
export interface Done {
  householdId: string;
  deed: Deed;
  at: Temporal.Instant;
  /** The store's, or the place the household's offers are looked at from. */
  timeZone: string;
}

/**
 * Completes what the household has activated and what asks for this deed (S-122, N-46): each challenge once, however often
 * the deed is told, in the caller's transaction.
 */
export async function countDeed(
  trx: Transaction,
  deps: RewardDeps,
  { householdId, deed, at, timeZone }: Done,
): Promise<void> {
  await lockClips(trx, householdId);
  const known = await standings(trx, householdId, localMoment(at, timeZone).slice(0, 10));
  const activated = [...known].flatMap(([offerId, { clipId }]) => (clipId === null ? [] : [offerId]));
  const asking = [...(await offersById(trx, activated)).values()].filter(
    (offer) => countsOf(offer) === deed && validityOf(offer, localMoment(at, timeZone)) === 'CURRENT',
  );
  if (asking.length === 0) return;
  await addProgress(
    trx,
    { householdId, sourceId: `did ${deed}`, orderNumber: null, at },
    asking.map(({ offerId }) => ({ offerId, amount: 1 })),
  );
  await settleRewards(trx, deps, { householdId, orderNumber: null, at, timeZone }, { adding: asking, paying: [] });
}

/** Completes at once what was just activated and asks for something that the shopper has done before: nobody can do it twice. */
export async function countWhatIsDone(
  trx: Transaction,
  deps: RewardDeps,
  { customerId, ...doer }: Omit<Done, 'deed'> & { customerId: string },
  offers: readonly OfferRecord[],
): Promise<void> {
  const asked = new Set(offers.map(countsOf));
  for (const deed of deeds.filter((each) => asked.has(each)))
    if (await isAsAsked(trx, customerId, deed)) await countDeed(trx, deps, { ...doer, deed });
}
