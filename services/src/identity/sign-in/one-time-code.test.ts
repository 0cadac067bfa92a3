import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';
import { browserOf, fillIdentities, newestCode } from '../testing/fixture.ts';
import { identityTables } from '../store/tables.ts';

let world: World;
beforeAll(async () => void (world = await createWorld({ fill: fillIdentities })));
afterAll(() => world.close());
// Every test starts on a new day, clear of the previous one's rate limits.
beforeEach(() => world.clock.advance({ hours: 24 }));

type Envelope = { errors: { code: string; message: string; field?: string }[]; correlationId: string };
const codeOf = (answer: { json<T>(): T }) => answer.json<Envelope>().errors[0]?.code;
const challengeOf = async (answer: Promise<{ json<T>(): T }>) =>
  (await answer).json<{ challengeId: string }>().challengeId;

test('N-1 a six-digit code by email signs in, and the answer shows only a masked handle', async () => {
  const browser = browserOf(world);
  const started = await browser.asksForCode({ handle: ' Maya@Example.com ' });
  expect(started.json()).toEqual({
    challengeId: expect.any(String),
    maskedHandle: 'm•••@example.com',
    codeLength: 6,
    expiresAt: world.clock.now().add({ minutes: 5 }).toString({ fractionalSecondDigits: 3 }),
    resendAfter: world.clock.now().add({ seconds: 30 }).toString({ fractionalSecondDigits: 3 }),
    isSent: true,
  });
  const code = await newestCode(world);
  expect(code).toMatch(/^\d{6}$/);
  const verified = await browser.enters(started.json().challengeId, code);
  expect(verified.statusCode).toBe(200);
  expect(verified.json()).toMatchObject({ customerId: 'customer-maya', userType: 'R', storeId: 's1' });
});

test('N-1 a mobile number in any common format signs in', async () => {
  const browser = browserOf(world);
  const started = await browser.asksForCode({ channel: 'sms', handle: '1 (925) 555-0142' });
  expect(started.json().maskedHandle).toBe('(•••) •••-0142');
  expect((await browser.enters(started.json().challengeId, await newestCode(world))).statusCode).toBe(200);
});

test.each([
  ['email', 'maya'],
  ['email', 'a b@example.com'],
  ['sms', '555-0142'],
  ['sms', '(025) 555-0142'],
])('N-1 %s "%s" is not a handle: 400 with its field, nothing is sent', async (channel, handle) => {
  const refused = await browserOf(world).asksForCode({ channel, handle });
  expect(refused.statusCode).toBe(400);
  expect(refused.json<Envelope>().errors[0]).toMatchObject({ code: 'HANDLE_INVALID', field: 'handle' });
});

test('T-28 an unknown handle gets the same answer, the same work, and a code that opens no session', async () => {
  const browser = browserOf(world);
  const count = async () =>
    Object.fromEntries(
      await Promise.all(
        (['identity.otp_challenge', 'identity.message', 'identity.rate_limit'] as const).map(async (table) => {
          const { many } = await identityTables(world.db)
            .selectFrom(table)
            .select((where) => where.fn.countAll<number>().as('many'))
            .executeTakeFirstOrThrow();
          return [table, many] as const;
        }),
      ),
    );
  const before = await count();
  const known = await browser.asksForCode({ handle: 'ben@example.com' });
  const between = await count();
  const unknown = await browser.asksForCode({ handle: 'nobody@example.com' });
  const after = await count();

  expect(unknown.statusCode).toBe(known.statusCode);
  expect(Object.keys(unknown.json())).toEqual(Object.keys(known.json()));
  expect(unknown.json().maskedHandle).toBe('n•••@example.com');
  for (const table of Object.keys(before))
    expect((after[table] ?? 0) - (between[table] ?? 0)).toBe((between[table] ?? 0) - (before[table] ?? 0));
  const right = await newestCode(world, 'nobody@example.com');
  const wrong = right === '123456' ? '654321' : '123456';
  const [toKnown, toUnknown] = [
    await browser.enters(
      known.json().challengeId,
      (await newestCode(world, 'ben@example.com')) === wrong ? right : wrong,
    ),
    await browser.enters(unknown.json().challengeId, wrong),
  ];
  expect(toUnknown.statusCode).toBe(toKnown.statusCode);
  expect({ ...toUnknown.json<Envelope>(), correlationId: '' }).toEqual({
    ...toKnown.json<Envelope>(),
    correlationId: '',
  });
  expect(codeOf(toUnknown)).toBe('CODE_WRONG');
  const proved = await browser.enters(unknown.json().challengeId, right);
  expect([proved.statusCode, codeOf(proved)]).toEqual([403, 'NOT_A_MEMBER']);
  expect((await browser.userInfo()).statusCode).toBe(401);
});

test('N-1 a code expires after five minutes', async () => {
  const browser = browserOf(world);
  const challengeId = await challengeOf(browser.asksForCode());
  const code = await newestCode(world);
  world.clock.advance({ minutes: 5 });
  const late = await browser.enters(challengeId, code);
  expect(late.statusCode).toBe(401);
  expect(codeOf(late)).toBe('CODE_EXPIRED');
});

test('N-1 a code still works a moment before its five minutes are over', async () => {
  const browser = browserOf(world);
  const challengeId = await challengeOf(browser.asksForCode());
  const code = await newestCode(world);
  world.clock.advance({ minutes: 4, seconds: 59 });
  expect((await browser.enters(challengeId, code)).statusCode).toBe(200);
});

test('T-26 after five wrong tries the challenge is locked, even for the right code', async () => {
  const browser = browserOf(world);
  const challengeId = await challengeOf(browser.asksForCode());
  const code = await newestCode(world);
  const wrong = code === '123456' ? '654321' : '123456';
  const answers = [];
  for (let attempt = 1; attempt <= 6; attempt++) answers.push(await browser.enters(challengeId, wrong));
  expect(answers.map(codeOf)).toEqual([
    'CODE_WRONG',
    'CODE_WRONG',
    'CODE_WRONG',
    'CODE_WRONG',
    'CHALLENGE_LOCKED',
    'CHALLENGE_LOCKED',
  ]);
  expect(answers[0]?.json<Envelope>().errors[0]?.message).toBe("That code isn't right. 4 tries left.");
  expect(answers[3]?.json<Envelope>().errors[0]?.message).toBe("That code isn't right. 1 try left.");
  expect(codeOf(await browser.enters(challengeId, code))).toBe('CHALLENGE_LOCKED');
  expect((await browser.userInfo()).statusCode).toBe(401);
  expect(answers[4]?.headers['retry-after']).toBe('30');
});

test('T-26 after five wrong tries a new code can be requested after the usual wait, and it signs in', async () => {
  const browser = browserOf(world);
  const challengeId = await challengeOf(browser.asksForCode());
  const wrong = (await newestCode(world)) === '123456' ? '654321' : '123456';
  world.clock.advance({ seconds: 20 });
  for (let attempt = 1; attempt < 5; attempt++) await browser.enters(challengeId, wrong);
  expect((await browser.enters(challengeId, wrong)).headers['retry-after']).toBe('10');
  world.clock.advance({ seconds: 10 });
  const next = await challengeOf(browser.asksForCode());
  expect((await browser.enters(next, await newestCode(world))).statusCode).toBe(200);
});

test('T-26 guessing at a handle locks only the code the guesser requested', async () => {
  const [shopper, stranger] = [browserOf(world), browserOf(world, 'device-6666')];
  const theirs = await challengeOf(stranger.asksForCode());
  const wrong = (await newestCode(world)) === '123456' ? '654321' : '123456';
  for (let attempt = 1; attempt <= 5; attempt++) await stranger.enters(theirs, wrong);
  world.clock.advance({ seconds: 30 });
  const own = await challengeOf(shopper.asksForCode());
  expect((await shopper.enters(own, await newestCode(world))).statusCode).toBe(200);
});

test("N-1 a stranger who uses up a handle's codes locks no one out of their own browser", async () => {
  const [shopper, stranger] = [browserOf(world, 'device-home'), browserOf(world, 'device-6666')];
  await shopper.signsIn();
  world.clock.advance({ minutes: 1 });
  for (let sent = 1; sent <= 4; sent++) {
    await stranger.asksForCode();
    world.clock.advance({ minutes: 1 });
  }
  expect(codeOf(await stranger.asksForCode())).toBe('RATE_LIMITED');
  expect((await shopper.signsIn()).statusCode).toBe(200);
});

test('N-1 a handle gets ten codes a day, however they are spread out', async () => {
  const browser = browserOf(world, 'device-slow');
  for (let sent = 1; sent <= 10; sent++) {
    expect((await browser.asksForCode({ handle: 'ben@example.com' })).statusCode).toBe(200);
    world.clock.advance({ minutes: 30 });
  }
  const eleventh = await browser.asksForCode({ handle: 'ben@example.com' });
  expect(codeOf(eleventh)).toBe('RATE_LIMITED');
  expect(eleventh.headers['retry-after']).toBe(String(19 * 60 * 60));
});

test('T-26 fifty parallel guesses count as no more than five tries', async () => {
  const browser = browserOf(world);
  const challengeId = await challengeOf(browser.asksForCode());
  const code = Number(await newestCode(world));
  const guesses = Array.from({ length: 50 }, (_, index) => String((code + 1 + index) % 1_000_000).padStart(6, '0'));
  const answers = await Promise.all(guesses.map((guess) => browser.enters(challengeId, guess)));
  expect(answers.filter((answer) => codeOf(answer) === 'CODE_WRONG')).toHaveLength(4);
  expect(answers.filter((answer) => codeOf(answer) === 'CHALLENGE_LOCKED')).toHaveLength(46);
});

test('N-1 one code entered ten times at once opens exactly one session', async () => {
  const browsers = Array.from({ length: 10 }, () => browserOf(world));
  const challengeId = await challengeOf(browserOf(world).asksForCode());
  const code = await newestCode(world);
  const since = world.clock.now();
  const answers = await Promise.all(browsers.map((browser) => browser.enters(challengeId, code)));
  expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array<number>(9).fill(401),
  ]);
  const sessions = await identityTables(world.db)
    .selectFrom('identity.session')
    .select('session_id')
    .where('created_at', '>=', since)
    .execute();
  expect(sessions).toHaveLength(1);
});

test('N-1 a challenge belongs to the device that requested it', async () => {
  const challengeId = await challengeOf(browserOf(world).asksForCode());
  const stranger = browserOf(world, 'device-9999');
  expect(codeOf(await stranger.enters(challengeId, await newestCode(world)))).toBe('CODE_EXPIRED');
});

test('N-1 a new code can be requested after 30 seconds', async () => {
  const browser = browserOf(world);
  await browser.asksForCode();
  world.clock.advance({ seconds: 29 });
  const early = await browser.asksForCode();
  expect(early.statusCode).toBe(429);
  expect(codeOf(early)).toBe('RATE_LIMITED');
  expect(early.headers['retry-after']).toBe('1');
  world.clock.advance({ seconds: 1 });
  expect((await browser.asksForCode()).statusCode).toBe(200);
});

test('N-1 ten requests for a code at once send one', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => browserOf(world).asksForCode()));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
});

test('N-1 a handle gets five codes an hour, then has to wait out the hour', async () => {
  const browser = browserOf(world);
  for (let sent = 1; sent <= 5; sent++) {
    expect((await browser.asksForCode()).statusCode).toBe(200);
    world.clock.advance({ minutes: 1 });
  }
  const sixth = await browser.asksForCode();
  expect(codeOf(sixth)).toBe('RATE_LIMITED');
  expect(sixth.headers['retry-after']).toBe(String(55 * 60));
  world.clock.advance({ minutes: 55 });
  expect((await browser.asksForCode()).statusCode).toBe(200);
});

test('N-1 an IP address gets twenty codes an hour', async () => {
  const ask = (index: number, remoteAddress: string) =>
    world.app.inject({
      method: 'POST',
      url: '/identity/auth/otp/start',
      remoteAddress,
      body: {
        channel: 'email',
        handle: `shopper${index}@example.com`,
        purpose: 'SIGN_IN',
        deviceId: 'device-0001',
        banner: 'safeway',
      },
    });
  for (let index = 1; index <= 20; index++) expect((await ask(index, '203.0.113.7')).statusCode).toBe(200);
  expect(codeOf(await ask(21, '203.0.113.7'))).toBe('RATE_LIMITED');
  expect((await ask(22, '203.0.113.8')).statusCode).toBe(200);
  // An IPv6 address moves about in its /64 at will.
  for (let index = 1; index <= 20; index++)
    expect((await ask(100 + index, `2001:db8:1:2::${index}`)).statusCode).toBe(200);
  expect(codeOf(await ask(121, '2001:db8:1:2::ffff'))).toBe('RATE_LIMITED');
  expect((await ask(122, '2001:db8:1:3::1')).statusCode).toBe(200);
});

test('N-1 codes are stored only as message authentication codes', async () => {
  await browserOf(world).asksForCode();
  const code = await newestCode(world);
  const rows = await identityTables(world.db).selectFrom('identity.otp_challenge').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows.map((row) => row.code_hash))).not.toContain(code);
});

test('N-76 an invalid body is refused with its field', async () => {
  const refused = await browserOf(world).enters('x', '12345');
  expect(refused.statusCode).toBe(400);
  expect(refused.json<Envelope>()).toMatchObject({ errors: [{ code: 'INVALID', field: 'code' }], serviceErrors: [] });
  expect(refused.headers['x-correlation-id']).toBe(refused.json<Envelope>().correlationId);
});
