import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { orderAmended, orderCancelled, orderFinalized, orderPlaced, orderRefunded } from '../points/orders.ts';
import type { OrderLine } from '../rules/earning.ts';

/** What orders announce, and games hear (N-11). Instants are ISO 8601 texts; lines are all those of the order. */
export interface OrderMessages {
  'order.placed': {
    orderNumber: string;
    householdId: string;
    storeName: string;
    /** Two-letter code of the store's state. */
    state: string;
    /** IANA time zone of the store. */
    timeZone?: string;
    placedAt: string;
    handOverAt: string | null;
    lines: OrderLine[];
  };
  /** `version` counts the changes of an order; a late message changes nothing. */
  'order.amended': { orderNumber: string; version: number; lines: OrderLine[]; handOverAt: string | null };
  'order.canceled': { orderNumber: string; at: string };
  'order.finalized': { orderNumber: string; at: string; lines: OrderLine[] };
  /** `lines` are those that were paid back. */
  'order.refunded': { orderNumber: string; refundId: string; at: string; lines: OrderLine[] };
}

/** Keeps points in step with orders. A message that comes before `order.placed` fails, and comes again later. */
export async function startOrderEvents({ db, random, jobs }: Pick<ServiceContext, 'db' | 'random' | 'jobs'>) {
  const on = <Name extends keyof OrderMessages>(
    name: Name,
    handle: (trx: Transaction, message: OrderMessages[Name]) => Promise<unknown>,
  ) =>
    jobs.listen<OrderMessages[Name]>(name, `games.${name.replace('.', '-')}`, async (message) => {
      await inTransaction(db, (trx) => handle(trx, message));
    });

  await on('order.placed', (trx, { placedAt, handOverAt, ...order }) =>
    orderPlaced(trx, random, { ...order, placedAt: at(placedAt), handOverAt: known(handOverAt) }),
  );
  await on('order.amended', (trx, { handOverAt, ...change }) => {
    const handOver = known(handOverAt);
    return orderAmended(trx, random, { ...change, ...(handOver ? { handOverAt: handOver } : {}) });
  });
  await on('order.canceled', (trx, message) => orderCancelled(trx, random, { ...message, at: at(message.at) }));
  await on('order.finalized', (trx, message) => orderFinalized(trx, random, { ...message, at: at(message.at) }));
  await on('order.refunded', (trx, message) => orderRefunded(trx, random, { ...message, at: at(message.at) }));
}

const at = (text: string) => Temporal.Instant.from(text);
const known = (text: string | null) => (text === null ? undefined : at(text));
