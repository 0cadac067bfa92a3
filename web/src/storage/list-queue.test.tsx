import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listQueue, type ListWish } from './list-queue.ts';
import { guest } from './whose.ts';

const key = 'larder.listQueue';
const wish = (id: string, given: Partial<ListWish> = {}): ListWish => ({
  id,
  owner: 'c1',
  stamp: 's1',
  title: 'Oat Milk',
  ...given,
});
const many = (count: number, owner = 'c1') => Array.from({ length: count }, (_, n) => wish(`${owner}-${n}`, { owner }));

beforeEach(() => listQueue.write([]));
afterEach(() => vi.restoreAllMocks());

test('what is wanted of My List comes back, the same object until it changes, and leaves nothing when it is done', () => {
  expect(listQueue.read()).toEqual([]);
  const wishes = [wish('1', { add: { text: 'Candles', quantity: 1 } }), wish('2', { set: { isChecked: true } })];
  listQueue.write(wishes);
  expect(listQueue.read()).toEqual(wishes);
  expect(listQueue.read()).toBe(listQueue.read());
  listQueue.write([]);
  expect(localStorage.getItem(key)).toBeNull();
  expect(listQueue.read()).toEqual([]);
});

test('N-6 a shopper sees only their own wishes, and sends what a guest left; a guest sends nothing', () => {
  listQueue.write([wish('1'), wish('2', { owner: 'c2' })]);
  expect(listQueue.of('c1').map(({ id }) => id)).toEqual(['1']);
  expect([listQueue.hasToSend('c1'), listQueue.hasToSend('c3'), listQueue.hasToSend(guest)]).toEqual([
    true,
    false,
    false,
  ]);
  listQueue.write([wish('3', { owner: guest })]);
  expect([listQueue.hasToSend('c3'), listQueue.hasToSend(guest)]).toEqual([true, false]);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"id":"1"}'],
  ['an empty text', ''],
])('%s is read as nothing', (_, text) => {
  localStorage.setItem(key, text);
  expect(listQueue.read()).toEqual([]);
});

test('what is no wish is left out of those that are', () => {
  const own = [wish('1', { add: { couponId: 'MF-1', quantity: 2 } }), wish('2')];
  const others = [
    null,
    7,
    { ...own[0], id: 1 },
    { ...own[0], owner: null },
    { ...own[0], stamp: undefined },
    { ...own[0], title: {} },
    { ...own[0], add: 'all' },
    { ...own[0], add: null },
    { ...own[0], set: 1 },
    { ...own[0], set: null },
  ];
  localStorage.setItem(key, JSON.stringify([...others, ...own]));
  expect(listQueue.read()).toEqual(own);
});

test('of each owner 250 are kept, the first ones', () => {
  localStorage.setItem(key, JSON.stringify([...many(251), ...many(250, 'c2')]));
  expect(listQueue.of('c1').map(({ id }) => id)).toEqual(many(250).map(({ id }) => id));
  expect(listQueue.of('c2')).toHaveLength(250);
});

test('a browser that stores nothing keeps the wishes for the page, until it stores again', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  listQueue.write([wish('1')]);
  expect(listQueue.read()).toEqual([wish('1')]);
  full.mockRestore();
  listQueue.write([wish('2')]);
  localStorage.removeItem(key);
  expect(listQueue.read()).toEqual([]);
});

test('who listens hears of changes here and in other tabs, until they have heard enough', () => {
  const heard = vi.fn<() => void>();
  const also = vi.fn<() => void>();
  const stops = [listQueue.subscribe(heard), listQueue.subscribe(also)];
  listQueue.write([wish('1')]);
  expect(heard).toHaveBeenCalledTimes(1);
  for (const name of [key, 'larder.other', null]) window.dispatchEvent(new StorageEvent('storage', { key: name }));
  expect(heard).toHaveBeenCalledTimes(3);
  stops[0]?.();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(heard).toHaveBeenCalledTimes(3);
  expect(also).toHaveBeenCalledTimes(4);
  stops[1]?.();
  listQueue.write([]);
  expect(also).toHaveBeenCalledTimes(4);
});
