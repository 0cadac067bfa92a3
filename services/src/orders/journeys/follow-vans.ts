import { type Database, inTransaction } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { forgetJourneys, ordersOnTheirWay, writeJourney } from '../store/journeys.ts';
import type { Fleet } from './fleet.ts';

const batch = 20;

/** Asks the fleet where the drivers of all orders on their way are, and notes it. @returns how many orders are on their way */
export async function followVans({ db, clock }: { db: Database; clock: Clock }, fleet: Fleet): Promise<number> {
  let count = 0;
  for (let after = ''; ;) {
    const orders = await ordersOnTheirWay(db, { after, limit: batch });
    await Promise.all(
      orders.map(async ({ order, leftAt }) => {
        const journey = await fleet.whereIs(order, leftAt, clock.now());
        if (journey) await inTransaction(db, (trx) => writeJourney(trx, order, journey));
      }),
    );
    count += orders.length;
    after = orders.at(-1)?.order.order_number ?? '';
    if (orders.length < batch) break;
  }
  await forgetJourneys(db);
  return count;
}
