import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../../pricing/steps.ts';
import type { Goods } from '../../catalog/index.ts';
import { goods } from '../../catalog/testing/goods.ts';
import type { Store } from '../../stores/index.ts';
import type { Line } from '../rules/line.ts';
import type { CartHead } from '../store/carts.ts';
import { line } from '../testing/lines.ts';
import { cartView } from '../views/carts.ts';
import { type PricedBy, pricedCart } from './priced-cart.ts';

const store = { storeId: '2910', banner: 'safeway', state: 'CA', timeZone: 'America/Los_Angeles' } as Store;
const now = Temporal.Instant.from('2026-08-05T19:00:00Z');
const head: CartHead = {
  cartId: 'cart-1',
  owner: { householdId: 'household-1' },
  category: '1P',
  sellerId: null,
  storeId: '2910',
  channel: 'PICKUP',
  zipCode: null,
  orderNumber: null,
  ordered: null,
  usesRewards: false,
  version: 1,
  updatedAt: now,
};

/** A cart of so many packages of each product, as its shopper sees it. */
function shown(
  products: Readonly<Record<string, Goods>>,
  packages: Readonly<Record<string, number>>,
  { cart = {}, by = {}, lines = {} }: { cart?: Partial<CartHead>; by?: Partial<PricedBy>; lines?: Partial<Line> } = {},
) {
  const wanted = Object.entries(packages).map(([bpn, quantity]) => line(bpn, { bpn, quantity, ...lines }));
  const found = new Map(Object.entries(products).map(([bpn, each], at) => [bpn, { ...each, upc: `upc-${at}` }]));
  const priced = atOnce(pricedCart({ ...head, ...cart }, wanted, { goods: found, store, now, offers: [], ...by }));
  return cartView(priced, { messages: [], earns: [] });
}

const promo = (type: 'P' | 'B' | 'M', terms: object | null = null) => ({
  type,
  text: '',
  description: '',
  endsOn: '2026-08-05',
  terms: terms && { buy: null, free: null, quantity: null, priceCents: null, group: null, ...terms },
});
const apples = goods({ price: { priceCents: 597, promo: promo('B', { buy: 1, free: 1 }) } });
const berries = goods({ price: { priceCents: 399, basePriceCents: 599, promo: promo('P') } });
const soup = goods({ price: { priceCents: 300, promo: promo('M', { quantity: 2, priceCents: 500 }) } });

describe('a cart of groceries', () => {
  test('N-34 a buy-get, a sale price, and a multi-buy come off the regular price', () => {
    const cart = shown({ apples, berries, soup }, { apples: 2, berries: 2, soup: 2 });
    expect(cart.lines.map(({ regularCents, netCents }) => [regularCents, netCents])).toEqual([
      [1194, 597],
      [1198, 798],
      [600, 500],
    ]);
    expect(cart.quote.totals).toMatchObject({ listCents: 2992, promoCents: 1097, goodsCents: 1895 });
    expect(cart).toMatchObject({ minimumCents: 3000, missingCents: 1105 });
    expect(cart.lines[1]).toMatchObject({ unitCents: 599, saleCents: 399, promo: { type: 'P' } });
  });

  test('N-42 N-81 what one more would save is said with its lines', () => {
    const { quote } = shown({ soup }, { soup: 1 });
    expect(quote.nearMiss).toMatchObject([{ missing: { units: 1 }, gainCents: 100, lineIds: ['soup'] }]);
  });

  test('I-6 I-7 the order of adds and the moment decide nothing: the quote has the same id', () => {
    const one = shown({ apples, berries, soup }, { apples: 2, berries: 2, soup: 2 });
    const later = { by: { now: now.add({ minutes: 5 }) } };
    const other = shown({ apples, berries, soup }, { soup: 2, apples: 2, berries: 2 }, later);
    expect([other.quote.quoteId, other.quote.totals]).toEqual([one.quote.quoteId, one.quote.totals]);
  });

  test('N-35 N-52 hot food is taxed and food is not, bottles have a deposit, and bags a fee', () => {
    const hot = goods({ departmentId: 'deli', product: { snapEligible: false }, price: { priceCents: 899 } });
    const size = { packageThousandths: 96_000, packageUnit: 'fl oz', sizeQuantity: 8 } as const;
    const water = goods({ aisle: 'Water & Seltzer', product: size, price: { priceCents: 499 } });
    const { lines, quote } = shown({ hot, water, food: goods() }, { hot: 1, water: 1, food: 1 });
    expect(lines.map(({ depositCents }) => depositCents)).toEqual([0, 40, 0]);
    expect(quote.taxes).toEqual([{ taxCode: 'PREPARED', taxableCents: 899, taxCents: 65 }]);
    expect(quote.totals).toMatchObject({ goodsCents: 1798, depositCents: 40, bagCents: 10, totalCents: 1913 });
  });

  test('S-76 a line that can’t be had stays and doesn’t count in any sum', () => {
    const out = goods({ stock: { PICKUP: 0 } });
    const cart = shown({ food: goods(), out }, { food: 2, out: 1, gone: 1 });
    expect(cart.lines.map(({ itemId, available, reasonCode }) => [itemId, available, reasonCode])).toEqual([
      ['food', true, null],
      ['out', false, 'OUT_OF_STOCK'],
      ['gone', false, 'NOT_CARRIED'],
    ]);
    expect(cart.quote.totals.listCents).toBe(800);
    expect(cart.cartSummary).toMatchObject({ itemCount: 1, totalItemQuantity: 4, availableItemQuantity: 2 });
    expect(cart.missingCents).toBe(2200);
  });

  test('T-72 a line that asks for more than is in stock says how many are left', () => {
    const few = goods({ stock: { PICKUP: 19 } });
    const cart = shown({ few, food: goods() }, { few: 20, food: 1 });
    expect(cart.lines).toMatchObject([
      { available: true, quantity: 20, leftQuantity: 19 },
      { available: true, leftQuantity: null },
    ]);
    expect(cart.cartSummary).toMatchObject({ itemCount: 2, totalItemQuantity: 21, availableItemQuantity: 20 });
  });

  test('S-111 what an order has is there although the store has no more of it', () => {
    const out = goods({ stock: { PICKUP: 0 } });
    const { lines } = shown({ out }, { out: 2 }, { lines: { placed: { quantity: 2, weight: null } } });
    expect(lines).toMatchObject([{ available: true, reasonCode: null, leftQuantity: null }]);
    const more = shown({ out }, { out: 3 }, { lines: { placed: { quantity: 2, weight: null } } });
    expect(more.lines).toMatchObject([{ available: true, leftQuantity: 2 }]);
  });
});

describe('volume prices', () => {
  const volume = (more: object) => ({ quantity: 5, priceCents: null, rate: null, group: null, ...more });

  test('S-165 from five cases on each costs a business less, and one fewer costs the regular price again', () => {
    const pack = goods({ price: { priceCents: 1796, volume: volume({ priceCents: 1696 }) } });
    const business = { cart: { category: '1P_B2B' } as const };
    const four = shown({ pack }, { pack: 4 }, business);
    expect(four.lines[0]).toMatchObject({ netCents: 4 * 1796, volume: { quantity: 5, priceCents: 1696 } });
    expect(four.quote.nearMiss).toMatchObject([{ missing: { units: 1 }, gainCents: 500, lineIds: ['pack'] }]);
    const five = shown({ pack }, { pack: 5 }, business);
    expect(five.lines[0]).toMatchObject({ unitCents: 1796, regularCents: 5 * 1796, netCents: 5 * 1696 });
    expect(five.quote.totals).toMatchObject({ promoCents: 500, goodsCents: 5 * 1696 });
  });

  test('N-63 six bottles of the wine shop are 10% off, whichever they are', () => {
    const wine = goods({
      product: { containsAlcohol: true, program: '1P_WINE' },
      price: { priceCents: 2499, volume: volume({ quantity: 6, rate: 1000, group: 'wines' }) },
    });
    const cellar = { cart: { category: '1P_Wine', channel: 'DELIVERY' } as const };
    const five = shown({ red: wine, white: wine }, { red: 3, white: 2 }, cellar);
    expect(five.quote.totals).toMatchObject({ promoCents: 0, goodsCents: 5 * 2499 });
    expect(five.quote.nearMiss).toMatchObject([{ missing: { units: 1 }, gainCents: 6 * 250 }]);
    const six = shown({ red: wine, white: wine }, { red: 3, white: 3 }, cellar);
    expect(six.quote.totals).toMatchObject({ promoCents: 6 * 250, goodsCents: 6 * 2249 });
  });
});

describe('a seller’s cart', () => {
  const seller = { shippingCents: 595, freeShippingCents: 401 };
  const cart = { category: '3P_MARKETPLACE', channel: 'SHIPPING', sellerId: 'kitchen-foundry' } as const;
  const ships = (packages: number, by: Partial<PricedBy> = {}) => {
    const view = shown({ pan: goods() }, { pan: packages }, { cart, by: { seller, ...by } });
    const addedCents = view.cartSummary.totalEstimatedPrice - view.quote.totals.totalCents;
    return [view.shippingCents, addedCents, view.freeShipping?.missingCents];
  };

  test('N-63 ships free once it is worth it, and not a cent before', () => {
    expect(ships(1)).toEqual([595, 595, 1]);
    expect(ships(2)).toEqual([0, 0, 0]);
    expect(ships(1, { seller: { ...seller, freeShippingCents: 400 } })).toEqual([0, 0, 0]);
  });

  test('N-63 asks for nothing where nothing can be had, and for a fee that is given in place of its own', () => {
    expect(ships(0)).toEqual([595, 0, 401]);
    expect(ships(1, { feeCents: 0 })).toEqual([0, 0, 1]);
  });
});

describe('grocery rewards', () => {
  const rewards = (usesRewards: boolean, rewardCents: number | null, packages = 2) => {
    const view = shown({ food: goods() }, { food: packages }, { cart: { usesRewards }, by: { rewardCents } });
    return [view.rewards, view.quote.totals.rewardCents];
  };

  test('N-35 are spent once the cart is told to, as far as its goods go, and seen either way', () => {
    expect(rewards(false, 700)).toEqual([{ availableCents: 700, isUsed: false }, 0]);
    expect(rewards(true, 700)).toEqual([{ availableCents: 700, isUsed: true }, 700]);
    expect(rewards(true, 5000)).toEqual([{ availableCents: 5000, isUsed: true }, 800]);
    expect(rewards(true, null)).toEqual([null, 0]);
  });

  test('N-35 I-7 what else a household has is no part of the quote', () => {
    const id = (rewardCents: number) =>
      shown({ food: goods() }, { food: 2 }, { cart: { usesRewards: true }, by: { rewardCents } }).quote.quoteId;
    expect(id(5000)).toBe(id(800));
    expect(id(799)).not.toBe(id(800));
  });
});
