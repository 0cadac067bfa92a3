import { parse } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import { aProgram, someUserInfo } from '../testing/rows.ts';
import { aPage, grid, play, playInput } from '../testing/asked.ts';
import { envelope, now, openFront, signedIn, type Front } from '../testing/front.ts';
import { testSeal } from '../testing/seal.ts';

let front: Front;
afterEach(() => front.close());
const open = async (given?: Parameters<typeof openFront>[0]) => (front = await openFront(given));

const expired = someUserInfo({ expireTime: now.epochMilliseconds - 1 });

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

test("N-58 what another shopper's page asks to change is refused; its own may, and whoever asks to read may", async () => {
  await open();
  const from = (shopper: string) => ({ headers: { 'x-page-shopper': shopper } });
  const theirs = await front.query(play, { variables: playInput, ...from('someone-else') });
  expect(theirs.data).toBeUndefined();
  expect(theirs.errors).toMatchObject([
    {
      message: 'Someone else is signed in now. Nothing was changed.',
      extensions: { code: 'OTHER_SHOPPER', status: 409 },
    },
  ]);
  expect(front.routes()).not.toContain('POST /games/gameplay/play');
  const own = await front.query(play, { variables: playInput, ...from('cust-1') });
  expect([own.errors, own.data]).toEqual([[], expect.objectContaining({ play: expect.anything() })]);
  expect((await front.query('{ me { id } }', from('someone-else'))).data).toEqual({ me: { id: 'cust-1' } });
  const guest = await front.query(play, { variables: playInput, cookie: '', ...from('someone-else') });
  expect(guest.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});

test('G-64 a business account whose session has ended has a redirect cookie of its own', async () => {
  await open({ handlers: { 'GET /identity/auth/userinfo': () => ({ ...expired, siteType: 'B' }) } });
  const { setCookies } = await front.query('{ me { id } }', { headers: { 'x-page-path': '/games/game-grid' } });
  expect(setCookies.some((line) => line.startsWith('ACI_S_B2BRedirectURL=%2Fgames%2Fgame-grid;'))).toBe(true);
});

test.each([
  ['B', 'ACI_S_B2BRedirectURL'],
  ['C', 'ACI_S_ECommRedirectURL'],
] as const)(
  'G-64 G-75 with only a remember-me cookie left, an account of site type %s has the cookie %s',
  async (siteType, name) => {
    await open({
      handlers: {
        'GET /identity/auth/remembered': () => ({
          firstName: 'Bianca',
          userType: 'R',
          siteType,
          handles: [],
        }),
      },
    });
    const { setCookies } = await front.query('{ me { id } }', {
      cookie: 'larder_remember=m',
      headers: { 'x-page-path': '/games/game-grid' },
    });
    expect(setCookies.filter((line) => line.includes('RedirectURL='))).toEqual([
      expect.stringMatching(new RegExp(`^${name}=%2Fgames%2Fgame-grid;`)),
    ]);
  },
);

test('G-64 G-66 a business account of type R whose session has ended signs in again, with remember-me off too', async () => {
  await open({ handlers: { 'GET /identity/auth/userinfo': () => someUserInfo({ siteType: 'B' }) } });
  const { setCookies } = await front.query('{ viewer { firstName } }');
  expect(setCookies).toContainEqual(expect.stringMatching(/^larder_account=R-B; Max-Age=2592000;/));
  const away = await front.query('{ viewer { signInPath remembered { firstName } } me { id } }', {
    cookie: 'larder_account=R-B',
    headers: { 'x-page-path': '/games/game-grid' },
  });
  expect(away.data).toMatchObject({ viewer: { signInPath: '/account/re-sign-in.html', remembered: null } });
  expect(away.setCookies).toEqual([expect.stringMatching(/^ACI_S_B2BRedirectURL=%2Fgames%2Fgame-grid;/)]);
});

test('G-64 a remembered shopper who can not be read is sent to sign in all the same', async () => {
  await open({ handlers: { 'GET /identity/auth/remembered': (_, reply) => reply.code(503).send('') } });
  const { errors, setCookies } = await front.query('{ me { id } }', {
    cookie: 'larder_remember=m',
    headers: { 'x-page-path': '/games/game-grid' },
  });
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(setCookies.some((line) => line.startsWith('ACI_S_ECommRedirectURL='))).toBe(true);
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
  expect(refresh?.headers['cookie']).toBe('larder_session=s1; larder_refresh=r1');
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
    handlers: { 'GET /identity/auth/userinfo': (_, reply) => reply.code(500).send(envelope('BROKEN', 'x')) },
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

const unavailable =
  "Signing in is unavailable right now. If you're signed in, you'll stay signed in. Please try again in a moment.";

test('with identity away a shopper reads that signing in is unavailable, and stays signed in', async () => {
  await open({ off: ['identity'] });
  const answer = await front.query('{ banner { id } viewer { session userType } me { id } }', {
    headers: { 'x-page-path': '/games/game-grid' },
  });
  expect(answer.data).toEqual({
    banner: { id: 'safeway' },
    viewer: { session: 'UNAVAILABLE', userType: 'GUEST' },
    me: null,
  });
  expect(answer.errors).toMatchObject([
    { message: unavailable, extensions: { code: 'SIGN_IN_UNAVAILABLE', status: 503 } },
  ]);
  expect(answer.errors[0]?.extensions).not.toHaveProperty('signInPath');
  expect(answer.setCookies).toEqual([]);
});

test('T-21 a token that a service refuses while identity is away does not end the session', async () => {
  await open({
    handlers: {
      'POST /identity/auth/refresh': (_, reply) => reply.code(503).send(''),
      'GET /games/programs': (_, reply) => reply.code(401).send(envelope('E', 'not you')),
    },
  });
  const { errors, setCookies } = await front.query('{ me { playAndEarn { programs { code } } } }');
  expect(errors).toMatchObject([{ message: unavailable, extensions: { code: 'SIGN_IN_UNAVAILABLE', status: 503 } }]);
  expect(setCookies).toEqual([]);
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
    {
      cookie: `larder_browser=${testSeal.sign('larder_browser', 'browser-1')}; ACI_S_ECommRedirectURL=%2Fgames%2Fgame-grid`,
    },
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
    expect.stringMatching(/^larder_session\.\d{13}-[\da-f]{8}=s9; Path=\/; HttpOnly$/),
    'larder_account=R-C; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
    'ACI_S_ECommRedirectURL=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ]);
});

test('a wrong code has the words of the services, with the tries that are left', async () => {
  const message = "That code isn't right. 3 tries left.";
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
  expect(setCookies).toHaveLength(3);
});

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

test('G-63 G-65 a guest is sent to sign in without an operation or a call; whoever has a session is not', async () => {
  await open();
  const guest = front.gateway.openVisit({ ...aPage, cookie: '' });
  expect(await guest.signInPath()).toBe('/account/sign-in.html');
  expect(guest.setCookies()[0]).toMatch(/^ACI_S_ECommRedirectURL=%2Fgames%2Fgame-grid; Max-Age=600/);
  expect(await front.gateway.openVisit(aPage).signInPath()).toBeNull();
  expect(await front.gateway.openVisit({ ...aPage, cookie: 'larder_refresh=r' }).signInPath()).toBeNull();
  expect(front.routes()).toEqual([]);
});

test('N-78 answers carry the time of the services, by which the web counts down', async () => {
  await open();
  const { headers } = await front.query('{ me { id } }');
  expect(headers.get('date')).toBe(new Date(now.epochMilliseconds).toUTCString());
});

test('N-27 G-68 a visitor is given the official rules, and nothing beside them opens up', async () => {
  const rules = {
    programCode: 'HARVEST',
    version: 3,
    hash: 'ab'.repeat(32),
    effectiveFrom: '2026-07-28T07:00:00.000Z',
    minimumAge: 18,
    sections: [{ title: 'Sponsor', text: 'Market Co.' }],
    voidWhere: [],
    programTitle: 'Harvest Spin',
    timeZone: 'America/Los_Angeles',
  };
  await open({ handlers: { 'GET /games/programs/HARVEST/rules': () => rules } });
  const asked = '{ officialRules(programCode: "HARVEST") { version } me { program(code: "HARVEST") { title } } }';
  const { data, errors } = await front.query(asked, { cookie: '' });
  expect(data).toEqual({ officialRules: { version: 3 }, me: null });
  expect(errors.map(({ path, extensions }) => [path, extensions['code']])).toEqual([[['me'], 'UNAUTHENTICATED']]);
  const [call, ...others] = front.calls;
  expect([call?.route, call?.query, others]).toEqual(['GET /games/programs/HARVEST/rules', {}, []]);
  expect(call?.headers).not.toHaveProperty('authorization');
});
