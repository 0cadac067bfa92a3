import { defineArea, forEachVisit } from '../../area.ts';
import { registerCalendarFiles } from './calendar-file.ts';
import { registerReceiptFiles } from './receipt-file.ts';
import { checkoutMutations } from './resolvers/checkout-mutations.ts';
import { Checkout, QuoteLineChange } from './resolvers/checkout.ts';
import { orderMutations } from './resolvers/order-mutations.ts';
import { ProductDetails } from './resolvers/made-before.ts';
import { OrderEdit } from './resolvers/order-edit.ts';
import { Order, OrderLine, Receipt } from './resolvers/order.ts';
import { Query } from './resolvers/query.ts';
import { orderMoves, OrderTimes } from './resolvers/order-times.ts';
import { OrderDay } from './resolvers/order-day.ts';
import { SwapChoice } from './resolvers/swap-choice.ts';
import { Swap } from './resolvers/swap.ts';
import { walletMutations } from './resolvers/wallet-mutations.ts';
import { ordersSource } from './source.ts';

/** Checkout and orders (N-60 to N-64). */
export const orders = defineArea({
  name: 'orders',
  resolvers: {
    Query,
    Mutation: { ...checkoutMutations, ...walletMutations, ...orderMutations, ...orderMoves },
    Checkout,
    QuoteLineChange,
    Order,
    OrderLine,
    Receipt,
    OrderEdit,
    OrderDay,
    ProductDetails,
    OrderTimes,
    Swap,
    SwapChoice,
  },
  upstream: { name: 'orders', isRequired: false },
  source: { of: 'orders', open: forEachVisit(({ client }) => ordersSource(client('orders'))) },
  routes(app, _, visitOf) {
    registerReceiptFiles(app, visitOf);
    registerCalendarFiles(app, visitOf);
  },
});
