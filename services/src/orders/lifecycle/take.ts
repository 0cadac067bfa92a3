import type { Transaction } from '../../platform/database/database.ts';
import type { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type { OrderState } from '../rules/order-states.ts';
import { cannotCancel, cutoffPassed, noOrderData, swapClosed } from '../rules/refusals.ts';
import { comingStates, type OrderEvent, stateAfter, stateAt } from '../rules/states.ts';
import { wrongState } from '../rules/store-refusals.ts';
import type { OrderRow } from '../store/order-tables.ts';
import { insertEvents, lockOrder, updateOrder } from '../store/order-writes.ts';
import { bringsOrder } from '../views/order.ts';

/** What happens to orders needs a clock, chance for ids, and the outbox. */
export type Deps = Pick<ServiceContext, 'clock' | 'random' | 'outbox'>;

/** Something that happens to an order. */
export interface Happening {
  orderNumber: string;
  event: OrderEvent;
  at: Temporal.Instant;
  /** SHOPPER, STORE, CLOCK, or an operator's name. */
  actor: string;
  /** Whose order it must be; anybody's if omitted. */
  householdId?: string | undefined;
}

/** An order that is locked, and the state it is about to be in. */
export interface Taken {
  order: OrderRow;
  next: OrderState;
}

/**
 * Locks an order for something that happens to it, until the transaction ends. One that the clock has locked in the
 * meantime is noted as such first.
 * @throws ServiceError 404 NO_ORDER_DATA, 423 CUTOFF_PASSED, SWAP_CLOSED; 409 CANNOT_CANCEL, ORDER_STATE
 */
export async function take(trx: Transaction, { orderNumber, event, at, householdId }: Happening): Promise<Taken> {
  const order = await lockOrder(trx, orderNumber);
  if (!order || (householdId !== undefined && order.household_id !== householdId)) throw noOrderData();
  const state = event === 'LOCK' ? order.state : stateAt(order.state, order.cutoff_at, at);
  const next = stateAfter(state, event, bringsOrder(order));
  if (next === null) throw refusal(event, state);
  // Nobody picks what may still be left out.
  if (event === 'PICK' && order.awaits_price) throw wrongState(state);
  if (state !== order.state) {
    const locked = { kind: 'LOCKED', version: order.version, at: order.cutoff_at ?? at, actor: 'CLOCK' };
    await updateOrder(trx, orderNumber, { state });
    await insertEvents(trx, orderNumber, [locked]);
  }
  return { order: { ...order, state }, next };
}

function refusal(event: OrderEvent, state: OrderState): ServiceError {
  if (event === 'CANCEL') return cannotCancel();
  if (event === 'DECIDE') return swapClosed();
  if (event !== 'AMEND') return wrongState(state);
  return comingStates.includes(state) ? cutoffPassed() : noOrderData();
}

const kinds: Readonly<Partial<Record<OrderEvent, string>>> = {
  AMEND: 'AMENDED',
  SHORT: 'SHORT',
  SUBSTITUTE: 'SUBSTITUTED',
  WEIGH: 'WEIGHED',
  REFUND: 'REFUNDED',
  PAY: 'PAYMENT_CHANGED',
  PRICE: 'PRICED',
};

/** Moves a locked order to its next state, and notes it in its history. */
export async function move(
  trx: Transaction,
  { order, next }: Taken,
  { event, at, actor }: Happening,
  data: Record<string, unknown> = {},
): Promise<void> {
  const stamps = {
    ...(next === 'HANDED_OVER' ? { handed_over_at: at } : {}),
    ...(next === 'FINALIZED' ? { finalized_at: at } : {}),
    ...(next === 'CANCELLED' ? { canceled_at: at } : {}),
  };
  await updateOrder(trx, order.order_number, { state: next, ...stamps });
  await insertEvents(trx, order.order_number, [
    { kind: kinds[event] ?? next, version: order.version, at, actor, data },
  ]);
}
