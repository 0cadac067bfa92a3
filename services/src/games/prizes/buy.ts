import { personIn } from '../play/prize-eligibility.ts';
import { priceChanged, prizeRefused, refusalDetails } from '../rules/refusals.ts';
import { redeemability } from '../rules/prizes/redeem.ts';
import { storeDay } from '../../platform/store-day.ts';
import { type Redeemer, type RedemptionRequest, write } from './redemption-writing.ts';
import { spendPoints } from '../store/balances.ts';
import { endHold, liveHold, releaseLapsed } from '../store/holds.ts';
import { factsOf, prizeById, prizeUse, takeFromStock, useOfEntries } from '../store/prizes.ts';
import type { RedemptionWithPrize } from '../store/redemptions.ts';
import { withDraws } from './sweepstakes-prizes.ts';
import type { BalanceRow, GamesDb, PrizeRow, ProgramRow } from '../store/tables.ts';
import type { HoldRow } from '../store/tables-prizes.ts';

/** Redeems one of the "Available Prizes" with points; the household's balance is locked. */
export async function buy(
  db: GamesDb,
  redeemer: Redeemer,
  given: {
    program: ProgramRow;
    prize: PrizeRow;
    balance: BalanceRow;
    request: RedemptionRequest & { fingerprint: string };
  },
): Promise<RedemptionWithPrize> {
  const { program, balance, request } = given;
  const { shopper, timeZone } = redeemer;
  const now = redeemer.clock.now();
  const lapsed = await releaseLapsed(db, now, given.prize.prize_id);
  const stocked = (lapsed > 0 && (await prizeById(db, given.prize.prize_id))) || given.prize;
  const [prize = stocked] = await withDraws(db, [stocked]);
  const cost = prize.cost_points * request.quantity;
  const hold = await liveHold(db, shopper.householdId, program.code, now);
  const own = hold?.prize_id === prize.prize_id ? hold : undefined;
  const day = storeDay(now, timeZone);
  const useOf = await prizeUse(db, shopper.householdId, [program.code], day.start);
  const person = await personIn(db, shopper, program, [prize], day.date);
  const answer = redeemability({
    prize: { ...factsOf(prize), listed: prize.listed, costPoints: prize.cost_points },
    use: useOfEntries(prize, useOf(prize.prize_id), balance.entries),
    quantity: request.quantity * Math.max(prize.prize_type === 'SWEEPSTAKES' ? prize.entries : 1, 1),
    cost,
    points: balance.points,
    person,
    held: own !== undefined,
    now,
    day,
  });
  const { reason } = answer;
  const isMoney = reason === 'INSUFFICIENT_POINTS' || reason === 'NEGATIVE_BALANCE';
  // A changed cost is reported before anything that follows from it.
  if ((reason === null || isMoney) && request.expectedCost !== cost) throw priceChanged(cost);
  if (reason !== null) throw prizeRefused(reason, refusalDetails(prize.minimum_age, answer));
  if (!(await take(db, prize, own))) throw prizeRefused('SOLD_OUT');
  const paid = await spendPoints(db, { householdId: shopper.householdId, programCode: program.code, points: cost });
  if (!paid) throw prizeRefused('INSUFFICIENT_POINTS');
  return write(db, redeemer, {
    prize,
    source: 'POINTS',
    winId: null,
    since: now,
    quantity: request.quantity,
    pointsSpent: cost,
    pointsLeft: balance.points - cost,
    request,
  });
}

/** Hands over the one held for the household, or else takes one from stock (I-4). */
async function take(db: GamesDb, prize: PrizeRow, hold: HoldRow | undefined): Promise<boolean> {
  if (hold && (await endHold(db, hold, 'REDEEMED'))) return true;
  return takeFromStock(db, prize);
}
