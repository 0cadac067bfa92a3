import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFront, type Front } from '../../gateway/src/testing/front.ts';
import { services } from '../../services/src/app.ts';
import { demoCatalog } from '../../services/src/testing/bases.ts';
import { createWorld, type World } from '../../services/src/testing/world.ts';

let world: World;
let front: Front;
/** The browser's cookies. */
const cookies = new Map<string, string>();

beforeAll(async () => {
  world = await createWorld({
    services,
    base: demoCatalog,
  });
  front = await openFront({ servicesUrl: await world.app.listen({ port: 0, host: '127.0.0.1' }) });
});
afterAll(async () => {
  await front.close();
  await world.close();
});

let requests = 0;

/** Runs an operation as the browser would, and keeps the cookies that come back. */
async function ask<Data>(query: string, input?: object): Promise<Data> {
  const variables = input && { input: { clientRequestId: `shopping-${requests++}`, ...input } };
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await front.query(query, { ...(variables ? { variables } : {}), cookie });
  for (const line of answer.setCookies) {
    const [pair = ''] = line.split(';', 1);
    const [name = '', value = ''] = pair.split('=');
    if (value === '' || line.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, value);
  }
  expect(answer.errors).toEqual([]);
  return answer.data as Data;
}

interface CartPart {
  id: string;
  version: number;
  itemCount: number;
  minimumText: string | null;
  canCheckOut: boolean;
  total: { amount: string };
  sums: { text: string; amount: { amount: string } }[];
  lines: { id: string; name: string; quantity: number; metaText: string; product: { id: string } | null }[];
}
interface CartsPart {
  itemCount: number;
  total: { amount: string };
  summaryText: string;
  edit: {
    changes: { kind: string; text: string; difference: { amount: string } }[];
    otherChanges: { kind: string; difference: { amount: string } }[];
    totalBefore: { amount: string };
    totalAfter: { amount: string };
    differenceText: string;
    cart: CartPart;
  } | null;
  carts: CartPart[];
}
const cart = `id version itemCount minimumText canCheckOut placeText total { amount } sums { text amount { amount } }
  hints { text } lines { id name quantity metaText amount { amount } product { id } priceSteps { text amount { amount } } availability { state } }`;
const carts = `carts { itemCount summaryText total { amount } carts { ${cart} } edit { changes { kind text difference { amount } } otherChanges { kind difference { amount } } totalBefore { amount } totalAfter { amount } differenceText cart { ${cart} } } }`;
const change = `mutation($input: ChangeCartInput!) { changeCart(input: $input) { ${carts} done { message } refused { code message } userErrors { code message } } }`;
const milk = '976885794';

test('N-6 N-60 N-61 N-62 S-22 a shopper fills a cart as a guest, signs in, checks out, changes the order, and cancels it', async () => {
  // A guest's first add makes a cart.
  const added = await ask<{ changeCart: { carts: CartsPart; done: object[]; refused: object[] } }>(change, {
    add: [{ productId: milk, quantity: 2 }],
  });
  expect(added.changeCart.refused).toEqual([]);
  expect(added.changeCart.carts).toMatchObject({ itemCount: 2, carts: [{ itemCount: 2, canCheckOut: false }] });
  expect(cookies.get('larder_guest_cart')).toMatch(/^[\w-]{22}$/);

  // Signing in merges it, once.
  await ask('mutation { signInAsDemoShopper(input: { key: "theo" }) { userErrors { code } } }');
  await ask('mutation($input: ChooseShopInput!) { chooseShop(input: $input) { shop { id } userErrors { code } } }', {
    storeId: '2910',
    channel: 'PICKUP',
  });
  const merged = await ask<{ carts: CartsPart }>(`{ ${carts} }`);
  expect(merged.carts.carts.flatMap(({ lines }) => lines).filter(({ product }) => product?.id === milk)).toMatchObject([
    { quantity: 2 },
  ]);
  expect(cookies.has('larder_guest_cart')).toBe(false);
  expect((await ask<{ carts: CartsPart }>(`{ ${carts} }`)).carts.itemCount).toBe(merged.carts.itemCount);

  // Enough for the minimum.
  const [grocery] = merged.carts.carts;
  const line = grocery?.lines.find(({ product }) => product?.id === milk);
  const set = await ask<{ changeCart: { carts: CartsPart } }>(change, {
    set: [{ lineId: line?.id, quantity: 10 }],
    version: grocery?.version,
  });
  expect(set.changeCart.carts.carts[0]).toMatchObject({ canCheckOut: true, minimumText: null });
  // The header, the drawer, and the cart's page say one total (S-76).
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  const { total: inHeader, carts: drawn } = set.changeCart.carts;
  expect(cents(inHeader.amount)).toBe(drawn.reduce((sum, each) => sum + cents(each.total.amount), 0));
  for (const { sums: steps, total: inDrawer } of drawn)
    expect(steps.reduce((sum, { amount }) => sum + cents(amount.amount), 0)).toBe(cents(inDrawer.amount));

  // What is kept for later is in no sum, and comes back as it was.
  const later = await ask<{ changeCart: { carts: CartsPart } }>(change, {
    set: [{ lineId: line?.id, savedQuantity: 4 }],
  });
  const kept = '{ carts { savedForLater { id quantity inCart product { id } amount { amount } } } }';
  expect(later.changeCart.carts.carts[0]?.lines.find(({ id }) => id === line?.id)?.quantity).toBe(6);
  expect(await ask(kept)).toMatchObject({
    carts: { savedForLater: [{ id: line?.id, quantity: 4, inCart: 6, product: { id: milk } }] },
  });
  await ask(change, { set: [{ lineId: line?.id, savedQuantity: 0 }] });
  expect(await ask(kept)).toEqual({ carts: { savedForLater: [] } });

  // A time, a way to pay, and the order.
  const cartId = grocery?.id;
  const checkout = `checkout { id quoteId total { amount } slot { text } problems { code message } sums { text amount { amount } } days { slots { id isOffered } } }
    userErrors { code message }`;
  interface CheckoutPart {
    quoteId: string;
    total: { amount: string };
    slot: { text: string } | null;
    problems: { code: string }[];
    sums: { amount: { amount: string } }[];
    days: { slots: { id: string; isOffered: boolean }[] }[];
  }
  const chosen = await ask<{ setCheckout: { checkout: CheckoutPart } }>(
    `mutation($input: SetCheckoutInput!) { setCheckout(input: $input) { ${checkout} } }`,
    { cartId, paymentId: 'HAND_OVER', phone: '4155550100' },
  );
  const slot = chosen.setCheckout.checkout.days.flatMap(({ slots }) => slots).findLast(({ isOffered }) => isOffered);
  const held = await ask<{ holdSlot: { checkout: CheckoutPart; userErrors: object[] } }>(
    `mutation($input: HoldSlotInput!) { holdSlot(input: $input) { ${checkout} } }`,
    { cartId, slotId: slot?.id },
  );
  expect(held.holdSlot.userErrors).toEqual([]);
  expect(held.holdSlot.checkout.problems).toEqual([]);
  const heldTime = '{ heldTime { id path } }';
  expect(await ask(heldTime)).toEqual({ heldTime: { id: cartId, path: `/checkout?cart=${cartId}` } });
  const { sums, total, quoteId } = held.holdSlot.checkout;
  expect(sums.reduce((sum, { amount }) => sum + cents(amount.amount), 0)).toBe(cents(total.amount));

  const order = `id title stateText canEdit editTitle total { amount } sums { text amount { amount } } track { title text state } lines { id name quantity product { id } }`;
  interface OrderPart {
    id: string;
    total: { amount: string };
    sums: { amount: { amount: string } }[];
    lines: { id: string }[];
  }
  const placed = await ask<{ placeOrder: { order: OrderPart; userErrors: object[] } }>(
    `mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { order { ${order} } userErrors { code message } } }`,
    { cartId, quoteId },
  );
  expect(placed.placeOrder.userErrors).toEqual([]);
  expect(placed.placeOrder.order).toMatchObject({ stateText: 'Placed', canEdit: true, total });
  expect(await ask(heldTime)).toEqual({ heldTime: null });
  const number = placed.placeOrder.order.id;
  expect(placed.placeOrder.order.sums.reduce((sum, { amount }) => sum + cents(amount.amount), 0)).toBe(
    cents(total.amount),
  );
  expect(await ask('{ pendingOrder { id } orders { edges { node { id } } } }')).toMatchObject({
    pendingOrder: { id: expect.any(String) as string },
  });

  // It is changed, and the change is saved.
  const payload = `order { ${order} } ${carts} userErrors { code message }`;
  const edit = await ask<{ editOrder: { carts: CartsPart; userErrors: object[] } }>(
    `mutation($input: OrderInput!) { editOrder(input: $input) { ${payload} } }`,
    { orderNumber: number },
  );
  expect(edit.editOrder.userErrors).toEqual([]);
  expect(edit.editOrder.carts.edit).toMatchObject({ changes: [], differenceText: 'The total stays the same' });
  const editLine = edit.editOrder.carts.edit?.cart.lines.find(({ product }) => product?.id === milk);
  const changed = await ask<{ changeCart: { carts: CartsPart; refused: object[]; userErrors: object[] } }>(change, {
    set: [{ lineId: editLine?.id, quantity: 12 }],
    version: edit.editOrder.carts.edit?.cart.version,
  });
  expect([changed.changeCart.refused, changed.changeCart.userErrors]).toEqual([[], []]);
  expect(changed.changeCart.carts.edit?.changes).toMatchObject([
    { kind: 'QUANTITY', text: expect.stringContaining('2 more') as string },
  ]);
  const { changes = [], otherChanges = [], totalBefore, totalAfter } = changed.changeCart.carts.edit ?? {};
  const difference = [...changes, ...otherChanges].reduce((sum, each) => sum + cents(each.difference.amount), 0);
  expect(cents(totalBefore?.amount ?? '') + difference).toBe(cents(totalAfter?.amount ?? ''));
  const newTotal = totalAfter?.amount ?? '0';
  const saved = await ask<{ saveOrderEdit: { order: OrderPart; carts: CartsPart; userErrors: object[] } }>(
    `mutation($input: SaveOrderEditInput!) { saveOrderEdit(input: $input) { ${payload} } }`,
    { orderNumber: number, expectedTotal: newTotal },
  );
  expect(saved.saveOrderEdit).toMatchObject({
    order: { id: number, total: { amount: newTotal } },
    carts: { edit: null },
    userErrors: [],
  });

  // And canceled.
  const canceled = await ask<{ cancelOrder: { order: object; userErrors: object[] } }>(
    `mutation($input: OrderInput!) { cancelOrder(input: $input) { ${payload} } }`,
    { orderNumber: number },
  );
  expect(canceled.cancelOrder).toMatchObject({ order: { stateText: 'Canceled', canEdit: false }, userErrors: [] });
});
