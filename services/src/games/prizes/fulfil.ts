import { givePersonalOffer } from '../../offers/index.ts';
import { iso } from '../../platform/clock.ts';
import type { Random } from '../../platform/random.ts';
import { addSubscriptionPeriod } from '../../profile/index.ts';
import { entryIdOf } from '../../draws/index.ts';
import { enterProgramDraw } from '../points/sweepstakes-entries.ts';
import { prizeRefused } from '../rules/refusals.ts';
import { offerExpiry, rewardExpiry } from '../rules/expiry.ts';
import { creditReward } from '../store/rewards/rewards.ts';
import { claimCode } from '../store/vendor-codes.ts';
import type { GamesDb, PrizeRow } from '../store/tables.ts';
import type { StoredResult } from '../store/tables-prizes.ts';

/** A prize that has just become a household's. */
export interface Fulfilment {
  redemptionId: string;
  householdId: string;
  prize: PrizeRow;
  quantity: number;
  now: Temporal.Instant;
  timeZone: string;
}

type Deliver = (db: GamesDb, random: Random, given: Fulfilment) => Promise<StoredResult>;

/** What each prize type delivers, in the transaction that redeems it: redeemed and delivered atomically (N-26). */
const deliver: Record<PrizeRow['prize_type'], Deliver> = {
  B4U_OFFER: giveOffer,
  // An alternate with nothing left to choose from is itself a coupon.
  ALTERNATE_PRIZES: async (db, random, given) =>
    given.prize.details.choices ? { prizeType: 'ALTERNATE_PRIZES' } : giveOffer(db, random, given),

  REWARD: async (db, random, { redemptionId, householdId, prize, now, timeZone }) => {
    const rewardId = random.uuid();
    const valueCents = prize.details.rewardCents ?? prize.arv_cents;
    const expiresAt = rewardExpiry(now, timeZone);
    await creditReward(db, {
      id: rewardId,
      householdId,
      valueCents,
      title: prize.name,
      prizeId: prize.prize_id,
      sourceId: `redemption:${redemptionId}`,
      at: now,
      expiresAt,
    });
    return { prizeType: 'REWARD', rewardId, valueCents, expiresAt: iso(expiresAt) };
  },

  FRESH_PASS: async (db, _random, { householdId, prize, now, timeZone }) => {
    const { subscriptionId, start, until } = await addSubscriptionPeriod(db, {
      householdId,
      name: 'FreshPass',
      value: prize.name,
      months: prize.details.months ?? 1,
      at: now,
      timeZone,
    });
    return { prizeType: 'FRESH_PASS', subscriptionId, start: iso(start), until: iso(until) };
  },

  VENDOR: async (db, _random, { redemptionId, prize }) => {
    if (!(await claimCode(db, prize.prize_id, redemptionId))) throw prizeRefused('SOLD_OUT');
    return { prizeType: 'VENDOR' };
  },

  RECIPE: async (_db, _random, { prize }) => ({
    prizeType: 'RECIPE',
    recipeId: prize.details.recipeId ?? prize.prize_id,
  }),

  SWEEPSTAKES: async (db, _random, { householdId, prize, quantity, now }) => {
    const count = quantity * Math.max(prize.entries, 1);
    const { total, entryNos } = await enterProgramDraw(db, {
      householdId,
      programCode: prize.program_code,
      prizeId: prize.prize_id,
      count,
      source: 'POINTS',
      at: now,
    });
    return { prizeType: 'SWEEPSTAKES', entryIds: entryNos.map(entryIdOf), count, myEntries: total };
  },
};

/** Delivers a prize. @throws ServiceError 409 SOLD_OUT when a vendor's codes are gone (T-46), or why entries are refused (T-54, T-60) */
export function fulfil(db: GamesDb, random: Random, given: Fulfilment): Promise<StoredResult> {
  return deliver[given.prize.prize_type](db, random, given);
}

async function giveOffer(
  db: GamesDb,
  random: Random,
  { redemptionId, householdId, prize, now, timeZone }: Fulfilment,
): Promise<StoredResult> {
  const offerId = `prize-${random.uuid()}`;
  const expiresAt = offerExpiry(now, prize.redeem_by, timeZone);
  await givePersonalOffer(db, {
    offerId,
    householdId,
    campaignOfferId: prize.details.offerId ?? null,
    prizeId: prize.prize_id,
    title: prize.name,
    description: prize.description,
    imageId: prize.image_id,
    valueCents: prize.arv_cents,
    departmentId: prize.details.departmentId ?? null,
    sourceId: `redemption:${redemptionId}`,
    at: now,
    expiresAt,
  });
  return { prizeType: 'B4U_OFFER', offerId, expiresAt: iso(expiresAt) };
}
