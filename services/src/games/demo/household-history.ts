import type { Principal } from '../../platform/http/auth.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Random } from '../../platform/random.ts';
import { enterProgramDraw } from '../points/sweepstakes-entries.ts';
import { writeOptIn } from '../play/opt-in.ts';
import { playOnce } from '../play/play.ts';
import { orderRefunded } from '../points/orders.ts';
import { redeemOnce } from '../prizes/redemption.ts';
import { noProgram } from '../rules/refusals.ts';
import type { OrderLine } from '../rules/earning.ts';
import { outcomeOf } from '../rules/odds.ts';
import { rollOf } from '../rules/proof.ts';
import { setBalance } from '../store/balances.ts';
import { lockBalance } from '../store/households.ts';
import { append, ledgerEntry } from '../store/ledger.ts';
import { prizeById } from '../store/prizes.ts';
import { markSeen, programByCode } from '../store/programs.ts';
import { gamesDb, type GamesDb, type LedgerRow, type ProgramRow } from '../store/tables.ts';
import { takeIn } from '../points/take-in.ts';

/** Something a household did, in the order it happened. */
export type PastEvent = { at: Temporal.Instant } & (
  | { did: 'opt in' }
  /** `line`: the line of the odds that came up. */
  | { did: 'play'; line: number }
  /** `pending`: not in the balance yet. */
  | { did: 'earn'; points: number; orderNumber: string; storeName: string; pending?: boolean }
  | { did: 'refund'; points: number; orderNumber: string; title: string }
  | { did: 'enter free'; entries: number; prizeId: string; title: string }
  /** A prize won earlier, or bought for points. */
  | { did: 'redeem'; prizeId: string; cost?: number }
);

type Shopper = Pick<Principal, 'householdId' | 'customerId' | 'customerType' | 'storeId'>;

interface Told {
  trx: Database;
  db: GamesDb;
  random: Random;
  shopper: Shopper;
  program: ProgramRow;
  timeZone: string;
}

/**
 * Writes a household's history in a program through the same code as real use: plays are decided, paid, proven,
 * and counted like any other, but their seeds are chosen to make the given line come up. For demos and tests.
 */
export async function tellHistory(
  trx: Database,
  random: Random,
  shopper: Shopper,
  { programCode, timeZone, events }: { programCode: string; timeZone: string; events: readonly PastEvent[] },
): Promise<void> {
  const db = gamesDb(trx);
  const program = await programByCode(db, programCode);
  if (!program) throw noProgram();
  const told: Told = { trx, db, random, shopper, program, timeZone };
  for (const event of events) await tell(told, event);
}

async function tell(told: Told, event: PastEvent): Promise<void> {
  const { db, random, shopper, program } = told;
  switch (event.did) {
    case 'opt in':
      await writeOptIn(db, { random }, shopper, requestOf(told), {
        program,
        now: event.at,
        freePlays: program.welcome_plays,
        states: [],
      });
      return markSeen(db, shopper.householdId, program.code, event.at);
    case 'play':
      return replay(told, event.at, event.line);
    case 'earn':
      await takeIn(db, random, [
        {
          orderNumber: event.orderNumber,
          householdId: shopper.householdId,
          storeName: event.storeName,
          state: '',
          placedAt: event.at,
          timeZone: told.timeZone,
          finalizedAt: event.pending ? null : event.at,
          lines: worth(program, event.points),
          onlyIn: program.code,
        },
      ]);
      return;
    case 'refund': {
      const { orderNumber, at, title } = event;
      const refund = { orderNumber, at, title, refundId: random.uuid(), lines: worth(program, event.points) };
      await orderRefunded(told.trx, random, refund);
      return;
    }
    case 'enter free':
      await enterProgramDraw(db, {
        householdId: shopper.householdId,
        programCode: program.code,
        prizeId: event.prizeId,
        count: event.entries,
        source: 'AMOE',
        at: event.at,
      });
      return book(told, event.at, {
        kind: 'SWEEPSTAKES',
        entry_type: 'ENTRY',
        points: 0,
        status: 'COMPLETED',
        source_type: 'AMOE',
        source_id: random.uuid(),
        title: event.title,
        prize_id: event.prizeId,
      });
    case 'redeem':
      return redeem(told, event.at, event.prizeId, event.cost);
  }
}

/** Groceries worth this many points. */
const worth = ({ earning }: ProgramRow, points: number): OrderLine[] => [
  { category: 'GROCERY', netCents: Math.ceil((points * 100) / (earning.pointsPerDollar ?? 1)) },
];

const requestOf = ({ shopper, program, random }: Told) => ({
  storeId: shopper.storeId,
  rulesVersion: program.rules_version,
  marketingConsent: false,
  clientRequestId: random.uuid(),
});

async function replay(told: Told, at: Temporal.Instant, line: number): Promise<void> {
  const { db, random, shopper, program, timeZone } = told;
  const balance = await lockBalance(db, shopper.householdId, program.code);
  if (!balance) throw new Error(`${shopper.householdId} has not opted in to ${program.code}`);
  const clientSeed = random.uuid();
  const serverSeed = seedFor(
    random,
    (seed) => outcomeOf(program.game.odds, rollOf(seed, clientSeed, balance.nonce + 1)) === line,
  );
  await setBalance(db, balance, { server_seed: serverSeed });
  const key = random.uuid();
  const request = { program, timeZone, playKey: key, clientSeed, idempotencyKey: key };
  await playOnce(db, { clock: { now: () => at }, random }, shopper, request);
}

function seedFor(random: Random, comesUp: (seed: string) => boolean): string {
  for (;;) {
    const seed = random.bytes(32).toString('hex');
    if (comesUp(seed)) return seed;
  }
}

type Booking = Pick<LedgerRow, 'entry_type' | 'points' | 'status' | 'source_type' | 'source_id' | 'title'> &
  Partial<LedgerRow>;

async function book({ db, random, shopper, program }: Told, at: Temporal.Instant, booking: Booking): Promise<void> {
  const entry = ledgerEntry({
    id: random.uuid(),
    household_id: shopper.householdId,
    program_code: program.code,
    kind: 'EARN',
    idempotency_key: `${booking.source_type}:${program.code}:${booking.source_id}`,
    effective_at: at,
    expires_at: program.end_at,
    ...booking,
  });
  await append(db, [entry]);
}

async function redeem(
  { db, random, shopper, program, timeZone }: Told,
  at: Temporal.Instant,
  prizeId: string,
  cost = 0,
) {
  const prize = await prizeById(db, prizeId);
  if (!prize) throw new Error(`${program.code} has no prize ${prizeId}`);
  const key = random.uuid();
  await redeemOnce(db, { shopper, random, timeZone, clock: { now: () => at } }, program, {
    programCode: program.code,
    prizeId,
    prizeType: prize.prize_type,
    quantity: 1,
    storeId: shopper.storeId,
    expectedCost: cost,
    clientRequestId: key,
    idempotencyKey: key,
  });
}
