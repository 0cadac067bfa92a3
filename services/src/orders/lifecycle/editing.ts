import { closeEditCart, editedOrders, type Line, type LoadedCart, openEditCart } from '../../cart/index.ts';
import type { CartCategory } from '../../cart/index.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { noOrderData } from '../rules/refusals.ts';
import { linesOfOrder, orderOf } from '../store/order-reads.ts';
import type { OrderLineRow, OrderRow } from '../store/order-tables.ts';
import { type Deps, take } from './take.ts';

/** Which order, and whose. */
export interface Edited {
  orderNumber: string;
  householdId: string;
}

/** Which of these orders of one household are being changed (S-111). */
export async function editing(db: Database, [order]: readonly OrderRow[]): Promise<ReadonlySet<string>> {
  return order ? editedOrders(db, order.household_id) : new Set();
}

/** Begins to change an order, or goes on (S-22). @throws ServiceError 404 NO_ORDER_DATA, 423 CUTOFF_PASSED */
export async function startEdit(trx: Transaction, { clock, random }: Deps, edited: Edited): Promise<void> {
  const at = clock.now();
  const { order } = await take(trx, { ...edited, event: 'AMEND', at, actor: 'SHOPPER' });
  const lines = await linesOfOrder(trx, order.order_number);
  await openEditCart(
    trx,
    {
      orderNumber: order.order_number,
      householdId: order.household_id,
      storeId: order.store_id,
      channel: order.channel,
      zipCode: order.hand_over.zipCode,
      category: order.cart_category as CartCategory,
      sellerId: order.seller_id,
      inputs: order.inputs,
      lines: lines.map((line) => {
        const { bpn: itemId, ...rest } = cartLineOf(line);
        return { ...rest, itemId };
      }),
    },
    { random, now: at },
  );
}

/** Drops the changes of an order that weren't saved. @throws ServiceError 404 NO_ORDER_DATA */
export async function discardEdit(trx: Transaction, { clock }: Deps, edited: Edited): Promise<void> {
  if (!(await orderOf(trx, edited))) throw noOrderData();
  await closeEditCart(trx, edited.orderNumber, clock.now());
}

/** An order as a cart that isn't kept, to be changed by the rules of carts. */
export const cartOf = (order: OrderRow, lines: readonly OrderLineRow[], at: Temporal.Instant): LoadedCart => ({
  head: {
    cartId: `order-${order.order_number}`,
    owner: { householdId: order.household_id },
    category: order.cart_category as CartCategory,
    sellerId: order.seller_id,
    orderNumber: order.order_number,
    ordered: order.inputs,
    usesRewards: false,
    storeId: order.store_id,
    channel: order.channel,
    zipCode: order.hand_over.zipCode,
    version: 0,
    updatedAt: at,
  },
  lines: lines.map((line) => ({
    ...cartLineOf(line),
    told: { cents: unitCentsOf(order, line), reason: null },
    changedVersion: 0,
    growth: { since: 0, adds: [] },
    placed: { quantity: line.ordered_quantity, weight: line.ordered_weight },
  })),
});

const unitCentsOf = ({ inputs }: OrderRow, { entry_id: entryId }: OrderLineRow): number =>
  inputs.cart.find(({ lineId }) => lineId === entryId)?.listCents ?? 0;

const cartLineOf = (line: OrderLineRow): Omit<Line, 'told' | 'changedVersion' | 'growth' | 'placed'> => ({
  entryId: line.entry_id,
  bpn: line.item_id,
  weight: line.ordered_weight,
  quantity: line.ordered_quantity,
  name: line.name,
  options: line.options,
  comments: line.comments,
  isOneTime: false,
  saved: 0,
  substitution: { kind: line.substitution, itemId: line.substitute_item_id },
});
