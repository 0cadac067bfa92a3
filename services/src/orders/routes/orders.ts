import { requireShopper, shopperOf } from '../../platform/http/auth.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { orderRoutes as table } from '../contract/orders.ts';
import { swapChoices } from '../lifecycle/choose-swap.ts';
import { editing } from '../lifecycle/editing.ts';
import { orderTimes } from '../lifecycle/order-times.ts';
import { ordersToken, placeIn } from '../rules/orders-token.ts';
import { invalidToken, noOrder, notReady } from '../rules/refusals.ts';
import { comingStates } from '../rules/states.ts';
import { noLine } from '../rules/store-refusals.ts';
import { listOrders, orderOf, placeOfOrder, wholeOrders } from '../store/order-reads.ts';
import type { OrderRow } from '../store/order-tables.ts';
import { orderDetailsView, receiptView } from '../views/order-details.ts';
import { slotView } from '../views/slots.ts';
import { earned, orderView, ordersView } from '../views/order.ts';

const usualSize = 10;

/** Reading a household's orders; another household's is as unknown as none (T-24). */
export function orderRoutes(app: ServiceApp, { db, clock }: ServiceContext): void {
  const one = async (householdId: string, orderNumber: string) => {
    const [whole] = await wholeOrders(db, [(await orderOf(db, { householdId, orderNumber })) ?? refuse()]);
    return whole ?? refuse();
  };
  const seen = async (rows: readonly OrderRow[]) => ({
    now: clock.now(),
    editing: await editing(db, rows),
    earns: await earned(db, rows),
  });

  app.route({
    ...table.listOrders,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = shopperOf(request);
      const { pageToken, pageSize = usualSize } = request.query;
      const after = pageToken === undefined ? null : placeIn(pageToken);
      if (pageToken !== undefined && after === null) throw invalidToken();
      const rows = await listOrders(db, householdId, { after, limit: pageSize + 1, coming: comingStates });
      const page = rows.slice(0, pageSize);
      const last = page.at(-1);
      return {
        orders: await ordersView(db, page, await seen(page)),
        nextPageToken: rows.length > pageSize && last ? ordersToken(placeOfOrder(last, comingStates)) : null,
      };
    },
  });

  app.route({
    ...table.getOrder,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = shopperOf(request);
      const whole = await one(householdId, request.params.orderNumber);
      return orderView(whole, await seen([whole.order]));
    },
  });

  app.route({
    ...table.swapChoices,
    preHandler: requireShopper,
    handler: async (request) => {
      const { orderNumber, entryId } = request.params;
      const { order, lines } = await one(shopperOf(request).householdId, orderNumber);
      const line = lines.find(({ entry_id: id }) => id === entryId);
      if (!line) throw noLine();
      const choices = await swapChoices(db, order, line, clock.now());
      return {
        choices: choices.map(({ itemId, name, size, cents: listCents }) => ({ itemId, name, size, listCents })),
      };
    },
  });

  app.route({
    ...table.getOrderSlots,
    preHandler: requireShopper,
    handler: async (request) => {
      const whole = await one(shopperOf(request).householdId, request.params.orderNumber);
      const times = await orderTimes(db, whole, clock.now());
      const { channel } = whole.order;
      return {
        slots: times.map(({ totalCents, unfitEntryIds, isMember, ...slot }) => ({
          ...slotView(slot, unfitEntryIds, { channel, isMember }),
          totalCents,
        })),
      };
    },
  });

  app.route({
    ...table.getOrderDetails,
    preHandler: requireShopper,
    handler: async (request) => {
      const { storeId, orderNumber } = request.params;
      const { order, lines } = await one(shopperOf(request).householdId, orderNumber);
      if (order.store_id !== storeId) throw noOrder();
      return orderDetailsView(order, lines);
    },
  });

  app.route({
    ...table.getOrderDetailsByNumber,
    preHandler: requireShopper,
    handler: async (request) => {
      const { order, lines } = await one(shopperOf(request).householdId, request.params.orderNumber);
      return orderDetailsView(order, lines);
    },
  });

  app.route({
    ...table.getReceipt,
    preHandler: requireShopper,
    handler: async (request, reply) => {
      const { order, payments } = await one(shopperOf(request).householdId, request.params.orderNumber);
      const { finalized_at: finalizedAt } = order;
      if (finalizedAt === null) throw notReady();
      void reply.header('content-disposition', `attachment; filename="receipt-${order.order_number}.json"`);
      return receiptView({ ...order, finalized_at: finalizedAt }, payments);
    },
  });
}

function refuse(): never {
  throw noOrder();
}
