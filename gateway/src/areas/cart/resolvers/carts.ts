import type { CartsResolvers, QueryResolvers } from '../../../generated/resolvers.ts';
import { orderInEdit } from '../../../session/order-cookies.ts';
import { money } from '../../../shared/money.ts';
import { cartsOf } from '../visit-carts.ts';
import { inShownOrder } from '../rules/cart-kind.ts';
import { summaryText } from '../rules/item-count.ts';
import type { CartsModel } from '../models.ts';

export const Query: Pick<QueryResolvers, 'carts'> = {
  carts: async (_, __, context) => ({ answer: await cartsOf(context) }),
};

const filled = ({ answer }: CartsModel) => inShownOrder(answer.carts.filter(({ lines }) => lines.length > 0));
const packages = (model: CartsModel): number =>
  filled(model).reduce((sum, { cartSummary }) => sum + cartSummary.totalItemQuantity, 0);

export const Carts: CartsResolvers = {
  id: () => 'carts',
  carts: (model) => filled(model).map((cart) => ({ cart })),
  itemCount: packages,
  availableItemCount: ({ answer }) => answer.multiCartSummary.totalAvailableQuantity,
  availableCartCount: ({ answer }) => answer.multiCartSummary.totalAvailableCarts,
  total: ({ answer }) => money(answer.multiCartSummary.finalTransactionTotal),
  summaryText: (model) => summaryText(filled(model).length, packages(model)),
  async edit({ answer: { edit } }, _, context) {
    if (edit === null || orderInEdit(context.jar) === null) return null;
    const order = await context.sources.orders.order(edit.orderNumber);
    return order && { order, cart: edit.cart };
  },
};
