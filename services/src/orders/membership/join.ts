import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { beginMembership, nextMembership } from '../../profile/index.ts';
import type { PaymentPort } from '../payments/port.ts';
import { membershipCents } from '../rules/membership/fees.ts';
import { type ChargeRow, chargeInTheWay, insertCharge } from '../store/membership-charges.ts';
import { lockMembership, type MembershipContext, settleCharge } from './settle-charge.ts';

/** The provider that memberships are paid with: nobody comes to the door for them, nor confirms each month in a wallet. */
export const memberPort = (ports: ReadonlyMap<string, PaymentPort>): PaymentPort | null =>
  [...ports.values()].find(({ holdsMoney, wallet }) => holdsMoney && !wallet) ?? null;

interface Joining {
  householdId: string;
  /** Of the request: the same one charges nothing twice. */
  key: string;
  /** What the shopper saw that a month costs. */
  expectedCents: number;
  /** The store's. */
  timeZone: string;
}

const refuse = (code: 'NOT_OFFERED' | 'PAYMENT_DECLINED' | 'PAYMENT_UNKNOWN', message: string) =>
  new ServiceError(409, code, message);
const declined = () => refuse('PAYMENT_DECLINED', 'The payment was declined. Nothing was charged.');

/**
 * Joins FreshPass from month to month (N-70). The first month is charged now; after a month that is on anyway, it begins, and is
 * charged, when that ends. Who is a member already stays one and pays nothing.
 * @throws ServiceError 409 NOT_OFFERED, PRICE_CHANGED, PAYMENT_DECLINED, PAYMENT_UNKNOWN
 */
export async function joinFreshPass(context: MembershipContext, joining: Joining): Promise<void> {
  const port = memberPort(context.ports);
  if (!port) throw refuse('NOT_OFFERED', 'FreshPass can be paid for where a payment provider is set up.');
  if (joining.expectedCents !== membershipCents)
    throw new ServiceError(
      409,
      'PRICE_CHANGED',
      'The price has changed. Nothing was charged.',
      'expectedCents',
      {},
      {
        priceCents: membershipCents,
      },
    );
  const charge = await inTransaction(context.db, (trx) => begin(trx, context, { ...joining, method: port.id }));
  if (charge === null) return;
  const state = charge.state === 'ASKED' ? await settleCharge(context, charge, joining.timeZone) : charge.state;
  if (state === 'DECLINED') throw declined();
  if (state === 'ASKED')
    throw refuse('PAYMENT_UNKNOWN', "The payment provider hasn't answered yet. Nothing is charged twice.");
}

/** @returns the charge to settle; null if there is nothing to pay now */
async function begin(
  trx: Transaction,
  context: MembershipContext,
  { householdId, key, method, timeZone }: Joining & { method: string },
): Promise<ChargeRow | null> {
  await lockMembership(trx, householdId);
  const known = await chargeInTheWay(trx, { householdId, key });
  if (known) return known;
  const now = context.clock.now();
  const next = await nextMembership(trx, { householdId, at: now, timeZone });
  if (next === null) return null;
  if (Temporal.Instant.compare(next, now) > 0) {
    await beginMembership(trx, context, { householdId, at: now, timeZone });
    return null;
  }
  return insertCharge(trx, {
    charge_id: `membership-${context.random.uuid()}`,
    household_id: householdId,
    request_key: key,
    month_at: now,
    cents: membershipCents,
    method,
    reference: null,
    state: 'ASKED',
    created_at: now,
  });
}
