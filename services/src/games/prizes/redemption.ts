import { storeById } from '../../stores/index.ts';
import { inTransaction, isUniqueViolation } from '../../platform/database/database.ts';
import { notFound, ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { buy } from './buy.ts';
import type { Redemption } from '../contract/redemption.ts';
import { personIn } from '../play/prize-eligibility.ts';
import { keyReused, noProgram, notYourStore, priceChanged, prizeRefused, refusalDetails } from '../rules/refusals.ts';
import { notForPerson } from '../rules/prizes/prize-eligibility.ts';
import { storeDay } from '../../platform/store-day.ts';
import { redemptionViews } from '../views/redemptions.ts';
import { type RedemptionRequest, type Redeemer, type Shopper, write } from './redemption-writing.ts';
import { lockBalance } from '../store/households.ts';
import { factsOf, prizeById } from '../store/prizes.ts';
import { anyProgramOfDivision, programByCode } from '../store/programs.ts';
import { redemptionByRequest, type RedemptionWithPrize } from '../store/redemptions.ts';
import { enroll } from '../store/rewards/rewards-program.ts';
import { redeemWin, waitingWin, winById } from '../store/prize-wins.ts';
import { type BalanceRow, type GamesDb, gamesDb, type PrizeRow, type ProgramRow } from '../store/tables.ts';

type Deps = Pick<ServiceContext, 'db' | 'clock' | 'random'>;

/**
 * Redeems a prize, won or paid with points, in one transaction with what it delivers; repeating a client request gets
 * the same answer (N-26, I-8). A refusal changes nothing.
 * @throws ServiceError 409 with the refusals of the contract, 403 EMPLOYEE_EXCLUDED, AGE_NOT_MET and NOT_YOUR_STORE, 404 if something doesn't exist
 */
export async function redeem(context: Deps, shopper: Shopper, request: RedemptionRequest): Promise<Redemption> {
  const store = await storeById(context.db, request.storeId);
  if (!store) throw notFound('STORE_NOT_FOUND', 'Store not found.');
  const isWin = request.transactionId !== undefined || request.expectedCost === 0;
  if (!isWin && !(await anyProgramOfDivision(gamesDb(context.db), request.programCode, store.division)))
    throw noProgram();
  return guarded(async () => {
    const program = await programByCode(gamesDb(context.db), request.programCode);
    const row = await inTransaction(context.db, (trx) =>
      redeemOnce(gamesDb(trx), { ...context, shopper, timeZone: store.timeZone }, program, request),
    );
    return only(await redemptionViews(gamesDb(context.db), context.random, [row]));
  });
}

/** One redemption inside the transaction of `db`; shoppers come through `redeem`. */
export async function redeemOnce(
  db: GamesDb,
  redeemer: Redeemer,
  program: ProgramRow | undefined,
  request: RedemptionRequest,
): Promise<RedemptionWithPrize> {
  const { shopper } = redeemer;
  if (!program) throw noProgram();
  if (!program.is_game) await enroll(db, [shopper.householdId]);
  // Whatever else the household does in the program waits here for its turn.
  const balance = await lockBalance(db, shopper.householdId, program.code);
  const fingerprint = fingerprintOf(request);
  const done = await redemptionByRequest(db, shopper.householdId, request.clientRequestId);
  if (done) return repeated(done, fingerprint);
  if (request.storeId !== shopper.storeId) throw notYourStore();
  const prize = await prizeById(db, request.prizeId);
  if (prize?.program_code !== program.code || prize.prize_type !== request.prizeType) throw noPrize();
  if (request.quantity > 1 && prize.prize_type !== 'SWEEPSTAKES')
    throw new ServiceError(400, 'INVALID', 'quantity can be more than 1 only for SWEEPSTAKES.', 'quantity');
  if (!balance) throw prizeRefused('NOT_OPTED_IN');
  const own = { ...request, fingerprint };
  const winId = request.transactionId ?? (await waiting(db, redeemer, request, prize));
  return winId === null
    ? buy(db, redeemer, { program, prize, balance, request: own })
    : redeemTheWin(db, redeemer, { program, prize, balance, winId, request: own });
}

/** A body that names no transaction and expects no cost means the win that waits. */
async function waiting(db: GamesDb, { shopper, clock }: Redeemer, request: RedemptionRequest, prize: PrizeRow) {
  if (request.expectedCost !== 0) return null;
  return (await waitingWin(db, shopper.householdId, prize.prize_id, clock.now()))?.win_id ?? null;
}

async function redeemTheWin(
  db: GamesDb,
  redeemer: Redeemer,
  given: {
    program: ProgramRow;
    prize: PrizeRow;
    balance: BalanceRow;
    winId: string;
    request: RedemptionRequest & { fingerprint: string };
  },
): Promise<RedemptionWithPrize> {
  const { prize, balance, winId, request } = given;
  const now = redeemer.clock.now();
  const win = await winById(db, redeemer.shopper.householdId, winId);
  if (win?.prize_id !== prize.prize_id) throw notFound('WIN_NOT_FOUND', 'Win not found.');
  if (win.status === 'REDEEMED') throw prizeRefused('ALREADY_REDEEMED');
  if (request.expectedCost !== 0) throw priceChanged(0);
  await checkPerson(db, redeemer, given.program, prize);
  if (!(await redeemWin(db, winId, now))) throw prizeRefused('EXPIRED');
  return write(db, redeemer, {
    prize,
    source: 'WIN',
    winId,
    since: win.won_at,
    quantity: 1,
    pointsSpent: 0,
    pointsLeft: balance.points,
    request,
  });
}

/** Won prizes have the same eligibility as redeemed ones. @throws ServiceError 403 AGE_NOT_MET, EMPLOYEE_EXCLUDED */
export async function checkPerson(
  db: GamesDb,
  { shopper, clock, timeZone }: Redeemer,
  program: ProgramRow,
  prize: PrizeRow,
): Promise<void> {
  const { date: today } = storeDay(clock.now(), timeZone);
  const reason = notForPerson(factsOf(prize), await personIn(db, shopper, program, [prize], today));
  if (reason !== null)
    throw prizeRefused(reason, refusalDetails(prize.minimum_age, { reason, againFrom: null, allowed: null }));
}

/** The redemption of a request already made; a different request with the same ID is refused. */
export function repeated(done: RedemptionWithPrize, fingerprint: string): RedemptionWithPrize {
  if (done.fingerprint !== fingerprint) throw keyReused('clientRequestId');
  return done;
}

/** Runs a redemption; a key used for a different request is the caller's mistake. */
export async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'redemption_key_once')) throw keyReused('idempotency-key');
    if (isUniqueViolation(error, 'redemption_request_once')) throw keyReused('clientRequestId');
    throw error;
  }
}

const noPrize = () => notFound('PRIZE_NOT_FOUND', 'Prize not found.');

/** The view of a single row. */
export function only<T>(views: readonly T[]): T {
  const [view] = views;
  if (view === undefined) throw new Error('the redemption was not written');
  return view;
}

const fingerprintOf = (request: RedemptionRequest) =>
  JSON.stringify([
    request.programCode,
    request.prizeId,
    request.quantity,
    request.storeId,
    request.expectedCost,
    request.transactionId ?? null,
  ]);
