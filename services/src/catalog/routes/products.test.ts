import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoProducts } from '../demo/products.ts';
import { changePrice, dearerDelivered } from '../testing/changes.ts';
import { catalogWorld, otherStoreId, type ProductView, storeId } from '../testing/catalog-world.ts';
import type { World } from '../../testing/world.ts';

interface DetailsView {
  product: ProductView;
  allergens: string[];
  nutrition: { calories: number } | null;
}

let world: World;
beforeAll(async () => void (world = await catalogWorld()));
afterAll(() => world.close());

const products = demoProducts(Temporal.PlainDate.from('2026-08-05'));
const named = (name: string) => {
  const found = products.find(({ product }) => product.name === name);
  if (!found) throw new Error(`The demo has no ${name}.`);
  return found.product;
};

async function get<T>(path: string): Promise<{ status: number; body: T }> {
  const answer = await world.app.inject({ url: `/catalog${path}` });
  return { status: answer.statusCode, body: answer.json<T>() };
}
const refusal = async (path: string) => {
  const { status, body } = await get<{ errors: { code: string; field?: string }[] }>(path);
  return [status, body.errors[0]?.code];
};

describe('a product', () => {
  test('S-63 to S-72 shows its price, stock, and channels at the requested store', async () => {
    const milk = named('Whole Milk');
    const { status, body } = await get<DetailsView>(`/products/${milk.bpn}?storeId=${storeId}`);
    expect(status).toBe(200);
    expect(body.product).toMatchObject({
      bpn: milk.bpn,
      gtin: milk.gtin,
      upc: milk.gtin.slice(2),
      name: 'Whole Milk',
      brand: { name: 'Meadow Lane' },
      departmentName: 'Dairy, Eggs & Cheese',
      shelfName: 'Milk',
      packageUnit: 'fl oz',
      snapEligible: true,
      channelEligibility: { DELIVERY: true, PICKUP: true, IN_STORE: true, SHIPPING: false },
      price: { unitPrice: { unit: 'fl oz' } },
    });
    expect(body.allergens).toEqual(['MILK']);
    expect(body.nutrition?.calories).toBe(150);
    const { body: elsewhere } = await get<DetailsView>(`/products/${milk.bpn}?storeId=${otherStoreId}`);
    expect(elsewhere.product.price?.basePriceCents).not.toBe(body.product.price?.basePriceCents);
  });

  test('S-113 S-143 costs the regular price the day after a sale, wherever it is asked for', async () => {
    const { bpn, gtin, name } = named('Salted Butter');
    await changePrice(world.db, { storeId, bpn, cents: 123, dealUntil: '2026-08-04' });
    const { body: page } = await get<DetailsView>(`/products/${bpn}?storeId=${storeId}`);
    const { body: list } = await get<{ items: ProductView[] }>(`/products?bpns=${bpn}&storeId=${storeId}`);
    const { body: prices } = await get<{ prices: Pick<ProductView, 'price'>[] }>(
      `/priceList?upcIds=${gtin}&storeId=${storeId}`,
    );
    const search = `/search?q=${encodeURIComponent(name)}&sort=bloomreach-price-low-high&storeId=${storeId}`;
    const found = (await get<{ items: ProductView[] }>(search)).body.items;
    const all = [page.product, list.items[0], prices.prices[0], found.find((each) => each.bpn === bpn)];
    for (const each of all) {
      expect(each?.price).toMatchObject({ priceCents: each?.price?.basePriceCents, promo: null });
      expect(each?.price?.priceCents).not.toBe(123);
    }
    const cents = found.map(({ price }) => price?.priceCents ?? 0);
    expect(cents).toEqual(cents.toSorted((one, other) => one - other));
    await changePrice(world.db, { storeId, bpn, cents: 123, dealUntil: '2026-08-05' });
    const { body: lastDay } = await get<DetailsView>(`/products/${bpn}?storeId=${storeId}`);
    expect(lastDay.product.price).toMatchObject({ priceCents: 123, promo: { endsOn: '2026-08-05' } });
  });

  test('N-51 is found by UPC and by GTIN-14, and a number with a price in it is refused', async () => {
    const { bpn, gtin } = named('Salted Butter');
    for (const path of [`/products/upc/${gtin.slice(2)}`, `/products/gtin/${gtin}`]) {
      const { body } = await get<DetailsView>(`${path}?storeId=${storeId}`);
      expect(body.product.bpn).toBe(bpn);
    }
    expect(await refusal(`/products/upc/210345012341?storeId=${storeId}`)).toEqual([400, 'RANDOM_WEIGHT']);
    expect(
      await refusal(`/products/gtin/${gtin.slice(0, 13)}${(Number(gtin[13]) + 1) % 10}?storeId=${storeId}`),
    ).toEqual([400, 'CHECK_DIGIT']);
    expect(await refusal(`/products/upc/036000291452?storeId=${storeId}`)).toEqual([404, 'PRODUCT_NOT_FOUND']);
  });

  test('an unknown product or store is 404, a malformed number 400', async () => {
    expect(await refusal(`/products/000000000?storeId=${storeId}`)).toEqual([404, 'PRODUCT_NOT_FOUND']);
    expect(await refusal(`/products/${named('Whole Milk').bpn}?storeId=9999`)).toEqual([404, 'STORE_NOT_FOUND']);
    expect((await refusal(`/products/12?storeId=${storeId}`))[0]).toBe(400);
  });

  test('several come in the order requested; unknown ones are left out', async () => {
    const bpns = [named('Salted Butter').bpn, named('Whole Milk').bpn];
    const { body } = await get<{ items: ProductView[] }>(
      `/products?bpns=${bpns[0]},000000000,${bpns[1]}&storeId=${storeId}`,
    );
    expect(body.items.map(({ bpn }) => bpn)).toEqual(bpns);
  });

  test('a delivery price wins over the price for all channels', async () => {
    const row = await dearerDelivered(world.db, storeId);
    const priced = async (channel: string) =>
      (await get<DetailsView>(`/products/${row?.bpn}?storeId=${storeId}${channel}`)).body.product.price?.priceCents;
    expect(await priced('')).toBe(row?.usual);
    expect(await priced('&channel=PICKUP')).toBe(row?.usual);
    expect(await priced('&channel=DELIVERY')).toBe(row?.delivered);
  });
});

describe('S-179 the price list', () => {
  test('prices known items and lists the unknown', async () => {
    const upc = named('Whole Milk').gtin.slice(2);
    const { body } = await get(`/priceList?upcIds=${upc},036000291452&storeId=${storeId}`);
    expect(body).toMatchObject({
      prices: [{ upcId: upc, price: { priceCents: expect.any(Number) } }],
      unknown: ['036000291452'],
    });
  });

  test('refuses a number that is not one', async () => {
    expect(await refusal(`/priceList?upcIds=036000291453&storeId=${storeId}`)).toEqual([400, 'CHECK_DIGIT']);
  });
});

describe('S-180, N-57 the choices', () => {
  test('come in groups with a minimum, a maximum, prices, and defaults', async () => {
    const { bpn } = named('Build Your Own Sub');
    const { body } = await get(`/product/getPrefCustomizations?bpn=${bpn}&storeId=${storeId}`);
    expect(body).toMatchObject({
      preparationTime: 20,
      groups: [
        { id: 'sandwich-bread', min: 1, max: 1 },
        { id: 'sandwich-meat', min: 0, max: 2 },
        { id: 'sandwich-cheese' },
        { id: 'sandwich-toppings' },
        { id: 'sandwich-sauce' },
      ],
    });
    const { groups } = body as { groups: { options: { name: string; priceDeltaCents: number; default: boolean }[] }[] };
    expect(groups[0]?.options.slice(0, 3)).toMatchObject([
      { name: 'White roll', priceDeltaCents: 0, default: true },
      { name: 'Wheat roll', priceDeltaCents: 0, default: false },
      { name: 'Sourdough', priceDeltaCents: 75, default: false },
    ]);
  });

  test('say what the store is out of today, and what is drawn', async () => {
    const { bpn } = named('Market Turkey Sandwich');
    const { body } = await get(`/product/getPrefCustomizations?bpn=${bpn}&storeId=${storeId}`);
    const { groups } = body as { groups: { options: { name: string; available: boolean; art: string }[] }[] };
    expect(groups[0]?.options).toMatchObject([
      { name: 'Sourdough', available: true, art: 'bread-sourdough' },
      { name: 'Whole wheat', available: false, art: 'bread-wheat' },
      { name: 'Gluten-free', available: true, art: 'bread-pale' },
    ]);
  });

  test('are empty for items sold as is', async () => {
    const { body } = await get(`/product/getPrefCustomizations?bpn=${named('Whole Milk').bpn}&storeId=${storeId}`);
    expect(body).toEqual({ groups: [], preparationTime: 0 });
  });
});

describe('pictures', () => {
  test('are SVG, cacheable forever, in three details, drawn once', async () => {
    const { body } = await get<DetailsView>(`/products/${named('Whole Milk').bpn}?storeId=${storeId}`);
    const { thumb = '', card = '', page = '' } = body.product.pictures ?? {};
    const answers = await Promise.all([thumb, card, page].map((url) => world.app.inject({ url })));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch('image/svg+xml');
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.body).toMatch(/^<svg xmlns/);
    }
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(3);
    const statements = world.statements.length;
    expect((await world.app.inject({ url: card })).body).toBe(answers[1]?.body);
    expect(world.statements.length - statements).toBe(1);
  });

  test('that no product has are 404', async () => {
    expect(await refusal(`/pictures/${'x'.repeat(20)}-card.svg`)).toEqual([404, 'PICTURE_NOT_FOUND']);
    expect((await refusal('/pictures/..%2f..%2fsecret'))[0]).toBe(400);
  });
});
