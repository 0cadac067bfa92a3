import { parse } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import { aProgram, aStore } from '../testing/rows.ts';
import { aPage, apologies, grid, play, playInput } from '../testing/asked.ts';
import { envelope, openFront, type Front } from '../testing/front.ts';

let front: Front;
afterEach(() => front.close());
const open = async (given?: Parameters<typeof openFront>[0]) => (front = await openFront(given));

test.each([
  [400, envelope('E', 'first error'), 'first error', 'E'],
  [401, envelope('E', 'not you'), 'not you', 'UNAUTHENTICATED'],
  [403, envelope('E', 'not allowed'), 'not allowed', 'E'],
  [404, envelope('E', 'not here'), apologies, 'E'],
  [
    500,
    { errors: [], serviceErrors: [{ code: 'S', message: 'a service error' }], correlationId: 'c' },
    'a service error',
    'UPSTREAM_ERROR',
  ],
  [503, '<html>down</html>', apologies, 'UPSTREAM_UNAVAILABLE'],
  // Either list may be missing, and a code too.
  [400, { errors: [{ code: 'E', message: 'only errors' }] }, 'only errors', 'E'],
  [400, { serviceErrors: [{ code: 'S', message: 'only a service' }] }, 'only a service', 'BAD_REQUEST'],
  [403, { errors: [{ message: 'without a code' }] }, 'without a code', 'FORBIDDEN'],
  [500, { serviceErrors: [{ code: 'S', message: 'only a service' }] }, 'only a service', 'UPSTREAM_ERROR'],
  [503, { errors: null, serviceErrors: [{ message: 'only a service' }] }, 'only a service', 'UPSTREAM_UNAVAILABLE'],
  [400, { errors: [null, 'x', {}], serviceErrors: 'x' }, apologies, 'BAD_REQUEST'],
])('G-99..G-104 %i of a service is the shopper text', async (status, body, message, code) => {
  await open({ handlers: { 'GET /offers/challenges': (_, reply) => reply.code(status).send(body) } });
  const { data, errors } = await front.query('{ me { playAndEarn { bonusPaths { id } programs { code } } } }');
  expect(data).toHaveProperty('me.playAndEarn.programs.length', 8);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({ message, extensions: { code, status, correlationId: expect.any(String) } });
});

test.each([
  [
    404,
    { geo: { errors: [{ code: 'ZIP_NOT_FOUND', message: 'No city found for this ZIP code' }] } },
    'No city found for this ZIP code',
  ],
  [504, '', "Sorry, we're having technical difficulties, please check back later."],
  [406, envelope('E', 'no'), 'Not Acceptable'],
  [500, '', apologies],
])('G-105..G-108 %i of the ZIP look-up is its own text', async (status, body, message) => {
  await open({ handlers: { 'GET /profile/zip-to-city': (_, reply) => reply.code(status).send(body) } });
  const { data, errors } = await front.query('{ viewer { firstName } zipPlace(zipCode: "98122") { city } }');
  expect(data).toEqual({ viewer: { firstName: 'Maya' }, zipPlace: null });
  expect(errors).toMatchObject([{ message, extensions: { status } }]);
});

test('a store without its departments costs its field only, and the log names service, route, and field', async () => {
  const { departments: _, ...closed } = aStore();
  await open({ handlers: { 'GET /stores/2910': () => closed } });
  const { data, errors } = await front.query('{ viewer { firstName } store(id: "2910") { openText } }');
  expect(data).toEqual({ viewer: { firstName: 'Maya' }, store: null });
  expect(errors).toMatchObject([{ message: apologies, extensions: { code: 'UPSTREAM_ERROR', status: 502 } }]);
  const logged = front
    .log()
    .split('\n')
    .find((line) => line.includes('breaks the contract'));
  expect(JSON.parse(logged!)).toMatchObject({
    upstream: 'stores',
    route: 'GET /stores/{storeId}',
    field: '/departments',
    says: 'is missing',
  });
});

const newAddress = {
  input: {
    firstName: 'Maya',
    lastName: 'Reyes',
    address: '1 Main St',
    city: 'Seattle',
    state: 'WA',
    zipCode: '98122',
    clientRequestId: 'request-0001',
  },
};
const saveAddress =
  'mutation($input: SaveDeliveryAddressInput!) { saveDeliveryAddress(input: $input) { userErrors { message } } }';

test.each([
  [
    404,
    envelope('CUSTOMER_NOT_FOUND', 'There is no such customer.'),
    'There is no such customer.',
    'CUSTOMER_NOT_FOUND',
  ],
  [404, '', 'Back-end error', 'NOT_FOUND'],
  [504, '', 'Gate-way error', 'UPSTREAM_TIMEOUT'],
  [406, '', 'Not acceptable', 'UPSTREAM_ERROR'],
  [400, '', 'Bad Request', 'BAD_REQUEST'],
  [503, '', apologies, 'UPSTREAM_UNAVAILABLE'],
  [401, envelope('STEP_UP_REQUIRED', 'Confirm.'), 'Confirm.', 'STEP_UP_REQUIRED'],
])('G-109..G-113 N-3 %i of the address update is its own text', async (status, body, message, code) => {
  await open({ handlers: { 'POST /profile/customers/cust-1/profile': (_, reply) => reply.code(status).send(body) } });
  const { errors } = await front.query(saveAddress, { variables: newAddress });
  expect(errors).toMatchObject([{ message, extensions: { status, code } }]);
});

test('one slow service costs its own fields only', async () => {
  await open({
    config: { upstreamTimeoutMs: 1500 },
    handlers: { 'GET /games/program/points': () => new Promise(() => undefined) },
  });
  const { data, errors } = await front.query(
    '{ me { playAndEarn { programs { code points { gameplaysAvailable } playability { canPlay reason reasonText } } bonusPaths { id } } } }',
  );
  expect(data).toHaveProperty('me.playAndEarn.bonusPaths.length', 1);
  expect(data).toHaveProperty('me.playAndEarn.programs.length', 8);
  expect(data).toHaveProperty('me.playAndEarn.programs.4', {
    code: 'EIGHTH',
    points: null,
    playability: { canPlay: false, reason: 'NOT_OPTED_IN', reasonText: 'Opt in to play.' },
  });
  expect(data).toHaveProperty('me.playAndEarn.programs.0', {
    code: 'HARVEST',
    points: null,
    playability: { canPlay: false, reason: 'UNAVAILABLE', reasonText: 'The game is not available at this time' },
  });
  expect(errors.map(({ extensions }) => extensions['code'])).toEqual(Array(8).fill('UPSTREAM_TIMEOUT'));
});

test('a service that is off costs its own fields only', async () => {
  await open({ off: ['games'] });
  const { data, errors } = await front.query(
    '{ me { firstName playAndEarn { programs { code } unseenWins { prizeId } bonusPaths { id } } } }',
  );
  expect(data).toEqual({
    me: { firstName: 'Maya', playAndEarn: { programs: null, unseenWins: [], bonusPaths: [{ id: 'c1' }] } },
  });
  expect(errors).toMatchObject([{ message: apologies, extensions: { code: 'UPSTREAM_UNAVAILABLE', status: 503 } }]);
});

test('with every service off the answer still names banner and viewer', async () => {
  await open({ off: ['identity', 'profile', 'content', 'games', 'offers'] });
  const { data, status } = await front.query(
    '{ banner { name host } viewer { userType } leftNavigation { id } logos { forU { src } } demoShoppers { key } }',
  );
  expect(status).toBe(200);
  expect(data).toEqual({
    banner: { name: 'Safeway', host: 'safeway.localhost' },
    viewer: { userType: 'GUEST' },
    leftNavigation: [],
    logos: null,
    demoShoppers: [],
  });
});

test('without the games configuration a game has its code for a title, and its summary fails alone', async () => {
  await open({ handlers: { 'GET /content/gamesConfig.json': (_, reply) => reply.code(500).send('') } });
  const { data, errors } = await front.query(
    '{ me { program(code: "HARVEST") { title tagline game { kind } playability { canPlay } } } }',
  );
  expect(data).toEqual({
    me: { program: { title: 'HARVEST', tagline: null, game: null, playability: { canPlay: true } } },
  });
  expect(errors).toMatchObject([{ message: apologies, path: ['me', 'program', 'game'] }]);
});

test('G-114 a program that the store does not have is not available', async () => {
  await open();
  const { data, errors } = await front.query('{ me { program(code: "NOPE") { code } } }');
  expect(data).toEqual({ me: { program: null } });
  expect(errors).toMatchObject([
    { message: 'The game is not available at this time', extensions: { code: 'GAME_NOT_AVAILABLE', status: 404 } },
  ]);
});

test('G-115 a program without a game has no summary', async () => {
  const program = aProgram({ code: 'UNLISTED' });
  await open({
    handlers: {
      'GET /games/programs': () => ({
        userOptedInPrograms: [program],
        storePrograms: [],
        sweepstakesWinners: [],
        optInEnhancementsEnabled: true,
      }),
    },
  });
  const { errors } = await front.query('{ me { program(code: "UNLISTED") { game { kind } } } }');
  expect(errors).toMatchObject([
    { message: "We're sorry, but this game is currently not available.", extensions: { code: 'GAME_SUMMARY_EMPTY' } },
  ]);
});

test('T-98 G-24 a banner without a navigation of its own has the master', async () => {
  await open({
    handlers: {
      'GET /content/left-navigation/master.json': () => ({
        banner: 'master',
        items: [
          { id: 'm', title: '{banner} for U', href: '/old/games', icon: 'dices' },
          { id: 'x', title: 'Free gift', href: 'javascript:alert(1)', icon: 'gift' },
        ],
      }),
    },
  });
  const page = front.gateway.openVisit({ ...aPage, host: 'haggen.localhost:4000' });
  expect((await page.execute({ document: parse('{ leftNavigation { title href } }') })).data).toEqual({
    leftNavigation: [{ title: 'Haggen for U', href: '/games/game-grid' }],
  });
});

test('T-98 G-27 when the master fails too the page works, and it is only logged', async () => {
  await open({ handlers: { 'GET /content/left-navigation/safeway.json': (_, reply) => reply.code(500).send('') } });
  const { data, errors } = await front.query('{ leftNavigation { title } }');
  expect(data).toEqual({ leftNavigation: [] });
  expect(errors).toEqual([]);
  expect(front.log()).toContain('left navigation failed');
});

test('no token is in any answer or log, nor a cookie, nor the address of a service', async () => {
  await open({
    handlers: {
      'POST /identity/auth/refresh': (_, reply) =>
        reply.code(500).header('set-cookie', 'larder_session=leaked-cookie').send('leaked-body'),
      'GET /games/program/points': (_, reply) =>
        reply.code(401).send(envelope('UNAUTHORIZED', 'Invalid authorization')),
    },
  });
  const answers = [await front.query(grid), await front.query(play, { variables: playInput })];
  const said = answers.map(({ text }) => text).join('') + front.log();
  expect(said).toContain('correlationId');
  for (const secret of [
    'the-secret-token',
    'leaked-cookie',
    'leaked-body',
    'larder_refresh=r1',
    'programCodes=',
    'userinfo?',
  ])
    expect(said).not.toContain(secret);
});
