import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pickupShop, productList } from '../../testing/fixtures/lists.ts';
import { kitchenOrder, newestOrders } from '../../testing/fixtures/orders/last-order.ts';
import { cartsOf } from '../../testing/fixtures/carts.ts';
import { openPage } from '../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});

const guest = {
  userType: 'GUEST',
  session: 'NONE',
  isAuthorized: false,
  site: 'HOUSEHOLDS',
  firstName: null,
  signInPath: '/sign-in',
};
const business = {
  userType: 'REGISTERED',
  session: 'ACTIVE',
  isAuthorized: true,
  firstName: 'Bianca',
  site: 'BUSINESS',
};
const open = (viewer: object, root: object = {}) =>
  openPage('/business', {}, { viewer: { ...guest, ...viewer }, search: productList(), shop: pickupShop, ...root });

test('S-9 S-61 packs for businesses stand in rows with their item numbers, and their site says whose it is', async () => {
  const list = productList();
  const [first] = list.edges;
  const volume = { __typename: 'VolumePrice' as const, text: '5+ cases $16.96' };
  const byTheCase = { ...first!, node: { ...first!.node, price: { ...first!.node.price!, volume } } };
  open(business, { search: { ...list, edges: [byTheCase, ...list.edges.slice(1)] } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Business' })).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/No\. 200000001/);
  expect(screen.getByRole('link', { name: 'Safeway Business home' })).toHaveTextContent('Business');
  const areas = within(screen.getByRole('navigation', { name: 'Site' })).getAllByRole('link');
  expect(areas.map((area) => area.textContent)).toEqual([
    'By the case',
    'Shop',
    'Order guide',
    'Quick order',
    'Standing orders',
    'Orders',
    'Invoices',
    'My List',
  ]);
  expect(rows[0]).toHaveTextContent(/5\+ cases \$16.96/);
  expect(rows[0]).toHaveTextContent(/Add case/);
  expect(screen.queryByRole('link', { name: 'Grid' })).toBeNull();
  expect(screen.getByText('One cart for your business.')).toBeVisible();
});

test('S-9 who has no business account may look, and reads who may order', async () => {
  open({ site: 'HOUSEHOLDS' });
  expect(await screen.findByText('For business accounts.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Safeway home' })).not.toHaveTextContent('Business');
});

test.each([
  '/foru/coupons-deals',
  '/weeklyad',
  '/loyalty/offer-details/butter/MF',
  '/foru/rewards.html',
  '/foru/bonus-path',
])('S-165 coupons and points are for households: on the site of businesses %s is no page', async (path) => {
  openPage(path, {}, { viewer: { ...guest, ...business } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

/** A gateway that knows these items, and refuses any other. */
function counter(...known: { id: string; fullName: string }[]) {
  const asked: { add: { productId: string; quantity: number }[]; clientRequestId: string }[] = [];
  const changeCart = ({ input }: { input: (typeof asked)[number] }) => {
    asked.push(input);
    const isKnown = ({ productId }: { productId: string }) => known.some(({ id }) => id === productId);
    return {
      carts: cartsOf([]),
      done: input.add
        .filter(isKnown)
        .map(({ productId }) => ({ productId, lineId: `line-${productId}`, message: 'Done.' })),
      refused: input.add
        .filter((each) => !isKnown(each))
        .map(({ productId }) => ({
          productId,
          lineId: null,
          code: 'PRODUCT_NOT_FOUND',
          message: "We don't know this item.",
        })),
      userErrors: [],
    };
  };
  return { asked, root: { changeCart, products: known } };
}
const towels = { id: '200000001', fullName: 'Larder Pro Paper Towels, Case' };
const cups = { id: '200000002', fullName: 'Larder Pro Hot Cups, Case' };

test('S-165 an item is added by its number with Enter, and the focus stays for the next one', async () => {
  const { asked, root } = counter(towels);
  const { shopper } = open(business, root);
  const form = within(await screen.findByRole('form', { name: 'Add by item number' }));
  const number = form.getByRole('textbox', { name: 'Item number' });
  await shopper.type(number, '{Enter}');
  expect(number).toHaveAccessibleDescription(/Enter an item number/);
  const cases = form.getByRole('textbox', { name: 'Cases' });
  await shopper.clear(cases);
  await shopper.type(cases, '3');
  await shopper.type(number, '200000001{Enter}');
  const outcome = await screen.findByRole('list', { name: 'What was added' });
  expect(outcome).toHaveTextContent('Larder Pro Paper Towels, Case 3 cases added');
  expect(asked[0]?.add).toEqual([{ productId: '200000001', quantity: 3 }]);
  expect(number).toHaveFocus();
  expect(number).toHaveValue('');
});

test('S-165 N-68 a pasted list is added as one change; what is refused comes first and says why', async () => {
  const { asked, root } = counter(towels, cups);
  const { shopper } = open(business, root);
  await shopper.click(await screen.findByRole('button', { name: 'Paste a list' }));
  const list = await screen.findByRole('textbox', { name: 'Item numbers and cases' });
  await shopper.click(list);
  await shopper.paste('200000001 2\n20415 1\n200000002, 4');
  await shopper.click(screen.getByRole('button', { name: 'Add 3 lines' }));
  const outcomes = within(await screen.findByRole('list', { name: 'What was added' })).getAllByRole('listitem');
  expect(outcomes.map(({ textContent }) => textContent)).toEqual([
    "No. 20415 We don't know this item.",
    'Larder Pro Paper Towels, Case 2 cases added',
    'Larder Pro Hot Cups, Case 4 cases added',
  ]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.add).toHaveLength(3);
});

test('S-165 the order that was handed over last is had again in one press; what is out is named before and after', async () => {
  const asked: string[] = [];
  const reorder = ({ input }: { input: { orderNumber: string } }) => {
    asked.push(input.orderNumber);
    const done = [1, 2, 3, 4].map((line) => ({
      productId: `20000000${line}`,
      lineId: `line-${line}`,
      message: 'Done.',
    }));
    const refused = [
      { productId: 'of-sunflower', lineId: null, code: 'UNAVAILABLE', message: 'This item is out of stock' },
    ];
    return { carts: cartsOf([]), done, refused, userErrors: [] };
  };
  const orders = newestOrders(['4471955', 'PLACED'], ['4460001', 'CANCELLED'], ['4458231', 'FINALIZED']);
  const { shopper } = open(business, { orders, reorder, order: kitchenOrder() });
  const last = within(await screen.findByRole('region', { name: 'Your Wednesday order' }));
  expect(last.getByRole('link', { name: 'Wednesday, Jul 29' })).toHaveAttribute('href', '/account/orders/4458231');
  expect(last.getByText(/5 lines, \$286\.40\. One line is out: Larder Pro Canola Oil, Foodservice\./)).toBeVisible();
  await shopper.click(last.getByRole('button', { name: 'Reorder 4 lines' }));
  expect(await last.findByText('4 items from this order are in your cart')).toBeVisible();
  expect(last.getByText(/Canola Oil.*: This item is out of stock/)).toBeVisible();
  expect(asked).toEqual(['4458231']);
});

test('S-165 without a past order, or when orders cannot be loaded, a business has its list', async () => {
  open(business, { orders: newestOrders(['4471955', 'PLACED']) });
  expect(await screen.findByRole('form', { name: 'Add by item number' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Your Wednesday order' })).toBeNull();
});

test('S-9 only business accounts add by item number', async () => {
  open({ site: 'HOUSEHOLDS' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Business' })).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Add by item number' })).toBeNull();
});
