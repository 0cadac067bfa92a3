import { type OrderPoints, pointsOfOrders, wrongBalances } from '../../games/index.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { type LedgerFault, ledgerFaults, ordersForPoints } from '../store/ledger-audit.ts';

const page = 500;
/** How long a message to points may be on its way. */
const messageTime = { minutes: 10 };

/** What doesn't add up between orders and times, stock, payments, placings, and points; empty if all is well. */
export async function auditLedger({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<LedgerFault[]> {
  const now = clock.now();
  const found = await ledgerFaults(db, now);
  for (let after = ''; ;) {
    const orders = await ordersForPoints(db, { before: now.subtract(messageTime), after, limit: page });
    const points = await pointsOfOrders(
      db,
      orders.map(({ orderNumber }) => orderNumber),
    );
    for (const { orderNumber, state } of orders) {
      const fault = pointsFault(state, points.get(orderNumber));
      if (fault) found.push({ about: `order ${orderNumber}`, fault });
    }
    const last = orders.at(-1);
    if (!last || orders.length < page) break;
    after = last.orderNumber;
  }
  for (const { householdId, programCode } of await wrongBalances(db))
    found.push({
      about: `household ${householdId}`,
      fault: `its balance in ${programCode} isn't the sum of its points`,
    });
  return found;
}

/** What is wrong with an order's points (I-8, N-11). */
function pointsFault(state: string, points: OrderPoints | undefined): string | null {
  if (!points) return 'points have not heard of it';
  const { status, pending, posted, earned } = points;
  if ((state === 'CANCELLED') !== (status === 'CANCELLED')) return `is ${state}, and ${status} for points`;
  if (status === 'CANCELLED') return pending + posted === 0 ? null : `is canceled, and has ${pending + posted} points`;
  const counted = status === 'PLACED' ? pending : posted;
  return counted === earned ? null : `earns ${earned} points, and the ledger has ${counted}`;
}
