import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { ErrorEnvelope } from '../../platform/http/contract.ts';
import { auditOf } from '../../ops/testing/ops-testing.ts';
import type { World } from '../../testing/world.ts';
import { auditDb } from '../store/audit-log.ts';
import { allPeople, personByEmail } from '../store/people.ts';
import type { PersonRow } from '../store/tables.ts';
import { consoleWorld, letIn, signsIn } from '../testing/console-world.ts';

let world: World;
let ana: PersonRow;
let owner: { cookie: string };
beforeAll(async () => void (world = await consoleWorld()));
afterAll(() => world.close());
beforeEach(async () => {
  await sql`truncate operators.person cascade`.execute(world.db);
  world.clock.advance({ hours: 25 });
  ana = await letIn(world, 'ana');
  owner = await signsIn(world, 'ana');
});

const adds = (body: object, headers = owner, key: string = randomUUID()) =>
  world.app.inject({
    method: 'POST',
    url: '/operators/people',
    headers: { ...headers, 'idempotency-key': key },
    body: { fullName: 'Kim Lee', email: 'kim@larder.example', roles: ['SUPPORT'], storeId: null, ...body },
  });
const changes = (person: PersonRow, body: object, headers = owner, key: string = randomUUID()) =>
  world.app.inject({
    method: 'POST',
    url: `/operators/people/${person.person_id}`,
    headers: { ...headers, 'idempotency-key': key },
    body: {
      version: person.version,
      fullName: person.full_name,
      roles: person.roles,
      storeId: person.store_id,
      isActive: true,
      ...body,
    },
  });
type Answer = Awaited<ReturnType<typeof adds>>;
const codeOf = (answer: Answer) => answer.json<ErrorEnvelope>().errors?.[0]?.code ?? 'DONE';
const codesOf = async (answers: readonly Promise<Answer>[]) => (await Promise.all(answers)).map(codeOf).toSorted();

test('an owner adds a person; the audit log has who it was and what they are since', async () => {
  const answer = await adds({ fullName: ' Kim Lee ', email: 'Kim@Larder.Example' });
  expect(answer.json()).toMatchObject({ name: 'kim', fullName: 'Kim Lee', email: 'kim@larder.example', version: 1 });
  expect((await auditOf(world)).at(-1)).toEqual(['ana', 'person add', 'kim', 'DONE']);
  const line = await auditDb(world.db)
    .selectFrom('games.audit_log')
    .selectAll()
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  expect(line?.detail).toEqual({
    after: { fullName: 'Kim Lee', email: 'kim@larder.example', roles: ['SUPPORT'], storeId: null, isActive: true },
  });
});

test('I-8 ten times the same key at once adds one person, with one line in the audit log', async () => {
  const before = (await auditOf(world)).length;
  const answers = await Promise.all(Array.from({ length: 10 }, () => adds({}, owner, 'the-same-key')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await allPeople(world.db)).toHaveLength(2);
  expect((await auditOf(world)).length).toBe(before + 1);
});

test('ten people with one address at once are one; with ten addresses that begin alike, each has a name of their own', async () => {
  expect(await codesOf(Array.from({ length: 10 }, () => adds({})))).toEqual([
    'DONE',
    ...Array<string>(9).fill('EMAIL_TAKEN'),
  ]);
  const alike = await codesOf(Array.from({ length: 4 }, (_, number) => adds({ email: `pat@store${number}.example` })));
  expect(alike).toEqual(['DONE', 'DONE', 'DONE', 'DONE']);
  const names = (await allPeople(world.db)).map(({ name }) => name).filter((name) => name.startsWith('pat'));
  expect(names.toSorted()).toEqual(['pat', 'pat2', 'pat3', 'pat4']);
});

test.each([
  [{ roles: [] }, 400, 'ROLE_REQUIRED'],
  [{ roles: ['STORE_STAFF'] }, 400, 'STORE_REQUIRED'],
  [{ roles: ['SUPPORT'], storeId: '2910' }, 400, 'STORE_NOT_USED'],
  [{ roles: ['STORE_STAFF'], storeId: 'nowhere' }, 400, 'STORE_UNKNOWN'],
  [{ fullName: '   ' }, 400, 'NAME_REQUIRED'],
  [{ roles: ['KING'] }, 400, 'INVALID'],
  [{ email: 'kim' }, 400, 'EMAIL_INVALID'],
])('what is not sound is refused, and nobody is added: %j', async (body, status, code) => {
  const answer = await adds(body);
  expect([answer.statusCode, codeOf(answer)]).toEqual([status, code]);
  expect(await allPeople(world.db)).toHaveLength(1);
});

test('everything that is wrong is said at once, each at its field', async () => {
  const answer = await adds({ fullName: '', email: '', roles: [], storeId: '2910' });
  expect(answer.json<ErrorEnvelope>().errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'fullName NAME_REQUIRED',
    'roles ROLE_REQUIRED',
    'storeId STORE_NOT_USED',
    'email EMAIL_INVALID',
  ]);
});

test('two owners change one person at once: one change is kept, the other is refused', async () => {
  await letIn(world, 'bea');
  const other = await signsIn(world, 'bea');
  const kim = await letIn(world, 'kim', ['SUPPORT']);
  const both = [changes(kim, { roles: ['MARKETING'] }), changes(kim, { roles: ['GAMES'] }, other)];
  expect(await codesOf(both)).toEqual(['DONE', 'EDITED_MEANWHILE']);
  const now = await personByEmail(world.db, 'kim@larder.example');
  expect([now?.version, now?.roles.length]).toEqual([2, 1]);
});

test('a change that is sent again with its key is the same change, not an edit meanwhile', async () => {
  const kim = await letIn(world, 'kim', ['SUPPORT']);
  const send = () => changes(kim, { roles: ['MARKETING'] }, owner, 'one-change');
  expect((await send()).json()).toMatchObject({ version: 2 });
  expect((await send()).json()).toMatchObject({ version: 2 });
});

test('nobody changes their own roles or access; their name they may', async () => {
  await letIn(world, 'bea');
  expect(codeOf(await changes(ana, { roles: ['AUDITOR'] }))).toBe('SECOND_PERSON_REQUIRED');
  expect(codeOf(await changes(ana, { isActive: false }))).toBe('SECOND_PERSON_REQUIRED');
  expect((await changes(ana, { fullName: 'Ana R.' })).json()).toMatchObject({ fullName: 'Ana R.', version: 2 });
});

test('two owners take each other’s role away at once: one of them stays the owner', async () => {
  for (let round = 0; round < 5; round++) {
    const bea = await letIn(world, `bea${round}`);
    const other = await signsIn(world, `bea${round}`);
    const [now] = (await allPeople(world.db)).filter(({ name }) => name === 'ana');
    const codes = await codesOf([
      changes(bea, { roles: ['AUDITOR'] }, owner),
      changes(now!, { roles: ['AUDITOR'] }, other),
    ]);
    expect(codes).toEqual(['DONE', 'NOT_PERMITTED']);
    const owners = (await allPeople(world.db)).filter(({ roles }) => roles.includes('OWNER'));
    expect(owners).toHaveLength(1);
    await sql`delete from operators.person where name <> 'ana'`.execute(world.db);
    await sql`insert into operators.person_role select person_id, 'OWNER' from operators.person on conflict do nothing`.execute(
      world.db,
    );
  }
});

test('who is deactivated is signed out at once, everywhere, and let in again when they are active again', async () => {
  const kim = await letIn(world, 'kim', ['SUPPORT']);
  const session = await signsIn(world, 'kim');
  expect((await changes(kim, { isActive: false })).json()).toMatchObject({ isActive: false });
  expect((await world.app.inject({ url: '/operators/me', headers: session })).statusCode).toBe(401);
  await expect(signsIn(world, 'kim')).rejects.toThrow('was not let in');
  const now = await personByEmail(world.db, 'kim@larder.example');
  expect((await changes({ ...now!, version: 2 }, { isActive: true })).json()).toMatchObject({ isActive: true });
  world.clock.advance({ seconds: 31 });
  expect((await signsIn(world, 'kim')).cookie).toContain('larder_operator=');
});

test('a refused change has a line in the audit log, too, with why', async () => {
  await changes(ana, { roles: ['AUDITOR'] });
  expect((await auditOf(world)).at(-1)).toEqual(['ana', 'person change', ana.person_id, 'SECOND_PERSON_REQUIRED']);
});
