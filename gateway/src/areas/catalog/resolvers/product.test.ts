import { expect, test } from 'vitest';
import { askCatalog, down } from '../../../testing/catalog.ts';
import { aPrice, aProduct } from '../../../testing/catalog-rows.ts';
import { run } from '../../../testing/context.ts';

const butter = aProduct({
  price: aPrice({
    priceCents: 399,
    basePriceCents: 599,
    promo: { type: 'P', text: 'Save $2', description: 'Limit 4.', endsOn: '2026-08-11' },
  }),
});

test('S-63..S-70 S-113 S-143 a product has its price, its promotion, and its size in words', async () => {
  const fields = `id upc fullName name brand { id name tagline } program path sizeText metaLine isSoldByWeight minimumWeight
    price { amount { amount } was { amount } per spokenText unitPriceText savingText untilText promoDescription }
    pictures { thumb card page } tags { kind text } availability { state alternatives }`;
  const { data, errors } = await askCatalog(`{ products(ids: ["970000001"]) { ${fields} } }`, {
    products: async () => [butter],
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    products: [
      {
        id: '970000001',
        upc: '041000000019',
        fullName: 'Meadow Lane Salted Butter',
        name: 'Salted Butter',
        brand: { id: 'meadow-lane', name: 'Meadow Lane', tagline: 'From the valley.' },
        program: 'GROCERY',
        path: '/product/970000001',
        sizeText: '16 oz',
        metaLine: '16 oz · 24.9¢/oz',
        isSoldByWeight: false,
        minimumWeight: null,
        price: {
          amount: { amount: '3.99' },
          was: { amount: '5.99' },
          per: 'EACH',
          spokenText: 'Now $3.99, was $5.99',
          unitPriceText: '24.9¢/oz',
          savingText: 'Save $2.00',
          untilText: 'Sale price until Aug 11',
          promoDescription: 'Limit 4.',
        },
        pictures: {
          thumb: '/product-pictures/AbCdEfGhIjKlMnOpQrSt-thumb.svg',
          card: '/product-pictures/AbCdEfGhIjKlMnOpQrSt-card.svg',
          page: '/product-pictures/AbCdEfGhIjKlMnOpQrSt-page.svg',
        },
        tags: [{ kind: 'SNAP', text: 'SNAP eligible' }],
        availability: { state: 'AVAILABLE', alternatives: ['DELIVERY', 'IN_STORE'] },
      },
    ],
  });
});

test('X-9 S-113 a promotion ends with the store’s day, not with that of the server', async () => {
  const price = '{ products(ids: ["970000001"]) { price { was { amount } untilText promoDescription } } }';
  const at = async (now: string) => (await askCatalog(price, { products: async () => [butter] }, { now })).data;
  // 11:30 PM in San Francisco, already Aug 12 in UTC.
  expect(await at('2026-08-12T06:30:00Z')).toMatchObject({
    products: [{ price: { was: { amount: '5.99' }, untilText: 'Sale price ends today' } }],
  });
  expect(await at('2026-08-12T07:00:00Z')).toMatchObject({
    products: [{ price: { was: null, untilText: null, promoDescription: null } }],
  });
});

test('S-2 a product is told for the store and channel that the visitor has chosen', async () => {
  const asked: unknown[] = [];
  const product = aProduct({ channelInventory: { DELIVERY: 0, PICKUP: 4, IN_STORE: 4, SHIPPING: 0 } });
  const { data } = await askCatalog(
    '{ products(ids: ["970000001"]) { availability { message alternatives } } }',
    { products: async (...given) => (asked.push(given), [product]) },
    { cookie: 'larder_shop=2910.DELIVERY.94110' },
  );
  expect(asked).toEqual([[['970000001'], { storeId: '2910', channel: 'DELIVERY' }]]);
  expect(data).toEqual({
    products: [{ availability: { message: 'This item is out of stock', alternatives: ['PICKUP', 'IN_STORE'] } }],
  });
});

test('numbers that are none are never asked for, and fifty are the most', async () => {
  const { data } = await askCatalog('{ products(ids: ["x", "97000000", "../1"]) { id } product(id: "12") { id } }', {});
  expect(data).toEqual({ products: [], product: null });
  const many = Array.from({ length: 51 }, (_, i) => `"${970_000_000 + i}"`).join();
  expect((await askCatalog(`{ products(ids: [${many}]) { id } }`, {})).errors).toEqual([
    'Ask for at most 50 products at a time.',
  ]);
});

test('S-179 S-143 prices are told by UPC, and what is no number is never asked for', async () => {
  const asked: unknown[] = [];
  const prices = async (...given: unknown[]) => {
    asked.push(given);
    const price = butter.price ?? aPrice();
    return { prices: [{ upcId: '041000000019', bpn: '970000001', price }], unknown: ['041000000027'] };
  };
  const { data } = await askCatalog(
    '{ prices(upcs: ["041000000019", "041000000027", "x", "12"]) { upc productId amount { amount } was { amount } } }',
    { prices },
  );
  expect(data).toEqual({
    prices: [{ upc: '041000000019', productId: '970000001', amount: { amount: '3.99' }, was: { amount: '5.99' } }],
  });
  expect(asked).toEqual([[['041000000019', '041000000027'], { storeId: '2910', channel: 'PICKUP' }]]);
  expect((await askCatalog('{ prices(upcs: ["x"]) { upc } }', {})).data).toEqual({ prices: [] });
});

test('without the catalog, each part of a page is null for itself', async () => {
  const { data, errors } = await askCatalog('{ departments { id } collections { id } sellers { id } shop { label } }', {
    departments: down,
    collections: down,
    sellers: down,
  });
  expect(data).toEqual({ departments: null, collections: null, sellers: null, shop: { label: 'Pickup at' } });
  expect(errors).toHaveLength(3);
});

test('without stores, a guest gets no products, and departments all the same', async () => {
  const { data } = await run('{ departments { id } collections { id } }', {
    sources: { stores: { defaultStore: down, store: down }, catalog: { departments: async () => [] } },
    shopper: null,
  });
  expect(data).toEqual({ departments: [], collections: null });
});

test('without stores, a member’s products are told all the same', async () => {
  const { data } = await run('{ products(ids: ["970000001"]) { availability { state } } }', {
    sources: { stores: { store: down }, catalog: { products: async () => [aProduct()] } },
  });
  expect(data).toEqual({ products: [{ availability: { state: 'AVAILABLE' } }] });
});
