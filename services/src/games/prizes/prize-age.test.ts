import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { publishSweepstakesProgram } from '../../testing/draws.ts';
import {
  alternate,
  gamesWorld,
  joined,
  knowAccount,
  loaf,
  many,
  odds,
  publish,
  type Shopper,
  shopper,
} from '../../testing/games.ts';
import { drawsDb } from '../../draws/store/tables.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
  await publishSweepstakesProgram(world, { minAge: 0, employeesExcluded: false });
});
afterAll(() => world.close());

const born = (age: number) => `${2026 - age}-01-01`;
/** A shopper in the all-ages program, with points, and with the birth date entered there. */
async function aged(name: string, age: number, points = 200): Promise<Shopper> {
  await knowAccount(world, name, { dateOfBirth: born(age) });
  return joined(world, name, points);
}
const buys = (who: Shopper) =>
  who.redeems({ prizeId: 'ticket', prizeType: 'SWEEPSTAKES', expectedCost: 20, quantity: 1 });
const entriesOf = (who: Shopper) =>
  drawsDb(world.db).selectFrom('games.entry').selectAll().where('holder', '=', who.who.householdId).execute();

test('T-30 a 13-year-old can join a game for all ages, but can neither redeem nor win an entry', async () => {
  const kim = await aged('kim', 13);
  expect(await kim.prize('ticket')).toMatchObject({ minimumAge: 18, cannotRedeemReason: 'AGE_NOT_MET' });
  const bought = await buys(kim);
  expect([bought.status, bought.code]).toEqual([403, 'AGE_NOT_MET']);
  const { body } = await kim.plays();
  expect(body.play).toMatchObject({ outcome: 'WIN', isAlternate: true, oddsIndex: 0, prize: { prizeId: 'produce' } });
  expect(await kim.points()).toMatchObject({ totalGamePoints: 160, sweepstakesEntries: 0 });
  expect(await entriesOf(kim)).toEqual([]);
});

test('T-30 the opt-in asks for a birth date that only a prize needs, and works without it', async () => {
  const asked = (name: string) =>
    shopper(world, name).get(`/gameplay/optin-requirements?programCode=SPIN&storeId=store-1&browserId=browser-${name}`);
  expect((await asked('mo')).body).toMatchObject({ needsDateOfBirth: true });
  const silent = shopper(world, 'mo');
  expect((await silent.optsIn({ dateOfBirth: undefined })).status).toBe(200);
  expect(await silent.prize('ticket')).toMatchObject({ cannotRedeemReason: 'AGE_NOT_MET' });
  const told = await joined(world, 'nan', 40);
  expect((await buys(told)).status).toBe(200);
  expect((await asked('nan')).body).toMatchObject({ needsDateOfBirth: false });
});

test('T-30 the program says what a play awards instead to shoppers who are too young and to associates', async () => {
  const standIns = async (who: Shopper) => {
    const { body } = await who.get<{ userOptedInPrograms: { code: string; standIns: unknown }[] }>(
      '/programs?storeId=store-1&userType=R',
    );
    return body.userOptedInPrograms.find((each) => each.code === 'SPIN')?.standIns;
  };
  const instead = { prizeId: 'ticket', awardedId: 'produce', name: '$1 off produce', imageId: 'green-apple' };
  expect(await standIns(await aged('ora', 12))).toEqual([{ ...instead, reason: 'AGE_NOT_MET' }]);
  expect(await standIns(await joined(world, 'pat', 0, { customerType: 'E' }))).toEqual([
    { ...instead, reason: 'EMPLOYEE_EXCLUDED' },
  ]);
  expect(await standIns(await aged('quy', 40))).toEqual([]);
});

test('T-30 a prize of any type can have its own minimum age, whether redeemed, won, held, or chosen', async () => {
  await publish(world, {
    code: 'WINE',
    uiAttributes: { minAge: 0 },
    game: { odds: [odds('wine', 1)] },
    prizes: [
      { ...loaf, prize_id: 'wine', minimum_age: 21, cost_points: 40, quantity_total: 9 },
      { ...loaf, prize_id: 'juice' },
      {
        ...alternate,
        prize_id: 'three',
        alternate_rank: null,
        cost_points: 40,
        details: { choices: { prizeIds: ['wine', 'juice'], defaultId: 'juice' } },
      },
      { ...alternate, prize_id: 'wine-produce' },
    ],
  });
  await knowAccount(world, 'rio', { dateOfBirth: born(20) });
  const rio = await joined(world, 'rio', 200, {}, 'WINE');
  const wine = { programCode: 'WINE', prizeId: 'wine' };
  expect(await rio.redeems(wine)).toMatchObject({ status: 403, code: 'AGE_NOT_MET' });
  expect(await rio.holds('wine')).toMatchObject({ status: 403, code: 'AGE_NOT_MET' });
  expect((await rio.plays({ programCode: 'WINE' })).body.play.prize).toMatchObject({ prizeId: 'wine-produce' });
  const { body: open } = await rio.redeems({ ...wine, prizeId: 'three', prizeType: 'ALTERNATE_PRIZES' });
  const { redemptionId } = open;
  expect(await rio.chooses({ redemptionId, choiceId: 'wine' })).toMatchObject({ status: 403, code: 'AGE_NOT_MET' });
  expect((await rio.chooses({ redemptionId, choiceId: 'juice' })).status).toBe(200);
  await knowAccount(world, 'sol', { dateOfBirth: born(21) });
  const sol = await joined(world, 'sol', 200, {}, 'WINE');
  expect((await sol.redeems(wine)).status).toBe(200);
});

test('T-30 I-3 whatever shoppers try at once, only adults get entries, and no refusal takes a point', async () => {
  const step = fc.constantFrom('buy' as const, 'play' as const);
  const shopperOf = fc.record({
    age: fc.integer({ min: 1, max: 40 }),
    steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  });
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(shopperOf, { minLength: 1, maxLength: 4 }), async (people) => {
      const run = ++runs;
      await many(people.length, async (index) => {
        const { age, steps } = people[index]!;
        const who = await aged(`run-${run}-${index}`, age, 200);
        const answers = await Promise.all(steps.map((each) => (each === 'buy' ? buys(who) : who.plays())));
        const bought = answers.filter(({ status }, at) => steps[at] === 'buy' && status === 200).length;
        const played = steps.filter((each) => each === 'play').length;
        const { totalGamePoints, sweepstakesEntries } = await who.points();
        expect((await entriesOf(who)).length).toBe(sweepstakesEntries);
        expect(sweepstakesEntries).toBe(age < 18 ? 0 : bought + played);
        expect(totalGamePoints).toBe(200 - 20 * bought - 40 * played);
        expect(bought).toBe(age < 18 ? 0 : steps.length - played);
      });
    }),
    { numRuns: 5 },
  );
});
