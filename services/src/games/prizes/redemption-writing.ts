import type { Principal } from '../../platform/http/auth.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type { RedemptionBody } from '../contract/redemption.ts';
import { fulfil } from './fulfil.ts';
import { choiceDays } from '../rules/prizes/redeem.ts';
import { receiptOf } from '../rules/receipt.ts';
import { ledgerEntry } from '../store/ledger.ts';
import { type RedemptionWithPrize, writeRedemption } from '../store/redemptions.ts';
import type { GamesDb, PrizeRow } from '../store/tables.ts';
import type { RedemptionRow } from '../store/tables-prizes.ts';

export type Shopper = Pick<Principal, 'householdId' | 'customerId' | 'customerType' | 'storeId'>;
export type RedemptionRequest = Omit<RedemptionBody, 'deliveryAddressId'> & { idempotencyKey: string };

/** Who redeems, and by which clock. */
export interface Redeemer extends Pick<ServiceContext, 'clock' | 'random'> {
  shopper: Shopper;
  /** Time zone of the shopper's store: its day is "today". */
  timeZone: string;
}

export interface Writing {
  prize: PrizeRow;
  source: RedemptionRow['source'];
  winId: string | null;
  /** The ALTERNATE_PRIZES redemption this choice belongs to. */
  chosenFrom?: string;
  /** When the days to choose start counting. */
  since: Temporal.Instant;
  quantity: number;
  pointsSpent: number;
  pointsLeft: number;
  request: { clientRequestId: string; idempotencyKey: string; fingerprint: string };
}

/** Delivers a prize the household now owns, and writes the redemption and its ledger row. */
export async function write(db: GamesDb, redeemer: Redeemer, given: Writing): Promise<RedemptionWithPrize> {
  const { shopper, random, timeZone } = redeemer;
  const { prize, quantity } = given;
  const now = redeemer.clock.now();
  const redemptionId = random.uuid();
  const result = await fulfil(db, random, {
    redemptionId,
    householdId: shopper.householdId,
    prize,
    quantity,
    now,
    timeZone,
  });
  const isChoice = result.prizeType === 'ALTERNATE_PRIZES';
  const isEntry = prize.prize_type === 'SWEEPSTAKES';
  const own = { household_id: shopper.householdId, program_code: prize.program_code, prize_id: prize.prize_id };
  const entry = ledgerEntry({
    ...own,
    id: random.uuid(),
    kind: isEntry ? 'SWEEPSTAKES' : 'BURN',
    entry_type: isEntry ? 'ENTRY' : 'REDEEM',
    points: -given.pointsSpent,
    status: given.pointsSpent === 0 ? 'COMPLETED' : 'POSTED',
    source_type: 'REDEMPTION',
    source_id: redemptionId,
    idempotency_key: `REDEEM:${redemptionId}`,
    title: isEntry ? entered(quantity * Math.max(prize.entries, 1)) : `You redeemed ${prize.name}`,
    effective_at: now,
  });
  const redemption = {
    ...own,
    redemption_id: redemptionId,
    customer_id: shopper.customerId,
    source: given.source,
    win_id: given.winId,
    chosen_from: given.chosenFrom ?? null,
    client_request_id: given.request.clientRequestId,
    idempotency_key: given.request.idempotencyKey,
    fingerprint: given.request.fingerprint,
    quantity,
    points_spent: given.pointsSpent,
    points_left: given.pointsLeft,
    status: isChoice ? ('PENDING' as const) : ('COMPLETED' as const),
    choose_by: isChoice ? given.since.add({ hours: 24 * choiceDays }) : null,
    redeemed_at: now,
    result,
  };
  return writeRedemption(db, { redemption, entry, prize }, () => `R-${receiptOf(random.bytes(4)).replace('-', '')}`);
}

const entered = (count: number) => (count === 1 ? '1 sweepstakes entry' : `${count} sweepstakes entries`);
