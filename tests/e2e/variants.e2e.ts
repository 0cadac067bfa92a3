import { expect, test } from './fixtures.ts';
import { does, type Errors } from './ordering.ts';
import { expectWellMade } from './screens.ts';
import type { Shopper } from './shopper.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ households: 'own' });

interface Variant {
  kind: string;
  /** The cart's title. */
  title: string;
  /** Who shops there. */
  key: string;
  /** Its list of products. */
  path: string;
  /** What the paths of its products begin with. */
  products: RegExp;
  /** How its cart may be had. */
  channels: string[];
}

const variants: readonly Variant[] = [
  {
    kind: 'GROCERY',
    title: 'Safeway',
    key: 'maya',
    path: '/shop/dairy-eggs-cheese',
    products: /^\/product\//,
    channels: ['PICKUP', 'DELIVERY', 'IN_STORE'],
  },
  {
    kind: 'WINE',
    title: 'Vine and Cellar',
    key: 'maya',
    path: '/wine',
    products: /^\/wine\/product\//,
    channels: ['DELIVERY'],
  },
  {
    kind: 'MARKETPLACE',
    title: 'Kitchen Foundry',
    key: 'maya',
    path: '/seller/kitchen-foundry',
    products: /^\/mkp\/kitchen-foundry\/product\//,
    channels: ['SHIPPING'],
  },
  {
    kind: 'BUSINESS',
    title: 'Business',
    key: 'business',
    path: '/business',
    products: /^\/product\//,
    channels: ['PICKUP', 'DELIVERY', 'IN_STORE'],
  },
];

interface Cart {
  id: string;
  kind: string;
  title: string;
  lines: { productId: string }[];
}
interface Checkout {
  quoteId: string;
  channels: string[];
  problems: { code: string }[];
  payments: { id: string; isOffered: boolean }[];
  days: { slots: { id: string; isOffered: boolean }[] }[];
}

async function cartsOf(shopper: Shopper): Promise<Cart[]> {
  type Answer = { data: { carts: { carts: Cart[] } } };
  const query = '{ carts { carts { id kind title lines { productId } } } }';
  return (await shopper.asks<Answer>(query)).data.carts.carts;
}

async function checkoutOf(shopper: Shopper, cartId: string): Promise<Checkout> {
  const fields = 'quoteId channels problems { code } payments { id isOffered } days { slots { id isOffered } }';
  const query = `query ($cartId: ID!) { checkout(cartId: $cartId) { ${fields} } }`;
  return (await shopper.asks<{ data: { checkout: Checkout } }>(query, { cartId })).data.checkout;
}

type Answers = (answer: object) => Promise<void>;

/** Answers what the checkout of a cart asks for, up to its payment. @returns what answers the rest */
async function prepares(shopper: Shopper, cartId: string): Promise<Answers> {
  type Me = { data: { me: { profile: { addresses: { id: string }[] } } } };
  const { me } = (await shopper.asks<Me>('{ me { profile { addresses { id } } } }')).data;
  const set: Answers = async (answer) => {
    const { userErrors } = await does<Errors>(shopper, 'setCheckout', 'userErrors { code }', { cartId, ...answer });
    expect(userErrors).toEqual([]);
  };
  await set({ phone: '4155550134', addressId: me.profile.addresses[0]?.id });
  const { days } = await checkoutOf(shopper, cartId);
  // Early or late, a department may be closed.
  const slot = days.flatMap(({ slots }) => slots.filter(({ isOffered }) => isOffered).slice(4, 5)).at(-1);
  if (slot) {
    const held = await does<Errors>(shopper, 'holdSlot', 'userErrors { code }', { cartId, slotId: slot.id });
    expect(held.userErrors).toEqual([]);
  }
  return set;
}

/** Answers what the checkout of a cart asks for, and places the order; answers its number. */
async function orders(shopper: Shopper, cartId: string): Promise<string> {
  const set = await prepares(shopper, cartId);
  const { payments } = await checkoutOf(shopper, cartId);
  await set({ paymentId: payments.find(({ isOffered }) => isOffered)?.id });
  const { quoteId, problems } = await checkoutOf(shopper, cartId);
  expect(problems).toEqual([]);
  const { order, userErrors } = await does<{ order: { id: string } } & Errors>(
    shopper,
    'placeOrder',
    'order { id } userErrors { code message }',
    { cartId, quoteId, confirmsAge: true },
  );
  expect(userErrors).toEqual([]);
  return order.id;
}

/** What an order is said to earn; null for nothing. */
async function pointsOf(shopper: Shopper, id: string): Promise<string | null> {
  const query = 'query ($id: ID!) { order(number: $id) { pointsText } }';
  type Answer = { data: { order: { pointsText: string | null } } };
  return (await shopper.asks<Answer>(query, { id })).data.order.pointsText;
}

for (const { kind, title, key, path, products, channels } of variants)
  test(`S-9 S-61 S-77 S-79 ${title} is shopped from its list to an order, in a cart of its own`, async ({
    shopper,
    page,
    complaints,
  }) => {
    await shopper.arrives(key, { at: path });
    const list = page.getByRole('list', { name: 'Products' });
    const first = list.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Add / }) });
    const href = await first.getByRole('link').first().getAttribute('href');
    expect(href).toMatch(products);
    const productId = /\d{9}/.exec(href ?? '')?.[0] ?? '';
    await first.first().getByRole('button', { name: /^Add / }).click();
    await expect
      .poll(async () => (await cartsOf(shopper)).map((cart) => [cart.kind, cart.title]))
      .toEqual([[kind, title]]);
    const [cart] = await cartsOf(shopper);
    expect(cart!.lines.map((line) => line.productId)).toEqual([productId]);
    const stored = page.evaluate(() => JSON.parse(localStorage.getItem('abCart') ?? '{}') as { carts?: object });
    expect(Object.keys((await stored).carts ?? {})).toHaveLength(1);

    await does<Errors>(shopper, 'changeCart', 'userErrors { code }', { add: [{ productId, quantity: 8 }] });
    expect((await checkoutOf(shopper, cart!.id)).channels).toEqual(channels);
    const number = await orders(shopper, cart!.id);
    expect(await cartsOf(shopper)).toEqual([]);
    if (kind === 'BUSINESS') expect(await pointsOf(shopper, number)).toBeNull();
    await shopper.opens(`/account/orders/${number}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  });

test('S-165 a business has one cart for groceries and packs, and says so; a household gets no packs', async ({
  shopper,
  page,
}) => {
  await shopper.arrives('business', { at: '/shop/dairy-eggs-cheese' });
  await expect(page.getByRole('link', { name: 'Safeway Business home' })).toBeVisible();
  const add = page.getByRole('list', { name: 'Products' }).getByRole('button', { name: /^Add / });
  await add.first().click();
  await expect.poll(async () => (await cartsOf(shopper)).map(({ kind }) => kind)).toEqual(['BUSINESS']);
  await shopper.opens('/business');
  await add.first().click();
  await expect.poll(async () => (await cartsOf(shopper)).map(({ lines }) => lines.length)).toEqual([2]);
  await expectWellMade(page, 'business shop', { largeText: true });

  await shopper.arrives('maya', { at: '/business' });
  await add.first().click();
  await expect(page.getByText('This pack is for business accounts.').first()).toBeVisible();
  expect(await cartsOf(shopper)).toEqual([]);
});

test('S-165 a business writes its PO number at checkout, is told what it may be, and finds it on the order', async ({
  shopper,
  page,
  complaints,
}) => {
  await shopper.arrives('business', { at: '/business' });
  const [number = ''] = await page.getByText(/^No\. \d{9}$/).allTextContents();
  const add = [{ productId: number.replace('No. ', ''), quantity: 4 }];
  await does<Errors>(shopper, 'changeCart', 'userErrors { code }', { add });
  const [cart] = await cartsOf(shopper);
  await prepares(shopper, cart!.id);
  await shopper.opens(`/checkout?cart=${cart!.id}&step=payment`);
  const field = page.getByRole('textbox', { name: /^PO number/ });
  await field.fill('=1+1');
  await page.getByRole('button', { name: 'Review order' }).click();
  await expect(page.getByRole('alert')).toContainText('Use up to 30 letters, digits, spaces');
  await expect(field).toHaveValue('=1+1');
  await expectWellMade(page, 'payment with a PO number that is refused', { largeText: true });
  await field.fill(' PO-2026/08 #3 ');
  await page.getByRole('button', { name: 'Review order' }).click();
  await expect(page.getByText('PO number PO-2026/08 #3')).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('PO-2026/08 #3');
  await page.reload();
  await expect(field).toHaveValue('PO-2026/08 #3');
  await page.getByRole('button', { name: 'Review order' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/\d{7}/);
  await shopper.opens(`/account/orders/${/\d{7}/.exec(page.url())![0]}`);
  await expect(page.getByText('PO number PO-2026/08 #3')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('S-165 N-68 a business pastes 20 item numbers: two are refused and say why, and the rest is in its cart', async ({
  shopper,
  page,
}) => {
  await shopper.arrives('business', { at: '/business' });
  await expect(page.getByRole('navigation', { name: 'Site' })).not.toContainText(/Savings|For U|Play/);
  const numbers = await page.getByText(/^No\. \d{9}$/).allTextContents();
  const known = numbers.map((text) => text.replace('No. ', ''));
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const lines = [...known.slice(0, 18).map((number) => `${number} 1`), '200000001 1', '200000002 99'];
  await page.getByRole('textbox', { name: 'Item numbers and cases' }).fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Add 20 lines' }).click();
  const outcomes = page.getByRole('list', { name: 'What was added' }).getByRole('listitem');
  await expect(outcomes).toHaveCount(20);
  await expect(outcomes.filter({ hasText: '1 case added' })).toHaveCount(18);
  await expect(outcomes.first()).not.toContainText('added');
  await expect(outcomes.nth(1)).not.toContainText('added');
  expect((await cartsOf(shopper)).map(({ kind, lines: held }) => [kind, held.length])).toEqual([['BUSINESS', 18]]);
  await expectWellMade(page, 'business shop with item numbers', { largeText: true });
});

test('S-165 the business site has an origin of its own, which says whose it is before anybody signs in', async ({
  page,
  stack,
}) => {
  await page.goto(stack.url('/business', 'business.safeway'));
  await expect(page.getByRole('link', { name: 'Safeway Business home' })).toBeVisible();
  await page.goto(stack.url('/business', 'safeway'));
  await expect(page.getByRole('link', { name: 'Safeway home' })).toBeVisible();
});
