import { ApolloLink } from '@apollo/client';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError, OperationTypeNode } from 'graphql';
import { throwError } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screens } from '../../app/routing/paths.ts';
import { liveChanges } from '../../features/live/live-changes.ts';
import { listQueue } from '../../storage/list-queue.ts';
import { listItem, myList } from '../../testing/fixtures/savings/my-list.ts';
import { photo } from '../../testing/fixtures/photos.ts';
import { productDetails } from '../../testing/fixtures/product-details.ts';
import { openPage } from '../../testing/open-page.tsx';
import { openStorefront } from '../../testing/storefront.tsx';

interface Input {
  remove?: string[];
  add?: { id: string; text?: string; productId?: string; couponId?: string; quantity: number }[];
  set?: { id: string; isChecked?: boolean; quantity?: number }[];
}

// Another shopper in each test: what a list that is gone still wants to send is nothing to the next.
let shopper = 'c0';
let shoppers = 0;
beforeEach(() => {
  shopper = `c${(shoppers += 1)}`;
  localStorage.clear();
  listQueue.write([]);
});
afterEach(() => vi.restoreAllMocks());

/** A household's list behind a gateway that does as it is told. */
function open(given: { items?: Record<string, unknown>[]; root?: object; gate?: ApolloLink } = {}) {
  let items = given.items ?? (myList()['items'] as Record<string, unknown>[]);
  const asked: Input[] = [];
  const changeMyList = ({ input: { remove, add, set } }: { input: Input }) => {
    asked.push({ remove: remove ?? [], add: add ?? [], set: set ?? [] });
    items = items.filter(({ id }) => !remove?.includes(id as string));
    for (const { id, text, quantity } of add ?? []) items = [...items, listItem({ id, title: text ?? id, quantity })];
    items = items.map((item) => ({ ...item, ...set?.find(({ id }) => id === item['id']) }));
    return { myList: myList({ items }), refused: [] };
  };
  const root = { myList: () => myList({ items }), changeMyList, ...given.root };
  const { element } = openStorefront(screens.myList, { id: shopper }, root, given.gate);
  return { asked, ...render(element) };
}
const part = async (name: string | RegExp) => screen.findByRole('region', { name });

test('an item shows the photo of its product, its drawing, or a pencil for what the shopper wrote', async () => {
  const pictures = (shown: object | null) => ({ __typename: 'ProductPictures', thumb: '/butter.svg', photo: shown });
  const item = (id: string, given: object) => listItem({ id, title: id, kind: 'PRODUCT', ...given });
  open({
    items: [
      item('Photographed', { pictures: pictures(photo()) }),
      item('Drawn', { pictures: pictures(null) }),
      item('Offered', { kind: 'OFFER', imageId: 'butter' }),
      item('Written', { kind: 'TEXT' }),
    ],
  });
  const source = async (name: string) =>
    (await screen.findByRole('checkbox', { name: new RegExp(name) }))
      .closest('li')
      ?.querySelector('img')
      ?.getAttribute('src');
  await waitFor(async () => expect(await source('Photographed')).toBe('/product-pictures/front-320.webp'));
  expect(await source('Drawn')).toBe('/butter.svg');
  expect(await source('Offered')).toBe('/pictures/butter.svg');
  expect(await source('Written')).toBeUndefined();
});

test('S-27 S-101 the list stands part by part of the store, with what is checked off below', async () => {
  open();
  const dairy = await part('Dairy, Eggs & Cheese');
  expect(dairy).toHaveTextContent('2 left');
  expect(within(dairy).getByRole('checkbox', { name: /^Meadow Lane Butter 2 × 16 oz/ })).not.toBeChecked();
  expect(dairy).toHaveTextContent('$7.98');
  expect(await part('Fruits & Vegetables')).toHaveTextContent('2 for $7');
  expect(await part('Anywhere in the store')).toHaveTextContent('Birthday candles');
  expect(within(await part('Checked')).getByRole('checkbox', { name: /^Sourdough/ })).toBeChecked();
  expect(screen.getByText('4 left, in the order you walk 2300 16th St')).toBeVisible();
  const trip = await part('On this trip');
  expect(trip).toHaveTextContent('2 items, regular price$13.98');
  expect(trip).toHaveTextContent('$11.48');
});

test('S-278 the list is ordered as the shopper chooses, in the address too, and stands in parts where the order is one of the store', async () => {
  open();
  const sort = await screen.findByRole('combobox', { name: 'Sort' });
  const names = async (name: string) =>
    within(await part(name))
      .getAllByRole('checkbox')
      .map((each) => each.getAttribute('aria-label') ?? each.closest('li')?.textContent);
  expect(sort).toHaveValue('aisles');
  const options = within(sort)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(options).toEqual(['Aisles', 'A to Z', 'Z to A', 'Category', 'Newest first', 'Expiring first']);
  await userEvent.selectOptions(sort, 'A to Z');
  expect((await names('A to Z')).map((text) => text?.match(/Birthday|Blueberries|Meadow|Oat/)?.[0])).toEqual([
    'Birthday',
    'Blueberries',
    'Meadow',
    'Oat',
  ]);
  expect(screen.getAllByText('4 left')).toHaveLength(2);
  await userEvent.selectOptions(sort, 'Expiring first');
  expect((await names('Expiring first'))[0]).toMatch(/Blueberries/);
  await userEvent.selectOptions(sort, 'Newest first');
  expect((await names('Newest first')).at(-1)).toMatch(/Butter/);
  await userEvent.selectOptions(sort, 'Category');
  await part('Dairy, Eggs & Cheese');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual(['Dairy, Eggs & Cheese', 'Fruits & Vegetables', 'Anywhere in the store']);
});

test('an item is checked off at once, sent once, and back with Undo', async () => {
  const { asked } = open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Oat milk/ }));
  expect(within(await part('Checked')).getByRole('checkbox', { name: /^Oat milk/ })).toBeChecked();
  await waitFor(() => expect(asked).toEqual([{ remove: [], add: [], set: [{ id: 'item-milk', isChecked: true }] }]));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(within(await part('Dairy, Eggs & Cheese')).getByRole('checkbox', { name: /^Oat milk/ })).not.toBeChecked();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.set).toEqual([{ id: 'item-milk', isChecked: false }]);
});

test('S-188 what is written is on the list at once, and where it belongs once the store has answered', async () => {
  const { asked } = open({ items: [] });
  expect(await screen.findByRole('heading', { name: 'Nothing on your list yet' })).toBeVisible();
  await userEvent.type(screen.getByRole('combobox', { name: 'Add an item' }), '  Paper   towels {Enter}');
  expect(await screen.findByRole('checkbox', { name: /^Paper towels/ })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Add an item' })).toHaveValue('');
  await waitFor(() => expect(asked[0]?.add).toMatchObject([{ text: 'Paper towels', quantity: 1 }]));
  expect(within(await part('Dairy, Eggs & Cheese')).getByRole('checkbox', { name: /^Paper towels/ })).toBeVisible();
});

test('what is too long says so, and nothing is added', async () => {
  const { asked } = open({ items: [] });
  const field = await screen.findByRole('combobox', { name: 'Add an item' });
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(81));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Use at most 80 characters.')).toBeVisible();
  expect(field).toBeInvalid();
  expect(asked).toEqual([]);
});

test('S-116 checked items are cleared together and come back together', async () => {
  const { asked } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Clear checked items' }));
  expect(screen.queryByRole('checkbox', { name: /^Sourdough/ })).toBeNull();
  await waitFor(() => expect(asked[0]?.remove).toEqual(['item-bread']));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(within(await part('Checked')).getByRole('checkbox', { name: /^Sourdough/ })).toBeChecked();
  await waitFor(() => expect(asked[1]?.set).toEqual([{ id: 'item-bread', isChecked: true }]));
});

test('an item is counted and removed behind its button', async () => {
  const { asked } = open();
  const more = async () => userEvent.click(await screen.findByRole('button', { name: 'More for Meadow Lane Butter' }));
  await more();
  expect(await screen.findByRole('menuitem', { name: 'See details' })).toHaveAttribute('href', '/product/970000001');
  await userEvent.click(screen.getByRole('menuitem', { name: 'One more' }));
  await waitFor(() => expect(asked[0]?.set).toEqual([{ id: 'item-butter', quantity: 3 }]));
  await more();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove from list' }));
  await waitFor(() => expect(asked[1]?.remove).toEqual(['item-butter']));
  expect(screen.queryByRole('checkbox', { name: /^Meadow Lane Butter/ })).toBeNull();
});

test('T-19 without a connection the list goes on, and is sent when there is one', async () => {
  let online = true;
  const gate = new ApolloLink((operation, forward) =>
    !online && operation.operationType === OperationTypeNode.MUTATION
      ? throwError(() => new TypeError('Failed to fetch'))
      : forward(operation),
  );
  const { asked } = open({ gate });
  const milk = () => screen.findByRole('checkbox', { name: /^Oat milk/ });
  await milk();
  online = false;
  await userEvent.click(await milk());
  await userEvent.type(screen.getByRole('combobox', { name: 'Add an item' }), 'Tea{Enter}');
  expect((await screen.findAllByText(/^You're offline/))[0]).toBeVisible();
  expect(await milk()).toBeChecked();
  expect(asked).toEqual([]);
  expect(listQueue.read()).toHaveLength(2);
  online = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(listQueue.read()).toEqual([]));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ add: [{ text: 'Tea' }], set: [{ id: 'item-milk', isChecked: true }] });
  await waitFor(() => expect(screen.queryByText(/^You're offline/)).toBeNull());
});

test('T-19 what waited when the page was closed is sent when it is opened again; what another shopper wanted waits for them', async () => {
  const wish = { stamp: 's1', title: 'Oat milk', set: { isChecked: true } };
  const theirs = { ...wish, id: 'item-butter', owner: 'someone-else' };
  listQueue.write([{ ...wish, id: 'item-milk', owner: shopper }, theirs]);
  const { asked } = open();
  await waitFor(() => expect(asked).toEqual([{ remove: [], add: [], set: [{ id: 'item-milk', isChecked: true }] }]));
  expect(await screen.findByRole('checkbox', { name: /^Meadow Lane Butter/ })).not.toBeChecked();
  await waitFor(() => expect(listQueue.read()).toEqual([theirs]));
});

test('T-19 what a page wants while another shopper is signed in goes to no one else, and waits for its own', async () => {
  const changeMyList = vi.fn<() => never>(() => {
    throw new GraphQLError('Someone else is signed in now. Nothing was changed.', {
      extensions: { code: 'OTHER_SHOPPER', status: 409 },
    });
  });
  open({ root: { changeMyList } });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Oat milk/ }));
  await waitFor(() => expect(changeMyList).toHaveBeenCalledOnce());
  await waitFor(() => expect(listQueue.of(shopper)).toMatchObject([{ id: 'item-milk', set: { isChecked: true } }]));
});

test('a change that is refused goes back, and the shopper reads why', async () => {
  const refused = [{ itemId: 'x', code: 'LIST_FULL', message: 'My List is full. Remove something first.' }];
  open({ root: { changeMyList: () => ({ myList: myList(), refused }) } });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Add an item' }), 'Tea{Enter}');
  expect((await screen.findAllByText('My List is full. Remove something first.'))[0]).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Tea/ })).toBeNull());
});

test('N-68 a change that is refused is told with what it was about', async () => {
  const changeMyList = ({ input }: { input: Input }) => ({
    myList: myList(),
    refused: [{ itemId: input.add![0]!.id, code: 'TOO_LONG', message: 'Use 60 characters at most.' }],
  });
  open({ root: { changeMyList } });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Add an item' }), 'Tea{Enter}');
  expect((await screen.findAllByText('Tea: Use 60 characters at most.'))[0]).toBeVisible();
});

test('X-12 a request that fails for good goes back, and one that may pass stays', async () => {
  const answers = [
    () => {
      throw new GraphQLError('Down', { extensions: { code: 'UPSTREAM_FAILURE', status: 503 } });
    },
  ];
  let calls = 0;
  open({
    root: {
      changeMyList: () => {
        calls += 1;
        answers.shift()?.();
        return { myList: myList(), refused: [] };
      },
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Oat milk/ }));
  await waitFor(() => expect(calls).toBe(1));
  expect(listQueue.read()).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(listQueue.read()).toEqual([]));
  expect(calls).toBe(2);
});

test('the list can be shared, and is copied where it can not', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('button', { name: 'List copied' })).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('Dairy, Eggs & Cheese\n- 2 × Meadow Lane Butter\n- Oat milk');
  expect(copied).not.toContain('Sourdough');
});

test('S-125 N-58 what another device writes appears by itself, and what is known already asks for nothing', async () => {
  let version = 3;
  let asked = 0;
  const items = () => (version > 3 ? [listItem({ id: 'item-new', title: 'Sparklers' })] : [listItem()]);
  openPage(screens.myList, {}, { myList: () => (asked++, myList({ version, items: items() })) });
  await screen.findByRole('checkbox', { name: /^Oat milk/ });
  const before = asked;
  liveChanges.tell([{ kind: 'LIST', id: 'my-list', version: 3 }]);
  version = 4;
  liveChanges.tell([{ kind: 'LIST', id: 'my-list', version }]);
  expect(await screen.findByRole('checkbox', { name: /^Sparklers/ })).toBeVisible();
  expect(asked).toBe(before + 1);
});

test('S-188 a product goes on the list from its page', async () => {
  const asked: Input[] = [];
  const changeMyList = ({ input }: { input: Input }) => {
    asked.push(input);
    return { myList: myList(), refused: [] };
  };
  const { element } = openStorefront(
    '/product/100000003',
    { id: shopper },
    { product: productDetails(), changeMyList },
  );
  render(element);
  await userEvent.click(await screen.findByRole('button', { name: 'Add to List' }));
  expect(await screen.findByRole('button', { name: 'Added to List' })).toBeVisible();
  await waitFor(() => expect(asked[0]?.add).toMatchObject([{ quantity: 1, productId: expect.any(String) as string }]));
});

test('a list that can not be loaded says so', async () => {
  openPage(screens.myList, {}, { myList: null });
  expect(await screen.findByText("We couldn't load My List")).toBeVisible();
});

test('S-125 N-58 what was changed before the page listened is asked for as it opens', async () => {
  liveChanges.tell([{ kind: 'LIST', id: 'my-list', version: 4 }]);
  let asked = 0;
  openPage(screens.myList, {}, { myList: () => myList({ version: (asked += 1) > 1 ? 4 : 3, items: [listItem()] }) });
  await screen.findByRole('checkbox', { name: /^Oat milk/ });
  await waitFor(() => expect(asked).toBe(2));
});
