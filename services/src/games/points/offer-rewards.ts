import type { Database } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import { pointsExpiry, rewardExpiry } from '../rules/expiry.ts';
import { credit, takeBack } from '../store/balances.ts';
import { append, ledgerEntry } from '../store/ledger.ts';
import { noteOfferReturn, noteOfferReward, pointsOfOfferReward } from '../store/rewards/offer-rewards.ts';
import { creditReward, takeBackReward } from '../store/rewards/rewards.ts';
import { earningPrograms } from '../store/orders.ts';
import { enroll } from '../store/rewards/rewards-program.ts';
import { type GamesDb, gamesDb } from '../store/tables.ts';

/** What an offer has brought a household: points, cents of grocery rewards, or both. */
export interface OfferReward {
  rewardId: string;
  householdId: string;
  /** null if no order earned it. */
  orderNumber: string | null;
  /** Which offer; messages from before this was told don't say. */
  offerId?: string;
  title: string;
  points: number;
  valueCents: number;
  at: Temporal.Instant;
  /** The store's. */
  timeZone: string;
}

/**
 * Posts a reward of an offer: its points where all members collect them (N-70), or, where there is no such program, in every
 * game that the household plays and that is on, as an order's are (N-10); and its money as grocery rewards (N-12). In the caller's transaction; the same reward is posted once (N-46).
 * @returns was it new?
 */
export async function offerRewarded(trx: Database, random: Random, reward: OfferReward): Promise<boolean> {
  const db = gamesDb(trx);
  if (!(await noteOfferReward(db, reward))) return false;
  const { rewardId, householdId, orderNumber, offerId, title, points, valueCents, at, timeZone } = reward;
  if (points > 0) {
    await enroll(db, [householdId]);
    const programs = await programsFor(db, householdId, at);
    await append(
      db,
      programs.map((program) =>
        ledgerEntry({
          id: random.uuid(),
          household_id: householdId,
          program_code: program.code,
          kind: 'EARN',
          entry_type: 'EARN',
          points,
          status: 'POSTED',
          source_type: 'OFFER',
          source_id: rewardId,
          idempotency_key: `OFFER:${program.code}:${rewardId}`,
          title,
          offer_id: offerId ?? null,
          order_number: orderNumber,
          effective_at: at,
          expires_at: pointsExpiry(program, at, timeZone),
        }),
      ),
    );
    await credit(
      db,
      programs.map(({ code }) => ({ householdId, programCode: code, points })),
    );
  }
  if (valueCents > 0)
    await creditReward(db, {
      id: random.uuid(),
      householdId,
      valueCents,
      title,
      offerId,
      sourceId: sourceOf(rewardId),
      at,
      expiresAt: rewardExpiry(at, timeZone),
    });
  return true;
}

/**
 * Takes a reward of an offer back, because what earned it came back: its points, below zero if they are spent (T-48), and
 * what is left of its money. Once. @returns was it taken back now? @throws Error before it was posted: tell it again later
 */
export async function offerReturned(
  trx: Database,
  random: Random,
  { rewardId, at }: { rewardId: string; at: Temporal.Instant },
): Promise<boolean> {
  const db = gamesDb(trx);
  const noted = await noteOfferReturn(db, rewardId, at);
  if (noted === 'UNKNOWN') throw new Error(`the reward ${rewardId} has not been posted yet`);
  if (noted === 'KNOWN') return false;
  for (const row of await pointsOfOfferReward(db, rewardId)) {
    const { household_id: householdId, program_code: programCode, points } = row;
    await takeBack(db, { householdId, programCode, points });
    await append(db, [
      ledgerEntry({
        id: random.uuid(),
        household_id: householdId,
        program_code: programCode,
        kind: 'EARN',
        entry_type: 'ADJUST',
        points: -points,
        status: 'POSTED',
        source_type: 'REVERSAL',
        source_id: rewardId,
        idempotency_key: `REVERSAL:${programCode}:${rewardId}`,
        title: returnedTitle(row.title),
        offer_id: row.offer_id,
        order_number: row.order_number,
        effective_at: at,
      }),
    ]);
  }
  await takeBackReward(db, { id: random.uuid(), sourceId: sourceOf(rewardId), title: 'Returned items', at });
  return true;
}

/** Where points of offers go. */
async function programsFor(db: GamesDb, householdId: string, at: Temporal.Instant) {
  const on = (await earningPrograms(db, [householdId])).filter(
    (program) =>
      Temporal.Instant.compare(program.start_at, at) <= 0 && Temporal.Instant.compare(at, program.end_at) <= 0,
  );
  const ofMembers = on.filter((program) => !program.is_game);
  return ofMembers.length > 0 ? ofMembers : on;
}

const sourceOf = (rewardId: string): string => `offer:${rewardId}`;
const returnedTitle = (title: string): string => `${title}, items returned`;
