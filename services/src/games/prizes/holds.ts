import { notFound } from '../../platform/http/errors.ts';
import type { Static } from 'typebox';
import { storeById } from '../../stores/index.ts';
import { iso } from '../../platform/clock.ts';
import { isUniqueViolation, type Transaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type * as contract from '../contract/prizes.ts';
import { personIn } from '../play/prize-eligibility.ts';
import { noProgram, prizeRefused, refusalDetails } from '../rules/refusals.ts';
import type { Shopper } from './redemption-writing.ts';
import { canBeHeld, holdHours, leastShareToHold, redeemability } from '../rules/prizes/redeem.ts';
import { storeDay } from '../../platform/store-day.ts';
import { endHold, hold, liveHold, releaseLapsed } from '../store/holds.ts';
import { lockBalance } from '../store/households.ts';
import { factsOf, prizeById, prizeUse } from '../store/prizes.ts';
import { programByCode } from '../store/programs.ts';
import { gamesDb } from '../store/tables.ts';
import type { HoldRow } from '../store/tables-prizes.ts';

type PrizeHold = Static<typeof contract.PrizeHold>;
type Deps = Pick<ServiceContext, 'db' | 'clock' | 'random'>;

/** Holds one of a prize for 24 hours, out of stock; an active hold on the same prize is returned again (N-26). */
export async function holdPrize(
  trx: Transaction,
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
  shopper: Shopper,
  prizeId: string,
): Promise<PrizeHold> {
  const db = gamesDb(trx);
  const { householdId } = shopper;
  const now = clock.now();
  const found = await prizeById(db, prizeId);
  if (!found) throw notFound('PRIZE_NOT_FOUND', 'Prize not found.');
  const { program_code: programCode } = found;
  const balance = await lockBalance(db, householdId, programCode);
  const held = await liveHold(db, householdId, programCode, now);
  if (held?.prize_id === prizeId) return holdView(held);
  if (held) throw prizeRefused('HOLD_EXISTS');
  await releaseLapsed(db, now);
  const prize = (await prizeById(db, prizeId)) ?? found;
  const day = storeDay(now, (await storeById(trx, shopper.storeId))?.timeZone ?? 'UTC');
  const program = await programByCode(db, programCode);
  if (!program) throw noProgram();
  const person = await personIn(db, shopper, program, [prize], day.date);
  const useOf = await prizeUse(db, householdId, [programCode], day.start);
  const answer = redeemability({
    prize: { ...factsOf(prize), listed: prize.listed, costPoints: prize.cost_points },
    use: useOf(prizeId),
    quantity: 1,
    cost: prize.cost_points,
    points: balance?.points ?? null,
    person,
    held: false,
    now,
    day,
  });
  const { reason } = answer;
  if (reason !== null && reason !== 'INSUFFICIENT_POINTS')
    throw prizeRefused(reason, refusalDetails(prize.minimum_age, answer));
  if (!canBeHeld(prize, prize.cost_points, balance?.points ?? null))
    throw prizeRefused('TOO_FEW_POINTS_TO_HOLD', { leastPercent: leastShareToHold * 100 });
  const row: HoldRow = {
    hold_id: random.uuid(),
    household_id: householdId,
    program_code: programCode,
    prize_id: prizeId,
    status: 'HELD',
    held_at: now,
    expires_at: now.add({ hours: holdHours }),
  };
  try {
    if (!(await hold(db, row))) throw prizeRefused('SOLD_OUT');
  } catch (error) {
    if (isUniqueViolation(error, 'prize_hold_one')) throw prizeRefused('HOLD_EXISTS');
    throw error;
  }
  return holdView(row);
}

/** Releases the household's hold on a prize; false when there is none. */
export async function releaseHold(
  trx: Transaction,
  clock: Deps['clock'],
  shopper: Shopper,
  prizeId: string,
): Promise<boolean> {
  const db = gamesDb(trx);
  const prize = await prizeById(db, prizeId);
  if (!prize) throw notFound('PRIZE_NOT_FOUND', 'Prize not found.');
  const held = await liveHold(db, shopper.householdId, prize.program_code, clock.now());
  return held?.prize_id === prizeId && (await endHold(db, held, 'RELEASED'));
}

export const holdView = (row: HoldRow): PrizeHold => ({
  holdId: row.hold_id,
  prizeId: row.prize_id,
  expiresAt: iso(row.expires_at),
});
