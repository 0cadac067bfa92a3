import { customersOfHousehold } from '../../identity/index.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { storeById } from '../../stores/index.ts';
import { renewMemberships } from '../membership/renew.ts';
import { captureQueue, settleOpenCharges } from '../membership/settle-charge.ts';
import type { PaymentPort } from '../payments/port.ts';
import { portOf } from '../payments/ports.ts';
import { chargeById } from '../store/membership-charges.ts';

/** Months of a membership are counted where the household shops. */
async function zoneOfHousehold(db: Database, householdId: string): Promise<string> {
  const [customer] = await customersOfHousehold(db, householdId);
  const store = customer && (await storeById(db, customer.storeId));
  return store?.timeZone ?? 'UTC';
}

/** Memberships are charged month by month, and what a provider left open is found out. */
export async function startMembershipJobs(
  context: Pick<ServiceContext, 'db' | 'clock' | 'random' | 'outbox' | 'jobs'>,
  ports: ReadonlyMap<string, PaymentPort>,
): Promise<void> {
  const { db, jobs } = context;
  const zoneOf = (householdId: string) => zoneOfHousehold(db, householdId);
  await jobs.schedule('orders.renew-memberships', '11 * * * *', async () => {
    await renewMemberships({ ...context, ports }, zoneOf);
  });
  await jobs.schedule('orders.settle-memberships', '* * * * *', async () => {
    await settleOpenCharges({ ...context, ports }, zoneOf);
  });
  await jobs.work<{ chargeId: string }>(captureQueue, async ({ chargeId }) => {
    const { method, reference, cents } = await chargeById(db, chargeId);
    const hold = { key: chargeId, reference };
    const { kind } = await portOf(ports, method).capture({ key: `${chargeId}-capture`, hold, cents });
    if (kind !== 'DONE') throw new Error(`capture ${chargeId}: ${kind}`);
  });
}
