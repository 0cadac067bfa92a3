import { expect } from './fixtures.ts';
import type { Shopper } from './shopper.ts';

interface Line {
  id: string;
  name: string;
  quantity: number;
}
/** An order as its shopper reads it. */
interface Order {
  id: string;
  state: string;
  editPath: string;
  canEdit: boolean;
  cutoffAt: string;
  total: { amount: string };
  pointsText: string | null;
  lines: Line[];
  changes: { id: string; kind: string; name: string; text: string }[];
}
/** Why a mutation did nothing; empty if it did it. */
export interface Errors {
  userErrors: { code: string; message: string }[];
}

const fields = `id state editPath canEdit cutoffAt pointsText total { amount } lines { id name quantity }
  changes { id kind name text }`;
const newId = () => crypto.randomUUID();

/** Sends a mutation with its input and answers its payload. */
export async function does<Payload>(shopper: Shopper, name: string, answer: string, input: object): Promise<Payload> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const kind = /^(editOrder|discardOrderEdit|cancelOrder|reorder)$/.test(name) ? 'OrderInput' : type;
  const sent = { ...input, clientRequestId: newId() };
  const query = `mutation ($input: ${kind}!) { ${name}(input: $input) { ${answer} } }`;
  const { data, errors } = await shopper.asks<{ data?: Record<string, Payload>; errors?: unknown }>(query, {
    input: sent,
  });
  expect(errors).toBeUndefined();
  return data![name]!;
}

/** An order of the shopper. */
export async function orderOf(shopper: Shopper, number: string): Promise<Order> {
  const query = `query ($number: ID!) { order(number: $number) { ${fields} } }`;
  return (await shopper.asks<{ data: { order: Order } }>(query, { number })).data.order;
}

/** What a household buys in a usual week, by the products' names: packages, or pounds of what is weighed. */
const week: readonly { name: string; quantity?: number; weight?: string }[] = [
  { name: 'Strawberries', quantity: 2 },
  { name: 'Bananas', weight: '2.00' },
  { name: 'Whole Milk', quantity: 1 },
  { name: 'Honeycrisp Apples', quantity: 4 },
  { name: 'Hass Avocado', quantity: 8 },
];

/** Fills the shopper's grocery cart with a usual week, and says where the store can reach them, which an order needs. */
export async function fillsCart(shopper: Shopper): Promise<void> {
  const add = await Promise.all(
    week.map(async ({ name, ...amount }) => {
      const url = `${shopper.stack.services}/catalog/search?q=${encodeURIComponent(name)}&storeId=2910&channel=PICKUP`;
      const { items } = (await (await fetch(url)).json()) as { items: { bpn: string; name: string }[] };
      return { productId: items.find((item) => item.name === name)!.bpn, ...amount };
    }),
  );
  const filled = await does<Errors>(shopper, 'changeCart', 'userErrors { code message }', { add });
  expect(filled.userErrors).toEqual([]);
  const input = { cartId: await cartOf(shopper), phone: '5105550142' };
  expect((await does<Errors>(shopper, 'setCheckout', 'userErrors { code }', input)).userErrors).toEqual([]);
}

/** The grocery cart's id. */
async function cartOf(shopper: Shopper): Promise<string> {
  type Answer = { data: { carts: { carts: { id: string; kind: string }[] } } };
  const { data } = await shopper.asks<Answer>('{ carts { carts { id kind } } }');
  return data.carts.carts.find(({ kind }) => kind === 'GROCERY')!.id;
}

/** Chooses what the grocery cart's order needs: pickup around noon of a day to come, to be paid there. @returns the cart, and what it was quoted at */
export async function readies(shopper: Shopper): Promise<{ cartId: string; quoteId: string }> {
  const cartId = await cartOf(shopper);
  await does(shopper, 'setCheckout', 'userErrors { code }', { cartId, channel: 'PICKUP' });
  type Answer = { data: { checkout: { days: { slots: { id: string; isOffered: boolean }[] }[] } } };
  const query = 'query ($cartId: ID!) { checkout(cartId: $cartId) { days { slots { id isOffered } } } }';
  const { days } = (await shopper.asks<Answer>(query, { cartId })).data.checkout;
  // Early or late, a department may be closed.
  const slot = days.flatMap(({ slots }) => slots.filter(({ isOffered }) => isOffered).slice(4, 5)).at(-1);
  const held = await does<Errors>(shopper, 'holdSlot', 'userErrors { code }', { cartId, slotId: slot!.id });
  expect(held.userErrors).toEqual([]);
  const { checkout } = await does<{ checkout: { quoteId: string; problems: unknown[] } }>(
    shopper,
    'setCheckout',
    'checkout { quoteId problems { code } } userErrors { code }',
    { cartId, paymentId: 'HAND_OVER' },
  );
  expect(checkout.problems).toEqual([]);
  return { cartId, quoteId: checkout.quoteId };
}

/** Orders the grocery cart. */
export async function places(shopper: Shopper): Promise<Order> {
  const { cartId, quoteId } = await readies(shopper);
  const { order, userErrors } = await does<{ order: Order } & Errors>(
    shopper,
    'placeOrder',
    `order { ${fields} } userErrors { code message }`,
    { cartId, quoteId },
  );
  expect(userErrors).toEqual([]);
  return order;
}
