import { finalOrder, type FinalOrder, finalOrdersAfter } from '../../orders/index.ts';
import { type Database, inTransaction } from '../../platform/database/database.ts';
import { storeDay } from '../../platform/store-day.ts';
import { type Basket, mergedLines } from '../rules/basket.ts';
import { insertBaskets, noteProgress, progressOf } from '../store/baskets.ts';

/** Orders that are read at once. */
const pageSize = 500;
/** An order may become visible this long after the moment it says. */
const overlap = { minutes: 60 };

const basketOf = ({ orderNumber, householdId, storeId, timeZone, at, lines }: FinalOrder): Basket => ({
  orderNumber,
  householdId,
  storeId,
  day: storeDay(at, timeZone).date.toString(),
  lines: mergedLines(lines),
});

/** Remembers what came of an order that has become final; told twice, it is one basket. */
export async function gatherOrder(db: Database, orderNumber: string): Promise<void> {
  const order = await finalOrder(db, orderNumber);
  if (order) await inTransaction(db, (trx) => insertBaskets(trx, [basketOf(order)]));
}

/**
 * Remembers the final orders that nobody announced, page by page: those from before this service, and those whose message
 * was lost. It goes on where it was stopped.
 * @returns how many were new
 */
export async function gatherAll(db: Database): Promise<number> {
  const from = await progressOf(db);
  let place = from && { finalAt: from.finalAt.subtract(overlap), orderNumber: '' };
  let fresh = 0;
  for (;;) {
    const orders = await finalOrdersAfter(db, place, pageSize);
    const last = orders.at(-1);
    if (!last) return fresh;
    fresh += await inTransaction(db, async (trx) => {
      await noteProgress(trx, last);
      return insertBaskets(trx, orders.map(basketOf));
    });
    if (orders.length < pageSize) return fresh;
    place = last;
  }
}
