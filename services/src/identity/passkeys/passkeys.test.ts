import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gamesWorld } from '../../testing/games.ts';
import type { World } from '../../testing/world.ts';
import { sweep } from '../jobs/sweep.ts';
import { passkeyLimits, passkeyRates } from '../rules/passkeys.ts';
import { identityTables } from '../store/tables.ts';
import { type Authenticator, authenticator } from '../testing/authenticator.ts';
import { browserOf, fillIdentities } from '../testing/fixture.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
  await fillIdentities(world.context);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.advance({ hours: 24 });
  await identityTables(world.db).deleteFrom('identity.passkey').execute();
});

type Browser = ReturnType<typeof browserOf>;
type Answer = { statusCode: number; json<T>(): T };
const codeOf = (answer: Answer) => answer.json<{ errors?: { code: string }[] }>().errors?.[0]?.code;
const asked = (answer: Answer) => answer.json<{ challengeId: string; challenge: string; userHandle: string }>();
const mayasHandle = Buffer.from('uuid-maya').toString('base64url');

/** Signed in, with a key made on a device. */
async function withKey(device: Authenticator = authenticator(), deviceId = 'device-keys') {
  const browser = browserOf(world, deviceId);
  await browser.signsIn();
  const { challengeId, challenge } = asked(await browser.startsPasskey('add'));
  const added = await browser.addsPasskey({ challengeId, ...device.makes({ challenge }) });
  return { browser, device, added };
}

/** Answers a new challenge of a browser with a device. */
async function signsIn(browser: Browser, device: Authenticator, more: object = {}, sent: object = {}) {
  const { challengeId, challenge } = asked(await browser.startsPasskey('sign in'));
  const signed = device.signs({ challenge, userHandle: mayasHandle, ...more });
  return browser.usesPasskey({ challengeId, ...signed }, sent);
}

const eventsOf = (credentialId: string) =>
  identityTables(world.db)
    .selectFrom('identity.passkey_event')
    .select('kind')
    .where('credential_id', '=', credentialId)
    .orderBy('event_id')
    .execute();

test('a key made after signing in by code opens the same session as a code', async () => {
  const { device, added } = await withKey();
  expect(added.json()).toMatchObject({ name: 'Phone', host: 'safeway.localhost', lastUsedAt: null, isStopped: false });
  const other = browserOf(world, 'device-other');
  const answer = await signsIn(other, device, {}, { rememberMe: true });
  expect(answer.statusCode).toBe(200);
  const info = answer.json<{ token: string; customerId: string }>();
  expect(info.customerId).toBe('customer-maya');
  expect(decodeJwt(info.token)['amr']).toEqual(['hwk', 'user']);
  expect([...other.jar.keys()].toSorted()).toEqual(['larder_refresh', 'larder_remember', 'larder_session']);
  expect((await other.userInfo()).statusCode).toBe(200);
  const [key] = (await other.get('/auth/passkeys')).json<{ lastUsedAt: string }[]>().slice(-1);
  expect(key?.lastUsedAt).toBe(world.clock.now().toString({ fractionalSecondDigits: 3 }));
});

test('of ten parallel answers to one challenge exactly one signs in, and a replay never does', async () => {
  const { device } = await withKey(authenticator({ counts: false }));
  const browser = browserOf(world, 'device-race');
  const { challengeId, challenge } = asked(await browser.startsPasskey('sign in'));
  const answer = { challengeId, ...device.signs({ challenge, userHandle: mayasHandle }) };
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.usesPasskey(answer)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ statusCode }) => statusCode !== 200).map(codeOf))).toEqual(
    new Set(['PASSKEY_EXPIRED']),
  );
  expect(codeOf(await browser.usesPasskey(answer))).toBe('PASSKEY_EXPIRED');
});

test('an old signature is no answer to a new challenge', async () => {
  const { device } = await withKey();
  const browser = browserOf(world, 'device-replay');
  const first = asked(await browser.startsPasskey('sign in'));
  const signed = device.signs({ challenge: first.challenge, userHandle: mayasHandle });
  expect((await browser.usesPasskey({ challengeId: first.challengeId, ...signed })).statusCode).toBe(200);
  const second = asked(await browser.startsPasskey('sign in'));
  const replayed = await browser.usesPasskey({ challengeId: second.challengeId, ...signed });
  expect([replayed.statusCode, codeOf(replayed)]).toEqual([401, 'PASSKEY_REFUSED']);
});

test.each<[what: string, signed: object]>([
  ['another origin', { origin: 'https://safeway.localhost.evil.example' }],
  ['the same host over another port', { origin: 'http://safeway.localhost:5000' }],
  ['another host', { host: 'vons.localhost' }],
  ['a device that nobody unlocked', { isVerified: false }],
  ["someone else's account", { userHandle: Buffer.from('uuid-ben').toString('base64url') }],
  ['no account', { userHandle: null }],
])('a signature of %s is refused', async (_, signed) => {
  const { device } = await withKey();
  const browser = browserOf(world, 'device-wrong');
  expect(codeOf(await signsIn(browser, device, signed))).toBe('PASSKEY_REFUSED');
  expect(browser.jar.size).toBe(0);
  expect((await signsIn(browser, device)).statusCode).toBe(200);
});

test('a signature that anyone changed, or garbage, is refused', async () => {
  const { device } = await withKey();
  const browser = browserOf(world, 'device-forge');
  expect(codeOf(await signsIn(browser, device, {}, { signature: 'MAYCAQECAQE' }))).toBe('PASSKEY_REFUSED');
  expect(codeOf(await signsIn(browser, device, {}, { clientData: 'AAAA' }))).toBe('PASSKEY_REFUSED');
  expect(codeOf(await signsIn(browser, device, {}, { authenticatorData: 'AAAA' }))).toBe('PASSKEY_REFUSED');
  expect((await signsIn(browser, device, {}, { signature: '<script>' })).statusCode).toBe(400);
});

test("a banner's key signs in at no other banner's host", async () => {
  const { device } = await withKey();
  const browser = browserOf(world, 'device-vons');
  const origin = 'http://vons.localhost:4000';
  const { challengeId, challenge } = asked(await browser.startsPasskey('sign in', origin));
  const signed = device.signs({ challenge, origin, host: 'vons.localhost', userHandle: mayasHandle });
  expect(codeOf(await browser.usesPasskey({ challengeId, ...signed }, { origin }))).toBe('PASSKEY_REFUSED');
});

test('a challenge belongs to its browser, its host, its purpose, and ten minutes', async () => {
  const { browser: owner, device } = await withKey();
  const [browser, stranger] = [browserOf(world, 'device-mine'), browserOf(world, 'device-9999')];
  const signed = async () => {
    const { challengeId, challenge } = asked(await browser.startsPasskey('sign in'));
    return { challengeId, ...device.signs({ challenge, userHandle: mayasHandle }) };
  };
  expect(codeOf(await stranger.usesPasskey(await signed()))).toBe('PASSKEY_EXPIRED');
  const elsewhere = { origin: 'http://vons.localhost:4000' };
  expect(codeOf(await browser.usesPasskey(await signed(), elsewhere))).toBe('PASSKEY_EXPIRED');
  const { challengeId, challenge } = asked(await owner.startsPasskey('add'));
  const answer = { challengeId, ...device.signs({ challenge, userHandle: mayasHandle }) };
  expect(codeOf(await owner.usesPasskey(answer))).toBe('PASSKEY_EXPIRED');
  const late = await signed();
  world.clock.advance(passkeyLimits.life);
  expect(codeOf(await browser.usesPasskey(late))).toBe('PASSKEY_EXPIRED');
  expect((await browser.startsPasskey('sign in', 'javascript:alert(1)')).statusCode).toBe(400);
});

test('a removed key signs in no longer, and the code always does', async () => {
  const { browser, device } = await withKey();
  expect((await browser.post(`/auth/passkeys/${device.id}/remove`)).statusCode).toBe(204);
  expect((await browser.post(`/auth/passkeys/${device.id}/remove`)).statusCode).toBe(204);
  const other = browserOf(world, 'device-gone');
  expect(codeOf(await signsIn(other, device))).toBe('PASSKEY_UNKNOWN');
  expect((await other.signsIn()).statusCode).toBe(200);
  expect(await eventsOf(device.id)).toEqual([{ kind: 'ADDED' }, { kind: 'REMOVED' }]);
});

test('a copied key is stopped when its count runs backward, and the household is told once', async () => {
  const { device } = await withKey();
  const copy = device.copied();
  const [browser, thief] = [browserOf(world, 'device-real'), browserOf(world, 'device-thief')];
  expect((await signsIn(browser, device)).statusCode).toBe(200);
  expect((await signsIn(browser, device)).statusCode).toBe(200);
  expect(codeOf(await signsIn(thief, copy))).toBe('PASSKEY_STOPPED');
  // From then on it may have been either.
  expect(codeOf(await signsIn(browser, device))).toBe('PASSKEY_STOPPED');
  expect(codeOf(await signsIn(thief, copy))).toBe('PASSKEY_STOPPED');
  expect(thief.jar.size).toBe(0);
  expect(await eventsOf(device.id)).toEqual([{ kind: 'ADDED' }, { kind: 'STOPPED' }]);
  await world.runJobs();
  const headers = { authorization: `Bearer ${await world.tokenFor('maya')}` };
  const inbox = (await world.app.inject({ url: '/games/inbox', headers })).json<{ notices: object[] }>();
  expect(inbox.notices).toMatchObject([{ type: 'SECURITY', parts: { code: 'PASSKEY_STOPPED', name: 'Phone' } }]);
  expect(inbox.notices).toHaveLength(1);
});

test('two devices with the same count at the same time: one gets in at most', async () => {
  const { device } = await withKey();
  const copy = device.copied();
  const answers = await Promise.all([
    signsIn(browserOf(world, 'device-one1'), device),
    signsIn(browserOf(world, 'device-two2'), copy),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
});

test('N-3 making or removing a key wants a recent sign-in, and every key a session', async () => {
  const { browser, device } = await withKey();
  world.clock.advance({ minutes: 46 });
  expect(codeOf(await browser.startsPasskey('add'))).toBe('STEP_UP_REQUIRED');
  expect(codeOf(await browser.post(`/auth/passkeys/${device.id}/remove`))).toBe('STEP_UP_REQUIRED');
  const renamed = await browser.post(`/auth/passkeys/${device.id}/name`, { name: '  Maya’s\u202e\niPhone ' });
  expect(renamed.json<{ name: string }>().name).toBe('Maya’s iPhone');
  expect(codeOf(await browser.post(`/auth/passkeys/${device.id}/name`, { name: ' \u200b' }))).toBe('NAME_INVALID');
  const guest = browserOf(world, 'device-guest');
  expect((await guest.startsPasskey('add')).statusCode).toBe(401);
  expect((await guest.get('/auth/passkeys')).statusCode).toBe(401);
  expect((await guest.post(`/auth/passkeys/${device.id}/remove`)).statusCode).toBe(401);
});

test("a shopper sees, renames, and removes no one else's key, and can't add it", async () => {
  const { device } = await withKey();
  const ben = browserOf(world, 'device-ben1');
  await ben.signsIn({ handle: 'ben@example.com' });
  expect((await ben.get('/auth/passkeys')).json()).toEqual([]);
  expect((await ben.post(`/auth/passkeys/${device.id}/name`, { name: 'Mine' })).statusCode).toBe(404);
  expect((await ben.post(`/auth/passkeys/${device.id}/remove`)).statusCode).toBe(204);
  const { challengeId, challenge } = asked(await ben.startsPasskey('add'));
  expect(codeOf(await ben.addsPasskey({ challengeId, ...device.makes({ challenge }) }))).toBe('PASSKEY_TAKEN');
  expect((await signsIn(browserOf(world, 'device-still'), device)).statusCode).toBe(200);
});

test('a new key has to be made here, now, and by whoever unlocked the device; the same one again is answered as it is', async () => {
  const browser = browserOf(world, 'device-make');
  await browser.signsIn();
  for (const wrong of [{ origin: 'https://evil.example' }, { host: 'evil.example' }, { isVerified: false }]) {
    const { challengeId, challenge } = asked(await browser.startsPasskey('add'));
    const made = authenticator().makes({ challenge, ...wrong });
    expect(codeOf(await browser.addsPasskey({ challengeId, ...made }))).toBe('PASSKEY_REFUSED');
    expect(codeOf(await browser.addsPasskey({ challengeId, ...authenticator().makes({ challenge }) }))).toBe(
      'PASSKEY_EXPIRED',
    );
  }
  const { challengeId, challenge } = asked(await browser.startsPasskey('add'));
  const made = authenticator().makes({ challenge });
  const answers = [];
  for (let sent = 0; sent < 2; sent++) answers.push((await browser.addsPasskey({ challengeId, ...made })).json());
  expect(answers[1]).toEqual(answers[0]);
  const next = (await browser.startsPasskey('add')).json<{ known: object[]; userHandle: string }>();
  expect(next.known).toContainEqual({ credentialId: made.credentialId, transports: ['internal'] });
  expect(next.userHandle).toBe(mayasHandle);
});

test('an account has ten keys at most, however many are added at once', async () => {
  const browser = browserOf(world, 'device-many');
  await browser.signsIn({ handle: 'ben@example.com' });
  const started = [];
  for (let count = 0; count < 12; count++) started.push(asked(await browser.startsPasskey('add')));
  const added = await Promise.all(
    started.map(({ challengeId, challenge }) =>
      browser.addsPasskey({ challengeId, ...authenticator().makes({ challenge }) }),
    ),
  );
  expect(added.filter(({ statusCode }) => statusCode === 200)).toHaveLength(passkeyLimits.most);
  expect(codeOf(await browser.startsPasskey('add'))).toBe('TOO_MANY_PASSKEYS');
});

test('a network gets twenty wrong answers an hour; right ones cost nothing', async () => {
  const { device } = await withKey(authenticator({ counts: false }));
  const browser = browserOf(world, 'device-slow', '203.0.113.7');
  for (let right = 0; right < 3; right++) expect((await signsIn(browser, device)).statusCode).toBe(200);
  for (let wrong = 0; wrong < passkeyRates.failed.limit; wrong++)
    expect(codeOf(await signsIn(browser, device, { isVerified: false }))).toBe('PASSKEY_REFUSED');
  const answer = await signsIn(browser, device);
  expect([answer.statusCode, codeOf(answer)]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  world.clock.advance({ hours: 1 });
  expect((await signsIn(browser, device)).statusCode).toBe(200);
});

test('challenges that are over are swept; keys stay', async () => {
  const { browser, device } = await withKey();
  await browser.startsPasskey('sign in');
  world.clock.advance({ hours: 2 });
  await sweep(world.context);
  const challenges = await identityTables(world.db).selectFrom('identity.passkey_challenge').selectAll().execute();
  expect(challenges).toEqual([]);
  expect((await signsIn(browserOf(world, 'device-later'), device)).statusCode).toBe(200);
});
