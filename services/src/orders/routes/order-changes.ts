import type { Transaction } from '../../platform/database/database.ts';
import { requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { idempotencyOf, withIdempotency } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { orderRoutes as table } from '../contract/orders.ts';
import { amend } from '../lifecycle/amend.ts';
import { changePayment } from '../lifecycle/change-payment.ts';
import { arrive } from '../lifecycle/arrive.ts';
import { chooseSwap } from '../lifecycle/choose-swap.ts';
import { decideSwap } from '../lifecycle/decide-swap.ts';
import { discardEdit, type Edited, editing, startEdit } from '../lifecycle/editing.ts';
import { holdingMore } from '../lifecycle/hold-more.ts';
import { leave } from '../lifecycle/leave.ts';
import { moveOrder } from '../lifecycle/move-order.ts';
import { cancel } from '../lifecycle/store-side.ts';
import type { PaymentPort } from '../payments/port.ts';
import { changeOf } from '../rules/amend-items.ts';
import { invalidItem, noOrderData } from '../rules/refusals.ts';
import { orderOf } from '../store/order-reads.ts';
import { earned, ordersView } from '../views/order.ts';

/** Changing and canceling an order: each once for its key, in one transaction. */
export function orderChangeRoutes(
  app: ServiceApp,
  context: ServiceContext & { ports: ReadonlyMap<string, PaymentPort> },
): void {
  const { clock, ports } = context;
  const viewOf = async (trx: Transaction, whose: Edited) => {
    const order = await orderOf(trx, whose);
    const rows = order ? [order] : [];
    const [view] = await ordersView(trx, rows, {
      now: clock.now(),
      editing: await editing(trx, rows),
      earns: await earned(trx, rows),
    });
    if (!view) throw noOrderData();
    return view;
  };

  app.route({
    ...table.startEdit,
    preHandler: requireShopper,
    handler: async (request) => {
      const edited = { householdId: shopperOf(request).householdId, orderNumber: request.params.orderNumber };
      return withIdempotency(context, request, async (trx) => {
        await startEdit(trx, context, edited);
        return viewOf(trx, edited);
      });
    },
  });

  app.route({
    ...table.discardEdit,
    preHandler: requireShopper,
    handler: async (request) => {
      const edited = { householdId: shopperOf(request).householdId, orderNumber: request.params.orderNumber };
      return withIdempotency(context, request, async (trx) => {
        await discardEdit(trx, context, edited);
        return viewOf(trx, edited);
      });
    },
  });

  app.route({
    ...table.manageOrderItem,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = shopperOf(request);
      const { orderNumber, storeNumber, versionNumber, items, expectedTotalCents = null } = request.body;
      if (
        items?.some(
          ({ actionCode, quantity, orderedQuantity }) => actionCode === 'ADD' && (quantity ?? orderedQuantity) === 0,
        )
      )
        throw invalidItem();
      const once = idempotencyOf(context, request);
      return holdingMore(context, ports, (trx) =>
        once.run(trx, async () => {
          const results = await amend(trx, context, {
            orderNumber,
            householdId,
            storeId: storeNumber,
            version: versionNumber,
            changes: items?.map(changeOf) ?? null,
            expectedTotalCents,
            at: clock.now(),
          });
          const order = await viewOf(trx, { householdId, orderNumber });
          return {
            versionNumber: order.version,
            items: results.map(({ itemId, reason }) => ({
              itemId,
              status: reason === null ? ('ACCEPTED' as const) : ('REJECTED' as const),
              reason,
            })),
            quote: order.quote,
            order,
          };
        }),
      );
    },
  });

  app.route({
    ...table.decideSwap,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = shopperOf(request);
      const { orderNumber, entryId } = request.params;
      return withIdempotency(context, request, async (trx) => {
        await decideSwap(trx, context, { ...request.body, orderNumber, householdId, entryId, at: clock.now() });
        return viewOf(trx, { householdId, orderNumber });
      });
    },
  });

  app.route({
    ...table.chooseSwap,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = shopperOf(request);
      const { orderNumber, entryId } = request.params;
      return withIdempotency(context, request, async (trx) => {
        await chooseSwap(trx, context, { ...request.body, orderNumber, householdId, entryId, at: clock.now() });
        return viewOf(trx, { householdId, orderNumber });
      });
    },
  });

  app.route({
    ...table.arrive,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = shopperOf(request);
      const { orderNumber } = request.params;
      return withIdempotency(context, request, async (trx) => {
        const note = request.body.note?.trim() || null;
        const { isOnTheWay = false } = request.body;
        await arrive(trx, { orderNumber, householdId, note, isOnTheWay, at: clock.now() });
        return viewOf(trx, { householdId, orderNumber });
      });
    },
  });

  app.route({
    ...table.changeHandOver,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = shopperOf(request);
      const { orderNumber } = request.params;
      return withIdempotency(context, request, async (trx) => {
        await leave(trx, { ...request.body, orderNumber, householdId, at: clock.now() });
        return viewOf(trx, { householdId, orderNumber });
      });
    },
  });

  app.route({
    ...table.changeOrderPayment,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = shopperOf(request);
      const { orderNumber } = request.params;
      const once = idempotencyOf(context, request);
      return holdingMore(context, ports, (trx) =>
        once.run(trx, async () => {
          const happening = { orderNumber, householdId, at: clock.now(), actor: 'SHOPPER' };
          await changePayment(trx, context, { ...happening, ...request.body });
          return viewOf(trx, { householdId, orderNumber });
        }),
      );
    },
  });

  app.route({
    ...table.moveOrder,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = shopperOf(request);
      const { orderNumber } = request.params;
      const { slotId, versionNumber: version, expectedTotalCents = null } = request.body;
      const once = idempotencyOf(context, request);
      return holdingMore(context, ports, (trx) =>
        once.run(trx, async () => {
          const happening = { orderNumber, householdId, at: clock.now(), actor: 'SHOPPER' };
          await moveOrder(trx, context, { ...happening, version, slotId, expectedTotalCents });
          return viewOf(trx, { householdId, orderNumber });
        }),
      );
    },
  });

  app.route({
    ...table.cancelOrder,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = shopperOf(request);
      const { orderNumber } = request.params;
      return withIdempotency(context, request, async (trx) => {
        const happening = { orderNumber, householdId, event: 'CANCEL' as const, at: clock.now(), actor: 'SHOPPER' };
        await cancel(trx, context, happening);
        return viewOf(trx, { householdId, orderNumber });
      });
    },
  });
}
