import { createLocalJWKSet, decodeJwt, jwtVerify, type JSONWebKeySet } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requireShopper } from '../../platform/http/auth.ts';
import type { Service } from '../../platform/service.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { browserOf, fillIdentities, newestCode } from '../testing/fixture.ts';
import { createEndedSessions } from './ended-sessions.ts';
import { sweep } from '../jobs/sweep.ts';
import { identityTables } from '../store/tables.ts';

/** A route that only a shopper may ask. */
const door: Service = {
  name: 'door',
  models: [],
  migrations: import.meta.dirname + '/../rules',
  routes: (app) => void app.get('/who', { preHandler: requireShopper }, async ({ principal }) => principal),
};

let world: World;
beforeAll(async () => void (world = await createWorld({ services: [door], fill: fillIdentities })));
afterAll(() => world.close());
beforeEach(() => world.clock.advance({ hours: 24 }));

const codeOf = (answer: { json(): { errors?: { code: string }[] } }) => answer.json().errors?.[0]?.code;
const knock = (token: string) => world.app.inject({ url: '/door/who', headers: { authorization: `Bearer ${token}` } });

test('N-4 user info has every session field in one body', async () => {
  const browser = browserOf(world);
  await browser.signsIn();
  const info = await browser.userInfo();
  expect(info.json()).toEqual({
    token: expect.any(String),
    expireTime: world.clock.now().epochMilliseconds + 30 * 60_000,
    userType: 'R',
    customerId: 'customer-maya',
    uuid: 'uuid-maya',
    householdId: 'household-1',
    gid: 'gid-maya',
    firstName: 'Maya',
    lastName: 'Alvarez',
    email: 'maya@example.com',
    customerType: 'C',
    siteType: 'C',
    banner: 'safeway',
    displayBanner: 'SAFEWAY',
    zip: '94566',
    storeId: 's1',
    storeName: 'Store s1',
    storeTimeZone: 'America/Los_Angeles',
    division: 'division-safeway',
    shopStoreId: 's1',
    shopZip: '94566',
    preference: 'dug',
    shopIsChosen: false,
    clubCard: '4000100020003000',
    pickupAddress: null,
    branchId: 'branch-s1',
    unattendedDelivery: false,
    authenticatedAt: world.clock.now().toString({ fractionalSecondDigits: 3 }),
  });
});

test("N-4 on another banner's host, the program store and the shop are that banner's", async () => {
  const browser = browserOf(world);
  await browser.signsIn();
  expect((await browser.userInfo('vons')).json()).toMatchObject({ banner: 'vons', storeId: 's2', shopStoreId: 's2' });
  expect((await browser.userInfo('acme')).json()).toMatchObject({
    banner: 'safeway',
    storeId: 's1',
    shopStoreId: 's1',
  });
});

test('N-4 without a session there is no user info', async () => {
  const answer = await browserOf(world).userInfo();
  expect(answer.statusCode).toBe(401);
  expect(codeOf(answer)).toBe('UNAUTHORIZED');
});

test('N-2 the token is signed with EdDSA, has the claims of G-48, and verifies with the published key', async () => {
  const browser = browserOf(world);
  const { token } = (await browser.signsIn()).json<{ token: string }>();
  const jwks = (await world.app.inject('/identity/.well-known/jwks.json')).json<JSONWebKeySet>();
  expect(jwks.keys.every((key) => !('d' in key))).toBe(true);
  const currentDate = new Date(world.clock.now().epochMilliseconds);
  const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(jwks), { currentDate });
  expect(protectedHeader.alg).toBe('EdDSA');
  const now = Math.floor(world.clock.now().epochMilliseconds / 1000);
  expect(payload).toMatchObject({
    sub: 'customer-maya',
    gid: 'gid-maya',
    uid: 'uuid-maya',
    lln: '4000100020003000',
    hid: 'household-1',
    zip: '94566',
    fn: 'Maya',
    ln: 'Alvarez',
    ut: 'R',
    ctp: 'C',
    ban: 'safeway',
    str: 's1',
    sid: expect.any(String),
    jti: expect.any(String),
    auth_time: now,
    amr: ['otp', 'email'],
    iat: now,
    exp: now + 1800,
  });
});

test('N-2 a token works for 30 minutes; after that user info still names it and a refresh issues a new one', async () => {
  const browser = browserOf(world);
  const { token } = (await browser.signsIn()).json<{ token: string }>();
  expect((await knock(token)).statusCode).toBe(200);
  world.clock.advance({ minutes: 30 });
  expect((await knock(token)).statusCode).toBe(401);
  const old = (await browser.userInfo()).json<{ token: string; expireTime: number }>();
  expect(old.expireTime).toBeLessThanOrEqual(world.clock.now().epochMilliseconds);
  const fresh = (await browser.refreshes()).json<{ token: string }>();
  expect((await knock(fresh.token)).statusCode).toBe(200);
  expect((await browser.userInfo()).json()).toMatchObject({ token: fresh.token });
});

test('T-23 a tampered token answers 401 "Invalid authorization"', async () => {
  const { token } = (await browserOf(world).signsIn()).json<{ token: string }>();
  const [header, , signature] = token.split('.');
  const claims = Buffer.from(JSON.stringify({ ...decodeJwt(token), sub: 'customer-ben' })).toString('base64url');
  const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  for (const bad of [`${header}.${claims}.${signature}`, `${none}.${claims}.`, 'nonsense', `${token}x`]) {
    const refused = await knock(bad);
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ errors: [{ message: 'Invalid authorization' }] });
  }
});

test('G-68 types G and A have a session, but their token opens nothing', async () => {
  for (const key of ['guest', 'other']) {
    const { token } = (await browserOf(world).post('/demo/sign-in', { key })).json<{ token: string }>();
    const refused = await knock(token);
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ errors: [{ message: 'Invalid authorization' }] });
  }
});

test('T-25 ten parallel refreshes with one token get the same successor', async () => {
  const browser = browserOf(world);
  await browser.signsIn();
  const before = browser.jar.get('larder_refresh') ?? '';
  const send = () =>
    world.app.inject({
      method: 'POST',
      url: '/identity/auth/refresh?banner=safeway',
      cookies: { larder_refresh: before },
    });
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  world.clock.advance({ seconds: 10 });
  answers.push(await send());
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array<number>(11).fill(200));
  const successors = new Set(
    answers.map((answer) => answer.cookies.find((cookie) => cookie.name === 'larder_refresh')?.value),
  );
  expect(successors.size).toBe(1);
  expect(successors.has(before)).toBe(false);
  expect(new Set(answers.map((answer) => answer.json<{ token: string }>().token)).size).toBe(1);
});

test('T-25 a refresh token used again later ends the whole family', async () => {
  const browser = browserOf(world);
  await browser.signsIn();
  const stolen = browser.jar.get('larder_refresh') ?? '';
  expect((await browser.refreshes()).statusCode).toBe(200);
  world.clock.advance({ seconds: 11 });
  const reuse = await world.app.inject({
    method: 'POST',
    url: '/identity/auth/refresh?banner=safeway',
    cookies: { larder_refresh: stolen },
  });
  expect(reuse.statusCode).toBe(401);
  expect(codeOf(reuse)).toBe('REFRESH_REUSED');
  expect((await browser.userInfo()).statusCode).toBe(401);
  expect((await browser.refreshes()).statusCode).toBe(401);
  expect([...browser.jar.keys()]).toEqual([]);
});

test('N-2 a session not refreshed for 30 days has ended', async () => {
  const browser = browserOf(world);
  await browser.signsIn();
  world.clock.advance({ days: 29 });
  expect((await browser.refreshes()).statusCode).toBe(200);
  world.clock.advance({ days: 30 });
  expect((await browser.refreshes()).statusCode).toBe(401);
});

test('a made-up cookie is not a session', async () => {
  const browser = browserOf(world);
  await browser.signsIn();
  const [id] = (browser.jar.get('larder_session') ?? '').split('.');
  const answer = await world.app.inject({
    url: '/identity/auth/userinfo?banner=safeway',
    cookies: { larder_session: `${id}.${'A'.repeat(43)}` },
  });
  expect(answer.statusCode).toBe(401);
});

test('cookies are HttpOnly and SameSite=Lax, and outlive the browser only for remembered shoppers', async () => {
  const passing = browserOf(world);
  await passing.signsIn();
  expect([...passing.lasting]).toEqual([
    ['larder_session', false],
    ['larder_refresh', false],
  ]);
  world.clock.advance({ hours: 1 });
  const staying = browserOf(world);
  const answer = await staying.signsIn({ rememberMe: true });
  expect([...staying.lasting]).toEqual([
    ['larder_session', true],
    ['larder_refresh', true],
    ['larder_remember', true],
  ]);
  for (const cookie of answer.cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
});

test('a remembered shopper appears by first name and masked handles, signs in again without a handle, and can be forgotten', async () => {
  const browser = browserOf(world);
  await browser.signsIn({ rememberMe: true });
  await browser.post('/auth/sign-out', { everywhere: false });
  expect((await browser.userInfo()).statusCode).toBe(401);
  expect((await browser.get('/auth/remembered')).json()).toEqual({
    firstName: 'Maya',
    userType: 'R',
    siteType: 'C',
    handles: [
      { channel: 'sms', maskedHandle: '(•••) •••-0142' },
      { channel: 'email', maskedHandle: 'm•••@example.com' },
    ],
  });
  world.clock.advance({ minutes: 1 });
  const started = await browser.asksForCode({ handle: undefined, channel: 'sms' });
  const again = await browser.enters(started.json().challengeId, await newestCode(world), { rememberMe: true });
  expect(again.json()).toMatchObject({ customerId: 'customer-maya' });
  expect((await browser.post('/auth/forget')).statusCode).toBe(204);
  expect((await browser.get('/auth/remembered')).statusCode).toBe(404);
});

test("N-3 stepping up sends a code to the session's shopper and renews the proof", async () => {
  const browser = browserOf(world);
  const signedIn = (await browser.signsIn()).json<{ authenticatedAt: string; token: string }>();
  world.clock.advance({ minutes: 46 });
  const started = await browser.asksForCode({ purpose: 'STEP_UP', handle: 'ben@example.com' });
  expect(started.json().maskedHandle).toBe('m•••@example.com');
  const stepped = await browser.enters(started.json().challengeId, await newestCode(world));
  expect(stepped.json().authenticatedAt).toBe(world.clock.now().toString({ fractionalSecondDigits: 3 }));
  expect(stepped.json().authenticatedAt).not.toBe(signedIn.authenticatedAt);
  expect(decodeJwt(stepped.json().token)['sid']).toBe(decodeJwt(signedIn.token)['sid']);
});

test('N-3 no one steps up without a session, and a stranger cannot use the code', async () => {
  expect((await browserOf(world).asksForCode({ purpose: 'STEP_UP' })).statusCode).toBe(401);
  const browser = browserOf(world);
  await browser.signsIn();
  world.clock.advance({ minutes: 1 });
  const started = await browser.asksForCode({ purpose: 'STEP_UP' });
  const stranger = browserOf(world);
  const refused = await stranger.enters(started.json().challengeId, await newestCode(world));
  expect(refused.statusCode).toBe(401);
  expect((await stranger.userInfo()).statusCode).toBe(401);
});

test('T-23 a token stops working once its session ends: here right away, elsewhere within two seconds', async () => {
  const phone = browserOf(world, 'device-phone');
  const { token } = (await phone.signsIn()).json<{ token: string }>();
  world.clock.advance({ minutes: 1 });
  const laptop = browserOf(world, 'device-laptop');
  await laptop.signsIn();
  const { sid = '' } = decodeJwt<{ sid?: string }>(token);
  const elsewhere = createEndedSessions(world.context);
  expect([(await knock(token)).statusCode, await elsewhere.has(sid)]).toEqual([200, false]);
  await laptop.post('/auth/sign-out', { everywhere: true });
  expect((await knock(token)).statusCode).toBe(401);
  // Nothing is read from the database for every request.
  expect(await elsewhere.has(sid)).toBe(false);
  world.clock.advance({ seconds: 3 });
  expect(await elsewhere.has(sid)).toBe(true);
});

test("signing out ends this session only, signing out everywhere ends all of the shopper's's", async () => {
  const [phone, desktop] = [browserOf(world), browserOf(world, 'device-0002')];
  await phone.signsIn();
  world.clock.advance({ minutes: 1 });
  await desktop.post('/demo/sign-in', { key: 'maya' });
  expect((await phone.post('/auth/sign-out', { everywhere: false })).statusCode).toBe(204);
  expect((await phone.userInfo()).statusCode).toBe(401);
  expect((await desktop.userInfo()).statusCode).toBe(200);
  await phone.post('/demo/sign-in', { key: 'maya' });
  await phone.post('/auth/sign-out', { everywhere: true });
  expect((await desktop.userInfo()).statusCode).toBe(401);
  expect((await desktop.refreshes()).statusCode).toBe(401);
});

test('demo shoppers are listed in their order, with and without a code to sign in', async () => {
  const shoppers = (await world.app.inject('/identity/demo/shoppers')).json<{ key: string; banner: string }[]>();
  expect(shoppers.map((shopper) => shopper.key)).toEqual(['maya', 'ben', 'guest', 'other']);
  const browser = browserOf(world);
  expect((await browser.post('/demo/sign-in', { key: 'ben' })).json()).toMatchObject({ customerType: 'E' });
  expect((await browser.post('/demo/sign-in', { key: 'nobody' })).statusCode).toBe(404);
});

test('DEMO_DATA=off has no demo shoppers, no demo sign-in, no outbox page, and no movable clock', async () => {
  const quiet = await createWorld({ services: [door], config: { demoData: false }, fill: fillIdentities });
  try {
    const answers = await Promise.all([
      quiet.app.inject('/identity/demo/shoppers'),
      quiet.app.inject({ method: 'POST', url: '/identity/demo/sign-in', body: { key: 'maya' } }),
      quiet.app.inject('/outbox'),
      quiet.app.inject('/outbox.json'),
      quiet.app.inject('/dev/clock'),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404, 404]);
  } finally {
    await quiet.close();
  }
});

test('expired sessions, codes, messages, and rate limits are deleted', async () => {
  const browser = browserOf(world);
  await browser.signsIn();
  world.clock.advance({ days: 31 });
  await sweep(world.context);
  for (const table of [
    'identity.session',
    'identity.otp_challenge',
    'identity.message',
    'identity.rate_limit',
  ] as const)
    expect(await identityTables(world.db).selectFrom(table).selectAll().execute()).toEqual([]);
});
