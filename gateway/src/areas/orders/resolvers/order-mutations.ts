import { firstCharacters } from '../../../../../server-kit/characters.ts';
import type { GatewayContext } from '../../../context.ts';
import type { MutationResolvers, UserError } from '../../../generated/resolvers.ts';
import type { PlacedOrder } from '../../../generated/rest.ts';
import { forgetOrderInEdit, keepOrderInEdit, orderInEdit } from '../../../session/order-cookies.ts';
import { changeCarts } from '../../cart/published.ts';
import { poundsText } from '../../cart/rules/price-steps.ts';
import { texts } from '../texts/index.ts';
import { isOrderNumber } from './query.ts';
import { cartsNow, changed, noOrder } from './changed-order.ts';

/** As many lines as one change of carts takes. */
const mostLines = 100;

/** Characters of what a shopper says when they are here. */
const longestNote = 80;

/** What an order's state is in the way of, in the words of what was asked. */
const wrongStateSays = (errors: readonly UserError[], message: string): UserError[] =>
  errors.map((each) => (each.code === 'ORDER_STATE' ? { ...each, message } : each));

const keepInEdit = (jar: GatewayContext['jar'], { orderNumber, storeId, slot, handOver }: PlacedOrder): void =>
  keepOrderInEdit(jar, {
    orderNumber,
    storeId,
    slotStart: slot && Temporal.Instant.from(slot.start),
    isUnattended: handOver.kind === 'UNATTENDED',
  });

export const orderMutations: Pick<
  MutationResolvers,
  | 'editOrder'
  | 'saveOrderEdit'
  | 'discardOrderEdit'
  | 'cancelOrder'
  | 'decideSwap'
  | 'chooseSwap'
  | 'sayImHere'
  | 'changeHandOver'
  | 'changeOrderPayment'
  | 'reorder'
> = {
  editOrder: (_, { input: { orderNumber, clientRequestId } }, context) =>
    changed(context, orderNumber, async ({ sources, jar }) => {
      const order = await sources.orders.startEdit(orderNumber, clientRequestId);
      keepInEdit(jar, order);
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

  chooseSwap: (_, { input: { orderNumber, swapId, packedProductId, otherProductId, clientRequestId } }, context) =>
    changed(context, orderNumber, ({ sources }) =>
      sources.orders.chooseSwap(
        { orderNumber, entryId: swapId, itemId: packedProductId, otherItemId: otherProductId },
        clientRequestId,
      ),
    ),

  changeHandOver: async (_, { input: { orderNumber, kind, clientRequestId } }, context) => {
    const answer = await changed(context, orderNumber, async ({ sources, jar }) => {
      const order = await sources.orders.changeHandOver(
        orderNumber,
        kind === 'UNATTENDED' ? 'UNATTENDED' : 'ATTENDED',
        clientRequestId,
      );
      // What is left at the door takes no restricted items (S-112, S-144).
      if (orderInEdit(jar)?.orderNumber === orderNumber) keepInEdit(jar, order);
      return order;
    });
    return { ...answer, userErrors: wrongStateSays(answer.userErrors, texts[context.language].handOver.late) };
  },

  async sayImHere(_, { input: { orderNumber, note, isOnTheWay, clientRequestId } }, context) {
    const said = firstCharacters(note?.trim() ?? '', longestNote) || null;
    const answer = await changed(context, orderNumber, ({ sources }) =>
      sources.orders.arrive(orderNumber, { note: said, isOnTheWay }, clientRequestId),
    );
    return { ...answer, userErrors: wrongStateSays(answer.userErrors, texts[context.language].refusals.notWaiting) };
  },

  changeOrderPayment: async (_, { input: { orderNumber, paymentId, clientRequestId } }, context) => {
    const answer = await changed(context, orderNumber, ({ sources }) =>
      sources.orders.changePayment(orderNumber, paymentId, clientRequestId),
    );
    const { declinedAgain: message } = texts[context.language].refusals;
    return {
      ...answer,
      userErrors: answer.userErrors.map((each) => (each.code === 'PAYMENT_DECLINED' ? { ...each, message } : each)),
    };
  },

  async reorder(_, { input: { orderNumber, clientRequestId } }, context) {
    const order = isOrderNumber(orderNumber) ? await context.sources.orders.order(orderNumber) : null;
    if (order === null)
      return { carts: await cartsNow(context), done: [], refused: [], userErrors: [noOrder[context.language]] };
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
