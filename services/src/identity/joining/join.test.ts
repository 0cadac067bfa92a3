import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { profile } from '../../profile/index.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { identityTables } from '../store/tables.ts';
import { browserOf, fillIdentities } from '../testing/fixture.ts';
import { newRegistration, type NewRegistration } from './join.ts';

let world: World;
const heard: NewRegistration[] = [];
beforeAll(async () => {
  world = await createWorld({ services: [profile], fill: fillIdentities });
  await world.context.jobs.listen<NewRegistration>(newRegistration, 'test.new-members', async (member) => {
    heard.push(member);
  });
});
afterAll(() => world.close());
// Every test starts on a new day, clear of the previous one's rate limits.
beforeEach(async () => {
  await world.runJobs();
  heard.length = 0;
  world.clock.advance({ hours: 24 });
});

type Envelope = { errors: { code: string; field?: string }[] };
const codeOf = (answer: { json<T>(): T }) => answer.json<Envelope>().errors[0]?.code;
const statusesOf = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
const membersWith = (email: string) =>
  identityTables(world.db).selectFrom('identity.customer').selectAll().where('email', '=', email).execute();

let count = 0;
/** A handle that isn't in use yet. */
const newHandle = () => `theo-${(count += 1)}@example.com`;

test('S-10 with the right code a shopper joins as registered (R), signed in, at the store of their choice', async () => {
  const browser = browserOf(world);
  const handle = newHandle();
  const proved = await browser.proves(handle, { rememberMe: true });
  expect([proved.statusCode, codeOf(proved)]).toEqual([403, 'NOT_A_MEMBER']);
  expect((await browser.get('/auth/joining')).json()).toEqual({
    channel: 'email',
    maskedHandle: 't•••@example.com',
    expiresAt: world.clock.now().add({ minutes: 30 }).toString({ fractionalSecondDigits: 3 }),
  });
  const joined = await browser.joins();
  expect(joined.statusCode).toBe(200);
  expect(joined.json()).toMatchObject({
    userType: 'R',
    customerType: 'C',
    firstName: 'Theo',
    lastName: 'Park',
    email: handle,
    storeId: 's1',
    shopStoreId: 's1',
    zip: '94566',
    clubCard: null,
  });
  expect((await browser.userInfo()).statusCode).toBe(200);
  expect((await browser.get('/auth/remembered')).json()).toMatchObject({ firstName: 'Theo' });
  expect((await browser.get('/auth/joining')).statusCode).toBe(404);
});

test('S-10 the next time, a code signs the new member in', async () => {
  const handle = newHandle();
  const first = browserOf(world);
  await first.proves(handle);
  await first.joins();
  world.clock.advance({ minutes: 1 });
  const later = await browserOf(world, 'device-0002').signsIn({ handle });
  expect([later.statusCode, later.json().firstName]).toEqual([200, 'Theo']);
});

test('a shopper can also join with a mobile number', async () => {
  const browser = browserOf(world);
  const started = await browser.asksForCode({ channel: 'sms', handle: '(415) 555-2277' });
  const code = (await world.app.inject('/outbox.json?to=%2B14155552277')).json().messages[0].code;
  await browser.enters(started.json().challengeId, code);
  expect((await browser.joins()).statusCode).toBe(200);
});

test('S-32 new_registration goes out once with the join, and never for a refused one', async () => {
  const browser = browserOf(world);
  await browser.proves(newHandle());
  expect((await browser.joins({ firstName: '' })).statusCode).toBe(400);
  await world.runJobs();
  expect(heard).toEqual([]);
  const { customerId, householdId } = (await browser.joins()).json();
  await browser.joins();
  await world.runJobs();
  expect(heard).toEqual([
    {
      eventName: 'new_registration',
      eventDateTime: world.clock.now().toString({ fractionalSecondDigits: 3 }),
      eventCorrelationId: expect.stringMatching(/^[\da-f-]{36}$/),
      customerId,
      householdId,
      division: 'division-safeway',
      storeId: 's1',
      wantsDeals: false,
    },
  ]);
});

test.each([
  [false, []],
  [true, ['COUPONS', 'WEEKLY_AD']],
])('S-25 with deals set to %s, the member gets messages about %j', async (wantsDeals, topics) => {
  const browser = browserOf(world);
  await browser.proves(newHandle());
  const { customerId, token } = (await browser.joins({ wantsDeals })).json();
  await world.runJobs();
  const { preferences } = (
    await world.app.inject({
      url: `/profile/customers/${customerId}/communication-preferences`,
      headers: { authorization: `Bearer ${token}` },
    })
  ).json<{ preferences: { topic: string; email: boolean; text: boolean }[] }>();
  expect(preferences.filter(({ text }) => text).map(({ topic }) => topic)).toEqual(topics);
});

test('what a member agreed to is stored with its versions', async () => {
  const browser = browserOf(world);
  await browser.proves(newHandle());
  const { customerId } = (await browser.joins({ termsVersion: '2026-07', wantsDeals: true })).json();
  const kept = await identityTables(world.db)
    .selectFrom('identity.membership')
    .selectAll()
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ terms_version: '2026-07', privacy_version: '1', wants_deals: true, banner: 'safeway' });
});

test('N-7 the whole form is checked, and the verified handle stays for another try', async () => {
  const browser = browserOf(world);
  await browser.proves(newHandle());
  const refused = await browser.joins({ firstName: '', zipCode: '9410', storeId: 's2' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json<Envelope>().errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'firstName REQUIRED',
    'zipCode INVALID',
    'storeId STORE_NOT_FOUND',
  ]);
  expect((await browser.joins()).statusCode).toBe(200);
});

test('joining takes a verified handle', async () => {
  const browser = browserOf(world);
  expect([(await browser.joins()).statusCode, codeOf(await browser.joins())]).toEqual([404, 'NO_JOINING']);
  browser.jar.set('larder_joining', 'made-up.signature');
  expect(codeOf(await browser.joins())).toBe('NO_JOINING');
});

test('a verified handle lasts thirty minutes, in the browser that verified it', async () => {
  const browser = browserOf(world);
  await browser.proves(newHandle());
  const other = browserOf(world, 'device-0666');
  other.jar.set('larder_joining', browser.jar.get('larder_joining') ?? '');
  expect(codeOf(await other.joins())).toBe('NO_JOINING');
  world.clock.advance({ minutes: 30 });
  expect(codeOf(await browser.joins())).toBe('NO_JOINING');
});

test('canceling leaves nothing to join with', async () => {
  const browser = browserOf(world);
  const handle = newHandle();
  await browser.proves(handle);
  const cookie = browser.jar.get('larder_joining') ?? '';
  expect((await browser.post('/auth/joining/cancel')).statusCode).toBe(204);
  expect(browser.jar.has('larder_joining')).toBe(false);
  browser.jar.set('larder_joining', cookie);
  expect(codeOf(await browser.joins())).toBe('NO_JOINING');
  expect(await membersWith(handle)).toEqual([]);
});

test('T-26 a code verifies a handle only once', async () => {
  const browser = browserOf(world);
  const handle = newHandle();
  const { challengeId } = (await browser.asksForCode({ handle })).json();
  const { code } = (await world.app.inject(`/outbox.json?to=${handle}`)).json().messages[0];
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.enters(challengeId, code)));
  const codes = answers.map(codeOf);
  expect(codes.filter((code) => code === 'NOT_A_MEMBER')).toHaveLength(1);
  expect(codes.filter((code) => code === 'CODE_EXPIRED')).toHaveLength(9);
});

test('I-8 the same request gets the same response, even ten at a time, and creates one account', async () => {
  const browser = browserOf(world);
  const handle = newHandle();
  await browser.proves(handle);
  const cookie = browser.jar.get('larder_joining') ?? '';
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.joins()));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(10).fill(200));
  expect(new Set(answers.map((answer) => answer.json().customerId)).size).toBe(1);
  expect(await membersWith(handle)).toHaveLength(1);
  browser.jar.set('larder_joining', cookie);
  expect(codeOf(await browser.joins({ firstName: 'Other' }))).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('ten tabs joining at once, each with its own form, create one account', async () => {
  const browser = browserOf(world);
  const handle = newHandle();
  await browser.proves(handle);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, tab) =>
      browser.joins({ firstName: 'Theo', clubCard: '41234567777' }, `tab-${tab}-000`),
    ),
  );
  const taken = answers.filter(({ statusCode }) => statusCode === 200);
  expect(taken).toHaveLength(1);
  expect(answers.filter((answer) => answer.statusCode === 409).every((a) => codeOf(a) === 'ALREADY_MEMBER')).toBe(true);
  expect(await membersWith(handle)).toHaveLength(1);
});

test('a handle verified in five browsers becomes one member, even if they all join at once', async () => {
  const handle = newHandle();
  const browsers = Array.from({ length: 5 }, (_, index) => browserOf(world, `device-many-${index}`));
  for (const browser of browsers) {
    await browser.proves(handle);
    world.clock.advance({ seconds: 31 });
  }
  const answers = await Promise.all(browsers.map((browser, index) => browser.joins({}, `browser-${index}-000`)));
  expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409]);
  expect(await membersWith(handle)).toHaveLength(1);
  const households = await identityTables(world.db)
    .selectFrom('identity.household as household')
    .leftJoin('identity.customer as customer', 'customer.household_id', 'household.household_id')
    .select('household.household_id')
    .where('customer.customer_id', 'is', null)
    .execute();
  expect(households).toEqual([]);
});

test('a shopper who joins elsewhere before entering the code is signed in to that one account', async () => {
  const handle = newHandle();
  const slow = browserOf(world, 'device-slow');
  const { challengeId } = (await slow.asksForCode({ handle })).json();
  const { code } = (await world.app.inject(`/outbox.json?to=${handle}`)).json().messages[0];
  world.clock.advance({ seconds: 31 });
  const quick = browserOf(world, 'device-quick');
  await quick.proves(handle);
  const { customerId } = (await quick.joins()).json();
  const signedIn = await slow.enters(challengeId, code);
  expect([signedIn.statusCode, signedIn.json().customerId]).toEqual([200, customerId]);
});

test('I-8 a key used in another browser reveals nothing about its account', async () => {
  const [one, other] = [browserOf(world), browserOf(world)];
  await one.proves(newHandle());
  const { customerId } = (await one.joins({}, 'shared-key')).json();
  await other.proves(newHandle());
  const joined = await other.joins({}, 'shared-key');
  expect(joined.statusCode).toBe(200);
  expect(joined.json().customerId).not.toBe(customerId);
});

test('repeating the request does not reopen a session that ended after joining', async () => {
  const browser = browserOf(world);
  await browser.proves(newHandle());
  const cookie = browser.jar.get('larder_joining') ?? '';
  await browser.joins();
  await browser.post('/auth/sign-out', { everywhere: true });
  browser.jar.set('larder_joining', cookie);
  expect(codeOf(await browser.joins())).toBe('ALREADY_MEMBER');
  expect((await browser.userInfo()).statusCode).toBe(401);
});

test("joining ends the browser's earlier session", async () => {
  const browser = browserOf(world);
  await browser.signsIn();
  const before = browser.jar.get('larder_session') ?? '';
  await browser.proves(newHandle());
  await browser.joins();
  const old = browserOf(world);
  old.jar.set('larder_session', before);
  expect((await old.userInfo()).statusCode).toBe(401);
});

test('S-10 a club card makes a customer (C), in the household the card was issued to', async () => {
  const given = { household_id: 'household-card', club_card: '41234560001' };
  await identityTables(world.db).insertInto('identity.household').values(given).execute();
  const [known, unknown] = [browserOf(world, 'device-known'), browserOf(world, 'device-unknown')];
  await known.proves(newHandle());
  expect((await known.joins({ clubCard: '4123 4560-001' })).json()).toMatchObject({
    userType: 'C',
    clubCard: '41234560001',
    householdId: 'household-card',
  });
  await unknown.proves(newHandle());
  expect((await unknown.joins({ clubCard: '41234560777' })).json()).toMatchObject({
    userType: 'C',
    clubCard: '41234560777',
  });
});

test("S-10 another member's card is refused with the same message as a wrong number", async () => {
  const browser = browserOf(world);
  await browser.proves(newHandle());
  const [taken, wrong] = [
    await browser.joins({ clubCard: '4000100020003000' }),
    await browser.joins({ clubCard: '12' }, 'join-0002'),
  ];
  expect(taken.statusCode).toBe(400);
  expect(taken.json<Envelope>().errors).toEqual(wrong.json<Envelope>().errors);
  expect(taken.json<Envelope>().errors[0]).toMatchObject({ field: 'clubCard', code: 'CLUB_CARD_NOT_ACCEPTED' });
  expect((await browser.joins({}, 'join-0003')).json()).toMatchObject({ userType: 'R' });
});

test("S-10 card numbers can't be guessed: five tries a day", async () => {
  const browser = browserOf(world);
  await browser.proves(newHandle());
  const codes = [];
  for (let guess = 1; guess <= 6; guess++)
    codes.push(codeOf(await browser.joins({ clubCard: '4000100020003000' }, `guess-000${guess}`)));
  expect(codes).toEqual([...Array<string>(5).fill('CLUB_CARD_NOT_ACCEPTED'), 'RATE_LIMITED']);
});

test('S-10 when six shoppers join with the same card at once, one gets it', async () => {
  const browsers = Array.from({ length: 6 }, (_, index) => browserOf(world, `device-card-${index}`));
  for (const browser of browsers) await browser.proves(newHandle());
  const answers = await Promise.all(
    browsers.map((browser, index) => browser.joins({ clubCard: '41234569999' }, `card-${index}-000`)),
  );
  expect(statusesOf(answers)).toEqual([200, 400, 400, 400, 400, 400]);
});
