import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { screens } from '../../app/routing/paths.ts';
import { listQueue } from '../../storage/list-queue.ts';
import { listItem, myList } from '../../testing/fixtures/savings/my-list.ts';
import { openPage } from '../../testing/open-page.tsx';
import { openStorefront } from '../../testing/storefront.tsx';

beforeEach(() => {
  localStorage.clear();
  listQueue.write([]);
});

const guest = {
  userType: 'GUEST',
  session: 'NONE',
  isAuthorized: false,
  site: 'HOUSEHOLDS',
  signInPath: screens.signIn,
  remembered: null,
};

const part = (name: string) => screen.findByRole('region', { name });

test('S-160 a guest reads what a list is for, and what signing in brings', async () => {
  openPage(screens.myList, {}, { viewer: guest, myList: null });
  expect(await screen.findByRole('heading', { level: 2, name: /Your list/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Join free' })).toHaveAttribute('href', screens.join);
  expect(screen.getByRole('combobox', { name: 'Add an item' })).toBeVisible();
});

test("N-6 a guest's list is written, checked off, and kept in the browser; no list is changed elsewhere", async () => {
  const changeMyList = vi.fn<() => null>();
  const { shopper } = openPage(screens.myList, {}, { viewer: guest, myList: null, changeMyList });
  const field = await screen.findByRole('combobox', { name: 'Add an item' });
  await shopper.type(field, 'Oat milk{Enter}');
  await shopper.type(field, 'Tea{Enter}');
  await shopper.type(field, 'oat milk{Enter}');
  expect(screen.getByText('2 left, kept in this browser')).toBeVisible();
  await shopper.click(screen.getByRole('checkbox', { name: /^Tea/ }));
  expect(within(await part('Checked')).getByRole('checkbox', { name: /^Tea/ })).toBeChecked();
  expect(within(await part('Take it with you')).getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(listQueue.read().map(({ owner, title }) => [owner, title])).toEqual([
    ['guest', 'Oat milk'],
    ['guest', 'Tea'],
  ]);
  expect(changeMyList).not.toHaveBeenCalled();
});

test("N-6 S-101 a guest's list stands by the parts of the store, as a member's does, with the way to sign in", async () => {
  const add = { text: 'Butter', quantity: 1 };
  listQueue.write([
    { id: 'item-butter', owner: 'guest', stamp: 'a', title: 'Butter', add },
    { id: 'item-candles', owner: 'guest', stamp: 'b', title: 'Candles', add: { text: 'Candles', quantity: 1 } },
  ]);
  const asked: object[] = [];
  const guestList = (given: object) => {
    asked.push(given);
    return myList({
      items: [listItem({ id: 'item-butter', title: 'Butter' }), listItem({ id: 'gone', title: 'Gone' })],
    });
  };
  openPage(screens.myList, {}, { viewer: guest, myList: null, guestList });
  const dairy = within(await part('Dairy, Eggs & Cheese'));
  expect(dairy.getByRole('checkbox', { name: /^Butter/ })).not.toBeChecked();
  expect(within(await part('Anywhere in the store')).getByRole('checkbox', { name: /^Candles/ })).toBeVisible();
  expect(screen.queryByText('Gone')).toBeNull();
  expect(await part('Take it with you')).toBeVisible();
  expect(asked).toEqual([
    {
      add: [
        { id: 'item-butter', ...add },
        { id: 'item-candles', text: 'Candles', quantity: 1 },
      ],
      set: [],
    },
  ]);
});

test('N-6 once the guest has signed in, the list is theirs, sent once, and the browser keeps nothing', async () => {
  const add = (text: string) => ({ text, quantity: 1 });
  listQueue.write([
    { id: 'item-milk', owner: 'guest', stamp: 'a', title: 'Oat milk', add: add('Oat milk') },
    { id: 'item-tea', owner: 'guest', stamp: 'b', title: 'Tea', add: add('Tea'), set: { isChecked: true } },
  ]);
  const asked: object[] = [];
  const changeMyList = ({ input: { remove, add, set } }: { input: Record<'remove' | 'add' | 'set', object[]> }) => {
    asked.push({ remove, add, set });
    return { myList: myList({ items: [listItem({ id: 'item-milk' })] }), refused: [] };
  };
  const { element } = openStorefront(screens.myList, { id: 'c1' }, { myList: myList({ items: [] }), changeMyList });
  render(element);
  expect(await screen.findByRole('checkbox', { name: /^Oat milk/ })).not.toBeChecked();
  await waitFor(() => expect(listQueue.read()).toEqual([]));
  expect(asked).toEqual([
    {
      remove: [],
      add: [
        { id: 'item-milk', ...add('Oat milk') },
        { id: 'item-tea', ...add('Tea') },
      ],
      set: [{ id: 'item-tea', isChecked: true }],
    },
  ]);
});
