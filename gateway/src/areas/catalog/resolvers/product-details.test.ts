import { expect, test, vi } from 'vitest';
import { askCatalog, down } from '../../../testing/catalog.ts';
import { aProduct, someDetails } from '../../../testing/catalog-rows.ts';
import { run } from '../../../testing/context.ts';
import { aStore } from '../../../testing/rows.ts';
import { testSeal } from '../../../testing/seal.ts';

test('S-14 S-21 a marketplace product is shipped by its seller, whatever channel is chosen', async () => {
  const honey = aProduct({
    program: 'mkp',
    sellerId: 'hive',
    channelEligibility: { DELIVERY: false, PICKUP: false, IN_STORE: false, SHIPPING: true },
    channelInventory: { DELIVERY: 0, PICKUP: 0, IN_STORE: 0, SHIPPING: 9 },
  });
  const hive = {
    sellerId: 'hive',
    name: 'Hive & Hollow',
    description: 'Raw honey.',
    shipsFrom: 'Salem, OR',
    shippingDays: 4,
    returns: '',
    imageId: 'honey-pot',
  };
  const query = `{ product(id: "970000001") {
    product { path seller { name path shipsFromText } availability { state } }
    channels { channel availability { state message } whereText } } }`;
  const catalog = { product: async () => someDetails({ product: honey }), sellers: async () => [hive] };
  const { data } = await askCatalog(query, catalog);
  expect(data).toMatchObject({
    product: {
      product: {
        path: '/mkp/hive/product/970000001',
        seller: { name: 'Hive & Hollow', path: '/seller/hive', shipsFromText: 'Ships from Salem, OR' },
        availability: { state: 'AVAILABLE' },
      },
      channels: [
        { channel: 'SHIPPING', availability: { state: 'AVAILABLE' }, whereText: 'Arrives in about 4 days' },
        { channel: 'PICKUP', availability: { message: 'This item is not offered for pickup' }, whereText: null },
        { channel: 'DELIVERY', whereText: null },
        { channel: 'IN_STORE', whereText: null },
      ],
    },
  });
  // Who sells it costs no more than its own fields.
  const alone = await askCatalog(query, { ...catalog, sellers: down });
  expect(alone.data).toMatchObject({
    product: {
      product: { seller: null, availability: { state: 'AVAILABLE' } },
      channels: [{ whereText: null }, {}, {}, {}],
    },
  });
});

test('S-180 N-57 N-79 what can be chosen and what can take its place are asked for apart', async () => {
  const sub = aProduct({ isMtoProduct: true, isCustomizable: true, orderPreparation: true, preparationMinutes: 25 });
  const query = `{ product(id: "970000001") { madeToOrderText product { preparationText isCustomizable }
    customizations { name ruleText options { upc name priceDelta { amount } isDefault isAvailable art } }
    substitutes { reason reasonText product { id } } } }`;
  const group = {
    id: 'bread',
    name: 'Bread',
    min: 1,
    max: 1,
    options: [
      { upcId: '499000100017', name: 'Sourdough', priceDeltaCents: 75, default: true, available: false, art: 'bread' },
    ],
  };
  const catalog = {
    product: async () => someDetails({ product: sub }),
    customizations: async () => ({ groups: [group], preparationTime: 25 }),
    substitutes: async () => [{ product: aProduct({ bpn: '970000002' }), reason: 'CHEAPER_UNIT' as const }],
  };
  const { data } = await askCatalog(query, catalog);
  expect(data).toEqual({
    product: {
      madeToOrderText: 'Made to order at 2300 16th St.',
      product: { preparationText: 'Ready in 25 min', isCustomizable: true },
      customizations: [
        {
          name: 'Bread',
          ruleText: 'Choose 1',
          options: [
            {
              upc: '499000100017',
              name: 'Sourdough',
              priceDelta: { amount: '0.75' },
              isDefault: true,
              isAvailable: false,
              art: 'bread',
            },
          ],
        },
      ],
      substitutes: [{ reason: 'CHEAPER_UNIT', reasonText: 'Cheaper per ounce', product: { id: '970000002' } }],
    },
  });
  const alone = await askCatalog(query, { ...catalog, customizations: down, substitutes: down });
  expect(alone.data).toMatchObject({ product: { customizations: null, substitutes: null, product: {} } });
  expect(alone.errors).toHaveLength(2);
});

test('S-149 a product without choices asks for none', async () => {
  const { data, errors } = await askCatalog('{ product(id: "970000001") { customizations { id } } }', {
    product: async () => someDetails(),
  });
  expect([data, errors]).toEqual([{ product: { customizations: null } }, []]);
});

test('N-53 the Prop 65 warning is shown in California, and not in Washington', async () => {
  const warned = someDetails({ product: aProduct({ prop65: 'WARNING: lead.' }) });
  const shownIn = async (state: string, zip: string) => {
    const here = aStore({ state, zip });
    const sources = {
      stores: { store: async () => here, defaultStore: async () => here },
      catalog: { product: async () => warned },
    };
    return (await run('{ product(id: "970000001") { prop65 } }', { sources, shopper: null })).data;
  };
  expect(await shownIn('CA', '94103')).toEqual({ product: { prop65: 'WARNING: lead.' } });
  expect(await shownIn('WA', '98122')).toEqual({ product: { prop65: null } });
});

test('S-236 what is sold out names the stores nearby that have it, in one call; what can be had asks for none', async () => {
  const asked: unknown[] = [];
  const soldOut = aProduct({ channelInventory: { DELIVERY: 0, PICKUP: 0, IN_STORE: 0, SHIPPING: 0 } });
  const query = '{ product(id: "970000001") { id otherStores { id name } } }';
  const catalog = {
    elsewhere: async (bpn: string, { channel }: { channel: string }) => (asked.push([bpn, channel]), ['0985', '0001']),
  };
  const here = { ...catalog, product: async () => someDetails({ product: soldOut }) };
  const { data } = await askCatalog(query, here);
  expect(data).toMatchObject({ product: { otherStores: [{ name: '2300 16th St' }, { name: '2300 16th St' }] } });
  expect(asked).toEqual([['970000001', 'PICKUP']]);
  const had = await askCatalog(query, { ...catalog, product: async () => someDetails() });
  expect([had.data, asked.length]).toEqual([{ product: { id: '970000001', otherStores: [] } }, 1]);
  const alone = await askCatalog(query, { ...here, elsewhere: down });
  expect(alone.data).toEqual({ product: { id: '970000001', otherStores: null } });
});

test('N-55 a product that is opened from what a search found is counted for a known browser, and from no other page', async () => {
  const counted: unknown[] = [];
  const store = aStore();
  const open = (cameFrom: string, given: { shopper?: null; cookie?: string } = {}) =>
    run('{ product(id: "970000001") { product { id } } }', {
      sources: {
        stores: { store: async () => store, defaultStore: async () => store },
        catalog: { product: async () => someDetails(), countChoice: async (choice) => counted.push(choice) },
      },
      cameFrom,
      ...given,
    });
  const guest = { shopper: null, cookie: `larder_browser=${testSeal.sign('larder_browser', 'browser-1')}` };
  expect((await open('/search?q=milk', guest)).errors).toEqual([]);
  await open('/search?q=milk', { shopper: null });
  await open('/shop/dairy');
  await open('/es/search?q=leche');
  await vi.waitFor(() =>
    expect(counted).toEqual([
      expect.objectContaining({ q: 'milk', act: 'OPENED', bpn: '970000001', browserId: 'browser-1' }),
      expect.objectContaining({ q: 'leche', act: 'OPENED' }),
    ]),
  );
});
