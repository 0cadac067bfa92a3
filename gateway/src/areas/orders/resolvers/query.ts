import type { QueryResolvers } from '../../../generated/resolvers.ts';
import { badCursor } from '../bad-cursor.ts';
import { cursorOf, placeIn } from '../../catalog/rules/lists/list-cursor.ts';
import { orderCartPath, orderPath } from '../rules/order-place.ts';
import { pendingWords } from '../rules/order-words.ts';
import { buyAgain } from './buy-again.ts';
import { heldTime } from './held-time.ts';
import { checkoutOf } from './checkout-of.ts';

/** What a service can give in one page. */
const mostInPage = 50;
/** The next order that can be changed is among the first. */
const firstOrders = 5;

export const Query: Pick<QueryResolvers, 'orders' | 'order' | 'pendingOrder' | 'buyAgain' | 'checkout' | 'heldTime'> = {
  async orders(_, { first, after }, { sources, language }) {
    const place = after == null ? { pageToken: undefined, skip: 0 } : placeIn(after);
    if (place === null) throw badCursor(language);
    const { pageToken, skip } = place;
    const page = await sources.orders.orders({ pageToken, pageSize: Math.min(first + skip, mostInPage) });
    const shown = page.orders.slice(skip);
    const nodes = shown.map((order, index) => {
      const isLast = index === shown.length - 1 && page.nextPageToken !== null;
      const at = isLast
        ? { pageToken: page.nextPageToken ?? undefined, skip: 0 }
        : { pageToken, skip: skip + index + 1 };
      return { cursor: cursorOf(at), node: { order } };
    });
    return {
      edges: nodes,
      pageInfo: { hasNextPage: page.nextPageToken !== null, endCursor: nodes.at(-1)?.cursor ?? null },
    };
  },
  async order(_, { number }, { sources }) {
    const order = isOrderNumber(number) ? await sources.orders.order(number) : null;
    return order && { order };
  },
  async pendingOrder(_, __, { session, sources, clock, language }) {
    if ((await session.shopper()) === null) return null;
    const { orders } = await sources.orders.orders({ pageToken: undefined, pageSize: firstOrders });
    for (const order of orders) {
      const words = pendingWords(order, clock.now(), language);
      if (words)
        return { id: order.orderNumber, ...words, path: orderPath(order.orderNumber), editPath: orderCartPath(order) };
    }
    return null;
  },
  buyAgain,
  heldTime: (_, __, context) => heldTime(context),
  checkout: (_, { cartId }, context) => checkoutOf(context, cartId),
};

/** Could a service know an order by this? */
export const isOrderNumber = (text: string): boolean => /^\d{7,12}$/.test(text);
