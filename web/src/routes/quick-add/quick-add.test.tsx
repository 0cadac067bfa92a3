import { ApolloLink, Observable } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageNow } from '../../page/clock.ts';
import { cartLine, cartsOf, groceryCart } from '../../testing/fixtures/carts.ts';
import { homeRoot } from '../../testing/fixtures/home.ts';
import { eggs, estimateFor, usuals } from '../../testing/fixtures/usuals.ts';
import { openPage } from '../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});

type Add = { productId: string; quantity: number; weight?: string };
type Asked = { input: { add?: Add[]; set?: object[]; remove?: string[]; clientRequestId: string } };

const none = cartsOf([]);
const holding = (ids: readonly string[]) =>
  cartsOf([groceryCart({ lines: ids.map((id) => cartLine(id, `Product ${id}`, '', 1, '3.00')) })]);

/** A gateway that refuses these products, and does what else it's asked. */
function shop(
  refuses: Readonly<Record<string, { code: string; message: string; lineId?: string }>> = {},
  root: object = {},
) {
  const asked: Asked['input'][] = [];
  let carts = none;
  const changeCart = ({ input }: Asked) => {
    asked.push(input);
    const add = input.add ?? [];
    const done = add.filter(({ productId }) => !refuses[productId]);
    const held = add.filter(({ productId }) => !refuses[productId] || refuses[productId].lineId);
    if (held.length > 0) carts = holding(held.map(({ productId }) => productId));
    if (input.remove) carts = none;
    return {
      carts,
      done: done.map(({ productId }) => ({ productId, lineId: `line-${productId}`, message: 'Done.' })),
      refused: add.flatMap(({ productId }) =>
        refuses[productId] ? [{ productId, lineId: null, ...refuses[productId] }] : [],
      ),
      userErrors: [],
    };
  };
  const cartEstimate = ({ lines }: { lines: Parameters<typeof estimateFor>[0] }) => estimateFor(lines);
  return {
    asked,
    root: { usuals: usuals(), shop: homeRoot.shop, carts: () => carts, changeCart, cartEstimate, ...root },
  };
}
const open = (root: Record<string, unknown>, path = '/quick-add', gate?: ApolloLink) => openPage(path, {}, root, gate);
const addAll = (count: number) => screen.findByRole('button', { name: `Add ${count} to cart` });

beforeEach(() => localStorage.clear());

test('S-8 N-67 what is due is selected and says why it is there', async () => {
  open(shop().root);
  const due = within(await screen.findByRole('region', { name: 'Due this week' }));
  expect(due.getByText('3 days late')).toBeVisible();
  expect(due.getAllByRole('checkbox')).toHaveLength(6);
  for (const box of due.getAllByRole('checkbox')) expect(box).toBeChecked();
  const later = within(screen.getByRole('region', { name: 'Later this month' }));
  expect(later.getByRole('checkbox', { name: 'Add Alder Creek Cheddar' })).not.toBeChecked();
  expect(later.getByRole('checkbox', { name: 'Add Prairie Honey' })).toBeDisabled();
  expect(later.getByText('Out of Stock')).toBeVisible();
  expect(await addAll(6)).toBeVisible();
});

test('S-8 S-100 N-42 the sum is what the services say of the choice, and the choice is kept', async () => {
  const { shopper } = open(shop().root);
  const sum = within(await screen.findByRole('region', { name: '6 items' }));
  expect(sum.getByText('$29.74')).toBeVisible();
  expect(sum.getByText('Clipped coupons')).toBeVisible();
  await shopper.click(screen.getByRole('checkbox', { name: 'Add Sunny Side Eggs' }));
  expect(await sum.findByText('$23.95')).toBeVisible();
  const coffee = within(screen.getByRole('group', { name: 'Quantity of North Fork Coffee' }));
  await shopper.click(coffee.getByRole('button', { name: /^Add one/ }));
  expect(await sum.findByText('$31.94')).toBeVisible();
  const kept = JSON.parse(localStorage.getItem('quickAddBasket') ?? '') as { cartItemsList: object[] };
  expect(kept.cartItemsList).toContainEqual({ itemId: eggs.id, qty: 1, selected: false });
  expect(kept.cartItemsList).toContainEqual({ itemId: '100000016', qty: 2, selected: true });
  expect(kept.cartItemsList).toContainEqual({ itemId: '100000013', qty: 1, selected: true, selectedWeight: 2 });
});

test('N-81 one more that is free is said, and added to the choice in one press', async () => {
  const { shopper } = open(shop().root);
  const hints = within(await screen.findByRole('list', { name: 'Ways to save' }));
  expect(hints.getByText('One more Stone Mill Sourdough is free with Buy 1 Get 1 Free.')).toBeVisible();
  await shopper.click(hints.getByRole('button', { name: /^Add 1: One more/ }));
  const bread = screen.getByRole('group', { name: 'Quantity of Stone Mill Sourdough' });
  expect(within(bread).getByRole('spinbutton')).toHaveValue('2');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Ways to save' })).toBeNull());
});

test('a choice that nobody can price is shown and added all the same, and no sum is made up', async () => {
  const cartEstimate = () => {
    throw new GraphQLError('Prices are away.', { extensions: { code: 'UPSTREAM_FAILURE' } });
  };
  open(shop({}, { cartEstimate }).root);
  const sum = within(await screen.findByRole('region', { name: '6 items' }));
  expect(sum.getByText(/can't price this right now/)).toBeVisible();
  expect(sum.queryByText('Estimated total')).toBeNull();
  expect(await addAll(6)).toBeEnabled();
});

test('S-8 all are cleared and selected again in one press', async () => {
  const { shopper } = open(shop().root);
  await shopper.click(await screen.findByRole('button', { name: 'Clear all: Due this week' }));
  expect(screen.getByRole('region', { name: 'Nothing chosen' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  await shopper.click(screen.getByRole('button', { name: 'Select all: Due this week' }));
  expect(await addAll(6)).toBeEnabled();
});

test('N-68 all lines go as one change; what is refused says why and stays selected, and one toast tells of it', async () => {
  const { asked, root } = shop({ [eggs.id]: { code: 'UNAVAILABLE', message: 'This item is out of stock' } });
  const { shopper } = open(root);
  await shopper.click(await addAll(6));
  const title = await screen.findByRole('heading', { level: 1, name: '5 of 6 added' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(asked).toHaveLength(1);
  expect(asked[0]?.add).toHaveLength(6);
  expect(asked[0]?.add).toContainEqual({ productId: '100000013', quantity: 1, weight: '2.00' });
  const needs = within(screen.getByRole('region', { name: 'Needs you' }));
  expect(needs.getByText('This item is out of stock')).toBeVisible();
  expect(needs.getByRole('link', { name: 'See similar to Sunny Side Eggs' })).toHaveAttribute(
    'href',
    `/product/${eggs.id}#similar`,
  );
  const added = within(screen.getByRole('region', { name: 'Added' }));
  expect(added.getAllByRole('listitem')).toHaveLength(5);
  expect(added.getByText('Added 2.00 lb')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  await shopper.click(screen.getByRole('button', { name: 'Back to your usuals' }));
  expect(await screen.findByRole('checkbox', { name: 'Add Sunny Side Eggs' })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Add Meadow Lane Butter' })).toBeNull();
});

test('N-68 S-215 of 20 lines two are refused: each has its result, the page hears of both, and one toast takes back the rest', async () => {
  const twenty = Array.from({ length: 20 }, (_, index) => {
    const id = String(200_000_001 + index);
    return { ...eggs, id, product: { ...eggs.product, id, fullName: `Usual ${index + 1}` } };
  });
  const { asked, root } = shop({
    [twenty[3]!.id]: { code: 'UNAVAILABLE', message: 'This item is out of stock' },
    [twenty[11]!.id]: { code: 'TOO_MANY', message: 'One order can hold 1 of this item.' },
  });
  const told: unknown[] = [];
  const hear = (event: Event) => void told.push((event as CustomEvent<unknown>).detail);
  window.addEventListener('productQtyUpdateError', hear);
  const { shopper } = open({ ...root, usuals: usuals({ dueNow: twenty, later: [] }) });
  await shopper.click(await addAll(20));
  const title = await screen.findByRole('heading', { level: 1, name: '18 of 20 added' });
  await waitFor(() => expect(title).toHaveFocus());
  window.removeEventListener('productQtyUpdateError', hear);
  expect(asked).toHaveLength(1);
  expect(told).toEqual([twenty[3]!, twenty[11]!].map(({ id: productId }) => ({ productId, quantity: 1 })));
  const needs = within(screen.getByRole('region', { name: 'Needs you' })).getAllByRole('listitem');
  expect(needs.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('This item is out of stock'),
    expect.stringContaining('One order can hold 1 of this item.'),
  ]);
  expect(within(screen.getByRole('region', { name: 'Added' })).getAllByRole('listitem')).toHaveLength(18);
  await shopper.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked[1]?.remove).toHaveLength(18));
});

test('on a phone the sum and the button stay in sight, and add the same', async () => {
  const { asked, root } = shop();
  const { shopper } = open(root);
  await shopper.click(await screen.findByRole('button', { name: 'Add 6' }));
  expect(await screen.findByRole('heading', { level: 1, name: '6 items added' })).toBeVisible();
  expect(asked[0]?.add).toHaveLength(6);
});

test('S-257 further usuals that are slow to come show their boxes meanwhile', async () => {
  let goOn: (answer: object) => void = () => undefined;
  const pages = ({ pageNo }: { pageNo: number }) =>
    pageNo === 1 ? usuals({ hasNextPage: true }) : new Promise<object>((resolve) => (goOn = resolve));
  const { shopper } = open({ ...shop().root, usuals: pages });
  await shopper.click(await screen.findByRole('link', { name: 'More of your usuals' }));
  expect(await screen.findByText('Loading your usuals')).toBeInTheDocument();
  goOn(usuals({ dueNow: usuals().dueNow.slice(0, 2), later: [] }));
  expect(await addAll(2)).toBeVisible();
  expect(screen.queryByText('Loading your usuals')).toBeNull();
});

test('N-68 undo takes out exactly what was added, and everything is selected again', async () => {
  const { asked, root } = shop();
  const { shopper } = open(root);
  await shopper.click(await addAll(6));
  await shopper.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.remove?.toSorted()).toEqual(asked[0]?.add?.map(({ productId }) => `line-${productId}`).toSorted());
  expect(await addAll(6)).toBeVisible();
});

test('N-68 undo takes out what was added of a line of which there were too few', async () => {
  const coffee = '100000016';
  const refusal = { code: 'NOT_ENOUGH', message: 'Only 1 left.', lineId: `line-${coffee}` };
  const { asked, root } = shop({ [coffee]: refusal });
  const { shopper } = open(root);
  const amount = within(await screen.findByRole('group', { name: 'Quantity of North Fork Coffee' }));
  await shopper.click(amount.getByRole('button', { name: /^Add one/ }));
  await shopper.click(await addAll(6));
  await shopper.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.remove?.toSorted()).toEqual(asked[0]?.add?.map(({ productId }) => `line-${productId}`).toSorted());
});

test('I-8 without a connection the choice stays, and is sent once when it is back, as the same request', async () => {
  const { asked, root } = shop();
  const sent: unknown[] = [];
  let isCut = true;
  const gate = new ApolloLink((operation, forward) => {
    if (operation.operationName !== 'ChangeCart') return forward(operation);
    sent.push(operation.variables['input']);
    return isCut ? new Observable((observer) => observer.error(new TypeError('Failed to fetch'))) : forward(operation);
  });
  const { shopper } = open(root, '/quick-add', gate);
  await shopper.click(await addAll(6));
  expect(await screen.findByText("You're offline")).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Add Sunny Side Eggs' })).toBeChecked();
  isCut = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: '6 items added' })).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(asked).toHaveLength(1);
});

test('I-8 a reload in the middle asks what became of the same request', async () => {
  const { asked, root } = shop({}, { usuals: usuals({ dueNow: [] }), products: [eggs.product] });
  const lines = [{ productId: eggs.id, name: 'Sunny Side Eggs', quantity: 2 }];
  const request = { id: 'a'.repeat(32), owner: 'c1', lines, at: pageNow() - 1000, answeredAt: null };
  localStorage.setItem('larder.quickAdd', JSON.stringify(request));
  open(root);
  expect(await screen.findByRole('heading', { name: '1 item added' })).toBeVisible();
  expect(screen.getByText('Added 2')).toBeVisible();
  expect(asked).toEqual([{ add: [{ productId: eggs.id, quantity: 2 }], clientRequestId: request.id }]);
});

test('N-67 what is in the cart with a note is left out, too', async () => {
  const noted = cartLine(eggs.id, 'Sunny Side Eggs', '', 1, '5.79', { comments: 'Brown ones' });
  open(shop({}, { carts: cartsOf([groceryCart({ lines: [noted] })]) }).root);
  expect(await addAll(5)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Add Sunny Side Eggs' })).toBeNull();
});

test('S-31 with view=instantCart the add-all button follows the cart', async () => {
  let answer = usuals();
  open({ ...shop().root, usuals: () => answer }, '/quick-add?view=instantCart');
  await addAll(6);
  answer = usuals({ dueNow: usuals().dueNow.slice(1) });
  act(() => void window.dispatchEvent(new CustomEvent('cart-updated')));
  expect(await addAll(5)).toBeVisible();
});

test('a refusal of everything says why, and the choice stays', async () => {
  const changeCart = () => ({
    carts: none,
    done: [],
    refused: [],
    userErrors: [{ code: 'CUTOFF_PASSED', message: 'It is too late to change this order.' }],
  });
  const { shopper } = open({ ...shop().root, changeCart });
  await shopper.click(await addAll(6));
  expect(await screen.findByText('It is too late to change this order.')).toBeVisible();
  expect(await addAll(6)).toBeEnabled();
});

test('a new shopper reads what will be here, and where to begin', async () => {
  open({ ...shop().root, usuals: usuals({ dueNow: [], later: [] }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your usuals will be here' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bought before' })).toHaveAttribute('href', '/purchase-history');
});

test('usuals that can not be loaded say so, with a way on', async () => {
  const fails = () => {
    throw new GraphQLError('Your usuals are away.', { extensions: { code: 'UPSTREAM_FAILURE' } });
  };
  open({ ...shop().root, usuals: fails });
  expect(await screen.findByText('Your usuals are away.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
