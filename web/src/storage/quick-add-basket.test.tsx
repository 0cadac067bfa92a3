import { afterEach, expect, test, vi } from 'vitest';
import { quickAddBasket } from './quick-add-basket.ts';

const key = 'quickAddBasket';
const put = (value: unknown) => localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));

afterEach(() => vi.restoreAllMocks());

test('S-100 S-261 an item that says no more is one package, and selected', () => {
  put({ owner: 'c1', cartItemsList: [{ itemId: '100000001' }] });
  expect(quickAddBasket.read('c1')).toEqual([{ itemId: '100000001', qty: 1, selected: true }]);
});

test('S-100 S-261 a weight has two decimals, and everything comes back as it was chosen', () => {
  const chosen = [
    { itemId: '100000001', qty: 3, selected: false },
    { itemId: '100000002', qty: 1, selected: true, selectedWeight: 1.256 },
  ];
  quickAddBasket.write('c1', chosen);
  expect(quickAddBasket.read('c1')).toEqual([chosen[0], { ...chosen[1], selectedWeight: 1.26 }]);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toHaveProperty('cartItemsList');
});

test.each([
  ['no JSON', '{'],
  ['no list', { owner: 'c1', cartItemsList: {} }],
  ['nothing', 'null'],
])('S-100 what can not be read is nothing: %s', (_, value) => {
  put(value);
  expect(quickAddBasket.read('c1')).toEqual([]);
});

test('S-100 of a damaged list the items that can be read are left, each once', () => {
  const cartItemsList = [
    null,
    { itemId: 7 },
    { itemId: '1', qty: -2, selected: 'yes', selectedWeight: 'heavy' },
    { itemId: '3', qty: 0, selectedWeight: 0 },
    { itemId: '4', qty: '2', selectedWeight: '1.5' },
    { itemId: '5', qty: 1.5, selectedWeight: -1 },
    { itemId: '<b>' },
    { itemId: '6', selectedWeight: 0.5 },
    { itemId: '2', qty: 2 },
    { itemId: '2', qty: 5 },
  ];
  put({ owner: 'c1', cartItemsList });
  expect(quickAddBasket.read('c1')).toEqual([
    { itemId: '1', qty: 1, selected: true },
    { itemId: '3', qty: 1, selected: true },
    { itemId: '4', qty: 1, selected: true },
    { itemId: '5', qty: 1, selected: true },
    { itemId: '6', qty: 1, selected: true, selectedWeight: 0.5 },
    { itemId: '2', qty: 5, selected: true },
  ]);
});

test('S-100 nobody sees what another account has chosen', () => {
  quickAddBasket.write('c1', [{ itemId: '1', qty: 2, selected: true }]);
  expect(quickAddBasket.read('c2')).toEqual([]);
  expect(quickAddBasket.read('c1')).toHaveLength(1);
});

test('S-100 a browser that stores nothing keeps the basket for the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  quickAddBasket.write('c1', [{ itemId: '1', qty: 2, selected: true }]);
  expect(quickAddBasket.read('c1')).toEqual([{ itemId: '1', qty: 2, selected: true }]);
});

test('S-100 what another tab chooses is heard, and read once', () => {
  const heard = vi.fn<() => void>();
  const stop = quickAddBasket.subscribe(heard);
  put({ owner: 'c1', cartItemsList: [{ itemId: '1', qty: 4 }] });
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(quickAddBasket.read('c1')).toBe(quickAddBasket.read('c1'));
  stop();
});

const many = Array.from({ length: 201 }, (_, n) => ({ itemId: `item-${n}`, qty: 1, selected: true }));

test('S-100 a basket has 200 items at most, whoever has written it', () => {
  put({ owner: 'c1', cartItemsList: many });
  expect(quickAddBasket.read('c1')).toEqual(many.slice(0, 200));
  quickAddBasket.write('c1', many);
  expect((JSON.parse(localStorage.getItem(key)!) as { cartItemsList: unknown }).cartItemsList).toHaveLength(200);
});

test('S-100 what is no item is not written', () => {
  quickAddBasket.write('c1', [{ itemId: '<b>', qty: 1, selected: true }, ...many.slice(0, 1)]);
  expect(localStorage.getItem(key)).toBe(JSON.stringify({ owner: 'c1', cartItemsList: many.slice(0, 1) }));
});

test('S-100 a basket that says of nobody whose it is is nobody\u2019s', () => {
  put({ cartItemsList: many });
  expect([quickAddBasket.read(''), quickAddBasket.read('c1')]).toEqual([many.slice(0, 200), []]);
});

test('S-100 once the browser stores again, what another tab has stored counts', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  quickAddBasket.write('c1', many.slice(0, 1));
  full.mockRestore();
  quickAddBasket.write('c1', many.slice(0, 2));
  put({ owner: 'c1', cartItemsList: many.slice(0, 3) });
  expect(quickAddBasket.read('c1')).toHaveLength(3);
});

test.each([false, true])(
  'S-100 whoever comes next at this browser sees nothing, and every page hears of it; it stores nothing: %s',
  (isFull) => {
    const heard = vi.fn<() => void>();
    const stop = quickAddBasket.subscribe(heard);
    if (isFull)
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new Error('full');
      });
    quickAddBasket.write('c1', many.slice(0, 1));
    expect([quickAddBasket.read('c1').length, heard.mock.calls.length]).toEqual([1, 1]);
    quickAddBasket.clear();
    expect([quickAddBasket.read('c1'), heard.mock.calls.length]).toEqual([[], 2]);
    expect(localStorage).toHaveLength(0);
    stop();
  },
);
