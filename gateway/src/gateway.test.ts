import { createHash } from 'node:crypto';
import { parse } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import { aPlay, aProgram, someUserInfo } from './testing.ts';
import { codes, envelope, now, openFront, signedIn, type Front } from './testing-services.ts';

let front: Front;
afterEach(() => front.close());
const open = async (given?: Parameters<typeof openFront>[0]) => (front = await openFront(given));

const apologies = 'Apologies, our site is currently experiencing technical difficulties, please try again later.';
const grid = `{
  viewer { firstName }
  me { playAndEarn {
    programs {
      code title gameStatusLabel endDateString minimumAge
      points { totalGamePoints playsLeft }
      game { kind costPoints }
      playability { canPlay reason }
      prizes { id }
      activity { id }
    }
    unseenWins { prizeId }
    bonusPaths { id statusLabel }
  } }
}`;
const expired = someUserInfo({ expireTime: now.epochMilliseconds - 1 });

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
    'GET /identity/auth/userinfo',
    'GET /offers/challenges',
  ]);
});

test('public content is fetched once for many visits', async () => {
  await open();
  for (let visit = 0; visit < 3; visit += 1) await front.query('{ leftNavigation { id } logos { forU { altText } } }');
  expect(front.routes()).toEqual(['GET /content/left-navigation/safeway.json', 'GET /content/logos.json']);
});

test('G-68 G-63 a guest gets null and the way to sign in, and the page is remembered', async () => {
  await open();
  const { data, errors, setCookies } = await front.query('{ banner { id } me { id } }', {
    cookie: '',
    headers: { 'x-page-path': '/games/game-details/HARVEST' },
  });
  expect(data).toEqual({ banner: { id: 'safeway' }, me: null });
  expect(errors).toEqual([
    {
      message: 'Invalid authorization',
      path: ['me'],
      locations: expect.anything(),
      extensions: {
        code: 'UNAUTHENTICATED',
        status: 401,
        correlationId: expect.any(String),
        signInPath: '/account/sign-in.html',
        session: 'NONE',
      },
    },
  ]);
  expect(setCookies).toEqual([
    'ACI_S_ECommRedirectURL=%2Fgames%2Fgame-details%2FHARVEST; Max-Age=600; Path=/; HttpOnly; SameSite=Lax',
  ]);
  expect(front.calls.map(({ route }) => route)).toEqual(['GET /content/gamesConfig.json']);
});

test('G-64 a business account whose session has ended has a redirect cookie of its own', async () => {
  await open({ handlers: { 'GET /identity/auth/userinfo': () => ({ ...expired, siteType: 'B' }) } });
  const { setCookies } = await front.query('{ me { id } }', { headers: { 'x-page-path': '/games/game-grid' } });
  expect(setCookies.some((line) => line.startsWith('ACI_S_B2BRedirectURL=%2Fgames%2Fgame-grid;'))).toBe(true);
});

test.each(['G', 'A'] as const)('G-73 type %s may not enter', async (userType) => {
  await open({ handlers: { 'GET /identity/auth/userinfo': () => someUserInfo({ userType }) } });
  const { errors } = await front.query('{ me { id } }');
  expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', session: 'NONE' });
});

test('T-21 S-109 a token that has ended is renewed once, and the new cookies reach the browser', async () => {
  const cookies = [
    'larder_session=s2; Path=/; HttpOnly; SameSite=Lax',
    'larder_refresh=r2; Path=/; HttpOnly; SameSite=Lax',
  ];
  await open({
    handlers: {
      'GET /identity/auth/userinfo': () => expired,
      'POST /identity/auth/refresh': (_, reply) =>
        reply.header('set-cookie', cookies).send(someUserInfo({ token: 'the-new-token' })),
    },
  });
  const { errors, setCookies } = await front.query(grid);
  expect(errors).toEqual([]);
  expect(setCookies).toEqual(cookies);
  expect(front.routes().filter((route) => route.includes('/identity/'))).toEqual([
    'GET /identity/auth/userinfo',
    'POST /identity/auth/refresh',
  ]);
  const refresh = front.calls.find(({ route }) => route.endsWith('/refresh'));
  expect(refresh?.headers['cookie']).toBe(signedIn);
  expect(front.calls.find(({ route }) => route === 'GET /games/programs')?.headers['authorization']).toBe(
    'Bearer the-new-token',
  );
});

test('T-21 when the renewal fails the session has ended, and nothing else is asked', async () => {
  await open({
    handlers: {
      'GET /identity/auth/userinfo': () => expired,
      'POST /identity/auth/refresh': (_, reply) =>
        reply.code(401).send(envelope('UNAUTHORIZED', 'Invalid authorization')),
    },
  });
  const { errors } = await front.query(grid);
  expect(errors).toHaveLength(1);
  expect(errors[0]?.extensions).toMatchObject({ session: 'EXPIRED', signInPath: '/account/re-sign-in.html' });
  expect(front.routes().some((route) => route.includes('/games/'))).toBe(false);
});

test('T-21 a token that the games refuse is renewed once, then the call is made again', async () => {
  await open({
    handlers: {
      'GET /games/programs': (request, reply) =>
        request.headers.authorization === 'Bearer the-new-token'
          ? {
              userOptedInPrograms: [aProgram()],
              storePrograms: [],
              sweepstakesWinners: [],
              optInEnhancementsEnabled: true,
            }
          : reply.code(401).send(envelope('UNAUTHORIZED', 'Invalid authorization')),
      'POST /identity/auth/refresh': () => someUserInfo({ token: 'the-new-token' }),
    },
  });
  const { errors } = await front.query('{ me { playAndEarn { programs { code } unseenWins { prizeId } } } }');
  expect(errors).toEqual([]);
  expect(front.routes().filter((route) => route.endsWith('/refresh'))).toHaveLength(1);
});

test('T-23 a token that stays refused is 401 Invalid authorization, with the way to sign in', async () => {
  await open({
    handlers: {
      'GET /games/programs': (_, reply) => reply.code(401).send(envelope('UNAUTHORIZED', 'Invalid authorization')),
    },
  });
  const { errors } = await front.query('{ me { playAndEarn { programs { code } } } }');
  expect(errors[0]).toMatchObject({
    message: 'Invalid authorization',
    path: ['me', 'playAndEarn', 'programs'],
    extensions: { code: 'UNAUTHENTICATED', status: 401, session: 'EXPIRED', signInPath: '/account/re-sign-in.html' },
  });
});

test('G-67 G-116 when user info fails the shopper is asked to sign in, and the public part renders', async () => {
  await open({
    handlers: { 'GET /identity/auth/userinfo': (_, reply) => reply.code(503).send(envelope('DOWN', 'x')) },
  });
  const { data, errors } = await front.query('{ banner { id } viewer { session signInPath } me { id } }', {
    cookie: `${signedIn}; larder_remember=m`,
  });
  expect(data).toEqual({
    banner: { id: 'safeway' },
    viewer: { session: 'NONE', signInPath: '/account/sign-in.html' },
    me: null,
  });
  expect(errors[0]?.extensions['signInPath']).toBe('/account/sign-in.html');
});

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
])('G-99..G-104 %i of a service is the shopper text', async (status, body, message, code) => {
  await open({ handlers: { 'GET /offers/challenges': (_, reply) => reply.code(status).send(body) } });
  const { data, errors } = await front.query('{ me { playAndEarn { bonusPaths { id } programs { code } } } }');
  expect(data).toHaveProperty('me.playAndEarn.programs.length', 8);
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatchObject({ message, extensions: { code, status, correlationId: expect.any(String) } });
});

test('one slow service costs its own fields only', async () => {
  await open({
    config: { upstreamTimeoutMs: 1500 },
    handlers: { 'GET /games/program/points': () => new Promise(() => undefined) },
  });
  const { data, errors } = await front.query(
    '{ me { playAndEarn { programs { code points { playsLeft } playability { canPlay reason reasonText } } bonusPaths { id } } } }',
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
        items: [{ id: 'm', title: '{banner} for U', href: '/old/games', icon: 'dices' }],
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

const play =
  'mutation($input: PlayInput!) { play(input: $input) { play { receipt reveal { __typename } } program { code } userErrors { code message field } } }';
const playInput = { input: { programCode: 'HARVEST', playKey: 'play-key-1', clientSeed: 'seed' } };

test('T-34 I-8 a lost answer is asked for once more, with the same key', async () => {
  let tries = 0;
  await open({
    handlers: {
      'POST /games/gameplay/play': (request, reply) => {
        tries += 1;
        if (tries > 1) return { play: aPlay(), points: {}, nextCommit: 'n', replayed: true };
        request.raw.socket.destroy();
        return reply.hijack();
      },
    },
  });
  const { data, errors } = await front.query(play, { variables: playInput });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    play: {
      play: { receipt: '7F3K-92', reveal: { __typename: 'WheelReveal' } },
      program: { code: 'HARVEST' },
      userErrors: [],
    },
  });
  const keys = front.calls
    .filter(({ route }) => route === 'POST /games/gameplay/play')
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual(['play-key-1', 'play-key-1']);
});

test('an answer that came is never asked for again', async () => {
  await open({ handlers: { 'POST /games/gameplay/play': (_, reply) => reply.code(500).send('') } });
  const { errors } = await front.query(play, { variables: playInput });
  expect(errors).toMatchObject([{ message: apologies, path: ['play'] }]);
  expect(front.routes().filter((route) => route === 'POST /games/gameplay/play')).toHaveLength(1);
});

test('too few points are a user error, and the program comes with it', async () => {
  await open({
    handlers: { 'POST /games/gameplay/play': (_, reply) => reply.code(409).send(envelope('INSUFFICIENT_POINTS', 'x')) },
  });
  const { data, errors } = await front.query(play, { variables: playInput });
  expect(errors).toEqual([]);
  expect(data?.['play']).toEqual({
    play: null,
    program: { code: 'HARVEST' },
    userErrors: [
      {
        code: 'INSUFFICIENT_POINTS',
        message: 'You need more points for this play. No points were taken.',
        field: null,
      },
    ],
  });
});

test('a key of somebody else is an error, not a user error', async () => {
  await open({
    handlers: { 'POST /games/gameplay/play': (_, reply) => reply.code(404).send(envelope('PLAY_NOT_FOUND', 'x')) },
  });
  const { errors } = await front.query(play, { variables: playInput });
  expect(errors).toMatchObject([{ extensions: { code: 'PLAY_NOT_FOUND', status: 404 } }]);
});

const optIn =
  'mutation($input: OptInInput!) { optIn(input: $input) { program { code optInStatus } alreadyOptedIn gamePlaysEarned userErrors { code field message } } }';
const optInInput = { programCode: 'FIFTH', rulesVersion: 1, acceptedRules: true, clientRequestId: 'request-1' };

test('N-15 opting in sends what the services want, and the browser gets its id', async () => {
  await open();
  const { data, setCookies } = await front.query(optIn, {
    variables: { input: { ...optInInput, dateOfBirth: '1990-02-28', residencyState: 'ca' } },
  });
  expect(data?.['optIn']).toMatchObject({
    program: { code: 'FIFTH' },
    alreadyOptedIn: false,
    gamePlaysEarned: 1,
    userErrors: [],
  });
  const call = front.calls.find(({ route }) => route === 'POST /games/gameplay/optin');
  expect(call?.headers['idempotency-key']).toBe('request-1');
  expect(call?.body).toEqual({
    programCode: 'FIFTH',
    storeId: '2300',
    rulesVersion: 1,
    acceptedRules: true,
    dateOfBirth: '1990-02-28',
    residencyState: 'CA',
    earnGamePlay: true,
    marketingConsent: false,
    clientRequestId: 'request-1',
    browserId: expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(setCookies[0]).toMatch(/^larder_browser=[\w-]{36}; Max-Age=31536000; /);
});

test('T-35 rules that have changed since are a user error', async () => {
  await open({
    handlers: {
      'POST /games/gameplay/optin': (_, reply) => reply.code(409).send(envelope('RULES_CHANGED', 'x', 'rulesVersion')),
    },
  });
  const { data, errors } = await front.query(optIn, { variables: { input: optInInput } });
  expect(errors).toEqual([]);
  expect(data?.['optIn']).toMatchObject({
    program: null,
    userErrors: [{ code: 'RULES_CHANGED', field: 'rulesVersion' }],
  });
});

test.each([
  [{ acceptedRules: false }, 'RULES_NOT_ACCEPTED', 'acceptedRules'],
  [{ dateOfBirth: '2001-02-29' }, 'DATE_OF_BIRTH_INVALID', 'dateOfBirth'],
  [{ residencyState: 'Cal' }, 'RESIDENCY_REQUIRED', 'residencyState'],
])('what the form can be told at once is not sent: %o', async (given, code, field) => {
  await open();
  const { data } = await front.query(optIn, { variables: { input: { ...optInInput, ...given } } });
  expect(data?.['optIn']).toMatchObject({ userErrors: [{ code, field }] });
  expect(front.routes()).not.toContain('POST /games/gameplay/optin');
});

test('N-1 signing in with a code sets the cookies and leads to where the shopper was going', async () => {
  await open({
    handlers: {
      'POST /identity/auth/otp/verify': (_, reply) =>
        reply.header('set-cookie', 'larder_session=s9; Path=/; HttpOnly').send(someUserInfo()),
    },
  });
  const { data, setCookies } = await front.query(
    'mutation { verifySignInCode(input: { challengeId: "c", code: "123 456" }) { viewer { firstName isAuthorized } redirectTo userErrors { code } } }',
    { cookie: 'larder_browser=browser-1; ACI_S_ECommRedirectURL=%2Fgames%2Fgame-grid' },
  );
  expect(data?.['verifySignInCode']).toEqual({
    viewer: { firstName: 'Maya', isAuthorized: true },
    redirectTo: '/games/game-grid',
    userErrors: [],
  });
  expect(front.calls[0]?.body).toEqual({
    challengeId: 'c',
    code: '123456',
    deviceId: 'browser-1',
    rememberMe: true,
    banner: 'safeway',
  });
  expect(setCookies).toEqual([
    'larder_session=s9; Path=/; HttpOnly',
    'ACI_S_ECommRedirectURL=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ]);
});

test('a wrong code has the words of the services, with the tries that are left', async () => {
  const message = 'That is not the code. 3 tries left.';
  await open({
    handlers: {
      'POST /identity/auth/otp/verify': (_, reply) => reply.code(401).send(envelope('CODE_WRONG', message, 'code')),
    },
  });
  const { data } = await front.query(
    'mutation { verifySignInCode(input: { challengeId: "c", code: "000000" }) { viewer { firstName } userErrors { code message field } retryAt } }',
    { cookie: '' },
  );
  expect(data?.['verifySignInCode']).toEqual({
    viewer: null,
    userErrors: [{ code: 'CODE_WRONG', message, field: 'code' }],
    retryAt: null,
  });
});

test('too many tries say when another is possible', async () => {
  await open({
    handlers: {
      'POST /identity/auth/otp/verify': (_, reply) =>
        reply.code(429).header('retry-after', '90').send(envelope('RATE_LIMITED', 'x')),
    },
  });
  const { data } = await front.query(
    'mutation { verifySignInCode(input: { challengeId: "c", code: "000000" }) { retryAt } }',
    { cookie: '' },
  );
  expect(data).toEqual({
    verifySignInCode: { retryAt: now.add({ seconds: 90 }).toString({ fractionalSecondDigits: 3 }) },
  });
});

test('signing out clears the cookies, also when the session had ended already', async () => {
  await open({
    handlers: { 'POST /identity/auth/sign-out': (_, reply) => reply.code(401).send(envelope('UNAUTHORIZED', 'x')) },
  });
  const { data, setCookies } = await front.query('mutation { signOut(input: {}) { viewer { userType session } } }');
  expect(data).toEqual({ signOut: { viewer: { userType: 'GUEST', session: 'NONE' } } });
  expect(setCookies).toHaveLength(2);
});

const trustedText = '{banner{id __typename}}';
const trusted = createHash('sha256').update(trustedText).digest('hex');
const byId = (hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });

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

const aPage = {
  host: 'safeway.localhost:4000',
  path: '/games/game-grid',
  cookie: signedIn,
  scheme: 'http',
  userAgent: 'test',
  correlationId: 'page-1234',
};

test('a page asks who is there once, however many operations it runs', async () => {
  await open();
  const visit = front.gateway.openVisit(aPage);
  const [first, second] = await Promise.all([
    visit.execute({ document: parse('{ viewer { firstName } }') }),
    visit.execute({
      document: parse('query Q($code: ID!) { me { program(code: $code) { code } } }'),
      variables: { code: 'HARVEST' },
    }),
  ]);
  expect([first.data, second.data]).toEqual([
    { viewer: { firstName: 'Maya' } },
    { me: { program: { code: 'HARVEST' } } },
  ]);
  expect(front.routes().filter((route) => route.includes('/identity/'))).toEqual(['GET /identity/auth/userinfo']);
  expect(front.calls[0]?.headers['x-correlation-id']).toBe('page-1234');
});

test('G-63 a page that needs signing in is remembered for after it', async () => {
  await open();
  const visit = front.gateway.openVisit({ ...aPage, cookie: '' });
  const { data, errors } = await visit.execute({ document: parse('{ me { id } }') });
  expect(data).toEqual({ me: null });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', correlationId: 'page-1234' });
  expect(visit.setCookies()[0]).toMatch(/^ACI_S_ECommRedirectURL=%2Fgames%2Fgame-grid; Max-Age=600/);
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
