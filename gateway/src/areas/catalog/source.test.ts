import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSearch, someDetails } from '../../testing/catalog-rows.ts';
import type { Upstream, UpstreamCall } from '../../upstream/upstream.ts';
import { UpstreamError } from '../../upstream/upstream-error.ts';
import { catalogDeadlines as deadlines } from '../../constants.ts';
import { catalogSource } from './source.ts';

const at = { storeId: '2910', channel: 'PICKUP' } as const;
const failed = (status: number, field?: string) =>
  new UpstreamError({
    upstream: 'catalog',
    failure: 'STATUS',
    status,
    correlationId: 'c',
    envelope: {
      errors: [{ code: 'X', message: 'No.', ...(field === undefined ? {} : { field }) }],
      serviceErrors: [],
      correlationId: 'c',
    },
  });

let calls: UpstreamCall[];
let answer: (call: UpstreamCall) => Promise<unknown>;
const upstream: Upstream = {
  name: 'catalog',
  url: null,
  call: async (call) => {
    calls.push(call);
    return { status: 200, body: await answer(call), setCookies: [] };
  },
  open: () => Promise.reject(new Error('not opened')),
  follow: () => Promise.reject(new Error('not followed')),
  isSilent: () => false,
  close: async () => undefined,
};
const source = (ttlSeconds = 30) =>
  catalogSource({ upstream, uuid: () => 'uuid-0001', ttlSeconds, staleSeconds: 0 })(() => undefined);

beforeEach(() => {
  calls = [];
  answer = async ({ path }) => (path === '/search' ? aSearch() : someDetails());
  vi.useFakeTimers();
});
afterEach(() => {
  // The cache reads its clock anew when a timer says so: one that is left behind would stop it for all files that follow.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

test('what many ask for at once, and again within the time, is one call', async () => {
  const catalog = source();
  await Promise.all(Array.from({ length: 20 }, () => catalog.product('970000001', at)));
  await catalog.product('970000001', at);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ path: '/products/970000001', query: at });
});

test('another store, channel, product, or search is another answer', async () => {
  const catalog = source();
  await catalog.product('970000001', at);
  await catalog.product('970000001', { ...at, storeId: '7710' });
  await catalog.product('970000001', { ...at, channel: 'DELIVERY' });
  await catalog.product('970000002', at);
  await catalog.search({ q: 'milk' }, at);
  await catalog.search({ q: 'milk', filters: 'DIET:ORGANIC' }, at);
  expect(calls).toHaveLength(6);
});

test('nothing of a visit but store and channel gets into a call or a key', async () => {
  const catalog = source();
  const visits = ['94103', '98122'].map((zipCode) => ({ ...at, zipCode, isChosen: true }));
  for (const visit of visits) await catalog.search({ q: 'milk' }, visit);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.query).toEqual({ q: 'milk', ...at });
  expect(Object.keys(calls[0]?.headers ?? {}).toSorted()).toEqual(['accept', 'x-client-name', 'x-correlation-id']);
});

test('X-9 what was asked for before a quarter of an hour is asked for anew after it: a store’s day may have ended', async () => {
  let now = Date.parse('2026-08-06T06:59:59.999Z');
  const catalog = catalogSource({ upstream, uuid: () => 'uuid-0001', now: () => now })(() => undefined);
  await catalog.search({ q: 'milk' }, at);
  await catalog.search({ q: 'milk' }, at);
  expect(calls).toHaveLength(1);
  now += 1;
  await catalog.search({ q: 'milk' }, at);
  expect(calls.map(({ query }) => query)).toEqual([
    { q: 'milk', ...at },
    { q: 'milk', ...at },
  ]);
});

test('a failure is not kept', async () => {
  const catalog = source();
  answer = () => Promise.reject(failed(503));
  await expect(catalog.departments(null)).rejects.toThrow('catalog answered 503');
  answer = async () => ({ departments: [] });
  expect(await catalog.departments(null)).toEqual([]);
});

test.each([
  ['product', deadlines.productByBpn, 1000],
  ['sellers', deadlines.brandIndex, 3000],
  ['customizations', deadlines.pdpData, 1500],
  ['substitutes', deadlines.pdpData, 1500],
] as const)('S-181 S-251 %s has %i ms', async (name, given, milliseconds) => {
  expect(given).toBe(milliseconds);
  const catalog = source();
  answer = () => Promise.withResolvers<unknown>().promise;
  const asked = {
    product: () => catalog.product('970000001', at),
    sellers: () => catalog.sellers(),
    customizations: () => catalog.customizations('970000001', '2910'),
    substitutes: () => catalog.substitutes('970000001', at),
  }
    [name]()
    .catch((error: unknown) => error);
  const settled = vi.fn<() => void>();
  void asked.then(settled);
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toMatchObject({ failure: 'TIMEOUT', status: 504, upstream: 'catalog' });
});

test('S-247 a price list that fails is asked for once more, and no more', async () => {
  const catalog = source();
  answer = () => Promise.reject(failed(503));
  await expect(catalog.prices(['041000000019'], at)).rejects.toThrow('catalog answered 503');
  expect(calls).toHaveLength(2);
  answer = () => Promise.reject(failed(400));
  await expect(catalog.prices(['041000000027'], at)).rejects.toThrow('catalog answered 400');
  expect(calls).toHaveLength(3);
});

test.each([
  [404, undefined, null],
  [404, 'departmentId', null],
  [400, 'aisleId', null],
  [404, 'storeId', 'catalog answered 404'],
  [400, 'pageToken', 'catalog answered 400'],
  [500, undefined, 'catalog answered 500'],
])('a search that answers %i about %s is %s', async (status, field, outcome) => {
  answer = () => Promise.reject(failed(status, field));
  const found = await source()
    .search({ departmentId: 'nowhere' }, at)
    .catch((error: Error) => error.message);
  expect(found).toBe(outcome);
});
