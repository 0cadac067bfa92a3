import type { FastifyRequest } from 'fastify';
import { requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { idempotencyOf } from '../../platform/idempotency/idempotency.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { changeCarts, noOrderData } from '../changing/change-carts.ts';
import { editCartOf } from '../changing/edit-carts.ts';
import { cartRoutes as table } from '../contract/routes.ts';
import type { LoadedCart } from '../quotes/quote-cart.ts';
import { readCarts } from '../reading/read-carts.ts';
import type { Change } from '../rules/change-lines.ts';
import { usualCategories } from '../rules/kinds.ts';
import { ifMatchOf } from './changes.ts';

/** Lines of a pending order that is being changed (S-173, S-175). */
export function orderItemRoutes(app: ServiceApp, context: ServiceContext): void {
  app.route({
    ...table.changeOrderItem,
    preHandler: requireShopper,
    handler: async (request) => {
      const { itemId } = request.params;
      const { quantity, selectedWeight, entryId, comments, options } = request.body;
      const cart = await editCart(request, request.params);
      const change: Change = {
        kind: entryId === undefined ? 'ADD' : 'SET',
        itemId,
        entryId,
        quantity: entryId === undefined ? Math.max(quantity ?? 1, 1) : quantity,
        weight: selectedWeight,
        comments,
        options: options?.map(({ upcId }) => upcId),
      };
      return changed(request, cart, [change]);
    },
  });

  app.route({
    ...table.removeOrderItem,
    preHandler: requireShopper,
    handler: async (request) => {
      const { itemId } = request.params;
      const cart = await editCart(request, request.params);
      const { entryId } = request.query;
      const lines = cart.lines.filter(
        (line) => line.bpn === itemId && line.quantity > 0 && (entryId === undefined || line.entryId === entryId),
      );
      const entries = lines.length > 0 ? lines.map((line) => line.entryId) : [entryId];
      return changed(
        request,
        cart,
        entries.map((each) => ({ kind: 'REMOVE', itemId, entryId: each })),
      );
    },
  });

  /** @throws ServiceError 404 for an order that isn't the bearer's, or isn't being changed */
  async function editCart(request: FastifyRequest, asked: { orderStore: string; orderNumber: string }) {
    const cart = await editCartOf(context.db, asked.orderNumber);
    const { householdId } = shopperOf(request);
    const isTheirs = cart && 'householdId' in cart.head.owner && cart.head.owner.householdId === householdId;
    if (!isTheirs || cart.head.storeId !== asked.orderStore) throw noOrderData();
    return cart;
  }

  async function changed(request: FastifyRequest, { head }: LoadedCart, changes: readonly Change[]) {
    const { owner, orderNumber } = head;
    const { results } = await changeCarts(context, {
      owner,
      place: head,
      categories: [...usualCategories, head.category],
      orderNumber,
      changes,
      ifMatch: ifMatchOf(request),
      once: idempotencyOf(context, request),
    });
    return { ...(await readCarts(context, owner, { categories: usualCategories })), results };
  }
}
