import { expect, test } from 'vitest';
import type { StoreDetails } from '../../../generated/rest.ts';
import { run } from '../../../testing/context.ts';
import { aStore, someUserInfo } from '../../../testing/rows.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';

const sixteenth = aStore();
const webster = aStore({ storeId: '0985', name: '1335 Webster St' });
const vons = aStore({ storeId: '1742', name: '1342 N Alvarado St', banner: 'vons' });
const known: Readonly<Record<string, StoreDetails>> = { 2910: sixteenth, '0985': webster, 1742: vons };
const stores = {
  store: async (storeId: string) => known[storeId] ?? null,
  defaultStore: async () => sixteenth,
};
const query = '{ shop { id store { name } channel isChosen zipCode label place nextSlotText } }';
const shopOf = async (given: Omit<Parameters<typeof run>[1], 'sources'>) =>
  (await run(query, { sources: { stores }, ...given })).data?.['shop'];

const byDefault = {
  id: '2910-PICKUP',
  store: { name: '2300 16th St' },
  channel: 'PICKUP',
  isChosen: false,
  zipCode: null,
  label: 'Pickup at',
  place: '2300 16th St',
  nextSlotText: 'Today, 2 to 3 PM',
};

test('S-2 a guest who has chosen nothing shops at the banner’s default store', async () => {
  expect(await shopOf({ shopper: null })).toEqual(byDefault);
});

test('S-2 a guest’s choice is in the cookie, and counts while the banner’s store offers it', async () => {
  const inCookie = (value: string) => shopOf({ shopper: null, cookie: `larder_shop=${value}` });
  expect(await inCookie('0985.DELIVERY.94110')).toMatchObject({
    id: '0985-DELIVERY',
    isChosen: true,
    zipCode: '94110',
    label: 'Delivery to',
    place: '94110',
    nextSlotText: null,
  });
  expect(await inCookie('0985.IN_STORE')).toMatchObject({ label: 'Shop in-store at', place: '1335 Webster St' });
  for (const stale of ['1742.PICKUP', 'none.PICKUP', '2910.SHIPPING', '<script>'])
    expect(await inCookie(stale)).toEqual(byDefault);
});

test('X-3 a member shops where the profile says, whatever the cookie', async () => {
  const shopper = someUserInfo({ shopStoreId: '0985', preference: 'delivery', shopZip: '94110', shopIsChosen: true });
  expect(await shopOf({ shopper, cookie: 'larder_shop=2910.PICKUP' })).toMatchObject({
    id: '0985-DELIVERY',
    isChosen: true,
    zipCode: '94110',
  });
});

test('S-2 a member who has chosen nothing keeps what this browser has chosen, or else shops at the account’s store', async () => {
  const shopper = someUserInfo({ shopStoreId: '0985', preference: 'j4u' });
  expect(await shopOf({ shopper })).toMatchObject({ id: '0985-IN_STORE', isChosen: false });
  expect(await shopOf({ shopper, cookie: 'larder_shop=2910.PICKUP' })).toMatchObject({
    id: '2910-PICKUP',
    isChosen: true,
  });
});

test('S-2 the shop is looked up once for each visit, and without stores it is null', async () => {
  let lookups = 0;
  const counting = { ...stores, defaultStore: async () => ((lookups += 1), sixteenth) };
  await run('{ a: shop { id } b: shop { label } }', { sources: { stores: counting }, shopper: null });
  expect(lookups).toBe(1);
  const down = { defaultStore: () => Promise.reject(new Error('away')) };
  const { data, errors } = await run(query, { sources: { stores: down }, shopper: null });
  expect([data, errors.length]).toEqual([{ shop: null }, 1]);
});

test('S-2 before a store is open there is no shop, and the site says that there are no stores', async () => {
  const asked = '{ hasStores shop { id } store(id: "0985") { id } }';
  const closed = aStore({ storeId: '0985', channels: [] });
  const none = { store: async () => closed, defaultStore: async () => null };
  const { data, errors } = await run(asked, { sources: { stores: none }, shopper: null });
  expect(data).toEqual({ hasStores: false, shop: null, store: null });
  expect(errors).toEqual(['No store is open yet.']);
  // A banner without a store of its own shows the default banner's.
  const others = { ...stores, defaultStore: async (banner: string) => (banner === 'safeway' ? sixteenth : null) };
  const elsewhere = await run('{ hasStores }', { sources: { stores: others }, shopper: null, banner: 'haggen' });
  expect(elsewhere.data).toEqual({ hasStores: true });
});

const refusal = (code: string, status = 409) =>
  new UpstreamError({
    upstream: 'stores',
    failure: 'STATUS',
    status,
    correlationId: 'c',
    envelope: { errors: [{ code, message: 'no' }], serviceErrors: [], correlationId: 'c' },
  });
const mutation = `mutation($input: ChooseShopInput!) { chooseShop(input: $input) {
  shop { id isChosen place } userErrors { code field message }
} }`;
const input = { storeId: '0985', channel: 'PICKUP', zipCode: null as string | null, clientRequestId: 'request-0001' };
const choose = (
  given: Partial<typeof input>,
  { sources = {}, shopper = null as ReturnType<typeof someUserInfo> | null } = {},
) =>
  run(
    mutation,
    { sources: { stores: { ...stores, ...sources }, ...sources }, shopper },
    { input: { ...input, ...given } },
  );

test('S-266 a guest’s choice is checked with the service and kept in a cookie', async () => {
  const asked: unknown[] = [];
  const checkShop = async (shop: object) => (asked.push(shop), { storeId: '0985', zipCode: '94110' });
  const { data, setCookies } = await choose(
    { channel: 'DELIVERY', zipCode: ' 94110-1234 ' },
    { sources: { checkShop } },
  );
  expect(data).toEqual({
    chooseShop: { shop: { id: '0985-DELIVERY', isChosen: true, place: '94110' }, userErrors: [] },
  });
  expect(asked).toEqual([{ storeId: '0985', banner: 'safeway', channel: 'delivery', zipCode: '94110' }]);
  expect(setCookies[0]).toMatch(/^larder_shop=0985\.DELIVERY\.94110; /);
});

test('N-4 a member’s choice goes to the profile, and no cookie is written for it', async () => {
  const asked: unknown[] = [];
  const profile = {
    chooseShop: async (...given: unknown[]) => (
      asked.push(given),
      { storeId: '0985', preference: 'dug' as const, zipCode: null }
    ),
  };
  const { data, setCookies } = await run(
    mutation,
    { sources: { stores, profile } },
    { input: { ...input, zipCode: '94110' } },
  );
  expect(data).toHaveProperty('chooseShop.shop.id', '0985-PICKUP');
  expect(asked).toEqual([
    ['cust-1', { banner: 'safeway', storeId: '0985', preference: 'dug', zipCode: null }, 'request-0001'],
  ]);
  expect(setCookies.filter((line) => line.startsWith('larder_shop'))).toEqual([]);
});

test.each([
  ['CHANNEL_NOT_OFFERED', 409, "1335 Webster St doesn't deliver. Choose another store or another way to shop."],
  ['ZIP_CODE_REQUIRED', 409, 'Enter the ZIP code to deliver to.'],
  [
    'OUTSIDE_DELIVERY_AREA',
    409,
    "1335 Webster St doesn't deliver to 94608. Choose another store, or pick up your order.",
  ],
  ['STORE_NOT_FOUND', 404, "We can't find this store. Choose another one."],
])('S-2 %s is told in words, and nothing is kept', async (code, status, message) => {
  const checkShop = () => Promise.reject(refusal(code, status));
  const { data, setCookies } = await choose({ channel: 'DELIVERY', zipCode: '94608' }, { sources: { checkShop } });
  expect(data).toEqual({ chooseShop: { shop: null, userErrors: [{ code, field: null, message }] } });
  expect(setCookies).toEqual([]);
});

test('N-7 what can be no choice is refused before any service is asked', async () => {
  const codeOf = async (given: Partial<typeof input>) => {
    const { data } = await choose(given);
    return (data as { chooseShop: { userErrors: { code: string }[] } } | null)?.chooseShop.userErrors[0]?.code;
  };
  expect(await codeOf({ channel: 'SHIPPING' })).toBe('CHANNEL_NOT_OFFERED');
  expect(await codeOf({ storeId: '../secrets' })).toBe('STORE_NOT_FOUND');
  expect(await codeOf({ channel: 'DELIVERY', zipCode: '9411' })).toBe('INVALID');
});

test('a store that can’t be told from a broken service is an error, not the visitor’s to solve', async () => {
  const checkShop = () => Promise.reject(refusal('SOMETHING', 500));
  const { data, errors } = await choose({}, { sources: { checkShop } });
  expect([data, errors.length]).toEqual([null, 1]);
});

test('S-73 a store is shown on its own banner’s site only', async () => {
  const ask = async (id: string) =>
    (await run('query($id: ID!) { store(id: $id) { name } }', { sources: { stores }, shopper: null }, { id })).data;
  expect(await ask('0985')).toEqual({ store: { name: '1335 Webster St' } });
  expect([await ask('1742'), await ask('none'), await ask('../x')]).toEqual(Array(3).fill({ store: null }));
});
