import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { grid } from '../testing/asked.ts';
import { codes, openFront, signedIn, type Front } from '../testing/front.ts';

let front: Front;
afterEach(() => front.close());
const open = async (given?: Parameters<typeof openFront>[0]) => (front = await openFront(given));

const trustedText = '{banner{id __typename}}';
const trusted = createHash('sha256').update(trustedText).digest('hex');
const byId = (hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });

test('G-76 every call of the games carries token, correlation id, client name, banner and store', async () => {
  await open();
  await front.query(grid, { headers: { 'x-correlation-id': 'visit-12345' } });
  const calls = front.calls.filter(({ route }) => route.includes('/games/'));
  expect(calls.length).toBeGreaterThan(3);
  for (const { headers } of calls)
    expect(headers).toMatchObject({
      authorization: 'Bearer the-secret-token',
      'x-correlation-id': 'visit-12345',
      'x-client-name': 'webui',
      'x-banner': 'safeway',
      'x-store-id': '2300',
    });
});

test('G-82 won prizes are asked for in the time zone of the browser; one that there is not is not passed on', async () => {
  await open({ handlers: { 'GET /games/prizes/uuid-1/transactions': () => ({ items: [] }) } });
  const query = '{ me { program(code: "HARVEST") { wonPrizes { id } } } }';
  const zones = async (cookie: string) => {
    front.calls.length = 0;
    await front.query(query, { cookie: `${signedIn}; ${cookie}` });
    return front.calls
      .filter(({ route }) => route.endsWith('/transactions'))
      .map(({ headers }) => headers['x-user-timezone']);
  };
  expect(await zones('larder_time_zone=Europe/Berlin')).toEqual(['Europe/Berlin']);
  expect(await zones('larder_time_zone=Mars/Olympus_Mons')).toEqual([undefined]);
});

test('G-77 G-78 user info and programs are asked for as the services want it', async () => {
  await open();
  await front.query(grid);
  const queryOf = (route: string) => front.calls.find((call) => call.route === route)?.query;
  expect(queryOf('GET /identity/auth/userinfo')).toEqual({
    banner: 'safeway',
    rand: expect.stringMatching(/^[\w-]{8,}$/),
  });
  expect(queryOf('GET /games/programs')).toEqual({ storeId: '2300', userType: 'R' });
  expect(queryOf('GET /games/program/points')).toEqual({ programCodes: codes.join(',') });
});

test('a grid of eight games costs one call of each kind', async () => {
  await open();
  const { errors, data } = await front.query(grid);
  expect(errors).toEqual([]);
  expect(data).toHaveProperty('me.playAndEarn.programs.length', 8);
  expect(front.routes()).toEqual([
    'GET /content/gamesConfig.json',
    'GET /games/prizes',
    'GET /games/prizes/uuid-1/game/activity',
    'GET /games/program/points',
    'GET /games/programs',
    'GET /games/sweepstake/winner',
    'GET /identity/auth/userinfo',
    'GET /offers/challenges',
  ]);
});

test('public content is fetched once for many visits', async () => {
  await open();
  for (let visit = 0; visit < 3; visit += 1) await front.query('{ leftNavigation { id } logos { forU { altText } } }');
  expect(front.routes()).toEqual([
    'GET /content/gamesConfig.json',
    'GET /content/left-navigation/safeway.json',
    'GET /content/logos.json',
  ]);
});

test('without the sandbox only trusted operations run, by their id', async () => {
  await open({ config: { sandbox: false }, documents: { [trusted]: trustedText } });
  expect((await front.send(byId(trusted))).data).toEqual({ banner: { id: 'safeway', __typename: 'Banner' } });
  for (const body of [byId('unknown'), byId('constructor'), { query: '{ banner { id } }' }, { query: 1 }]) {
    const { status, errors } = await front.send(body);
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'PERSISTED_QUERY_NOT_FOUND',
      status: 400,
      correlationId: expect.any(String),
    });
  }
});

test('with the sandbox text runs too, up to a size', async () => {
  await open();
  expect((await front.query('{ __schema { queryType { name } } }')).data).toBeDefined();
  const long = await front.query(`{ ${'a'.repeat(20_001)} }`);
  expect(long.status).toBe(400);
  const huge = await front.query('{ banner { id } }', { variables: { x: 'a'.repeat(70_000) } });
  expect([huge.status, huge.errors[0]?.message]).toEqual([413, 'The request is too large.']);
});

test.each(['[]', '"x"', 'null', '{', ''])(
  'the malformed request %o is 400 with the shape of every error',
  async (body) => {
    await open();
    const { status, errors } = await front.send(body);
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', correlationId: expect.any(String) });
  },
);

test('a form of another site can not post: only JSON is read', async () => {
  await open();
  const answer = await front.send('{"query":"{ banner { id } }"}', { 'content-type': 'text/plain' });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.data).toBeUndefined();
});

test('the same errors come whether an operation is new or compiled', async () => {
  await open();
  const text = 'query A($code: ID!) { me { program(code: $code) { code } } } query B { banner { id } }';
  for (let sight = 0; sight < 5; sight += 1) {
    const wrong = await front.send({ query: text, operationName: 'A', variables: {} }, { cookie: signedIn });
    expect([wrong.status, wrong.errors[0]?.extensions['code']]).toEqual([400, 'BAD_USER_INPUT']);
    const refused = await front.send(
      { query: text, operationName: 'A', variables: { code: 'NOPE' } },
      { cookie: signedIn },
    );
    expect(refused.errors[0]).toMatchObject({
      path: ['me', 'program'],
      extensions: { code: 'GAME_NOT_AVAILABLE', status: 404 },
    });
    const other = await front.send({ query: text, operationName: 'B' });
    expect(other.data).toEqual({ banner: { id: 'safeway' } });
  }
});

test('the gateway says that it lives, that it is ready, and what its schema is', async () => {
  await open();
  const get = async (path: string) => fetch(front.url + path);
  expect(await (await get('/healthz')).json()).toEqual({ status: 'alive' });
  expect((await get('/readyz')).status).toBe(200);
  expect(await (await get('/schema.graphql')).text()).toContain('directive @signedIn');
});

test('the sandbox is not there when it is off', async () => {
  await open({ config: { sandbox: false } });
  expect((await fetch(`${front.url}/sandbox`)).status).toBe(404);
  expect((await fetch(`${front.url}/sandbox/`)).status).toBe(404);
});

test('G-84 the rewards history is asked for by household, with the client id OCGP', async () => {
  const item = {
    id: 't1',
    at: '2026-08-04T20:00:00.000Z',
    programCode: 'HARVEST',
    rewardKind: 'BURN',
    status: 'COMPLETED',
    points: -40,
    balanceAfter: 62,
    description: 'You played Harvest Spin',
  };
  await open({
    handlers: {
      'GET /games/rewards/transaction-history/house-1': () => ({
        householdId: 'house-1',
        from: '2026-02-06T12:00:00.000Z',
        to: '2026-08-05T12:00:00.000Z',
        items: [item],
        nextPageToken: 'place-1',
      }),
    },
  });
  const fields = 'items { dateString description rewardKind points orderNumber } pageInfo { hasNextPage endCursor }';
  const { data } = await front.query(`{ me { rewardsHistory(first: 10, programCode: "HARVEST") { ${fields} } } }`, {
    cookie: signedIn,
  });
  expect(data).toEqual({
    me: {
      rewardsHistory: {
        items: [
          {
            dateString: 'Aug 4',
            description: 'You played Harvest Spin',
            rewardKind: 'BURN',
            points: -40,
            orderNumber: null,
          },
        ],
        pageInfo: { hasNextPage: true, endCursor: 'place-1' },
      },
    },
  });
  const call = front.calls.find(({ route }) => route.includes('transaction-history'));
  expect(call?.headers).toMatchObject({ 'x-client-id': 'OCGP', 'x-client-name': 'webui' });
  expect(call?.query).toEqual({ numberOfDays: '180', programs: 'HARVEST', pageSize: '10' });
});
