import { solveChallenge } from 'altcha-lib';
import type { Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { profileDb } from '../../profile/store/profiles.ts';
import type { World } from '../../testing/world.ts';
import { closed, enter, publishSweepstakesProgram } from '../../testing/draws.ts';
import { gamesWorld, knowAccount, many, noon, shopper } from '../../testing/games.ts';
import { drawsDb } from '../store/tables.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
});
afterEach(async () => {
  await sql`truncate games.program, games.age_record, games.age_refusal, games.free_entrant, games.used_proof, profile.address
    cascade`.execute(world.db);
  world.clock.set(noon);
});
afterAll(() => world.close());

let requests = 0;
async function work(programCode = 'SPIN'): Promise<string> {
  const { challenge: text } = (await world.app.inject(`/games/amoe/challenge?programCode=${programCode}`)).json();
  const challenge = JSON.parse(text) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}
const form = async (given: object = {}) => ({
  programCode: 'SPIN',
  name: 'Sam Visitor',
  address: '12 Elm Street',
  city: 'Oakland',
  state: 'CA',
  zipCode: '94607',
  email: 'sam@example.com',
  dateOfBirth: '1990-01-01',
  browserId: 'browser-sam',
  clientRequestId: `free-entry-${++requests}`,
  proofOfWork: await work(),
  ...given,
});
async function visitorSends(body: object) {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/games/amoe',
    payload: body,
    headers: { 'idempotency-key': `request-${++requests}` },
  });
  const parsed = answer.json();
  return { status: answer.statusCode, code: parsed.errors?.[0]?.code as string | undefined, body: parsed };
}

test('N-28 a visitor enters without an account, and gets as many entries as the smallest paid way', async () => {
  await publishSweepstakesProgram(world);
  const answer = await visitorSends(await form());
  expect(answer).toMatchObject({ status: 200, body: { entries: 1, entryLimit: 50, drawId: 'spin' } });
  expect(answer.body.entryIds).toHaveLength(1);
  const [row] = await drawsDb(world.db).selectFrom('games.entry').selectAll().execute();
  expect(row).toMatchObject({ source: 'AMOE', holder: expect.stringMatching(/^visitor-/) });
});

test('N-28 a proof of work counts once; repeating a request gets the same answer, even 16 at once', async () => {
  await publishSweepstakesProgram(world);
  const body = await form();
  const answers = await many(16, () => visitorSends(body));
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map((answer) => answer.body.entryIds[0])).size).toBe(1);
  expect(await visitorSends({ ...body, clientRequestId: 'another-request' })).toMatchObject({
    status: 400,
    code: 'PROOF_OF_WORK_INVALID',
  });
  for (const proofOfWork of ['{}', 'nothing', body.proofOfWork.replace(/"counter":\d+/, '"counter":1')])
    expect((await visitorSends({ ...(await form()), proofOfWork })).code).toBe('PROOF_OF_WORK_INVALID');
  const late = await form();
  world.clock.advance('PT21M');
  expect((await visitorSends(late)).code).toBe('PROOF_OF_WORK_INVALID');
});

test("T-60 a household's paid and free entries share one limit, even 16 at once", async () => {
  await publishSweepstakesProgram(world, { entryLimit: 5 });
  const maya = shopper(world, 'maya');
  await maya.optsIn();
  await enter(world, { [maya.who.householdId]: 2 });
  const forms = await Promise.all(Array.from({ length: 16 }, () => form()));
  const answers = await Promise.all(forms.map((body) => maya.post('/amoe', body)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
  expect(new Set(answers.filter((answer) => answer.status !== 200).map((answer) => answer.code))).toEqual(
    new Set(['ENTRY_LIMIT_REACHED']),
  );
  expect((await maya.get<{ entries: number }>('/draws/spin/entries/mine')).body.entries).toBe(5);
  expect((await maya.points()).sweepstakesEntries).toBe(5);
  // At the limit, a play that draws an entry awards another prize.
  expect((await maya.plays()).body.play.prize).toMatchObject({ prizeId: 'produce' });
});

test('T-60 anyone at a member’s address counts toward that household, signed in or not', async () => {
  await publishSweepstakesProgram(world, { entryLimit: 2 });
  await profileDb(world.db)
    .insertInto('profile.address')
    .values({
      address_id: 'ad-1',
      customer_id: 'customer-0',
      purpose: 'DELIVERY',
      first_name: 'No',
      last_name: 'Body',
      address: '148 Guerrero St',
      address2: 'Apt 3',
      city: 'Oakland',
      state: 'CA',
      zip_code: '94607',
      version: 1,
    })
    .execute();
  await enter(world, { 'household-0': 2 });
  const there = { address: '148 Guerrero Street #3' };
  expect((await visitorSends(await form(there))).code).toBe('ENTRY_LIMIT_REACHED');
  expect((await visitorSends(await form({ address: '150 Guerrero Street' }))).status).toBe(200);
});

test('T-59 an employee cannot enter: 403 EMPLOYEE_EXCLUDED', async () => {
  await publishSweepstakesProgram(world);
  const employee = shopper(world, 'erin', { customerType: 'E' });
  expect(await employee.post('/amoe', await form())).toMatchObject({ status: 403, code: 'EMPLOYEE_EXCLUDED' });
  expect(await drawsDb(world.db).selectFrom('games.entry').selectAll().execute()).toEqual([]);
});

test('N-28 N-17 what is kept of a draw and of a refusal decides a free entry', async () => {
  await publishSweepstakesProgram(world, { voidWhere: ['NY'] });
  expect(await visitorSends(await form({ state: 'NY' }))).toMatchObject({ status: 403, code: 'NOT_ELIGIBLE_STATE' });
  const ancient = await visitorSends(await form({ dateOfBirth: '1905-01-01' }));
  expect(ancient).toMatchObject({ status: 400, code: 'DATE_OF_BIRTH_INVALID' });
  const child = await visitorSends(await form({ dateOfBirth: '2015-01-01' }));
  expect(child).toMatchObject({ status: 403, code: 'AGE_NOT_MET' });
  // Another birth date from the same browser does not help.
  expect(await visitorSends(await form())).toMatchObject({ status: 403, code: 'AGE_NOT_MET' });
  world.clock.set(closed);
  const elsewhere = { browserId: 'browser-other', address: '9 Oak Avenue' };
  expect(await visitorSends(await form(elsewhere))).toMatchObject({ status: 409, code: 'SWEEPSTAKES_CLOSED' });
});

test('free entries made before opting in are in the balance afterward', async () => {
  await publishSweepstakesProgram(world);
  const maya = shopper(world, 'maya');
  expect((await maya.post('/amoe', await form())).status).toBe(200);
  await maya.optsIn();
  expect((await maya.points()).sweepstakesEntries).toBe(1);
});

test("T-30 N-15 a member's birth date and state on the account override those on the form", async () => {
  await publishSweepstakesProgram(world, { minAge: 0, voidWhere: ['RI'] });
  await knowAccount(world, 'kit', { dateOfBirth: '2013-01-01' });
  expect(await shopper(world, 'kit').post('/amoe', await form())).toMatchObject({ status: 403, code: 'AGE_NOT_MET' });
  await knowAccount(world, 'rhoda', { state: 'RI' });
  expect(await shopper(world, 'rhoda').post('/amoe', await form({ browserId: 'browser-rhoda' }))).toMatchObject({
    status: 403,
    code: 'NOT_ELIGIBLE_STATE',
  });
  expect(await drawsDb(world.db).selectFrom('games.entry').selectAll().execute()).toEqual([]);
});

test('T-30 N-17 a shopper who opted in as a 13-year-old cannot use the form with another birth date', async () => {
  await publishSweepstakesProgram(world, { minAge: 0 });
  const lou = shopper(world, 'lou');
  expect((await lou.optsIn({ dateOfBirth: '2013-01-01' })).status).toBe(200);
  expect(await lou.post('/amoe', await form())).toMatchObject({ status: 403, code: 'AGE_NOT_MET' });
  expect((await lou.points()).sweepstakesEntries).toBe(0);
});

test('T-30 the age a member gives with a free entry also counts for prizes', async () => {
  await publishSweepstakesProgram(world, { minAge: 0, employeesExcluded: false });
  const mona = shopper(world, 'mona');
  await mona.optsIn({ dateOfBirth: undefined });
  expect(await mona.prize('ticket')).toMatchObject({ minimumAge: 18, cannotRedeemReason: 'AGE_NOT_MET' });
  expect((await mona.post('/amoe', await form())).status).toBe(200);
  expect(await mona.prize('ticket')).toMatchObject({ cannotRedeemReason: 'INSUFFICIENT_POINTS', myEntries: 1 });
});
