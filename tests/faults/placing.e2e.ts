import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startStack, type Stack } from '../e2e/stack.ts';

interface Cart {
  cartId: string;
  cartCategory: string;
  lines: { itemId: string; entryId: string; available: boolean; reasonCode: string | null }[];
}
interface Product {
  bpn: string;
  sellByWeight: boolean;
  price: { priceCents: number } | null;
  channelInventory: { PICKUP: number };
}
interface Order {
  orderNumber: string;
}

/** A demo store with pickup by the hour. */
const storeId = '2910';

/** A demo shopper who speaks to the services directly. */
async function signedIn(stack: Stack, key: string) {
  const demo = await fetch(`${stack.services}/identity/demo/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  const { token } = (await demo.json()) as { token: string };
  const ask = (method: string, path: string, body?: object, idempotencyKey = randomUUID()) =>
    fetch(`${stack.services}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === 'GET' ? {} : { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  return { ask };
}
type Shopper = Awaited<ReturnType<typeof signedIn>>;

const answerOf = async <T>(asked: Promise<Response>): Promise<T> => {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** A cart that is ready to be placed. @returns what to send */
async function ready({ ask }: Shopper, paymentId: string): Promise<{ cartId: string; quoteId: string }> {
  const { items } = await answerOf<{ items: Product[] }>(
    ask('GET', `/catalog/search?q=rice&storeId=${storeId}&channel=PICKUP`),
  );
  const packages = ({ price }: Product) => Math.ceil(4500 / (price?.priceCents ?? 1));
  const item = items.find((each) => !each.sellByWeight && each.channelInventory.PICKUP >= 10 * packages(each));
  if (!item) throw new Error('no rice in stock');
  const { carts } = await answerOf<{ carts: Cart[] }>(
    ask('POST', `/cart/items?storeId=${storeId}&serviceType=Dug`, {
      cartItemsList: [{ itemId: item.bpn, op: 'ADD', qty: packages(item) }],
      preferenceList: [{ cartCategory: '1P', storeId }],
    }),
  );
  const { cartId, lines } = carts.find(({ cartCategory }) => cartCategory === '1P')!;
  // Demo shoppers may have something in their carts already.
  const others = lines.filter(({ itemId }) => itemId !== item.bpn);
  if (others.length > 0)
    await answerOf(
      ask('DELETE', `/cart/items?storeId=${storeId}&serviceType=Dug`, {
        cartItemsList: others.map(({ itemId, entryId }) => ({ itemId, entryId })),
      }),
    );
  const { slots } = await answerOf<{ slots: { slotId: string; capacityLeft: number }[] }>(
    ask('GET', `/orders/slots?storeId=${storeId}&channel=PICKUP`),
  );
  const slot = slots.findLast(({ capacityLeft }) => capacityLeft > 0)!;
  await answerOf(ask('POST', `/orders/slots/${slot.slotId}/hold`, { cartId }));
  const { quote, problems } = await answerOf<{ quote: { quoteId: string }; problems: object[] }>(
    ask('PUT', `/orders/checkout/${cartId}`, { phone: '5105550142', paymentId }),
  );
  expect({ problems, lines }).toEqual({ problems: [], lines });
  return { cartId, quoteId: quote.quoteId };
}

test('N-60 N-64 I-8 kill -9 of the services in the middle of placings: no acknowledged order is lost, none is doubled, and the ledger adds up', async () => {
  test.setTimeout(120_000);
  const stack = await startStack({ withFront: false });
  try {
    const demo = await answerOf<{ key: string; userType: string }[]>(fetch(`${stack.services}/identity/demo/shoppers`));
    const members = demo.filter(({ userType }) => userType === 'R' || userType === 'C');
    const names = members.map(({ key }) => key).slice(0, 6);
    const shoppers = await Promise.all(names.map((key) => signedIn(stack, key)));
    const sent = await Promise.all(
      shoppers.map(async (shopper, index) => ({
        shopper,
        key: randomUUID(),
        body: await ready(shopper, index % 2 === 0 ? 'HAND_OVER' : 'QUILLPAY'),
      })),
    );
    const acknowledged = new Map<string, string>();
    const placings = sent.map(async ({ shopper, key, body }, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 8));
      const answer = await shopper.ask('POST', '/orders', body, key).catch(() => undefined);
      const order = answer?.ok ? ((await answer.json().catch(() => undefined)) as Order | undefined) : undefined;
      if (order) acknowledged.set(key, order.orderNumber);
    });
    await Promise.race(placings.slice(0, 3));
    await stack.killServices();
    await Promise.all(placings);
    await stack.startServices();

    expect(acknowledged.size).toBeGreaterThan(0);
    const again = await Promise.all(names.map((key) => signedIn(stack, key)));
    for (const [index, { key, body }] of sent.entries()) {
      const { ask } = again[index]!;
      const { orderNumber } = await answerOf<Order>(ask('POST', '/orders', body, key));
      expect(orderNumber).toBe(acknowledged.get(key) ?? orderNumber);
      const { orders } = await answerOf<{ orders: (Order & { placedAt: string })[] }>(
        ask('GET', '/orders?pageSize=50'),
      );
      expect(orders.filter((order) => order.orderNumber === orderNumber)).toHaveLength(1);
    }
    expect(await stack.operates('okafor', 'audit', 'ledger')).toContain('add up.');
  } finally {
    await stack.stop();
  }
});
