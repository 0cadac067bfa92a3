import { expect, test } from 'vitest';
import { run } from '../../../testing/context.ts';
import { aStore } from '../../../testing/rows.ts';
import { testSeal } from '../../../testing/seal.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import type { CatalogSource } from '../source.ts';

const store = aStore();
const stores = { store: async () => store, defaultStore: async () => store };
const ask = { storeId: store.storeId, words: 'natto', isAsked: false, otherCount: 7 };
const refused = (code: string, status: number) =>
  new UpstreamError({
    upstream: 'catalog',
    failure: 'STATUS',
    status,
    correlationId: 'c',
    envelope: { errors: [{ code, message: 'no' }], serviceErrors: [], correlationId: 'c' },
  });

const query = 'query($text: String!) { stockAsk(text: $text) { id storeId isAsked otherCount } }';
const mutation = `mutation($input: AskToStockInput!) { askToStock(input: $input) {
  ask { id isAsked otherCount } userErrors { code message } } }`;
const looks = (text: string, catalog: Partial<CatalogSource>, cookie = '') =>
  run(query, { sources: { stores, catalog }, shopper: null, cookie }, { text });
const asks = (catalog: Partial<CatalogSource>, given: object = {}) =>
  run(
    mutation,
    { sources: { stores, catalog }, shopper: null, ...given },
    { input: { storeId: '0985', text: ' natto ', clientRequestId: 'request-0001' } },
  );

test('a guest sees how many ask the store for something, and gets no cookie for looking', async () => {
  const asked: unknown[] = [];
  const stockAsk: CatalogSource['stockAsk'] = async (given) => (asked.push(given), ask);
  const { data, setCookies } = await looks(' natto ', { stockAsk });
  expect(data).toEqual({
    stockAsk: { id: `${store.storeId} natto`, storeId: store.storeId, isAsked: false, otherCount: 7 },
  });
  expect(setCookies.filter((line) => line.startsWith('larder_browser'))).toEqual([]);
  await looks('natto', { stockAsk }, `larder_browser=${testSeal.sign('larder_browser', 'browser-0001')}`);
  await looks('natto', { stockAsk }, 'larder_browser=browser-0002');
  expect(asked).toEqual([
    { storeId: store.storeId, q: 'natto', browserId: null },
    { storeId: store.storeId, q: 'natto', browserId: 'browser-0001' },
    { storeId: store.storeId, q: 'natto', browserId: null },
  ]);
});

test('what can’t be asked for has no ask: nothing, a text that is too long, and one without a word', async () => {
  const asked: string[] = [];
  const stockAsk: CatalogSource['stockAsk'] = async ({ q }) => {
    asked.push(q);
    throw refused('ASK_INVALID', 400);
  };
  for (const text of ['  ', 'x'.repeat(101), '!!!'])
    expect(await looks(text, { stockAsk })).toMatchObject({ data: { stockAsk: null }, errors: [] });
  expect(asked).toEqual(['!!!']);
});

test('I-8 an ask goes to the store that the page names, once by its key, from a browser that is known from then on', async () => {
  const asked: unknown[] = [];
  const askToStock: CatalogSource['askToStock'] = async (...given) => (
    asked.push(given),
    { ...ask, storeId: '0985', isAsked: true }
  );
  const { data, setCookies } = await asks({ askToStock });
  expect(data).toEqual({
    askToStock: { ask: { id: '0985 natto', isAsked: true, otherCount: 7 }, userErrors: [] },
  });
  const [, browserId] =
    /^larder_browser=([\w-]+)\.[\w-]{43};/.exec(setCookies.find((line) => line.startsWith('larder_browser')) ?? '') ??
    [];
  expect(asked).toEqual([[{ storeId: '0985', q: 'natto', browserId }, 'request-0001']]);
});

test.each([
  ['TOO_MANY_ASKS', 409, 'en', "You've asked for a lot today. Try this one again tomorrow."],
  ['TOO_MANY_ASKS', 409, 'es', 'Ya pediste muchas cosas hoy. Vuelve a intentarlo mañana.'],
  ['STORE_NOT_FOUND', 404, 'en', 'We no longer have this store. Choose another one.'],
])('%s (%i) is told in words, in %s', async (code, status, language, message) => {
  const askToStock = () => Promise.reject(refused(code, status));
  expect((await asks({ askToStock }, { language })).data).toEqual({
    askToStock: { ask: null, userErrors: [{ code, message }] },
  });
});

test('an ask that the service does not answer is an error of the operation', async () => {
  const askToStock = () => Promise.reject(refused('UNAVAILABLE', 503));
  expect((await asks({ askToStock })).errors).toHaveLength(1);
});
