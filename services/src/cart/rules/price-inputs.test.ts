import { expect, test } from 'vitest';
import type { CartLine } from '../../../../pricing/cart.ts';
import type { Goods } from '../../catalog/index.ts';
import { line as sample } from '../../../../pricing/testing/samples.ts';
import { goods } from '../../catalog/testing/goods.ts';
import { line } from '../testing/lines.ts';
import { asPlaced, priceContext, pricedLine, regularCents } from './price-inputs.ts';

/** As `goods()` is priced: bread for $4.00. */
const cartLine = (lineId: string, changes: Partial<CartLine> = {}) =>
  sample({ lineId, upc: '021130000001', departmentId: 'bread-bakery', ...changes });

type CatalogPrice = NonNullable<Goods['price']>;
const promo = (
  type: 'P' | 'B' | 'M',
  terms: Partial<NonNullable<NonNullable<CatalogPrice['promo']>['terms']>> | null = null,
) => ({
  type,
  text: '',
  description: '',
  endsOn: '2026-08-09',
  terms: terms && { buy: null, free: null, quantity: null, priceCents: null, group: null, ...terms },
});
const at = { state: 'CA' };
const priced = (
  price: Partial<CatalogPrice>,
  options: { upcId: string; name: string; priceDeltaCents: number }[] = [],
) => pricedLine(line('e-1', { options }), goods({ price }), at);
const bacon = { upcId: 'bacon', name: 'Bacon', priceDeltaCents: 150 };

const store = { storeId: '2910', state: 'CA', timeZone: 'America/Los_Angeles' };
const settings = { stackPolicy: 'ONE_PER_UNIT', couponOnFreeUnit: true, subscriptionRate: 700 } as const;
const noon = Temporal.Instant.from('2026-08-05T19:00:00.1239Z');

test('S-113 a quote is of the moment in store time, and valid through the store’s day', () => {
  expect(priceContext(store, settings, 'PICKUP', noon)).toMatchObject({
    storeId: '2910',
    channel: 'PICKUP',
    placedAt: '2026-08-05T12:00:00.123',
    validUntil: '2026-08-06T06:59:59.999Z',
    ...settings,
    tax: { rates: { GENERAL: 72_500 } },
    bags: { cents: 10 },
    rewardCents: 0,
    points: null,
  });
});

test('N-35 what is shipped has no bags', () => {
  expect(priceContext(store, settings, 'SHIPPING', noon).bags).toBeNull();
});

test('I-7 a line is priced by what the catalog says', () => {
  const wanted = line('e-1', { quantity: 3, weight: 250 });
  expect(pricedLine(wanted, goods(), at)).toEqual(
    cartLine('e-1', { qty: 3, weight: 250, listCents: 400, taxCode: 'FOOD' }),
  );
  expect(pricedLine(wanted, goods({ price: null }), at)).toBeUndefined();
});

test('N-35 its deposit is that of the store’s state', () => {
  const can = goods({ aisle: 'Soda', product: { packageThousandths: 12_000, packageUnit: 'fl oz', sizeQuantity: 1 } });
  expect(pricedLine(line('e-1'), can, { state: 'CA' })).toMatchObject({ depositCents: 5, taxCode: 'SOFT_DRINK' });
  expect(pricedLine(line('e-1'), can, { state: 'TX' })).toMatchObject({ depositCents: 0 });
});

test('S-165 whatever a business orders is of its own category; S-176 lines of a subscription come by it, but for one-time items', () => {
  expect(pricedLine(line('e-1'), goods(), { ...at, isBusiness: true })).toMatchObject({ category: 'BUSINESS' });
  const subscribed = { ...at, isSubscribed: true };
  expect(pricedLine(line('e-1'), goods(), subscribed)).toMatchObject({ category: 'GROCERY', isSubscription: true });
  expect(pricedLine(line('e-1', { isOneTime: true }), goods(), subscribed)).toMatchObject({ isSubscription: false });
});

test('N-33 a sale price is a promo of the regular price, and options cost the same with it', () => {
  const sale = { priceCents: 300, basePriceCents: 400, promo: promo('P') };
  expect(priced(sale)).toMatchObject({ listCents: 400, promo: { type: 'P', priceCents: 300, endsOn: '2026-08-09' } });
  expect(priced(sale, [bacon])).toMatchObject({ listCents: 550, promo: { priceCents: 450 } });
});

test('S-143 what shoppers are shown as the regular price is the base price of a sale, and else the price', () => {
  const price = { priceCents: 300, basePriceCents: 400, previousBasePriceCents: null, volume: null };
  expect(regularCents({ ...price, promo: promo('P') })).toBe(400);
  expect(regularCents({ ...price, promo: promo('B') })).toBe(300);
  expect(regularCents({ ...price, promo: null })).toBe(300);
});

test.each([
  [
    'a buy-get',
    promo('B', { buy: 1, free: 1, group: 'soups' }),
    { type: 'B', buy: 1, free: 1, group: 'soups', endsOn: '2026-08-09' },
  ],
  [
    'a multi-buy',
    promo('M', { quantity: 2, priceCents: 500 }),
    { type: 'M', qty: 2, priceCents: 500, group: null, endsOn: '2026-08-09' },
  ],
  ['a buy-get in words only', promo('B'), null],
  ['a buy-get that gives nothing', promo('B', { buy: 1 }), null],
  ['a buy-get for nothing', promo('B', { free: 1 }), null],
  ['a multi-buy without a price', promo('M', { quantity: 2 }), null],
  ['a multi-buy of nothing', promo('M', { priceCents: 500 }), null],
  ['none', null, null],
])('N-33 the promo of %s', (_, given, taken) => {
  expect(priced({ promo: given })?.promo).toEqual(taken);
});

test('S-165 a volume price has the options in it, a rate needs none, and either counts with its group', () => {
  const volume = { quantity: 5, priceCents: 350, rate: null, group: 'cases' };
  expect(priced({ volume }, [bacon])?.volume).toEqual({ qty: 5, group: 'cases', off: { type: 'PRICE', cents: 500 } });
  expect(priced({ volume: { ...volume, priceCents: null, rate: 1000 } })?.volume).toEqual({
    qty: 5,
    group: 'cases',
    off: { type: 'RATE', rate: 1000 },
  });
  expect(priced({ volume: { ...volume, priceCents: null } })).not.toHaveProperty('volume');
  expect(priced({})).not.toHaveProperty('volume');
});

test('N-40 a line of an order that is being changed keeps the price it was placed at, and changes in number', () => {
  const volume = (cents: number) => ({ qty: 5, group: null, off: { type: 'PRICE' as const, cents } });
  const sale = { type: 'P' as const, priceCents: 300, endsOn: '2026-08-09' };
  const placed = cartLine('e-1', {
    listCents: 380,
    promo: sale,
    volume: volume(350),
    depositCents: 5,
    taxCode: 'FOOD',
    isSubscription: true,
    isPaidWithEbt: true,
  });
  const today = cartLine('e-1', { qty: 7, listCents: 450, volume: volume(440), taxCode: 'PREPARED' });
  expect(asPlaced(today, placed)).toEqual({ ...placed, qty: 7 });
  expect(asPlaced(today, cartLine('e-1'))).toEqual(cartLine('e-1', { qty: 7 }));
  expect(asPlaced(today, undefined)).toEqual(today);
  expect(asPlaced(cartLine('e-1', { volume: null }), undefined)).toEqual(cartLine('e-1'));
});
