import { decodeJwt, importJWK, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { browserOf, fillIdentities } from '../../identity/testing/fixture.ts';
import { games } from '../../games/index.ts';
import { stores } from '../../app.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { noticesService, sendNotice, tellStep } from '../index.ts';
import { type Browser, browser } from '../testing/browser-keys.ts';
import { type PushPlace, pushPlace } from '../testing/push-place.ts';
import { devicesOf, mostDevices } from '../store/push-devices.ts';

let place: PushPlace;
let world: World;
beforeAll(async () => {
  place = await pushPlace();
  const services = [stores, games, noticesService(place.pushing)];
  world = await createWorld({ services, fill: fillIdentities });
});
afterEach(async () => {
  place.taken.length = 0;
  place.answers.clear();
  place.addresses.clear();
  await sql`truncate games.push_device, games.notice`.execute(world.db);
});
afterAll(async () => {
  await world.close();
  await place.close();
});

const household = 'household-1';
const devices = () => devicesOf(world.db, household);
let calls = 0;
let signIns = 0;

/** A shopper in a browser of their own. */
async function maya(language = 'en') {
  const own = browserOf(world, `device-${(signIns += 1).toString().padStart(4, '0')}`);
  // Codes are sent so often a day only.
  world.clock.advance({ hours: 24 });
  const { challengeId } = (await own.asksForCode({ language })).json<{ challengeId: string }>();
  const { messages } = (await world.app.inject('/outbox.json')).json<{ messages: { code: string }[] }>();
  const { token } = (await own.enters(challengeId, messages[0]!.code)).json<{ token: string }>();
  const request = (method: 'GET' | 'POST', url: string, body?: object) =>
    world.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': `call-${(calls += 1)}-00000` },
      ...(body ? { body } : {}),
    });
  return {
    calls: request,
    signsOut: () => own.post('/auth/sign-out', { everywhere: false }),
    switchesOn: (of: Browser, more: object = {}) =>
      request('POST', '/games/push/devices', {
        endpoint: 'https://push.example/one',
        p256dh: of.p256dh,
        auth: of.auth,
        kinds: ['ORDERS', 'WINS', 'SCHEDULE'],
        ...more,
      }),
  };
}

const wins = (once: string) =>
  inTransaction(world.db, (trx) =>
    sendNotice(world.context, trx, {
      notice_id: world.random.uuid(),
      household_id: household,
      type: 'WIN',
      parts: { code: 'DRAW_WON', prizeName: 'A car', title: 'Drive', claimBy: null, timeZone: 'America/Los_Angeles' },
      deep_link: '/verify/d-1',
      created_at: world.clock.now(),
      once,
    }),
  );
const isReady = () =>
  inTransaction(world.db, (trx) =>
    tellStep(world.context, trx, {
      householdId: household,
      code: 'ORDER_READY',
      path: '/account/orders/4711',
    }),
  );

test('a notice is sealed for the browser that asked for it, signed by our key, and says nothing private', async () => {
  const shopper = await maya();
  const mine = browser();
  expect((await shopper.switchesOn(mine)).statusCode).toBe(200);
  await wins('win:1');
  await world.runJobs();
  expect(place.taken).toHaveLength(1);
  const [{ url, headers, body }] = place.taken as [(typeof place.taken)[number]];
  expect(url).toBe('push.example/one');
  expect(headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
  expect(mine.open(body)).toEqual({
    title: 'You won!',
    body: 'See your prize, and claim it in time.',
    lang: 'en',
    path: '/verify/d-1',
    tag: 'WINS /verify/d-1',
    banner: 'safeway',
    unread: 1,
  });
  expect(() => browser().open(body)).toThrow(/authenticate/);

  const { publicKey } = (await shopper.calls('GET', '/games/push')).json<{ publicKey: string }>();
  const [, jwt = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) };
  await jwtVerify(jwt, await importJWK(jwk, 'ES256'));
  expect(decodeJwt(jwt)).toMatchObject({ aud: 'https://push.example', sub: 'mailto:no-reply@larder.example' });
});

test('what is told in Spanish is told in Spanish', async () => {
  const shopper = await maya('es');
  const mine = browser();
  await shopper.switchesOn(mine);
  await isReady();
  await world.runJobs();
  expect(mine.open(place.taken[0]!.body)).toMatchObject({ title: 'Tu pedido está listo', lang: 'es' });
  await maya('en');
});

test('the same notice is told once, however often and at once it is written', async () => {
  const shopper = await maya();
  await shopper.switchesOn(browser());
  await Promise.all(Array.from({ length: 8 }, () => wins('win:once')));
  await world.runJobs();
  expect(place.taken).toHaveLength(1);
});

test('a browser that asks at once in many tabs is one browser, and the last word counts', async () => {
  const shopper = await maya();
  const mine = browser();
  const answers = await Promise.all(Array.from({ length: 8 }, () => shopper.switchesOn(mine)));
  expect(new Set(answers.map((answer) => answer.json<{ deviceId: string }>().deviceId)).size).toBe(1);
  await shopper.switchesOn(mine, { kinds: ['ORDERS'] });
  const { devices: told } = (await shopper.calls('GET', '/games/push')).json<{ devices: object[] }>();
  expect(told).toEqual([{ deviceId: answers[0]!.json<{ deviceId: string }>().deviceId, kinds: ['ORDERS'] }]);
});

test('what is off stays quiet, and what is switched off on the way does too', async () => {
  const shopper = await maya();
  const mine = browser();
  const { deviceId } = (await shopper.switchesOn(mine, { kinds: ['ORDERS'] })).json<{ deviceId: string }>();
  await wins('win:quiet');
  await world.runJobs();
  expect(place.taken).toEqual([]);
  await isReady();
  await shopper.calls('POST', `/games/push/devices/${deviceId}/forget`);
  await world.runJobs();
  expect(place.taken).toEqual([]);
  expect((await shopper.calls('POST', `/games/push/devices/${deviceId}/forget`)).statusCode).toBe(200);
});

test.each([404, 410])('a browser whose push service answers %d is forgotten', async (status) => {
  const shopper = await maya();
  await shopper.switchesOn(browser());
  place.answers.set('push.example/one', status);
  await isReady();
  await world.runJobs();
  expect(await devices()).toEqual([]);
});

test.each([429, 503])('a push service that answers %d is asked again', async (status) => {
  const shopper = await maya();
  const mine = browser();
  await shopper.switchesOn(mine);
  place.answers.set('push.example/one', status);
  await isReady();
  await expect(world.runJobs()).rejects.toThrow(`push.example answered ${status}`);
  expect(await devices()).toHaveLength(1);
});

test('a shopper who has signed out in a browser is told nothing there, and the browser is forgotten', async () => {
  const here = await maya();
  await here.switchesOn(browser());
  const there = await maya();
  await there.switchesOn(browser(), { endpoint: 'https://push.example/two' });
  await isReady();
  expect((await here.signsOut()).statusCode).toBe(204);
  await world.runJobs();
  expect(place.taken.map(({ url }) => url)).toEqual(['push.example/two']);
  // What was on its way found nobody; the event of signing out alone is enough, too.
  expect((await devices()).map(({ endpoint }) => endpoint)).toEqual(['https://push.example/two']);
});

test('a name that leads into a private network is sent nothing', async () => {
  const shopper = await maya();
  place.addresses.set('inside.example', '10.1.2.3');
  await shopper.switchesOn(browser(), { endpoint: 'https://inside.example/one' });
  await isReady();
  await world.runJobs();
  expect(place.taken).toEqual([]);
  expect(await devices()).toEqual([]);
});

test.each([
  [{ endpoint: 'http://push.example/one' }, 'PUSH_ENDPOINT'],
  [{ endpoint: 'https://127.0.0.1/one' }, 'PUSH_ENDPOINT'],
  [{ endpoint: 'https://push.example:22/one' }, 'PUSH_ENDPOINT'],
  [{ p256dh: 'A'.repeat(87) }, 'PUSH_KEY'],
])('%o is refused as %s, and nothing is kept', async (more, code) => {
  const shopper = await maya();
  const answer = await shopper.switchesOn(browser(), more);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ errors: { code: string }[] }>().errors[0]?.code).toBe(code);
  expect(await devices()).toEqual([]);
});

test('a household has so many browsers at most: the oldest make way', async () => {
  const shopper = await maya();
  for (let at = 0; at < mostDevices + 2; at += 1) {
    world.clock.advance({ seconds: 1 });
    await shopper.switchesOn(browser(), { endpoint: `https://push.example/${at}` });
  }
  const kept = (await devices()).map(({ endpoint }) => endpoint);
  expect(kept).toHaveLength(mostDevices);
  expect(kept).not.toContain('https://push.example/0');
});

test('nobody is told without signing in', async () => {
  expect((await world.app.inject('/games/push')).statusCode).toBe(401);
});
