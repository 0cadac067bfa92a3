import { packedInstead } from '../../catalog/index.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/database/database.ts';
import { noLine, noOrder, noSubstitute } from '../rules/refusals.ts';
import { linesOfOrder, orderByNumber } from '../store/order-reads.ts';
import { pack, type Packing } from './packing.ts';
import { refund, type Returned } from './refund.ts';
import { advance, cancel, finalize } from './store-side.ts';
import type { Deps } from './take.ts';

type Context = Deps & { db: Database };
/** Which order, and who does it. */
interface Step {
  orderNumber: string;
  actor: string;
}

type Moving = Step & { at: Temporal.Instant };
type Work = (trx: Transaction, context: Context, moving: Moving) => Promise<string>;

const simple =
  (work: Work) =>
  (context: Context, step: Step): Promise<string> =>
    inTransaction(context.db, (trx) => work(trx, context, { ...step, at: context.clock.now() }));

const moving = (event: 'PICK' | 'READY' | 'HAND_OVER', said: string) =>
  simple(async (trx, _context, step) => {
    await advance(trx, { ...step, event });
    return `${step.orderNumber} is ${said}.`;
  });

const packing = (context: Context, step: Step, change: Packing) =>
  simple(async (trx, deps, at) => {
    await pack(trx, deps, [change], at);
    return `${step.orderNumber}: ${change.kind.toLowerCase()}.`;
  })(context, step);

/** What a store tells of an order, as an event of its own systems would; each answers what was done, in a sentence. */
export const storeSteps = {
  pick: moving('PICK', 'being picked'),
  ready: moving('READY', 'packed'),
  handOver: moving('HAND_OVER', 'handed over'),
  finalize: simple(async (trx, context, step) => {
    await finalize(trx, context, step);
    return `${step.orderNumber} is final.`;
  }),
  cancel: simple(async (trx, context, step) => {
    await cancel(trx, context, { ...step, event: 'STORE_CANCEL' });
    return `${step.orderNumber} is canceled.`;
  }),
  short: (context: Context, step: Step, { entryId, left }: { entryId: string; left: number }) =>
    packing(context, step, { kind: 'SHORT', entryId, left }),
  weigh: (context: Context, step: Step, { entryId, weight }: { entryId: string; weight: number }) =>
    packing(context, step, { kind: 'WEIGHED', entryId, weight }),
  /** @param itemId null for what the shopper chose, or the closest */
  substitute: (context: Context, step: Step, { entryId, itemId }: { entryId: string; itemId: string | null }) =>
    simple(async (trx, deps, at) => {
      const order = (await orderByNumber(trx, step.orderNumber)) ?? refuse(noOrder());
      const lines = await linesOfOrder(trx, step.orderNumber);
      const line = lines.find(({ entry_id: id }) => id === entryId) ?? refuse(noLine());
      const quantity = line.ordered_quantity;
      const instead = await packedInstead(
        { db: trx, now: at.at },
        {
          bpn: line.item_id,
          named: itemId ?? line.substitute_item_id,
          quantity,
          storeId: order.store_id,
          channel: order.channel,
        },
      );
      if (instead === null) throw noSubstitute();
      await pack(trx, deps, [{ kind: 'SUBSTITUTED', entryId, quantity, ...instead }], at);
      return `${step.orderNumber}: ${instead.name} instead of ${line.name}.`;
    })(context, step),
  refund: (context: Context, step: Step, returned: Returned) =>
    simple(async (trx, deps, at) => {
      const cents = await refund(trx, deps, { returned: [returned], reason: 'RETURN' }, at);
      return `${step.orderNumber}: $${(cents / 100).toFixed(2)} goes back.`;
    })(context, step),
  /** Its state and its lines, one by one. */
  async show({ db }: Pick<Context, 'db'>, orderNumber: string): Promise<string[]> {
    const order = (await orderByNumber(db, orderNumber)) ?? refuse(noOrder());
    const lines = await linesOfOrder(db, orderNumber);
    return [
      `${orderNumber}  ${order.state}  version ${order.version}  $${(order.total_cents / 100).toFixed(2)}`,
      ...lines.map((line) => `${line.entry_id}  ${line.ordered_quantity} × ${line.name} (${line.item_id})`),
    ];
  },
};

function refuse(error: Error): never {
  throw error;
}
