import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from './app.ts';
import { demo } from './testing/bases.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let bearer: { authorization: string };
let cookies: Record<string, string>;
let storeId: string;
let uuid: string;

beforeAll(async () => {
  world = await createWorld({ services, base: demo, config: { demoData: true } });
  const signedIn = await world.app.inject({
    method: 'POST',
    url: '/identity/demo/sign-in',
    body: { key: 'maya', banner: 'safeway' },
  });
  const account = signedIn.json<{ token: string; storeId: string; uuid: string }>();
  bearer = { authorization: `Bearer ${account.token}` };
  cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
  ({ storeId, uuid } = account);
});
afterAll(() => world.close());

/** How many statements a request takes once what is kept in memory is there. */
async function statementsOf(request: { url: string; cookies?: Record<string, string> }): Promise<number> {
  const ask = () => world.app.inject({ headers: bearer, ...request });
  const { statusCode, body } = await ask();
  expect([statusCode, statusCode === 200 ? '' : body]).toEqual([200, '']);
  const before = world.statements.length;
  await ask();
  return world.statements.length - before;
}

const grid = 'HARVEST-SPIN,PANTRY-PICK-3,MARKET-TRAIL,SUMMER-COOKOUT,SCRATCH-AND-SIP';

// What takes one statement more is meant to, or is a mistake.
test.each([
  ['GET /identity/auth/userinfo', 1, () => ({ url: '/identity/auth/userinfo?banner=safeway', cookies })],
  ['GET /games/programs', 2, () => ({ url: `/games/programs?storeId=${storeId}&userType=R` })],
  ['GET /games/program/points', 1, () => ({ url: `/games/program/points?programCodes=${grid}` })],
  ['GET /offers/challenges', 1, () => ({ url: `/offers/challenges?storeId=${storeId}` })],
  ['GET /offers/companiongallery', 1, () => ({ url: `/offers/companiongallery?storeId=${storeId}` })],
  // An offer that isn't everybody's may be the household's own.
  ['GET /offers/names', 1, () => ({ url: '/offers/names?offerId=none' })],
  ['GET /content/gamesConfig.json', 0, () => ({ url: '/content/gamesConfig.json' })],
  ['GET /games/programs/:programCode/rules', 0, () => ({ url: '/games/programs/HARVEST-SPIN/rules' })],
])('%s: %i statements', async (_name, count, request) => {
  expect(await statementsOf(request())).toBe(count);
});

test('GET /games/prizes/:uuid/wallet takes 2 statements', async () => {
  expect(await statementsOf({ url: `/games/prizes/${uuid}/wallet` })).toBe(2);
});

test('POST /games/gameplay/play takes 9 statements that read and write, with its transaction', async () => {
  const play = async (number: number) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/games/gameplay/play',
      headers: { ...bearer, 'idempotency-key': `statements-${number}` },
      body: { programCode: 'HARVEST-SPIN', playKey: `statements-${number}`, clientSeed: 'statements' },
    });
    expect(answer.statusCode).toBe(200);
  };
  await play(1);
  const before = world.statements.length;
  await play(2);
  // A play that brings nothing takes fewer.
  expect(world.statements.length - before).toBeLessThanOrEqual(9);
});
