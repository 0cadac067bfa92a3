import { sendNotice } from '../../notices/index.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { lockUntilCommit } from '../../platform/database/advisory-lock.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { beginMembership, endMembership } from '../../profile/index.ts';
import type { Outcome, PaymentPort } from '../payments/port.ts';
import { portOf } from '../payments/ports.ts';
import { chargeById, type ChargeRow, openCharges, updateCharge } from '../store/membership-charges.ts';

export type MembershipContext = Pick<ServiceContext, 'db' | 'clock' | 'random' | 'outbox'> & {
  ports: ReadonlyMap<string, PaymentPort>;
};

/** Queue of what a provider is asked to charge, once the transaction has committed. */
export const captureQueue = 'orders.membership-capture';

/** One thing at a time happens to a household's membership. */
export const lockMembership = (trx: Transaction, householdId: string): Promise<void> =>
  lockUntilCommit(trx, `membership ${householdId}`);

/**
 * Asks a provider for a month of membership, and begins it, lets it go on, or ends it. Nothing is locked while the provider is
 * asked. Safe to repeat, also at once: the same charge is asked for with the same key. @returns what is known of it then
 */
export async function settleCharge(context: MembershipContext, charge: ChargeRow, timeZone: string) {
  const { charge_id: key, cents, method } = charge;
  const outcome = await portOf(context.ports, method).authorize({ key, orderNumber: key, cents });
  return inTransaction(context.db, (trx) => conclude(trx, context, { charge, outcome, timeZone }));
}

async function conclude(
  trx: Transaction,
  context: MembershipContext,
  { charge, outcome, timeZone }: { charge: ChargeRow; outcome: Outcome; timeZone: string },
): Promise<ChargeRow['state']> {
  const { charge_id: chargeId, household_id: householdId, month_at: monthAt } = charge;
  await lockMembership(trx, householdId);
  const { state } = await chargeById(trx, chargeId);
  if (state !== 'ASKED' || outcome.kind === 'UNKNOWN') return state;
  const isFirst = charge.request_key !== null;
  if (outcome.kind === 'DECLINED') {
    await updateCharge(trx, chargeId, { state: 'DECLINED' });
    if (!isFirst) await endIt(trx, context, charge);
    return 'DECLINED';
  }
  const begun = isFirst ? await beginMembership(trx, context, { householdId, at: monthAt, timeZone }) : null;
  await updateCharge(trx, chargeId, { state: 'PAID', reference: outcome.reference, month_at: begun ?? monthAt });
  await context.outbox.publish(trx, captureQueue, { chargeId });
  return 'PAID';
}

/** A month that isn't paid for doesn't begin: the membership ended with the month before. */
async function endIt(
  trx: Transaction,
  context: MembershipContext,
  { charge_id: chargeId, household_id: householdId, month_at: monthAt }: ChargeRow,
): Promise<void> {
  await endMembership(trx, { householdId, at: monthAt });
  await sendNotice(context, trx, {
    notice_id: context.random.uuid(),
    household_id: householdId,
    type: 'SUB_REMINDER',
    parts: { code: 'MEMBERSHIP_ENDED' },
    deep_link: '/freshpass/manage/subscribe',
    created_at: context.clock.now(),
    once: `SUB_REMINDER:${householdId}:${chargeId}`,
  });
}

/** How long a request may be on its way before others take care of its charge. */
const grace = { seconds: 30 };

/** Finds out what became of charges that nobody knows the outcome of. @returns how many */
export async function settleOpenCharges(
  context: MembershipContext,
  timeZoneOf: (householdId: string) => Promise<string>,
): Promise<number> {
  const open = await openCharges(context.db, context.clock.now().subtract(grace), 50);
  for (const charge of open) await settleCharge(context, charge, await timeZoneOf(charge.household_id));
  return open.length;
}
