import type { CartsResolvers, QueryResolvers } from '../../../generated/resolvers.ts';
import { forgetOrderInEdit, orderInEdit } from '../../../session/order-cookies.ts';
import { money } from '../../../shared/money.ts';
import { cartsOf } from '../visit-carts.ts';
import { inShownOrder } from '../rules/cart-kind.ts';
import { isPast } from '../rules/past-order.ts';
import { summaryText } from '../rules/item-count.ts';
import type { CartsModel } from '../models.ts';

export const Query: Pick<QueryResolvers, 'carts'> = {
  carts: async (_, __, context) => ({ answer: await cartsOf(context) }),
};

const filled = ({ answer }: CartsModel) => inShownOrder(answer.carts.filter(({ lines }) => lines.length > 0));
const packages = (model: CartsModel): number =>
  filled(model).reduce((sum, { cartSummary }) => sum + cartSummary.totalItemQuantity, 0);

/** What the carts cost of which something can be had (S-76), as each of them says. */
const estimatedCents = ({ carts }: CartsModel['answer']): number =>
  carts.reduce(
    (sum, { cartSummary: { itemCount, totalEstimatedPrice } }) => sum + (itemCount > 0 ? totalEstimatedPrice : 0),
    0,
  );

export const Carts: CartsResolvers = {
  id: () => 'carts',
  ownerId: async (_, __, { session }) => (await session.shopper())?.customerId ?? null,
  carts: (model) => filled(model).map((cart) => ({ cart })),
  savedForLater: ({ answer: { savedForLater = [] } }) =>
    savedForLater.map(({ line, inCart, ...cart }) => ({ line, quoted: null, cart, inCart })),
  itemCount: packages,
  availableItemCount: ({ answer }) => answer.multiCartSummary.totalAvailableQuantity,
  availableCartCount: ({ answer }) => answer.multiCartSummary.totalAvailableCarts,
  total: ({ answer }) => money(estimatedCents(answer)),
  summaryText: (model, _, { language }) => summaryText(filled(model).length, packages(model), language),
  async edit({ answer: { edit } }, _, context) {
    if (edit === null || orderInEdit(context.jar) === null) return null;
    const order = await context.sources.orders.order(edit.orderNumber);
    if (order && !isPast(order)) return { order, cart: edit.cart };
    // Canceled, or handed over: nothing is changed anymore (T-77).
    forgetOrderInEdit(context.jar);
    return null;
  },
};
