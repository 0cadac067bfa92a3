import { afterAll, beforeAll, expect, test } from 'vitest';
import { agesDb } from '../../profile/store/ages.ts';
import type { World } from '../../testing/world.ts';
import { gamesDb } from '../store/tables.ts';
import { gamesWorld, knowAccount, many, noon, publish, shopper } from '../../testing/games.ts';

let world: World;
beforeAll(async () => {
  world = await gamesWorld();
  await publish(world);
  await publish(world, {
    code: 'EPISODES',
    type: 'EPISODIC',
    prizes: [],
    game: { odds: [{ ...line, prizeId: null }] },
  });
  await publish(world, { code: 'EVERY-AGE', uiAttributes: { minAge: 0 }, prizes: [], game: { odds: [line] } });
  await publish(world, { code: 'GIVEAWAY', employeesExcluded: true, prizes: [], game: { odds: [line] } });
  await publish(world, { code: 'VOID', voidWhere: ['CA', 'RI'], prizes: [], game: { odds: [line] } });
});
afterAll(() => world.close());
const line = { label: 'Next time', shortLabel: 'Next time', imageId: 'seedling', prizeId: null, oneIn: 1 };
const db = () => gamesDb(world.db);

test('N-15 an opt-in earns one welcome play; opting in again changes nothing', async () => {
  const ada = shopper(world, 'ada');
  const first = await ada.optsIn();
  expect(first.body).toMatchObject({
    optInStatus: 'OPTED_IN',
    gamePlaysEarned: 1,
    totalGamePoints: 0,
    alreadyOptedIn: false,
  });
  const again = await ada.optsIn();
  expect(again.body).toMatchObject({ gamePlaysEarned: 0, alreadyOptedIn: true });
  expect(await ada.points()).toMatchObject({ freePlays: 1, gameplaysAvailable: 1 });
});

test('N-15 ten opt-ins at once earn one welcome play', async () => {
  const bea = shopper(world, 'bea');
  const answers = await many(10, () => bea.optsIn());
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
  expect(answers.filter((answer) => answer.body.gamePlaysEarned === 1)).toHaveLength(1);
  expect(await bea.points()).toMatchObject({ freePlays: 1 });
  const { body } = await bea.get<{ items: unknown[] }>(
    `/prizes/${bea.who.uuid}/game/activity?numberOfDays=180&programCodes=SPIN`,
  );
  expect(body.items).toHaveLength(1);
});

test('T-33 the same opt-in sent ten times more is ten answers, one welcome play, and no play besides', async () => {
  const zoe = shopper(world, 'zoe');
  const request = () => zoe.optsIn({ clientRequestId: 'one-opt-in' }, 'one-opt-in');
  const first = await request();
  const replays = [await request(), ...(await many(9, request))];
  expect(replays.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(first.body).toMatchObject({ optInStatus: 'OPTED_IN', gamePlaysEarned: 1 });
  expect(await zoe.points()).toMatchObject({ freePlays: 1, gameplaysAvailable: 1 });
  expect((await zoe.plays()).body.play.freePlay).toBe(true);
  expect((await request()).status).toBe(200);
  expect(await zoe.points()).toMatchObject({ freePlays: 0, gameplaysAvailable: 0 });
});

test('T-34 retrying an opt-in whose answer was lost gets the same answer', async () => {
  const cara = shopper(world, 'cara');
  const answers = await many(3, () => cara.optsIn({ clientRequestId: 'the-same-request' }));
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect(answers[2]?.body).toEqual(answers[0]?.body);
  expect(answers[0]?.body).toMatchObject({ gamePlaysEarned: 1, alreadyOptedIn: false });
});

test('I-8 reusing the key of an opt-in with a different body is refused, even 16 at once, and nothing changes', async () => {
  const ivo = shopper(world, 'ivo');
  const answers = await many(16, (index) =>
    ivo.optsIn({ clientRequestId: 'one-request', marketingConsent: index % 2 === 0 }, 'one-key-two-bodies'),
  );
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  expect(statuses.filter((status) => status === 200)).toHaveLength(8);
  expect(new Set(answers.filter(({ status }) => status === 409).map(({ code }) => code))).toEqual(
    new Set(['IDEMPOTENCY_KEY_REUSED']),
  );
  expect(new Set(answers.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test("T-29 age follows the store's day while UTC is a day ahead", async () => {
  world.clock.set('2026-08-06T05:00:00Z');
  const early = await shopper(world, 'fay').optsIn({ dateOfBirth: '2008-08-06' });
  world.clock.set('2026-08-06T07:00:00Z');
  const onTheDay = await shopper(world, 'gus').optsIn({ dateOfBirth: '2008-08-06' });
  world.clock.set(noon);
  expect([early.code, onTheDay.status]).toEqual(['AGE_NOT_MET', 200]);
});

test('T-31 an age refusal lasts 24 hours, for the account and the browser', async () => {
  const jon = shopper(world, 'jon');
  expect((await jon.optsIn({ dateOfBirth: '2012-01-01' })).code).toBe('AGE_NOT_MET');
  expect((await jon.optsIn({ dateOfBirth: '1980-01-01' })).code).toBe('AGE_NOT_MET');
  expect((await jon.optsIn({ dateOfBirth: '1980-01-01', browserId: 'another-browser' })).code).toBe('AGE_NOT_MET');
  const sister = shopper(world, 'kim');
  expect((await sister.optsIn({ dateOfBirth: '1980-01-01', browserId: 'browser-jon' })).code).toBe('AGE_NOT_MET');
  const asked = await jon.get('/gameplay/optin-requirements?programCode=SPIN&storeId=store-1&browserId=browser-jon');
  expect(asked.body).toMatchObject({ refusedUntil: '2026-08-06T19:00:00.000Z' });

  world.clock.set('2026-08-06T18:59:59Z');
  expect((await jon.optsIn({ dateOfBirth: '1980-01-01' })).code).toBe('AGE_NOT_MET');
  world.clock.set('2026-08-06T19:00:00Z');
  expect((await jon.optsIn({ dateOfBirth: '1980-01-01' })).status).toBe(200);
  world.clock.set(noon);
});

test('N-17 a birth date is stored only as a keyed hash, an age band, and a result', async () => {
  const lea = shopper(world, 'lea');
  await lea.optsIn({ dateOfBirth: '2004-02-29' });
  const rows = await agesDb(world.db)
    .selectFrom('games.age_record')
    .selectAll()
    .where('customer_id', '=', lea.who.customerId)
    .execute();
  expect(rows).toMatchObject([{ least_age: 21, greatest_age: null, recorded_on: '2026-08-05', result: 'MET' }]);
  expect(JSON.stringify(rows)).not.toContain('2004');
  const asked = await lea.get(
    '/gameplay/optin-requirements?programCode=EPISODES&storeId=store-1&browserId=browser-lea',
  );
  expect(asked.body).toMatchObject({ needsDateOfBirth: false });
});

test('N-15 an unknown age is asked for, and an impossible birth date is refused', async () => {
  const max = shopper(world, 'max');
  const body = {
    programCode: 'SPIN',
    storeId: 'store-1',
    rulesVersion: 1,
    acceptedRules: true,
    earnGamePlay: true,
    marketingConsent: false,
  };
  const ids = { clientRequestId: 'request-of-max', browserId: 'browser-max' };
  const silent = await max.post('/gameplay/optin', { ...body, ...ids });
  expect([silent.status, silent.code]).toEqual([400, 'DATE_OF_BIRTH_REQUIRED']);
  expect((await max.optsIn({ dateOfBirth: '2030-01-01' })).code).toBe('DATE_OF_BIRTH_INVALID');
  expect((await max.optsIn({ dateOfBirth: '2001-02-30' })).status).toBe(400);
});

test("N-15 shoppers join their own store's games, whichever store the body names", async () => {
  const refused = await shopper(world, 'rae', { storeId: 'store-2' }).optsIn({ storeId: 'store-1' });
  expect([refused.status, refused.code]).toEqual([403, 'NOT_YOUR_STORE']);
  expect((await shopper(world, 'rae').optsIn()).body).toMatchObject({ alreadyOptedIn: false });
});

test('N-15 N-5 T-35 what is kept of a program and known of a shopper decides an opt-in', async () => {
  const pia = shopper(world, 'pia');
  const refused = async (who: typeof pia, own: Parameters<typeof pia.optsIn>[0]) => {
    const { status, code } = await who.optsIn(own);
    return [status, code];
  };
  expect(await refused(shopper(world, 'ned', { customerType: 'E' }), { programCode: 'GIVEAWAY' })).toEqual([
    403,
    'EMPLOYEE_EXCLUDED',
  ]);
  expect(await refused(pia, { programCode: 'VOID' })).toEqual([400, 'RESIDENCY_REQUIRED']);
  expect(await refused(pia, { programCode: 'VOID', residencyState: 'RI' })).toEqual([403, 'NOT_ELIGIBLE_STATE']);
  expect(await refused(pia, { rulesVersion: 2 })).toEqual([409, 'RULES_CHANGED']);
  expect(await refused(pia, { programCode: 'ELSEWHERE' })).toEqual([404, 'PROGRAM_NOT_FOUND']);
  world.clock.set('2026-09-01T07:00:00Z');
  expect(await refused(pia, {})).toEqual([409, 'PROGRAM_ENDED']);
  world.clock.set(noon);
  expect((await pia.optsIn({ programCode: 'VOID', residencyState: 'WA' })).status).toBe(200);
});

test('N-27 rules in force cannot be changed', async () => {
  const change = db()
    .updateTable('games.program_rules')
    .set({ minimum_age: 0 })
    .where('program_code', '=', 'SPIN')
    .execute();
  await expect(change).rejects.toThrow(/frozen/);
});

test('N-16 with the switch off, an opt-in earns no welcome play', async () => {
  await db()
    .insertInto('games.division_setting')
    .values({ division: 'WEST', opt_in_enhancements_enabled: false })
    .execute();
  const answer = await shopper(world, 'roy').optsIn();
  await db().deleteFrom('games.division_setting').execute();
  expect(answer.body).toMatchObject({ gamePlaysEarned: 0, alreadyOptedIn: false });
});

test('N-5 T-29 what already rules out an opt-in is on the program before anything is asked', async () => {
  await knowAccount(world, 'una', { state: 'CA', dateOfBirth: '2012-01-01' });
  const una = shopper(world, 'una', { customerType: 'E' });
  const refusals = async (who: typeof una) => {
    const { body } = await who.get<{ storePrograms: { code: string; optInRefusal: string | null }[] }>(
      '/programs?storeId=store-1&userType=R',
    );
    return Object.fromEntries(body.storePrograms.map((each) => [each.code, each.optInRefusal]));
  };
  expect(await refusals(una)).toMatchObject({
    SPIN: 'AGE_NOT_MET',
    'EVERY-AGE': null,
    GIVEAWAY: 'EMPLOYEE_EXCLUDED',
    VOID: 'NOT_ELIGIBLE_STATE',
  });
  const vic = shopper(world, 'vic');
  expect(await refusals(vic)).toMatchObject({ SPIN: null, VOID: null });
  await vic.optsIn({ dateOfBirth: '2012-01-01' });
  expect(await refusals(vic)).toMatchObject({ SPIN: 'AGE_NOT_MET', 'EVERY-AGE': null });
});
