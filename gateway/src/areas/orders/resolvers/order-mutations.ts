import type { GatewayContext } from '../../../context.ts';
import type { MutationResolvers, UserError } from '../../../generated/resolvers.ts';
import type { PlacedOrder } from '../../../generated/rest.ts';
import { forgetOrderInEdit, keepOrderInEdit, orderInEdit } from '../../../session/order-cookies.ts';
import { userErrorsOf } from '../../../upstream/user-errors.ts';
import { cartsOf, changeCarts, forgetCarts } from '../../cart/published.ts';
import { poundsText } from '../../cart/rules/price-steps.ts';
import { texts } from '../texts.ts';
import { isOrderNumber } from './query.ts';

const words: Readonly<Record<string, string>> = {
  ...texts.refusals,
  ORDER_NOT_FOUND: texts.refusals.NO_ORDER_DATA,
  QUOTE_CHANGED: texts.refusals.editQuoteChanged,
};
const codes: ReadonlySet<string> = new Set(Object.keys(words));
/** The order can't be changed anymore, so edit mode ends (T-77). */
const ended: ReadonlySet<string> = new Set(['NO_ORDER_DATA', 'CUTOFF_PASSED']);

const noOrder: UserError = {
  code: 'NO_ORDER_DATA',
  message: texts.refusals.NO_ORDER_DATA,
  reason: null,
  advice: null,
  field: null,
  limit: null,
};

/** As many lines as one change of carts takes. */
const mostLines = 100;

export const orderMutations: Pick<
  MutationResolvers,
  'editOrder' | 'saveOrderEdit' | 'discardOrderEdit' | 'cancelOrder' | 'decideSwap' | 'reorder'
> = {
  editOrder: (_, { input: { orderNumber, clientRequestId } }, context) =>
    changed(context, orderNumber, async ({ sources, jar }) => {
      const order = await sources.orders.startEdit(orderNumber, clientRequestId);
      keepOrderInEdit(jar, {
        orderNumber: order.orderNumber,
        storeId: order.storeId,
        slotStart: order.slot && Temporal.Instant.from(order.slot.start),
        isUnattended: order.handOver.kind === 'UNATTENDED',
      });
      return order;
    }),

  saveOrderEdit: (_, { input: { orderNumber, expectedTotal, clientRequestId } }, context) =>
    changed(context, orderNumber, async ({ sources, jar, clock }) => {
      const order = await sources.orders.order(orderNumber);
      if (order === null) return null;
      const cents = Math.round(Number(expectedTotal) * 100);
      const now = clock.now().toString({ smallestUnit: 'millisecond' });
      const answer = await sources.orders.saveEdit(order, cents, now, clientRequestId);
      forgetOrderInEdit(jar);
      return answer.order;
    }),

  discardOrderEdit: (_, { input: { orderNumber, clientRequestId } }, context) =>
    changed(context, orderNumber, async ({ sources, jar }) => {
      const order = await sources.orders.discardEdit(orderNumber, clientRequestId);
      forgetOrderInEdit(jar);
      return order;
    }),

  cancelOrder: (_, { input: { orderNumber, clientRequestId } }, context) =>
    changed(context, orderNumber, async ({ sources, jar }) => {
      const order = await sources.orders.cancel(orderNumber, clientRequestId);
      if (orderInEdit(jar)?.orderNumber === orderNumber) forgetOrderInEdit(jar);
      return order;
    }),

  decideSwap: (_, { input: { orderNumber, swapId, packedProductId, decision, clientRequestId } }, context) =>
    changed(context, orderNumber, ({ sources }) =>
      sources.orders.decideSwap({ orderNumber, entryId: swapId, itemId: packedProductId, decision }, clientRequestId),
    ),

  async reorder(_, { input: { orderNumber, clientRequestId } }, context) {
    const order = isOrderNumber(orderNumber) ? await context.sources.orders.order(orderNumber) : null;
    if (order === null) return { carts: await cartsNow(context), done: [], refused: [], userErrors: [noOrder] };
    const add = order.lines.slice(0, mostLines).map(({ itemId, ordered, options, comments }) => ({
      productId: itemId,
      quantity: Math.max(1, ordered.quantity),
      weight: ordered.weight === null ? null : poundsText(ordered.weight),
      options: options.map(({ upcId }) => upcId),
      comments,
    }));
    return changeCarts(context, { add, clientRequestId });
  },
};

/** Makes a change of an order; its payload has the order and the carts as they are then, whatever became of it. */
async function changed(
  context: GatewayContext,
  orderNumber: string,
  change: (context: GatewayContext) => Promise<PlacedOrder | null>,
) {
  const refused = async (userErrors: UserError[]) => {
    const isOver = userErrors.some(({ code }) => ended.has(code));
    if (isOver && orderInEdit(context.jar)?.orderNumber === orderNumber) forgetOrderInEdit(context.jar);
    forgetCarts(context);
    const order = isOrderNumber(orderNumber) ? await context.sources.orders.order(orderNumber).catch(() => null) : null;
    return { order: order && { order }, carts: await cartsNow(context), userErrors };
  };
  if (!isOrderNumber(orderNumber)) return refused([noOrder]);
  try {
    const order = await change(context);
    if (order === null) return await refused([noOrder]);
    forgetCarts(context);
    return { order: { order }, carts: await cartsNow(context), userErrors: [] };
  } catch (error) {
    const userErrors = userErrorsOf(error, codes, words).map((each) =>
      each.code === 'ORDER_NOT_FOUND' ? { ...each, code: 'NO_ORDER_DATA' } : each,
    );
    return refused(userErrors);
  }
}

const cartsNow = (context: GatewayContext) =>
  cartsOf(context).then(
    (answer) => ({ answer }),
    () => null,
  );
