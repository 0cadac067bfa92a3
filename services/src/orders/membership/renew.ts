import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { memberships, monthStart } from '../../profile/index.ts';
import { membershipCents } from '../rules/membership/fees.ts';
import { type ChargeRow, insertCharge, isMonthCharged } from '../store/membership-charges.ts';
import { memberPort } from './join.ts';
import { lockMembership, type MembershipContext, settleCharge } from './settle-charge.ts';

/** A month that nobody asked to be paid for in time is on the house. */
const inTime = { hours: 72 };

/**
 * Charges the months of memberships that have begun (N-70): each once, however often this runs, and nothing while no provider
 * is set up. @returns how many were asked for
 */
export async function renewMemberships(
  context: MembershipContext,
  timeZoneOf: (householdId: string) => Promise<string>,
): Promise<number> {
  const port = memberPort(context.ports);
  if (!port) return 0;
  const now = context.clock.now();
  let asked = 0;
  for (const { householdId, startsAt } of await memberships(context.db, now)) {
    const timeZone = await timeZoneOf(householdId);
    const monthAt = monthStart(startsAt, now, timeZone);
    if (Temporal.Instant.compare(monthAt.add(inTime), now) < 0) continue;
    const charge = await inTransaction(context.db, (trx) =>
      due(trx, context, { householdId, monthAt, method: port.id }),
    );
    if (charge === null) continue;
    asked += 1;
    await settleCharge(context, charge, timeZone);
  }
  return asked;
}

/** The charge of a month; null if it was asked for before. */
async function due(
  trx: Transaction,
  { random, clock }: MembershipContext,
  { householdId, monthAt, method }: { householdId: string; monthAt: Temporal.Instant; method: string },
): Promise<ChargeRow | null> {
  await lockMembership(trx, householdId);
  if (await isMonthCharged(trx, { householdId, monthAt })) return null;
  return insertCharge(trx, {
    charge_id: `membership-${random.uuid()}`,
    household_id: householdId,
    request_key: null,
    month_at: monthAt,
    cents: membershipCents,
    method,
    reference: null,
    state: 'ASKED',
    created_at: clock.now(),
  });
}
