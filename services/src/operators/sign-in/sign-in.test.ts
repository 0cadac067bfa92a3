import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorEnvelope } from '../../platform/http/contract.ts';
import { auditOf } from '../../ops/testing/ops-testing.ts';
import type { World } from '../../testing/world.ts';
import { asksForCode, consoleWorld, enters, letIn, mailedCode, signsIn } from '../testing/console-world.ts';
import { operatorsDb } from '../store/tables.ts';

let world: World;
beforeAll(async () => void (world = await consoleWorld()));
afterAll(() => world.close());
beforeEach(() => world.clock.advance({ hours: 25 }));

const codeOf = (answer: { json: <T>() => T }) => answer.json<ErrorEnvelope>().errors[0]?.code;
const me = (headers: { cookie?: string }) => world.app.inject({ url: '/operators/me', headers });
const signsOut = (headers: { cookie: string }, everywhere: boolean) =>
  world.app.inject({ method: 'POST', url: '/operators/sign-out', headers, body: { everywhere } });

test('a person signs in with the code that was mailed, and is told what they may do', async () => {
  await letIn(world, 'ana', ['OWNER']);
  const started = await asksForCode(world, ' Ana@Larder.Example ');
  expect(started.json()).toMatchObject({ maskedEmail: 'a•••@larder.example', codeLength: 6 });
  const { challengeId } = started.json<{ challengeId: string }>();
  const code = await mailedCode(world, 'ana@larder.example');
  const answer = await enters(world, challengeId, code ?? '');
  expect(answer.json()).toMatchObject({ name: 'ana', roles: ['OWNER'], storeId: null });
  expect(answer.json<{ acts: string[] }>().acts).toContain('CHANGE_PEOPLE');
  const [cookie] = answer.cookies;
  expect(cookie).toMatchObject({
    name: 'larder_operator',
    path: '/admin',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: 43_200,
  });
  expect((await me({ cookie: `larder_operator=${cookie?.value}` })).json()).toEqual(answer.json());
  expect((await auditOf(world)).at(-1)).toEqual(['ana', 'sign-in', 'ana', 'DONE']);
});

test('T-28 an address of nobody, and one of somebody who was deactivated, get the same answer and no mail', async () => {
  const gone = await letIn(world, 'gone');
  await operatorsDb(world.db)
    .updateTable('operators.person')
    .set({ deactivated_at: world.clock.now() })
    .where('person_id', '=', gone.person_id)
    .execute();
  await letIn(world, 'here');
  const answers = [];
  for (const name of ['nobody', 'gone', 'here']) answers.push(await asksForCode(world, `${name}@larder.example`));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const shapes = answers.map((answer) => Object.keys(answer.json<object>()).join());
  expect(new Set(shapes).size).toBe(1);
  expect(await mailedCode(world, 'nobody@larder.example')).toBeNull();
  expect(await mailedCode(world, 'gone@larder.example')).toBeNull();
  expect(await mailedCode(world, 'here@larder.example')).toMatch(/^\d{6}$/);
});

test('T-26 of ten tries with the right code at once one signs in; with wrong ones, five are counted, and then it is locked', async () => {
  await letIn(world, 'ben');
  const { challengeId } = (await asksForCode(world, 'ben@larder.example')).json<{ challengeId: string }>();
  const code = (await mailedCode(world, 'ben@larder.example')) ?? '';
  const right = await Promise.all(Array.from({ length: 10 }, () => enters(world, challengeId, code)));
  expect(right.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(new Set(right.filter(({ statusCode }) => statusCode !== 200).map(codeOf))).toEqual(new Set(['CODE_EXPIRED']));

  world.clock.advance({ seconds: 31 });
  const next = (await asksForCode(world, 'ben@larder.example')).json<{ challengeId: string }>();
  const other = await mailedCode(world, 'ben@larder.example');
  const wrong = other === '000000' ? '000001' : '000000';
  const tries = await Promise.all(Array.from({ length: 10 }, () => enters(world, next.challengeId, wrong)));
  expect(tries.map(codeOf).filter((each) => each === 'CODE_WRONG')).toHaveLength(4);
  expect(tries.map(codeOf).filter((each) => each === 'CODE_LOCKED')).toHaveLength(6);
  expect(codeOf(await enters(world, next.challengeId, other ?? ''))).toBe('CODE_LOCKED');
});

test('a code works for five minutes, for its own challenge only', async () => {
  await letIn(world, 'cora');
  const first = (await asksForCode(world, 'cora@larder.example')).json<{ challengeId: string }>();
  const code = (await mailedCode(world, 'cora@larder.example')) ?? '';
  expect(codeOf(await enters(world, 'another', code))).toBe('CODE_EXPIRED');
  world.clock.advance({ minutes: 5 });
  expect(codeOf(await enters(world, first.challengeId, code))).toBe('CODE_EXPIRED');
});

test('codes are limited by address and network: one in 30 seconds, five an hour, and others still get theirs', async () => {
  await letIn(world, 'dora');
  const ask = (from?: string) => asksForCode(world, 'dora@larder.example', from);
  expect((await ask('192.0.2.1')).statusCode).toBe(200);
  const refused = await ask('192.0.2.1');
  expect([refused.statusCode, refused.headers['retry-after'], codeOf(refused)]).toEqual([429, '30', 'RATE_LIMITED']);
  for (let number = 2; number <= 5; number++) {
    world.clock.advance({ seconds: 30 });
    expect((await ask('192.0.2.1')).statusCode).toBe(200);
  }
  world.clock.advance({ seconds: 30 });
  expect((await ask('192.0.2.1')).statusCode).toBe(429);
  expect((await ask('198.51.100.7')).statusCode).toBe(200);
});

test('a session ends after an hour without use, after twelve hours in use, and when somebody signs out', async () => {
  await letIn(world, 'eli');
  const idle = await signsIn(world, 'eli');
  world.clock.advance({ minutes: 59 });
  expect((await me(idle)).statusCode).toBe(200);
  world.clock.advance({ minutes: 59 });
  expect((await me(idle)).statusCode).toBe(200);
  world.clock.advance({ minutes: 60 });
  expect((await me(idle)).statusCode).toBe(401);

  const busy = await signsIn(world, 'eli');
  for (let halfHour = 1; halfHour < 24; halfHour++) {
    world.clock.advance({ minutes: 30 });
    expect((await me(busy)).statusCode, `after ${halfHour / 2} hours`).toBe(halfHour === 24 ? 401 : 200);
  }
  world.clock.advance({ minutes: 30 });
  expect((await me(busy)).statusCode).toBe(401);

  const out = await signsIn(world, 'eli');
  expect((await signsOut(out, false)).cookies).toMatchObject([{ name: 'larder_operator', value: '', path: '/admin' }]);
  expect((await me(out)).statusCode).toBe(401);
});

test('signing out everywhere ends the sessions of all browsers, and of nobody else', async () => {
  await letIn(world, 'fay');
  await letIn(world, 'gus');
  const [one, other, another] = [await signsIn(world, 'fay'), await signsIn(world, 'fay'), await signsIn(world, 'gus')];
  expect((await signsOut(one, true)).statusCode).toBe(204);
  expect([(await me(one)).statusCode, (await me(other)).statusCode]).toEqual([401, 401]);
  expect((await me(another)).statusCode).toBe(200);
});

test('neither a code nor what a browser has can be read in the database', async () => {
  await letIn(world, 'hal');
  const { cookie } = await signsIn(world, 'hal');
  const db = operatorsDb(world.db);
  const kept = JSON.stringify([
    await db.selectFrom('operators.session').selectAll().execute(),
    await db.selectFrom('operators.sign_in_code').selectAll().execute(),
  ]);
  expect(kept).not.toContain(cookie.split('=')[1]);
  expect(kept).not.toMatch(/"\d{6}"/);
});

test.each(['', 'x', 'a'.repeat(43), '../../etc', "'; --"])(
  'a cookie that is none of ours lets nobody in: %j',
  async (value) => {
    expect((await me({ cookie: `larder_operator=${value}` })).statusCode).toBe(401);
  },
);
