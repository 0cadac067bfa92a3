import type { Transaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { limitOf, progressOf, targetOf } from '../rules/progress.ts';
import type { OfferRecord } from '../rules/record.ts';
import { rewardTitle, worthOf } from '../rules/rewards.ts';
import { progressTotals, writeProgress } from '../store/progress.ts';
import { insertRewards, type KeptReward, returnRewards, standingRewards } from '../store/rewards.ts';
import type { OfferMessages } from './messages.ts';

/** Rewards have ids, and leave with the transaction. */
export type RewardDeps = Pick<ServiceContext, 'random' | 'outbox'>;

/** Whose order changes what has been earned, and when. */
export interface RewardedOrder {
  householdId: string;
  /** null if it was no order. */
  orderNumber: string | null;
  at: Temporal.Instant;
  /** The store's. */
  timeZone: string;
}

/** What an order has to do with offers that pay later. */
export interface Earnings {
  /** Offers that add up over orders. */
  adding: readonly OfferRecord[];
  /** Offers that pay in the order itself, and how many times they do. */
  paying: readonly { offer: OfferRecord; times: number }[];
}

/**
 * Brings progress and rewards in line with what has been earned: gives rewards that are missing, and takes the newest back
 * that are too many. Games hear of each when the transaction commits (N-46). The household's offers are locked.
 */
export async function settleRewards(
  trx: Transaction,
  deps: RewardDeps,
  order: RewardedOrder,
  { adding, paying }: Earnings,
): Promise<void> {
  const { householdId, orderNumber } = order;
  const totals = await progressTotals(trx, householdId);
  const progress = adding.map((offer) => ({
    offer,
    ...progressOf(totals.get(offer.offerId) ?? 0, { target: targetOf(offer.rule), limit: limitOf(offer) }),
  }));
  await writeProgress(
    trx,
    householdId,
    progress.map(({ offer: { offerId }, reached, rewards }) => ({ offerId, reached, rewards })),
  );
  const standing = await standingRewards(trx, householdId);
  const of = ({ offerId }: OfferRecord) => standing.get(offerId) ?? [];
  await bringInLine(trx, deps, order, [
    ...progress.map(({ offer, rewards }) => ({ offer, kept: of(offer), times: rewards })),
    ...paying.map(({ offer, times }) => ({
      offer,
      kept: of(offer).filter((reward) => reward.orderNumber === orderNumber),
      times,
    })),
  ]);
}

interface Line {
  offer: OfferRecord;
  /** Rewards that stand, newest first. */
  kept: readonly KeptReward[];
  /** How many there should be. */
  times: number;
}

async function bringInLine(
  trx: Transaction,
  { random, outbox }: RewardDeps,
  { householdId, orderNumber, at, timeZone }: RewardedOrder,
  lines: readonly Line[],
): Promise<void> {
  const given = lines.flatMap(({ offer, kept, times }) => {
    const worth = worthOf(offer);
    if (worth === null) return [];
    const missing = Math.max(0, times - kept.length);
    return Array.from({ length: missing }, () => ({ rewardId: random.uuid(), offer, ...worth }));
  });
  const back = lines.flatMap(({ kept, times }) => kept.slice(0, Math.max(0, kept.length - times)));
  await insertRewards(
    trx,
    given.map(({ offer: { offerId }, ...reward }) => ({ ...reward, offerId, householdId, orderNumber, at })),
  );
  await returnRewards(
    trx,
    back.map(({ rewardId }) => rewardId),
    at,
  );
  const tell = <Name extends keyof OfferMessages>(name: Name, message: OfferMessages[Name]) =>
    outbox.announce(trx, name, message);
  for (const { offer, ...reward } of given)
    await tell('offer.rewarded', {
      ...reward,
      householdId,
      orderNumber,
      offerId: offer.offerId,
      title: rewardTitle(offer),
      at: at.toString(),
      timeZone,
    });
  for (const { rewardId } of back) await tell('offer.returned', { rewardId, at: at.toString() });
}
