import { expect, test } from 'vitest';
import type { UserInfo } from '../generated/rest.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { someUserInfo } from '../testing/rows.ts';
import { cookieJar } from './cookies.ts';
import { createSession } from './session.ts';

const now = Temporal.Instant.from('2026-08-05T12:00:00Z');
const expired = someUserInfo({ expireTime: now.epochMilliseconds - 1 });
const failing = (status: number) => () =>
  Promise.reject(new UpstreamError({ upstream: 'identity', failure: 'STATUS', status, correlationId: 'c' }));

function visit(cookie: string, given: { userInfo?: () => Promise<UserInfo>; refresh?: () => Promise<UserInfo> } = {}) {
  const calls: string[] = [];
  const failures: unknown[] = [];
  const jar = cookieJar(cookie, false);
  const session = createSession({
    jar,
    clock: { now: () => now },
    uuid: () => '0f0e0d0c-0000-4000-8000-000000000000',
    onFailure: (error) => void failures.push(error),
    identity: {
      userInfo: () => (calls.push('userInfo'), (given.userInfo ?? failing(401))()),
      refresh: () => (calls.push('refresh'), (given.refresh ?? failing(401))()),
    },
  });
  return { session, calls, failures, jar };
}
const both = 'larder_session=s; larder_refresh=r';

test('without cookies no one is asked who is there', async () => {
  const { session, calls } = visit('');
  expect(await session.viewer()).toEqual({
    session: 'NONE',
    shopper: null,
    isAuthorized: false,
    signInPath: '/account/sign-in.html',
  });
  expect(calls).toEqual([]);
});

test('G-62 G-68 an active session of type R is authorised, and user info is asked for once', async () => {
  const { session, calls } = visit(both, { userInfo: async () => someUserInfo() });
  const [viewer, token] = await Promise.all([session.viewer(), session.token(), session.shopper()]);
  expect(viewer).toMatchObject({ session: 'ACTIVE', isAuthorized: true });
  expect(token).toBe('the-secret-token');
  expect(calls).toEqual(['userInfo']);
});

test('the shopper that resolvers see has no token', async () => {
  const { session } = visit(both, { userInfo: async () => someUserInfo() });
  expect(JSON.stringify(await session.shopper())).not.toContain('the-secret-token');
});

test('S-182 S-109 T-21 a token that ended 1 ms ago is renewed silently, once, and the user info has the new one', async () => {
  const { session, calls } = visit(both, {
    userInfo: async () => expired,
    refresh: async () => someUserInfo({ token: 'renewed' }),
  });
  expect(await session.token()).toBe('renewed');
  expect((await session.viewer()).session).toBe('ACTIVE');
  expect(calls).toEqual(['userInfo', 'refresh']);
});

test('T-21 a renewal that is refused ends the session, once', async () => {
  const { session, calls, jar } = visit(both, { userInfo: async () => expired });
  expect(await session.viewer()).toMatchObject({ session: 'EXPIRED', isAuthorized: false });
  expect(await session.renew()).toBeNull();
  expect(calls).toEqual(['userInfo', 'refresh']);
  expect(jar.get('larder_refresh')).toBeUndefined();
});

test('G-66 who had a session of type R signs in again', async () => {
  const { session } = visit(both, { userInfo: async () => expired });
  expect((await session.viewer()).signInPath).toBe('/account/re-sign-in.html');
});

test('a renewal that fails for another reason keeps the cookies for the next page', async () => {
  const { session, jar, failures } = visit(both, { userInfo: async () => expired, refresh: failing(500) });
  expect((await session.viewer()).session).toBe('EXPIRED');
  expect(jar.get('larder_refresh')).toBe('r');
  expect(failures).toHaveLength(1);
});

test.each([
  ['user info', { userInfo: failing(503) }],
  ['user info, in time,', { userInfo: failing(504) }],
  ['the renewal', { userInfo: async () => expired, refresh: failing(503) }],
  ['the renewal, for now,', { userInfo: async () => expired, refresh: failing(429) }],
])('while %s can not be had nobody is signed out: whoever is there is not known', async (_, given) => {
  const { session, jar } = visit(both, given);
  expect(await session.viewer()).toMatchObject({ session: 'UNAVAILABLE', isAuthorized: false, shopper: null });
  expect(await session.token()).toBeNull();
  expect(jar.setCookies()).toEqual([]);
});

test('G-67 G-116 when user info fails, no one is signed in and sign-in is the way', async () => {
  const { session, calls, failures } = visit(`${both}; larder_remember=m`, { userInfo: failing(500) });
  expect(await session.viewer()).toMatchObject({ session: 'NONE', signInPath: '/account/sign-in.html' });
  expect(calls).toEqual(['userInfo']);
  expect(failures).toHaveLength(1);
});

test('T-21 a service that refuses the token has it renewed once', async () => {
  const { session, calls } = visit(both, {
    userInfo: async () => someUserInfo(),
    refresh: async () => someUserInfo({ token: 'renewed' }),
  });
  expect(await session.token()).toBe('the-secret-token');
  expect(await Promise.all([session.renew(), session.renew()])).toEqual(['renewed', 'renewed']);
  expect(calls).toEqual(['userInfo', 'refresh']);
});

test.each(['G', 'A'] as const)('G-73 type %s is never authorised', async (userType) => {
  const { session } = visit(both, { userInfo: async () => someUserInfo({ userType }) });
  expect(await session.shopper()).toBeNull();
});

test('G-74 signing in goes on as the new shopper, signing out as a guest', async () => {
  const { session } = visit('');
  session.adopt(someUserInfo());
  expect((await session.shopper())?.firstName).toBe('Maya');
  expect(session.storeId()).toBe('2300');
  session.end();
  expect((await session.viewer()).session).toBe('NONE');
});
