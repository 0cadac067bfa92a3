import { expect, test } from 'vitest';
import { cart, line, settled } from '../testing/settled.ts';
import { tabOf } from './queue.ts';
import { fromStored, toStored } from './stored.ts';
import { abCart } from '../../../storage/ab-cart.ts';
import { cartQueue } from '../../../storage/cart-queue.ts';

const milk = line('100000007', { quantity: 2, amountCents: 958, comments: 'Cold', options: ['1'], weight: 1.25 });
const wine = line('100000011', { amountCents: 1899 });
const all = settled([cart([milk]), cart([wine], { cartId: 'c2', kind: 'WINE', channel: 'DELIVERY' })]);
const edit = {
  orderNumber: '4471902',
  path: '/cart/2910/4471902',
  saveByText: 'Thursday, 11 PM',
  cart: cart([milk], { cartId: 'e', storeId: '0985' }),
};

test('S-75 S-77 S-78 carts are stored by kind, and come back as they were', () => {
  const seller = settled([cart([milk], { kind: 'MARKETPLACE', sellerId: 'copper-clay' }), ...all.carts], { edit });
  const stored = toStored(seller, 'c1');
  expect(Object.keys(stored.carts)).toEqual(['copper-clay', 'abs', '1P_WINE']);
  expect(stored.carts['abs']?.cartItems[0]).toMatchObject({
    itemId: '100000007',
    quantity: 2,
    selectedWeight: 1.25,
    modifierOptionUPCs: ['1'],
    cartSource: 'ABS',
    cartCategory: '1P',
  });
  expect(fromStored(JSON.parse(JSON.stringify(stored)) as typeof stored)).toEqual(seller);
});

test('S-76 the sum of all carts is stored beside them', () => {
  expect(toStored(all, 'c1').multiCartSummary).toEqual({
    finalTransactionTotal: 28.57,
    totalAvailableCarts: 2,
    totalAvailableItems: 2,
    totalAvailableQuantity: 3,
  });
});

test.each([
  [{}, { storeId: '2910', channel: 'pickup' }],
  [{ edit }, { storeId: '0985', channel: 'delivery' }],
])('S-126 S-127 carts with %j are stored for the store and channel that may show them', (changes, place) => {
  const stored = toStored({ ...all, ...changes }, 'c1');
  abCart.write(stored);
  expect(abCart.read({ owner: 'c1', now: stored.updatedTime, ...place })).toEqual(stored);
});

test('N-58 a queue says whose tab it is, and once its page is left, that it is the next page’s', () => {
  cartQueue.write({ owner: 'guest', tab: 't1', flight: null, waiting: [] });
  expect(tabOf(cartQueue.read())).toEqual({ tab: 't1', isLeft: false });
  cartQueue.leave();
  expect(tabOf(cartQueue.read())).toEqual({ tab: 't1', isLeft: true });
  cartQueue.write(null);
  cartQueue.leave();
  expect(cartQueue.read()).toBeNull();
});
