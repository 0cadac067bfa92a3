import { allergensOfSwap, packedInstead } from '../../catalog/index.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { OrderState } from '../rules/order-states.ts';
import { addsAllergen, noLine, noSuchOrder, nothingFits } from '../rules/store-refusals.ts';
import { linesOfOrder, orderByNumber } from '../store/order-reads.ts';
import type { OrderLineRow, OrderRow } from '../store/order-tables.ts';
import { lockOrder } from '../store/order-writes.ts';
import { payAtHandOver } from '../payments/hand-over.ts';
import { changePayment } from './change-payment.ts';
import { takeLateCoupons } from './late-coupons.ts';
import { pack, type Packing } from './packing.ts';
import { refund, type Returned } from './refund.ts';
import { advance, cancel, finalize, handOver, setOut } from './store-side.ts';
import type { Deps } from './take.ts';

type Context = Deps & { db: Database };
/** Which order, and who does it. */
interface Step {
  orderNumber: string;
  actor: string;
}

type Moving = Step & { at: Temporal.Instant };
type Work = (trx: Transaction, context: Context, moving: Moving, order: OrderRow) => Promise<string>;

/** Work on an order that is there and locked, in one transaction. */
const simple =
  (work: Work) =>
  (context: Context, step: Step): Promise<string> =>
    inTransaction(context.db, async (trx) => {
      const order = (await lockOrder(trx, step.orderNumber)) ?? refuse(noSuchOrder(step.orderNumber));
      return work(trx, context, { ...step, at: context.clock.now() }, order);
    });

/** A step that leads into a state; told once more, it changes nothing and says so. */
const into = (states: readonly OrderState[], said: string, work: (...given: Parameters<Work>) => Promise<void>) =>
  simple(async (trx, context, step, order) => {
    if (states.includes(order.state)) return `${step.orderNumber} is ${said} already. Nothing was changed.`;
    await work(trx, context, step, order);
    return `${step.orderNumber} is ${said}.`;
  });

const packing = (context: Context, step: Step, change: Packing, said: string) =>
  simple(async (trx, deps, at) => {
    const isNew = await pack(trx, deps, [change], at);
    return noted(step, said, isNew);
  })(context, step);

const noted = ({ orderNumber }: Step, said: string, isNew: boolean) =>
  isNew ? `${orderNumber}: ${said}.` : `${orderNumber}: ${said} already. Nothing was changed.`;

function packedOf(line: OrderLineRow) {
  const { substituted_item_id: itemId, substituted_name: name, substituted_cents: cents } = line;
  const { substituted_snap: isSnapEligible } = line;
  return itemId === null || name === null || cents === null ? null : { itemId, name, cents, isSnapEligible };
}

/** What a store tells of an order, as an event of its own systems would; each answers what was done, in a sentence. */
export const storeSteps = {
  pick: into(['PICKING'], 'being picked', async (trx, context, step) => {
    // The clock may not have locked it yet.
    await takeLateCoupons(trx, context, step);
    await advance(trx, { ...step, event: 'PICK' });
  }),
  ready: into(['READY', 'OUT_FOR_DELIVERY'], 'packed', setOut),
  handOver: into(['HANDED_OVER'], 'handed over', handOver),
  finalize: into(['FINALIZED'], 'final', finalize),
  cancel: into(['CANCELLED'], 'canceled', (trx, context, step) =>
    cancel(trx, context, { ...step, event: 'STORE_CANCEL' }),
  ),
  payHere: into([], 'to be paid at hand-over', (trx, context, step) =>
    changePayment(trx, context, { ...step, paymentId: payAtHandOver.id }),
  ),
  short: (context: Context, step: Step, { entryId, left }: { entryId: string; left: number }) =>
    packing(context, step, { kind: 'SHORT', entryId, left }, left === 0 ? 'the line is out' : `${left} of the line`),
  found: (context: Context, step: Step, entryId: string) =>
    packing(context, step, { kind: 'FOUND', entryId }, 'the line is packed as ordered'),
  weigh: (context: Context, step: Step, { entryId, weight }: { entryId: string; weight: number }) =>
    packing(context, step, { kind: 'WEIGHED', entryId, weight }, `${(weight / 100).toFixed(2)} lb`),
  /** @param itemId null for what the shopper chose, or the closest */
  substitute: (context: Context, step: Step, { entryId, itemId }: { entryId: string; itemId: string | null }) =>
    simple(async (trx, deps, at, order) => {
      const lines = await linesOfOrder(trx, step.orderNumber);
      const line = lines.find(({ entry_id: id }) => id === entryId) ?? refuse(noLine());
      const wanted = itemId ?? line.substitute_item_id;
      // What is packed already may be the last of it.
      const packed = packedOf(line);
      const quantity = line.ordered_quantity;
      const place = { storeId: order.store_id, channel: order.channel };
      if (wanted !== null && wanted !== line.substitute_item_id) {
        const added = await allergensOfSwap({ db: trx, now: at.at }, { bpn: line.item_id, instead: wanted, ...place });
        if (added.length > 0) throw addsAllergen(added);
      }
      const instead =
        packed && (wanted === null || wanted === packed.itemId)
          ? packed
          : await packedInstead({ db: trx, now: at.at }, { bpn: line.item_id, named: wanted, quantity, ...place });
      if (instead === null) throw nothingFits();
      const isNew = await pack(trx, deps, [{ kind: 'SUBSTITUTED', entryId, quantity, ...instead }], at);
      return noted(step, `${instead.name} instead of ${line.name}`, isNew);
    })(context, step),
  refund: (context: Context, step: Step, returned: Returned) =>
    simple(async (trx, deps, at) => {
      const cents = await refund(trx, deps, { returned: [returned], reason: 'RETURN' }, at);
      return `${step.orderNumber}: $${(cents / 100).toFixed(2)} goes back.`;
    })(context, step),
  /** Its state and its lines, one by one. */
  async show({ db }: Pick<Context, 'db'>, orderNumber: string): Promise<string[]> {
    const order = (await orderByNumber(db, orderNumber)) ?? refuse(noSuchOrder(orderNumber));
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
