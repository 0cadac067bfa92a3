import { expect, test } from 'vitest';
import { run } from '../../../testing/context.ts';
import { someUserInfo } from '../../../testing/rows.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';

const notFound = () =>
  Promise.reject(
    new UpstreamError({ upstream: 'identity', failure: 'STATUS', status: 404, correlationId: 'c', envelope: null }),
  );
const open = (identity: object, input: object, cookie = '') =>
  run(
    `mutation($input: OpenTourStopInput!) { openTourStop(input: $input) {
      tour { stop seen } userErrors { code message }
    } }`,
    { sources: { identity }, shopper: null, cookie },
    { input },
  );
const demoShoppers = async () => [{ key: 'maya' }];
const refused = { tour: null, userErrors: [{ code: 'NOT_FOUND', message: "There's no tour here." }] };

test('a stop is opened as its demo shopper, and remembered beside those before it', async () => {
  const keys: string[] = [];
  const demoSignIn = async (key: string) => (keys.push(key), someUserInfo());
  const { data } = await open(
    { demoSignIn, demoShoppers },
    { stop: 3, visitor: 'SHOPPER', shopperKey: 'maya' },
    'larder_tour=1.1',
  );
  expect(data).toHaveProperty('openTourStop', { tour: { stop: 3, seen: [1, 3] }, userErrors: [] });
  expect(keys).toEqual(['maya']);
});

test("a guest's stop leaves the session of whoever was signed in, without ending it; anyone's stop keeps it", async () => {
  const at = async (visitor: string) => {
    const cookie = 'larder_session=s; larder_refresh=r';
    const { data, setCookies } = await open({ demoShoppers }, { stop: 1, visitor }, cookie);
    expect(data).toHaveProperty('openTourStop.tour', { stop: 1, seen: [1] });
    return setCookies.map((line) => line.split(';')[0]);
  };
  expect(await at('GUEST')).toEqual(expect.arrayContaining(['larder_session=', 'larder_refresh=', 'larder_tour=1.1']));
  expect(await at('ANYONE')).toEqual(['larder_tour=1.1']);
});

test('without demo data, or such a shopper, there is no tour', async () => {
  const none = { demoSignIn: notFound, demoShoppers: async () => [] };
  const input = { stop: 3, visitor: 'SHOPPER', shopperKey: 'nobody' };
  expect((await open({ demoSignIn: notFound, demoShoppers }, input)).data).toHaveProperty('openTourStop', refused);
  for (const input of [
    { stop: 3, visitor: 'SHOPPER', shopperKey: 'maya' },
    { stop: 1, visitor: 'GUEST' },
    { stop: 8, visitor: 'ANYONE' },
  ])
    expect((await open(none, input)).data).toHaveProperty('openTourStop', refused);
});

test('a stop that is closed was seen all the same', async () => {
  const { data } = await run('mutation { closeTourStop { tour { stop seen } } }', {
    sources: {},
    shopper: null,
    cookie: 'larder_tour=3.1-3',
  });
  expect(data).toHaveProperty('closeTourStop.tour', { stop: null, seen: [1, 3] });
});
