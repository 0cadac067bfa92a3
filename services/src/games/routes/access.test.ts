import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { gamesWorld, publish, shopper } from '../../testing/games.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
  await publish(world);
});
afterAll(() => world.close());

const optIn = {
  programCode: 'SPIN',
  storeId: 'store-1',
  rulesVersion: 1,
  acceptedRules: true,
  earnGamePlay: true,
  marketingConsent: false,
  clientRequestId: 'client-request',
  browserId: 'some-browser',
};
const play = { programCode: 'SPIN', playKey: 'a-play-key', clientSeed: 'seed' };
const calls: [method: 'GET' | 'POST', url: string, payload?: object][] = [
  ['GET', '/programs?storeId=store-1&userType=R'],
  ['GET', '/program/points?programCodes=SPIN'],
  ['GET', '/prizes?storeId=store-1&userType=R'],
  ['GET', '/prizes/loaf?storeId=store-1'],
  ['GET', '/prizes/uuid-ada/game/activity?numberOfDays=180&programCodes=SPIN'],
  ['GET', '/prizes/uuid-ada/transactions?programCode=SPIN'],
  ['GET', '/gameplay/postgamedetails?programCode=SPIN'],
  ['GET', '/gameplay/optin-requirements?programCode=SPIN&storeId=store-1&browserId=some-browser'],
  ['POST', '/gameplay/optin', optIn],
  ['POST', '/gameplay/play', play],
  ['POST', '/gameplay/freeplay', { programCode: 'SPIN' }],
  ['POST', '/update/howitworks?programCode=SPIN'],
  ['POST', '/prizes/loaf/stock-alert'],
];

describe.each(calls)('%s %s', (method, path, payload) => {
  const ask = (authorization?: string) =>
    world.app.inject({
      method,
      url: `/games${path}`,
      headers: { 'idempotency-key': 'some-request', ...(authorization ? { authorization } : {}) },
      ...(payload ? { payload } : {}),
    });

  test.each(['G', 'A'] as const)('G-68 answers 401 to type %s', async (userType) => {
    const answer = await ask(`Bearer ${await world.tokenFor({ userType })}`);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().errors).toEqual([{ code: 'UNAUTHORIZED', message: 'Invalid authorization' }]);
  });

  test('T-23 answers 401 without a token and to a tampered one', async () => {
    const token = await world.tokenFor({ userType: 'G' });
    const [head, , signature] = token.split('.');
    const claims = Buffer.from(JSON.stringify({ ut: 'R', sub: 'customer-ada' })).toString('base64url');
    expect((await ask()).statusCode).toBe(401);
    expect((await ask(`Bearer ${head}.${claims}.${signature}`)).statusCode).toBe(401);
  });

  test('G-68 answers 401 to an expired token', async () => {
    const token = await world.tokenFor({ userType: 'R' });
    world.clock.advance('PT31M');
    expect((await ask(`Bearer ${token}`)).statusCode).toBe(401);
    world.clock.advance('-PT31M');
  });
});

test('G-74 types R and C are let in', async () => {
  for (const userType of ['R', 'C'] as const) {
    const ada = shopper(world, 'ada', { userType });
    expect((await ada.get('/programs?storeId=store-1&userType=R')).status).toBe(200);
  }
});

test("G-83, T-24 another shopper's activity and prizes are 403, and so are a nonexistent shopper's", async () => {
  const ada = shopper(world, 'ada');
  for (const path of ['game/activity?numberOfDays=180&programCodes=SPIN', 'transactions?programCode=SPIN'])
    for (const uuid of ['uuid-bea', 'uuid-of-nobody']) {
      const { status, code } = await ada.get(`/prizes/${uuid}/${path}`);
      expect([status, code]).toEqual([403, 'FORBIDDEN']);
    }
});

test('G-117 activity goes back 180 days and no further', async () => {
  const ada = shopper(world, 'ada');
  const days = (count: number) => ada.get(`/prizes/uuid-ada/game/activity?numberOfDays=${count}&programCodes=SPIN`);
  expect((await days(180)).status).toBe(200);
  expect((await days(181)).status).toBe(400);
});

test('G-81 a prize is found by its ID, type, and program; an unknown store or prize is 404', async () => {
  const ada = shopper(world, 'ada');
  expect((await ada.get('/prizes/loaf?storeId=store-1&prizeType=B4U_OFFER&programCode=SPIN')).body).toMatchObject({
    prizeId: 'loaf',
    available: true,
    unavailableReason: null,
    redeemBy: '2026-09-15T06:59:59.999Z',
  });
  for (const path of [
    '/prizes/loaf?storeId=store-1&prizeType=VENDOR',
    '/prizes/cake?storeId=store-1',
    '/prizes/loaf?storeId=9',
  ])
    expect((await ada.get(path)).status).toBe(404);
});

test("N-27 a program's rules carry their version, hash, age, and sponsor, and anyone may read them", async () => {
  const read = (path: string) => world.app.inject({ method: 'GET', url: `/games/programs/${path}` });
  const answer = await read('SPIN/rules');
  expect(answer.json()).toMatchObject({
    version: 1,
    minimumAge: 18,
    voidWhere: [],
    effectiveFrom: '2026-07-28T07:00:00.000Z',
    programTitle: 'Spin',
    timeZone: 'America/Los_Angeles',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    sections: expect.arrayContaining([{ title: 'Sponsor', text: 'Market Co., 1 Main St, Oakland, CA 94607.' }]),
  });
  const { body } = await shopper(world, 'ada').get('/programs/SPIN/rules?storeId=store-1');
  expect(body).toEqual(answer.json());
  for (const path of ['NONE/rules', 'SPIN/rules?storeId=none']) expect((await read(path)).statusCode).toBe(404);
});

test('N-23 how the game works is marked as seen once and stays that way', async () => {
  const ada = shopper(world, 'ada');
  const seen = async () => {
    const { body } = await ada.get<{ storePrograms: { howItWorks: boolean }[] }>(
      '/programs?storeId=store-1&userType=R',
    );
    return body.storePrograms.map((program) => program.howItWorks);
  };
  expect(await seen()).toEqual([false]);
  for (const _ of [1, 2]) {
    const { body } = await ada.post('/update/howitworks?programCode=SPIN');
    expect(body).toEqual({ programCode: 'SPIN', howItWorks: true });
  }
  expect(await seen()).toEqual([true]);
});
