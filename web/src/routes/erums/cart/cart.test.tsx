import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GraphQLResolveInfo } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  cartsOf,
  groceryCart,
  groceryLines,
  noCarts,
  soldOut,
  threeCarts,
  type Carts,
} from '../../../testing/fixtures/carts.ts';
import { addToCart } from '../../../features/cart/useCarts.ts';
import { pageNow } from '../../../page/clock.ts';
import { thisPage } from '../../../page/page.ts';
import { schedule } from '../../../testing/fixtures/subscriptions.ts';
import { settledOf } from '../../../features/cart/keeper/settled.ts';
import { toStored } from '../../../features/cart/keeper/stored.ts';
import { liveChanges } from '../../../features/live/live-changes.ts';
import { abCart } from '../../../storage/ab-cart.ts';
import { openPage } from '../../../testing/open-page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

interface Input {
  add?: { productId: string; quantity: number }[];
  set?: { lineId: string; quantity?: number; substitution?: string }[];
  remove?: string[];
  version?: number;
  clientRequestId: string;
}

/** The cart page in front of a gateway that answers changes as told; `said` is what it was sent. */
function openCart(carts: Carts | null, answer: (input: Input) => object = () => ({}), more: object = {}) {
  const said: Input[] = [];
  const page = openPage(
    '/erums/cart/',
    {},
    {
      carts,
      shop: null,
      changeCart: ({ input }: { input: Input }) => {
        said.push(input);
        return { carts, done: [], refused: [], userErrors: [], ...answer(input) };
      },
      ...more,
    },
  );
  return { ...page, said };
}

/** The link to the carts in the bar of every page, once it is named so. */
const cartLink = async (name: string | RegExp) =>
  within(await screen.findByRole('navigation', { name: 'Main' })).findByRole('link', { name });
const cartNamed = (name: string) => screen.findByRole('region', { name });

test('S-3 S-78 a visitor sees all carts, each with its own place, lines, and checkout', async () => {
  const { shopper } = openCart(threeCarts());
  expect(await screen.findByRole('heading', { level: 1, name: 'Your carts' })).toBeVisible();
  expect(screen.getByText('3 carts, 17 items. Each is checked out on its own.')).toBeVisible();
  const wine = await cartNamed('Vine and Cellar');
  expect(within(wine).getByText('An adult of 21 or older signs, with ID.')).toBeVisible();
  expect(within(wine).getByRole('link', { name: 'Checkout Vine and Cellar' })).toHaveAttribute(
    'href',
    '/checkout?cart=cart-wine',
  );
  const seller = await cartNamed('Copper & Clay');
  expect(within(seller).getByText('With $5.95 shipping')).toBeVisible();
  expect(within(seller).getByRole('link', { name: 'Seller page' })).toHaveAttribute('href', '/seller/copper-clay');
  const summary = await cartNamed('Safeway summary');
  for (const text of ['$42.94', '$10.97', '$31.97']) expect(within(summary).getByText(text)).toBeVisible();
  await shopper.click(within(summary).getByText('How you save'));
  for (const text of ['−$9.97', '−$1.00']) expect(within(summary).getByText(text)).toBeVisible();
});

test('S-37 the bar says how many items and what they cost, shipping too', async () => {
  openCart(threeCarts());
  expect(await cartLink('Shopping cart, 17 items, $105.90')).toBeVisible();
});

test('N-58 what another device changes shows by itself, with one question however much changes, and is told', async () => {
  let carts = threeCarts();
  let asked = 0;
  const counted = () => {
    asked += 1;
    return carts;
  };
  openCart(carts, undefined, { carts: counted });
  const milk = await screen.findByRole('spinbutton', { name: 'Quantity of Whole Milk' });
  await cartLink(/^Shopping cart, 17 items/);
  const [{ id, version }] = carts.carts as [Carts['carts'][number]];
  const tell = (to: number) => act(() => liveChanges.tell([{ kind: 'CART', id, version: to }]));
  const first = asked;
  // Whoever follows comes once the page has settled.
  await waitFor(() => {
    if (asked === first) tell(version + 1);
    expect(asked).toBe(first + 1);
  });
  const lines = groceryLines.map((line) => (line.name === 'Whole Milk' ? { ...line, quantity: 5 } : line));
  carts = cartsOf([groceryCart({ lines, version: version + 9 }), ...carts.carts.slice(1)]);
  for (let step = 2; step <= 9; step++) tell(version + step);
  await waitFor(() => expect(milk).toHaveValue('5'));
  expect(await screen.findByText('Your cart was just changed on another device.')).toBeInTheDocument();
  tell(version + 9);
  await expect.poll(() => asked).toBe(first + 2);
});

test('S-36 S-137 what is changed while the cart is on its way shows, though the page was asked for before', async () => {
  const fewer = cartsOf([groceryCart({ lines: groceryLines.slice(1) })]);
  const late = Promise.withResolvers<Carts>();
  let asked = 0;
  const { router } = openPage(
    '/no-such-page',
    {},
    {
      shop: null,
      carts: (_: object, __: object, { operation }: GraphQLResolveInfo) => {
        if (operation.name?.value !== 'Carts') return fewer;
        asked += 1;
        return asked === 1 ? late.promise : threeCarts();
      },
      changeCart: () => ({ carts: threeCarts(), done: [], refused: [], userErrors: [] }),
    },
  );
  await cartLink(/^Shopping cart, \d+ items/);
  act(() => addToCart({ productId: '100000001', name: 'Organic Strawberries' }));
  act(() => void router.navigate('/erums/cart/'));
  await expect.poll(() => asked).toBe(1);
  await cartLink(/^Shopping cart, 17 items/);
  await act(async () => late.resolve(fewer));
  expect(await screen.findByText('3 carts, 17 items. Each is checked out on its own.')).toBeVisible();
  expect(asked).toBe(2);
});

test.each([
  ['before this one was asked for is part of it', () => thisPage().openedAt - 1, 1],
  ['while this one was on its way may be missing in it, which is asked for again', () => pageNow(), 2],
])('S-36 N-58 what another page was answered %s', async (_, answeredAt, times) => {
  vi.setSystemTime(pageNow() + 1000);
  const before = cartsOf(threeCarts().carts.slice(1));
  const stored = settledOf(before, answeredAt());
  abCart.write(toStored(stored, stored.owner));
  let asked = 0;
  const counted = (_: object, __: object, { operation }: GraphQLResolveInfo) => {
    if (operation.name?.value === 'Carts') asked += 1;
    return asked > 1 ? threeCarts() : before;
  };
  openCart(before, undefined, { carts: counted });
  const shown = times > 1 ? threeCarts() : before;
  expect(await screen.findByText(shown.summaryText!)).toBeVisible();
  expect(asked).toBe(times);
});

/** Opens what else can be done with a line, and chooses from it. */
async function chooses(shopper: ReturnType<typeof openCart>['shopper'], name: string, what: string): Promise<void> {
  await shopper.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await shopper.click(await screen.findByRole('menuitem', { name: what }));
}

test('a line says why it costs what it does', async () => {
  const { shopper } = openCart(threeCarts());
  await chooses(shopper, 'Organic Strawberries', 'Why this price');
  expect(await screen.findByText('Coupon $1.00 off 2 packs of berries')).toBeVisible();
  expect(screen.getByText('You pay').closest('div')).toHaveTextContent('$6.98');
});

test('the quantity moves at once, quick taps are one change, and the sum follows from the server', async () => {
  const { said } = openCart(threeCarts());
  const milk = await screen.findByRole('spinbutton', { name: 'Quantity of Whole Milk' });
  const more = within(milk.closest('fieldset')!).getByRole('button', { name: /^Add one/ });
  // No time passes between the two.
  act(() => more.click());
  act(() => more.click());
  expect(milk).toHaveValue('3');
  expect(await cartLink(/^Shopping cart, 19 items/)).toBeVisible();
  await waitFor(() => expect(said).toHaveLength(1));
  expect(said[0]!.add).toEqual([expect.objectContaining({ productId: '100000007', quantity: 2 })]);
  expect(said[0]!.clientRequestId).toMatch(/^[\da-f]{32}$/);
});

test('T-72 a refusal takes back that line alone and says why', async () => {
  const { shopper } = openCart(threeCarts(), () => ({
    refused: [{ productId: '100000007', lineId: null, code: 'TOO_MANY', message: 'At most 1 Whole Milk in an order.' }],
  }));
  const milk = await screen.findByRole('spinbutton', { name: 'Quantity of Whole Milk' });
  await shopper.click(within(milk.closest('fieldset')!).getByRole('button', { name: /^Add one/ }));
  expect(await screen.findByText('At most 1 Whole Milk in an order.')).toBeVisible();
  await waitFor(() => expect(milk).toHaveValue('1'));
});

test('N-55 a removed line is gone at once and comes back with Undo, and the focus goes along', async () => {
  // On a busy machine the removal is sent before Undo is pressed.
  const without = cartsOf([groceryCart({ lines: groceryLines.filter(({ name }) => name !== 'Bananas') })]);
  const { shopper } = openCart(threeCarts(), ({ remove }) => ({ carts: remove ? without : threeCarts() }));
  await chooses(shopper, 'Bananas', 'Remove');
  expect(screen.queryByRole('spinbutton', { name: 'Quantity of Bananas' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Undo' })).toHaveFocus();
  await shopper.keyboard('{Enter}');
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Bananas' })).toHaveValue('6');
  await waitFor(() => expect(screen.getByRole('button', { name: 'More for Bananas' })).toHaveFocus());
});

test('a line that is swiped away is gone and comes back with Undo; one that is let go sooner stays', async () => {
  const { shopper } = openCart(threeCarts());
  const amount = () => screen.queryByRole('spinbutton', { name: 'Quantity of Whole Milk' });
  const line = (await screen.findByRole('spinbutton', { name: 'Quantity of Whole Milk' })).closest('li')!;
  vi.spyOn(line, 'getBoundingClientRect').mockReturnValue({ width: 300 } as DOMRect);
  const swipes = async (to: number) => {
    fireEvent.touchStart(line, { touches: [{ clientX: 300, clientY: 10 }] });
    await waitFor(() => {
      fireEvent.touchMove(line, { touches: [{ clientX: to, clientY: 12 }] });
      expect(line).toHaveAttribute('data-swiped', 'Remove');
    });
    fireEvent.touchEnd(line);
  };
  await swipes(220);
  expect(line).not.toHaveAttribute('data-swiped');
  expect(amount()).toBeInTheDocument();
  await swipes(150);
  expect(amount()).toBeNull();
  await shopper.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('spinbutton', { name: 'Quantity of Whole Milk' })).toHaveValue('1');
});

test('N-50 several packages of what is weighed are counted; the last one is more or less by its weight', async () => {
  const { product, ...ham } = groceryLines[0]!;
  const weighed = { isSoldByWeight: true, minimumWeight: '0.25' };
  const line = { ...ham, weight: '0.50', quantity: 2, product: product && { ...product, ...weighed } };
  const { shopper, said } = openCart(cartsOf([{ ...groceryCart(), lines: [line] }]));
  expect(await screen.findByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('2');
  await shopper.click(screen.getByRole('button', { name: /^Add one/ }));
  await waitFor(() =>
    expect(said[0]?.add).toEqual([expect.objectContaining({ productId: line.productId, quantity: 1, weight: '0.50' })]),
  );
  await shopper.click(screen.getByRole('button', { name: /^Remove one/ }));
  expect(screen.getByRole('spinbutton', { name: /^Weight of/ })).toHaveValue('0.50');
});

test('N-60 the shopper chooses what to do if a line is out', async () => {
  const { shopper, said } = openCart(threeCarts());
  await chooses(shopper, 'Whole Milk', 'If out: Best match');
  await shopper.click(await screen.findByRole('radio', { name: /^Refund/ }));
  await waitFor(() => expect(said).toHaveLength(1));
  expect(said[0]).toMatchObject({ set: [{ lineId: 'line-100000007', substitution: 'REFUND' }], version: 3 });
});

test('the coach adds what is missing', async () => {
  const { shopper, said } = openCart(threeCarts());
  await shopper.click(await screen.findByRole('button', { name: 'Add 1' }));
  await waitFor(() => expect(said[0]?.add).toEqual([expect.objectContaining({ productId: '100000007', quantity: 1 })]));
});

test('S-234 a line that cannot be had says why, and can be swapped', async () => {
  const gone = groceryLines.map((line) => (line.name === 'Whole Milk' ? { ...line, availability: soldOut } : line));
  const swap = {
    id: '100000099',
    fullName: 'Meadow Lane Whole Milk',
    spokenName: 'Meadow Lane Whole Milk, 1 gal',
    path: '/product/100000099',
    metaLine: '1 gal',
    isSoldByWeight: false,
    minimumWeight: null,
    isCustomizable: false,
    price: null,
    pictures: null,
  };
  const { shopper, said } = openCart(cartsOf([groceryCart({ lines: [...gone] })]), undefined, {
    product: { id: '100000007', substitutes: [{ reasonText: 'Same size', product: swap }] },
  });
  expect(await screen.findByText('Out of Stock')).toBeVisible();
  await shopper.click(await screen.findByRole('button', { name: 'Swap for Meadow Lane Whole Milk, 1 gal' }));
  await waitFor(() => expect(said[0]).toMatchObject({ remove: ['line-100000007'] }));
  expect(said[0]!.add).toEqual([expect.objectContaining({ productId: '100000099', quantity: 1 })]);
});

test('T-72 a line that asks for more than is left says how many, changes with one tap, and holds the checkout until then', async () => {
  const few = { ...soldOut, state: 'LOW_STOCK' as const, shortMessage: 'Only 19 left' };
  const lines = groceryLines.map((line) =>
    line.name === 'Whole Milk' ? { ...line, quantity: 20, leftQuantity: 19, availability: few } : line,
  );
  const unavailableText = '1 item is short. Change it to check out.';
  const { shopper, said } = openCart(cartsOf([groceryCart({ lines, unavailableText, canCheckOut: false })]));
  expect(await screen.findByText('Only 19 left')).toBeVisible();
  const summary = await cartNamed('Safeway summary');
  expect(within(summary).getByText(unavailableText)).toBeVisible();
  expect(within(summary).getByRole('button', { name: 'Checkout Safeway' })).toBeDisabled();
  await shopper.click(screen.getByRole('button', { name: 'Change to 19: Whole Milk' }));
  expect(screen.getByRole('spinbutton', { name: 'Quantity of Whole Milk' })).toHaveValue('19');
  await waitFor(() => expect(said[0]?.set).toEqual([{ lineId: 'line-100000007', quantity: 19 }]));
});

test('below the minimum the checkout waits and says what is missing', async () => {
  openCart(cartsOf([groceryCart({ minimumText: 'Add $4.20 more to check out.', canCheckOut: false })]));
  const summary = await cartNamed('Safeway summary');
  expect(within(summary).getByText('Add $4.20 more to check out.')).toBeVisible();
  expect(within(summary).getByRole('button', { name: 'Checkout Safeway' })).toBeDisabled();
});

test('an empty cart says what to do next', async () => {
  openCart(noCarts());
  expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start Shopping' })).toHaveAttribute('href', '/shop');
  expect(await cartLink('Shopping cart, empty')).toBeVisible();
});

test('S-214 carts that cannot be loaded leave the page and offer to try again', async () => {
  openCart(null);
  expect(await screen.findByText("We couldn't load your cart")).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('T-87 an edit that would lose a reached threshold says so first, and one tap keeps the line', async () => {
  const losses = [
    {
      __typename: 'CartLoss' as const,
      lineId: 'line-100000006',
      atQuantity: 2,
      withNone: true,
      text: "You'd lose $5.00: $5 off $40.",
    },
  ];
  const { shopper, said } = openCart(cartsOf([groceryCart({ losses })]));
  await chooses(shopper, 'Bananas', 'Remove');
  expect((await screen.findAllByText("You'd lose $5.00: $5 off $40."))[0]).toBeVisible();
  const keep = screen.getByRole('button', { name: 'Keep it: Bananas' });
  expect(keep).toHaveFocus();
  await shopper.click(keep);
  expect(screen.queryByText("You'd lose $5.00: $5 off $40.")).toBeNull();
  const bananas = screen.getByRole('spinbutton', { name: 'Quantity of Bananas' });
  expect([(bananas as HTMLInputElement).value, said]).toEqual(['6', []]);
  await chooses(shopper, 'Bananas', 'Remove');
  await shopper.click(await screen.findByRole('button', { name: 'Remove anyway: Bananas' }));
  expect(screen.queryByRole('spinbutton', { name: 'Quantity of Bananas' })).toBeNull();
  await waitFor(() => expect(said[0]?.remove).toEqual(['line-100000006']));
});

/** Schedules the milk of a cart, and leaves it there or takes it out. */
async function schedulesMilk({ stays }: { stays: boolean }) {
  const asked: { input: object }[] = [];
  const subscribe = (args: { input: object }) => {
    asked.push(args);
    return { __typename: 'ScheduleAndSavePayload', scheduleAndSave: schedule(), userErrors: [] };
  };
  const { shopper, said } = openCart(cartsOf([groceryCart()]), undefined, { subscribe, scheduleAndSave: schedule() });
  await chooses(shopper, 'Whole Milk', 'Schedule & Save');
  const form = within(await screen.findByRole('form', { name: 'Schedule Whole Milk' }));
  await shopper.selectOptions(form.getByRole('combobox', { name: 'How often' }), 'Every 2 weeks');
  if (!stays) await shopper.click(form.getByRole('checkbox', { name: 'Keep it in this cart too' }));
  await shopper.click(form.getByRole('button', { name: 'Schedule it' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Schedule Whole Milk' })).toBeNull());
  expect(asked[0]?.input).toMatchObject({ productId: '100000007', quantity: 1, weeks: 2, startDate: '2026-08-07' });
  return said;
}

test('S-7 S-172 a line is scheduled from the cart, and stays in it', async () => {
  await schedulesMilk({ stays: true });
  expect(screen.getByRole('button', { name: 'Remove Whole Milk' })).toBeVisible();
});

test('S-7 S-172 a line is scheduled from the cart, and moves out of it', async () => {
  const said = await schedulesMilk({ stays: false });
  await waitFor(() => expect(said.map(({ remove }) => remove)).toEqual([['line-100000007']]));
});

test('S-7 a line that could not be scheduled says why, and keeps what was chosen', async () => {
  const message = "This product can't be scheduled.";
  const subscribe = () => ({
    __typename: 'ScheduleAndSavePayload',
    scheduleAndSave: schedule(),
    userErrors: [{ __typename: 'UserError', code: 'NOT_SUBSCRIBABLE', message }],
  });
  const { shopper } = openCart(cartsOf([groceryCart()]), undefined, { subscribe, scheduleAndSave: schedule() });
  await chooses(shopper, 'Whole Milk', 'Schedule & Save');
  const form = within(await screen.findByRole('form', { name: 'Schedule Whole Milk' }));
  await shopper.selectOptions(form.getByRole('combobox', { name: 'How often' }), 'Every 4 weeks');
  await shopper.click(form.getByRole('button', { name: 'Schedule it' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByRole('combobox', { name: 'How often' })).toHaveDisplayValue('Every 4 weeks');
});
