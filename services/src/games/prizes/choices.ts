import { notFound } from '../../platform/http/errors.ts';
import { storeById } from '../../stores/index.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type { ChoiceBody, Redemption } from '../contract/redemption.ts';
import { cannotChoose } from '../rules/prizes/choices.ts';
import { prizeRefused } from '../rules/refusals.ts';
import { checkPerson, guarded, only, redeemOnce, repeated } from './redemption.ts';
import { redemptionViews } from '../views/redemptions.ts';
import { type Redeemer, type Shopper, write } from './redemption-writing.ts';
import { lockBalance } from '../store/households.ts';
import { prizeById, takeFromStock } from '../store/prizes.ts';
import { programByCode } from '../store/programs.ts';
import {
  closeChoice,
  redemptionById,
  redemptionByRequest,
  redemptionOfWin,
  type RedemptionWithPrize,
} from '../store/redemptions.ts';
import { winById } from '../store/prize-wins.ts';
import { type GamesDb, gamesDb } from '../store/tables.ts';

type Deps = Pick<ServiceContext, 'db' | 'clock' | 'random'>;
export type ChoiceRequest = ChoiceBody & { idempotencyKey: string };

/**
 * Chooses one of an ALTERNATE_PRIZES prize: for an open redemption or directly for a win, in one transaction with what
 * the choice delivers; repeating a client request gets the same answer (N-26).
 * @throws ServiceError 409 NOT_A_CHOICE, ALREADY_CHOSEN, ALREADY_REDEEMED, EXPIRED, or SOLD_OUT, 404 if something doesn't exist
 */
export async function choose(context: Deps, shopper: Shopper, request: ChoiceRequest): Promise<Redemption> {
  const store = await storeById(context.db, shopper.storeId);
  const redeemer = { ...context, shopper, timeZone: store?.timeZone ?? 'UTC' };
  return guarded(async () => {
    const row = await inTransaction(context.db, async (trx) => chooseOnce(gamesDb(trx), redeemer, request));
    return only(await redemptionViews(gamesDb(context.db), context.random, [row]));
  });
}

/** One choice inside the transaction of `db`. @param late the deadline has passed: the default is awarded */
export async function chooseOnce(
  db: GamesDb,
  redeemer: Redeemer,
  request: ChoiceRequest,
  late = false,
): Promise<RedemptionWithPrize> {
  const { householdId } = redeemer.shopper;
  const programCode = await programOf(db, householdId, request);
  const balance = await lockBalance(db, householdId, programCode);
  const fingerprint = JSON.stringify(['choice', request.redemptionId, request.transactionId, request.choiceId]);
  const done = await redemptionByRequest(db, householdId, request.clientRequestId);
  if (done) return repeated(done, fingerprint);
  if (!balance) throw prizeRefused('NOT_OPTED_IN');
  const open = await openChoice(db, redeemer, request);
  const refusal = cannotChoose({
    choices: open.details.choices,
    choiceId: request.choiceId,
    isOpen: open.status === 'PENDING',
    chooseBy: open.choose_by,
    now: redeemer.clock.now(),
    isDefault: late,
  });
  if (refusal !== null) throw prizeRefused(refusal);
  const [prize, program] = await Promise.all([prizeById(db, request.choiceId), programByCode(db, programCode)]);
  if (prize && program) await checkPerson(db, redeemer, program, prize);
  if (!prize || !(await takeFromStock(db, prize))) throw prizeRefused('SOLD_OUT');
  if (!(await closeChoice(db, open.redemption_id))) throw prizeRefused('ALREADY_CHOSEN');
  return write(db, redeemer, {
    prize,
    source: 'CHOICE',
    winId: null,
    chosenFrom: open.redemption_id,
    since: redeemer.clock.now(),
    quantity: 1,
    pointsSpent: 0,
    pointsLeft: balance.points,
    request: { ...request, fingerprint },
  });
}

async function programOf(db: GamesDb, householdId: string, { redemptionId, transactionId }: ChoiceRequest) {
  const found =
    redemptionId === undefined
      ? transactionId && (await winById(db, householdId, transactionId))
      : await redemptionById(db, householdId, redemptionId);
  if (!found) throw notFound('REDEMPTION_NOT_FOUND', 'Redemption not found.');
  return found.program_code;
}

/** The redemption whose choice is open; an unredeemed win is redeemed first. */
async function openChoice(db: GamesDb, redeemer: Redeemer, request: ChoiceRequest): Promise<RedemptionWithPrize> {
  const { householdId } = redeemer.shopper;
  const { redemptionId, transactionId = '' } = request;
  const found =
    redemptionId === undefined
      ? await redemptionOfWin(db, householdId, transactionId)
      : await redemptionById(db, householdId, redemptionId);
  if (found) return found;
  const win = await winById(db, householdId, transactionId);
  const prize = win && (await prizeById(db, win.prize_id));
  if (!win || !prize) throw notFound('REDEMPTION_NOT_FOUND', 'Redemption not found.');
  return redeemOnce(db, redeemer, await programByCode(db, win.program_code), {
    programCode: win.program_code,
    prizeId: win.prize_id,
    prizeType: prize.prize_type,
    quantity: 1,
    storeId: redeemer.shopper.storeId,
    expectedCost: 0,
    transactionId,
    clientRequestId: `${request.clientRequestId}:win`,
    idempotencyKey: `${request.idempotencyKey}:win`,
  });
}
