import type { GatewayContext } from '../../../context.ts';
import type { MutationResolvers, OrderResolvers, OrderTimesResolvers } from '../../../generated/resolvers.ts';
import type { PlacedOrder } from '../../../generated/rest.ts';
import { keepOrderInEdit, orderInEdit } from '../../../session/order-cookies.ts';
import { money } from '../../../shared/money.ts';
import { moveCostText } from '../rules/move-cost.ts';
import { slotDays } from '../rules/slots.ts';
import { timeNotes } from '../rules/unfit-times.ts';
import { texts } from '../texts/index.ts';
import { changed } from './changed-order.ts';
import { withNearestTimes } from './nearest-times.ts';

const canMove = ({ canEdit, slot }: PlacedOrder): boolean => canEdit && slot !== null;

/** The times of an order belong to its page, which is there without them. */
export const orderTimes: Pick<OrderResolvers, 'canMove' | 'times'> = {
  canMove: ({ order }) => canMove(order),
  async times({ order }, _, { sources, log }) {
    if (!canMove(order)) return null;
    const times = await sources.orders.times(order.orderNumber).catch((error: unknown) => {
      log.warn({ err: error }, 'the times of an order could not be loaded');
      return null;
    });
    return times && { order, times };
  },
};

export const OrderTimes: OrderTimesResolvers = {
  id: ({ order }) => order.orderNumber,
  slotId: ({ order }) => order.slot?.slotId ?? '',
  days: ({ order, times }, _, { clock, language }) => slotDays(times, order.timeZone, clock.now(), language),
  costs: ({ order, times }, _, { language }) =>
    times.map(({ slotId, totalCents }) => ({
      slotId,
      total: money(totalCents),
      text: moveCostText(order.totalCents, totalCents, language),
    })),
  notes: ({ order, times }, _, { language }) => timeNotes(times, order.lines, order.timeZone, language),
};

export const orderMoves: Pick<MutationResolvers, 'moveOrder'> = {
  async moveOrder(
    _,
    { input: { orderNumber, slotId, version: versionNumber, expectedTotal, clientRequestId } },
    context,
  ) {
    const expectedTotalCents = Math.round(Number(expectedTotal) * 100);
    const answer = await changed(context, orderNumber, async ({ sources }) => {
      const moved = { orderNumber, slotId, versionNumber, expectedTotalCents };
      const order = await sources.orders.move(moved, clientRequestId);
      keepNewTime(context, order);
      return order;
    });
    const { moved: words } = texts[context.language];
    const userErrors = answer.userErrors.map((each) =>
      each.code in words ? { ...each, message: words[each.code as keyof typeof words] } : each,
    );
    const at = {
      slotId,
      timeZone: answer.order?.order.timeZone ?? '',
      times: answer.order && (() => context.sources.orders.times(orderNumber)),
    };
    return { ...answer, userErrors: await withNearestTimes(context, userErrors, at) };
  },
};

/** What is added while the order is being changed is looked at for its new time (S-111, S-139). */
function keepNewTime({ jar }: GatewayContext, { orderNumber, slot }: PlacedOrder): void {
  const inEdit = orderInEdit(jar);
  if (inEdit?.orderNumber !== orderNumber || slot === null) return;
  keepOrderInEdit(jar, { ...inEdit, slotStart: Temporal.Instant.from(slot.start) });
}
