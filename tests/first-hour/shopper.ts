import type { World } from '../../services/src/testing/world.ts';

/** A member who shops at a store for pickup, through the REST services. @param token of the session */
export function pickupShopper(world: World, { storeId, token }: { storeId: string; token: string }) {
  let keys = 0;
  const shop = `storeId=${storeId}&serviceType=Dug`;
  async function send<T>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<T> {
    const answer = await world.app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === 'GET' ? {} : { 'idempotency-key': `first-hour-${++keys}` }),
      },
      ...(payload ? { payload } : {}),
    });
    if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json<T>();
  }
  let cartId = '';
  return {
    /** Finds products by a word. */
    async finds(word: string): Promise<string[]> {
      const { items } = await send<{ items: { bpn: string }[] }>(
        'GET',
        `/catalog/search?storeId=${storeId}&channel=PICKUP&q=${encodeURIComponent(word)}`,
      );
      return items.map(({ bpn }) => bpn);
    },
    async adds(itemId: string, qty: number): Promise<void> {
      const { carts } = await send<{ carts: { cartId: string }[] }>('POST', `/cart/items?${shop}`, {
        cartItemsList: [{ itemId, op: 'ADD', qty }],
        preferenceList: [{ cartCategory: '1P', storeId }],
      });
      cartId = carts[0]?.cartId ?? '';
    },
    /** Takes the first pickup time. @returns until when the order can be changed */
    async takesATime(): Promise<string> {
      const { slots } = await send<{ slots: { slotId: string; cutoff: string }[] }>(
        'GET',
        `/orders/slots?storeId=${storeId}&channel=PICKUP&cartId=${cartId}`,
      );
      const [first] = slots;
      if (!first) throw new Error('there is no pickup time');
      await send('POST', `/orders/slots/${first.slotId}/hold`, { cartId });
      return first.cutoff;
    },
    /** Places the order, to be paid at the store. @returns its number */
    async places(): Promise<string> {
      const url = `/orders/checkout/${cartId}`;
      await send('PUT', url, {
        phone: '9125550199',
        paymentId: 'HAND_OVER',
      });
      const { quote } = await send<{ quote: { quoteId: string } }>('GET', url);
      const placed = await send<{ orderNumber: string }>('POST', '/orders', {
        cartId,
        quoteId: quote.quoteId,
      });
      return placed.orderNumber;
    },
  };
}
