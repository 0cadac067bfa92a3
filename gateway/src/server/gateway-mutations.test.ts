import { afterEach, expect, test } from 'vitest';
import { aPlay, somePoints } from '../testing/rows.ts';
import { aPrize } from '../testing/prize.ts';
import { apologies, play, playInput } from '../testing/asked.ts';
import { envelope, openFront, type Front } from '../testing/front.ts';

let front: Front;
afterEach(() => front.close());
const open = async (given?: Parameters<typeof openFront>[0]) => (front = await openFront(given));

const optIn =
  'mutation($input: OptInInput!) { optIn(input: $input) { program { code optInStatus } alreadyOptedIn gamePlaysEarned userErrors { code field message } } }';
const optInInput = { programCode: 'FIFTH', rulesVersion: 1, acceptedRules: true, clientRequestId: 'request-1' };

test('T-34 I-8 a lost answer is asked for once more, with the same key', async () => {
  let tries = 0;
  await open({
    handlers: {
      'POST /games/gameplay/play': (request, reply) => {
        tries += 1;
        if (tries > 1) return { play: aPlay(), points: somePoints(), nextCommit: 'n', replayed: true };
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

test('N-20 a play has said what is known of points and of the next play, so neither is asked for', async () => {
  await open({});
  const { data, errors } = await front.query(
    `mutation($input: PlayInput!) { play(input: $input) {
      program { points { totalGamePoints } playability { canPlay nextCommit } lastPlay { receipt } }
    } }`,
    { variables: playInput },
  );
  expect(errors).toEqual([]);
  expect(data).toHaveProperty('play.program', {
    points: { totalGamePoints: 240 },
    playability: { canPlay: true, nextCommit: 'beef' },
    lastPlay: { receipt: '7F3K-92' },
  });
  expect(front.routes()).toEqual([
    'GET /content/gamesConfig.json',
    'GET /games/programs',
    'GET /identity/auth/userinfo',
    'POST /games/gameplay/play',
  ]);
});

const freePlay =
  'mutation($input: TakeFreePlayInput!) { takeFreePlay(input: $input) { program { code } userErrors { code message } } }';
const freePlayInput = { input: { programCode: 'HARVEST', clientRequestId: 'free-play-1' } };

test('N-28 a free play is asked for under the id of its request; a limit is a user error', async () => {
  let refuses = false;
  await open({
    handlers: {
      'POST /games/gameplay/freeplay': (_, reply) =>
        refuses ? reply.code(409).send(envelope('DAILY_LIMIT', 'x')) : { programCode: 'HARVEST', points: somePoints() },
    },
  });
  const asked = await front.query(freePlay, { variables: freePlayInput });
  expect(asked.data).toEqual({ takeFreePlay: { program: { code: 'HARVEST' }, userErrors: [] } });
  const [call] = front.calls.filter(({ route }) => route === 'POST /games/gameplay/freeplay');
  expect(call?.headers['idempotency-key']).toBe('free-play-1');
  refuses = true;
  const { data, errors } = await front.query(freePlay, { variables: freePlayInput });
  expect(errors).toEqual([]);
  expect(data?.['takeFreePlay']).toMatchObject({ userErrors: [{ code: 'DAILY_LIMIT' }] });
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

test('a key of someone else is an error, not a user error', async () => {
  await open({
    handlers: { 'POST /games/gameplay/play': (_, reply) => reply.code(404).send(envelope('PLAY_NOT_FOUND', 'x')) },
  });
  const { errors } = await front.query(play, { variables: playInput });
  expect(errors).toMatchObject([{ extensions: { code: 'PLAY_NOT_FOUND', status: 404 } }]);
});

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
  expect(setCookies[0]).toMatch(/^larder_browser=[\w-]{36}\.[\w-]{43}; Max-Age=31536000; /);
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

const stepUps = {
  redeemPrize: [
    'POST /games/redemption',
    'redeemPrize(input: { prizeId: "p-coffee", quantity: 1, expectedCost: 40, clientRequestId: "request-1" }) { userErrors { code } }',
  ],
  chooseAlternatePrize: [
    'POST /games/redemption/choice',
    'chooseAlternatePrize(input: { prizeId: "p-coffee", winId: "w", choiceId: "c", clientRequestId: "request-1" }) { userErrors { code } }',
  ],
  claimWin: [
    'POST /games/sweepstake/claim',
    'claimWin(input: { programCode: "HARVEST", prizeId: "p-coffee" }) { userErrors { code } }',
  ],
  saveDeliveryAddress: [
    'POST /profile/customers/cust-1/profile',
    'saveDeliveryAddress(input: { firstName: "M", lastName: "L", address: "1 Main St", city: "C", state: "CA", zipCode: "94103", clientRequestId: "request-1" }) { userErrors { code } }',
  ],
} as const;

test.each(Object.entries(stepUps))(
  'N-3 long after signing in %s is refused in the one way of all sensitive actions, and no session is renewed',
  async (field, [route, mutation]) => {
    await open({
      handlers: {
        'GET /games/prizes/p-coffee': () => aPrize(),
        [route]: (_, reply) => reply.code(401).send(envelope('STEP_UP_REQUIRED', 'Confirm.')),
      },
    });
    const { data, errors } = await front.query(`mutation { ${mutation} }`);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ path: [field], extensions: { code: 'STEP_UP_REQUIRED', status: 401 } }]);
    expect(front.routes().filter((each) => each === route || each.includes('refresh'))).toEqual([route]);
  },
);
