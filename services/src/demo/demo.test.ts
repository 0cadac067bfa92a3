import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../app.ts';
import { customerById } from '../identity/store/customers.ts';
import { seedDemo } from './index.ts';
import { demo } from '../testing/bases.ts';
import { createWorld, type World } from '../testing/world.ts';
import { demoShoppers } from './shoppers.ts';

let world: World;
const shoppers = demoShoppers(Temporal.PlainDate.from('2026-08-05')).customers;

beforeAll(async () => {
  world = await createWorld({ services, clock: '2026-08-05T21:30:00Z', base: demo });
});
afterAll(() => world.close());

async function get(shopper: string, path: string) {
  const headers = { authorization: `Bearer ${await world.tokenFor(shopper)}` };
  const answer = await world.app.inject({ url: path, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const uuidOf = (key: string) => shoppers.find((shopper) => shopper.key === key)?.uuid ?? '';

test('the demo data is written once, however many times it is requested', async () => {
  await seedDemo(world.context);
  const { programPoints } = await get('maya', '/games/program/points?programCodes=HARVEST-SPIN');
  expect(programPoints[0]).toMatchObject({ totalGamePoints: 240 });
});

test('N-13 Maya has 240 points, 62 on the way, 4 prizes, 12 entries and 3 plays left', async () => {
  const { programPoints } = await get(
    'maya',
    '/games/program/points?programCodes=HARVEST-SPIN,PANTRY-PICK-3,MARKET-TRAIL',
  );
  expect(programPoints).toMatchObject([
    {
      programCode: 'HARVEST-SPIN',
      totalGamePoints: 240,
      pendingGamePoints: 62,
      pendingOrderDate: '2026-08-04T23:20:00.000Z',
      totalPrizesWon: 4,
      sweepstakesEntries: 12,
      gameplaysUsed: 6,
      gameplaysUsedToday: 2,
      gameplaysAvailable: 3,
      freePlays: 0,
    },
    { programCode: 'PANTRY-PICK-3', totalGamePoints: 28, totalPrizesWon: 1, gameplaysAvailable: 0, stamps: null },
    { programCode: 'MARKET-TRAIL', totalGamePoints: 120, stamps: 6, gameplaysAvailable: 3 },
  ]);
});

test("G-78 each of a store's programs appears in one list, opted in or not", async () => {
  const { userOptedInPrograms, storePrograms, sweepstakesWinners } = await get(
    'maya',
    '/games/programs?storeId=2910&userType=R',
  );
  const codes = (list: { code: string }[]) => list.map((program) => program.code);
  expect(codes(userOptedInPrograms)).toEqual(['HARVEST-SPIN', 'PANTRY-PICK-3', 'MARKET-TRAIL', 'SUMMER-COOKOUT']);
  expect(codes(storePrograms)).toEqual([
    'SCRATCH-SIP',
    'FARM-FRIENDS',
    'CITRUS-DROP',
    'GRAND-GIVEAWAY',
    'WINTER-WONDERS',
  ]);
  expect(sweepstakesWinners).toEqual([{ programCode: 'SUMMER-COOKOUT', prizeId: 'cookout-entries', displayed: true }]);
});

test('G-83 the last 180 days of activity come newest first, described in words', async () => {
  const path = `/games/prizes/${uuidOf('maya')}/game/activity?numberOfDays=180&programCodes=HARVEST-SPIN`;
  const { days, items } = await get('maya', path);
  expect(days).toBe(180);
  expect(items.map((item: { title: string }) => item.title).at(-1)).toMatch(/Welcome play|You played|You won 25/);
  expect(items).toContainEqual(
    expect.objectContaining({
      type: 'EARN',
      status: 'PENDING',
      points: 62,
      title: expect.stringMatching(/^Order \d+ at 2300 16th St$/),
      orderNumber: '40218',
    }),
  );
  const times = items.map((item: { at: string }) => item.at);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('N-12 of three prizes from a game that is over, two are waiting and one is redeemed', async () => {
  const { items } = await get('maya', `/games/prizes/${uuidOf('maya')}/transactions?programCode=SUMMER-COOKOUT`);
  const states = Object.fromEntries(items.map((win: { name: string; status: string }) => [win.name, win.status]));
  expect(states).toEqual({
    'Free seedless watermelon': 'WON',
    '$4 off any hot dogs': 'WON',
    'Free pint of ice cream': 'REDEEMED',
  });
});

test('G-80 the gallery shows limited, unlimited, and sold-out stock', async () => {
  const { prizes } = await get('maya', '/games/prizes?storeId=2910&userType=R&programCode=HARVEST-SPIN');
  const left = prizes.map((prize: { name: string; quantityLeft: number | null }) => [prize.name, prize.quantityLeft]);
  expect(left).toEqual([
    ['$5 off fresh fruit', 312],
    ['Free coffee, any size', 58],
    ['1 month of FreshPass', 9],
    ['$10 grocery reward', 146],
    ['Sweepstakes entry', null],
    ['2 movie tickets', 40],
    ['Roasted squash soup', null],
    ['One of three from the bakery', 41],
    ['Harvest basket', 8],
    ['$2 off milk', 694],
    ['Free bakery cake', 0],
  ]);
});

test('G-49 a shopper reads their own profile with address and subscriptions', async () => {
  const maya = shoppers.find((shopper) => shopper.key === 'maya');
  const profile = await get('maya', `/profile/customers/${maya?.customerId}/profile?fl=preferences,address,loyalty`);
  expect(profile).toMatchObject({
    firstName: 'Maya',
    customerType: 'C',
    phones: [{ number: '4155554821', purpose: 'PRIMARY' }],
  });
  expect(profile.addresses).toMatchObject([{ city: 'San Francisco', state: 'CA' }]);
  const household = await get('maya', `/profile/customers/${maya?.customerId}/profile?fl=HOUSEHOLD&hhSubs=true`);
  expect(household.subscriptions[0].effectiveTimePeriods).toHaveLength(2);
  expect(await customerById(world.db, maya?.customerId ?? '')).toMatchObject({ email: 'maya@example.com' });
});

test('G-43 N-26 Maya finds a prize of every type, one in each state that a prize can be in', async () => {
  const { prizes } = await get('maya', '/games/prizes?storeId=2910&userType=R&programCode=HARVEST-SPIN');
  const states = Object.fromEntries(
    prizes.map((prize: { prizeId: string; prizeType: string; cannotRedeemReason: string | null }) => [
      prize.prizeId,
      [prize.prizeType, prize.cannotRedeemReason],
    ]),
  );
  expect(states).toEqual({
    'harvest-fruit': ['B4U_OFFER', null],
    'harvest-coffee': ['B4U_OFFER', null],
    'harvest-freshpass': ['FRESH_PASS', null],
    'harvest-reward': ['REWARD', null],
    'harvest-entry': ['SWEEPSTAKES', null],
    'harvest-movie': ['VENDOR', null],
    'harvest-recipe': ['RECIPE', null],
    'harvest-bakery': ['ALTERNATE_PRIZES', null],
    'harvest-basket': ['B4U_OFFER', 'INSUFFICIENT_POINTS'],
    'harvest-milk': ['B4U_OFFER', 'LIMIT_REACHED'],
    'harvest-cake': ['B4U_OFFER', 'SOLD_OUT'],
  });
  const ofId = (prizeId: string) => prizes.find((prize: { prizeId: string }) => prize.prizeId === prizeId);
  expect(ofId('harvest-basket')).toMatchObject({ canHold: true, quantityLeft: 8 });
  expect(ofId('harvest-milk')).toMatchObject({ againFrom: '2026-08-06T07:00:00.000Z', redeemedToday: 1 });
});

test('N-26 Theo can read the code he won again', async () => {
  const { redemptions } = await get('theo', '/games/redemptions?prizeId=coin-movie');
  expect(redemptions).toMatchObject([
    {
      source: 'WIN',
      prizeType: 'VENDOR',
      result: { vendorName: 'Lantern Cinemas', code: expect.stringMatching(/^LC/) },
    },
  ]);
});
