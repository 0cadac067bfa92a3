import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { SharedStack } from '../e2e/stack.ts';

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

/** A demo store with pickup by the hour. */
const storeId = '2910';

/** The answer of a request that must succeed. */
export const answerOf = async <T>(asked: Promise<Response>): Promise<T> => {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** A demo shopper who speaks to the services directly. */
export async function signedIn(stack: Pick<SharedStack, 'services'>, key: string) {
  const { token } = await answerOf<{ token: string }>(
    fetch(`${stack.services}/identity/demo/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    }),
  );
  /** @param services where the shopper reaches them */
  const ask = (
    method: string,
    path: string,
    body?: object,
    idempotencyKey: string = randomUUID(),
    services = stack.services,
  ) =>
    fetch(`${services}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(method === 'GET' ? {} : { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { uid: string };
  return { ask, token, uuid: claims.uid };
}
export type DirectShopper = Awaited<ReturnType<typeof signedIn>>;

/** What households like that of a demo shopper sign in by: so many, each of its own. */
export async function householdsLike(stack: SharedStack, key: string, count: number): Promise<string[]> {
  const copies = await inBatches(Array.from({ length: count }), () =>
    answerOf<{ key: string }>(
      fetch(`${stack.services}/dev/households`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key }),
      }),
    ),
  );
  return copies.map((copy) => copy.key);
}

/** Does this for each, some at once, so that the services needn't send anybody away. */
export async function inBatches<Item, Value>(
  items: readonly Item[],
  act: (item: Item, index: number) => Promise<Value>,
  atOnce = 8,
): Promise<Value[]> {
  const values: Value[] = [];
  for (let from = 0; from < items.length; from += atOnce)
    values.push(...(await Promise.all(items.slice(from, from + atOnce).map((item, at) => act(item, from + at)))));
  return values;
}

/** So much of a product reaches the minimum of an order. */
interface Supply {
  bpn: string;
  packages: number;
}
const staples = ['rice', 'coffee', 'beans', 'cereal', 'bread'] as const;

/**
 * What to fill so many carts with: no product is wanted by more shoppers than it is there for.
 * @param each how many carts may want the same product
 */
export async function supplies({ ask }: DirectShopper, count: number, each = Infinity): Promise<Supply[]> {
  const found: Supply[] = [];
  for (const staple of staples) {
    const { items } = await answerOf<{ items: Product[] }>(
      ask('GET', `/catalog/search?q=${staple}&storeId=${storeId}&channel=PICKUP`),
    );
    for (const { bpn, sellByWeight, price, channelInventory } of items) {
      const packages = Math.ceil(4500 / (price?.priceCents ?? 1));
      const carts = Math.floor(channelInventory.PICKUP / packages);
      if (!sellByWeight && carts >= 10) found.push(...Array<Supply>(Math.min(carts, each)).fill({ bpn, packages }));
    }
    if (found.length >= count) return found.slice(0, count);
  }
  throw new Error(`There is not enough in stock for ${count} carts.`);
}

/** A cart that is ready to be placed. @returns what to send */
export async function readyCart(
  shopper: DirectShopper,
  paymentId: string,
  supply?: Supply,
): Promise<{ cartId: string; quoteId: string }> {
  const { ask } = shopper;
  const { bpn, packages } = supply ?? (await supplies(shopper, 1))[0]!;
  const { carts } = await answerOf<{ carts: Cart[] }>(
    ask('POST', `/cart/items?storeId=${storeId}&serviceType=Dug`, {
      cartItemsList: [{ itemId: bpn, op: 'ADD', qty: packages }],
      preferenceList: [{ cartCategory: '1P', storeId }],
    }),
  );
  const { cartId, lines } = carts.find(({ cartCategory }) => cartCategory === '1P')!;
  // Demo shoppers may have something in their carts already.
  const others = lines.filter(({ itemId }) => itemId !== bpn);
  if (others.length > 0)
    await answerOf(
      ask('DELETE', `/cart/items?storeId=${storeId}&serviceType=Dug`, {
        cartItemsList: others.map(({ itemId, entryId }) => ({ itemId, entryId })),
      }),
    );
  const { slots } = await answerOf<{ slots: { slotId: string; capacityLeft: number }[] }>(
    ask('GET', `/orders/slots?storeId=${storeId}&channel=PICKUP`),
  );
  // Others may take the last place of a time meanwhile.
  for (const { slotId } of slots.filter(({ capacityLeft }) => capacityLeft > 0).toReversed()) {
    const held = await ask('POST', `/orders/slots/${slotId}/hold`, { cartId });
    if (held.ok) break;
    expect(await held.json()).toMatchObject({ errors: [{ code: 'SLOT_FULL' }] });
  }
  const { quote, problems } = await answerOf<{ quote: { quoteId: string }; problems: object[] }>(
    ask('PUT', `/orders/checkout/${cartId}`, { phone: '5105550142', paymentId }),
  );
  expect({ problems, lines }).toEqual({ problems: [], lines });
  return { cartId, quoteId: quote.quoteId };
}
