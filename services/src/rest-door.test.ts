import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import Schema from 'typebox/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from './app.ts';
import { ErrorEnvelope } from './platform/http/contract.ts';
import { demo } from './testing/bases.ts';
import { createWorld, type World } from './testing/world.ts';
import { addPerson } from './operators/index.ts';
import { cookieName, newToken, tokenHash } from './operators/door/cookie.ts';
import { openSession } from './operators/store/sessions.ts';
import { type Known, operations, requestsOf, valid, validBody, type JsonSchema } from './testing/requests.ts';

const all = operations();
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_805);
const perOperation = Number(process.env['FUZZ_RUNS'] ?? 8);

let world: World;
let known: Known;
let callers: object[];
/** An owner of the console whom requests may sign out and change, and one whom they don't know. */
let owner: string;
let unknownOwner: string;
beforeAll(async () => {
  world = await createWorld({ services, clock: '2026-08-05T21:30:00Z', base: demo });
  [owner, unknownOwner] = [await ownerCalled('romero'), await ownerCalled('lindqvist')];
  known = await knownValues();
  callers = await Promise.all([...Array<string>(4).fill('maya'), ...(await shopperKeys())].map(bearer));
  callers.push({});
  await watchWrites();
});
afterAll(() => world.close());

async function ownerCalled(name: string): Promise<string> {
  const person = { fullName: name, email: `${name}@larder.example`, roles: ['OWNER' as const], storeId: null };
  return (await addPerson(world.context, person)).person_id;
}

/** A new session in the console. */
async function inConsole(personId: string): Promise<{ cookie: string }> {
  const token = newToken(world.random);
  await openSession(world.db, { hash: tokenHash(token), personId }, world.clock.now());
  return { cookie: `${cookieName}=${token}` };
}

const bearer = async (who: string) => ({ authorization: `Bearer ${await world.tokenFor(who)}` });

async function valuesOf(column: string, table: string): Promise<unknown[]> {
  const { rows } = await sql<{ value: unknown }>`
    select distinct ${sql.ref(column)} as value from ${sql.table(table)} order by 1 limit 40`.execute(world.db);
  return rows.map(({ value }) => value);
}
const shopperKeys = async () =>
  (await valuesOf('demo_key', 'identity.customer')).filter((key) => typeof key === 'string');

async function knownValues(): Promise<Known> {
  const programs = await valuesOf('code', 'games.program');
  const prizes = await valuesOf('prize_id', 'games.prize');
  const lists = [programs.join(','), programs[0], 'NONE', ','];
  return {
    programCode: programs,
    programCodes: lists,
    programs: lists,
    prizeId: prizes,
    choiceId: prizes,
    drawId: await valuesOf('draw_id', 'games.draw'),
    storeId: await valuesOf('store_id', 'identity.store'),
    banner: ['safeway', 'vons', 'haggen', 'master', 'none'],
    customerId: await valuesOf('customer_id', 'identity.customer'),
    householdId: await valuesOf('household_id', 'identity.household'),
    uuid: await valuesOf('uuid', 'identity.customer'),
    redemptionId: await valuesOf('redemption_id', 'games.redemption'),
    transactionId: await valuesOf('win_id', 'games.win'),
    noticeId: await valuesOf('notice_id', 'games.notice'),
    addressId: await valuesOf('address_id', 'profile.address'),
    personId: [owner],
    email: ['romero@larder.example', 'okafor@larder.example'],
    key: await shopperKeys(),
    handle: ['maya@example.com', '(510) 555-0142'],
    fl: ['address,loyalty', 'HOUSEHOLD', 'preferences'],
    zipcode: ['94103', '00000'],
    place: ['94103', 'Oakland, CA', '37.77,-122.42', 'Nowhereville', '00000'],
    zipCode: ['94103'],
    state: ['CA'],
    city: ['San Francisco'],
    types: ['EARN,PLAY', ','],
    'x-user-timezone': ['America/Chicago', 'Nowhere/At_All', '+25:00'],
    lines: ['GROCERY:525,ALCOHOL:1899', ''],
    rulesVersion: [1, 2],
    quantity: [1, 2],
    expectedCost: [0, 20, 50, 100],
    version: [1, 2],
  };
}

/** Notes every row that is written; what a transaction rolls back rolls its note back too. */
async function watchWrites(): Promise<void> {
  await sql`create table public.written (name text)`.execute(world.db);
  await sql`create function public.note() returns trigger language plpgsql as
    $$ begin insert into public.written values (tg_table_schema || '.' || tg_table_name); return null; end $$`.execute(
    world.db,
  );
  const { rows } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname in ('platform', 'identity', 'stores', 'profile', 'content', 'games', 'offers', 'cart', 'orders', 'operators')`.execute(
    world.db,
  );
  for (const { schema, name } of rows)
    await sql`create trigger noted after insert or update or delete on ${sql.table(`${schema}.${name}`)}
      for each row execute function public.note()`.execute(world.db);
}

async function written(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`with noted as (delete from public.written returning name)
    select distinct name from noted order by name`.execute(world.db);
  return rows.map(({ name }) => name);
}

/** What a refusal is meant to keep: counted tries (T-26), a refusal by age (N-17), and what an operator tried to do (N-71). */
const keptByRefusals: Readonly<Record<string, readonly string[]>> = {
  startOtp: ['identity.rate_limit'],
  verifyOtp: ['identity.otp_challenge', 'identity.rate_limit'],
  verifyOperatorSignIn: ['operators.sign_in_code'],
  addOperatorPerson: ['games.audit_log'],
  changeOperatorPerson: ['games.audit_log'],
  optIn: ['games.age_refusal', 'games.age_record'],
  enterFree: ['games.age_refusal', 'games.secret'],
};

const envelope = Schema.Compile(ErrorEnvelope);
const isEnvelope = (body: unknown) => envelope.Check(body);
const ofTheFramework =
  /FST_|must have required|must match|must be equal|schema is false|must NOT have|must be string|must be integer|SyntaxError|Unexpected token/;

/** What is wrong with an answer; nothing when all is well. */
function faultsOf(answer: { statusCode: number; body: string }): string[] {
  const { statusCode, body } = answer;
  if (statusCode >= 500) return [`answered ${statusCode}`];
  if (statusCode < 400) return [];
  if (ofTheFramework.test(body)) return ["has the framework's words"];
  const parsed = JSON.parse(body) as { geo?: unknown };
  return isEnvelope(parsed) || parsed.geo !== undefined ? [] : ['has no envelope'];
}

const shown = (request: InjectOptions, faults: readonly string[], body: string) =>
  `${faults.join(', ')}: ${JSON.stringify([request.method, request.url, request.payload, request.headers])}: ${body.slice(0, 300)}`;

/** One after another: what is written belongs to the request that has just been answered. */
async function writes(id: string, requests: readonly InjectOptions[]): Promise<string[]> {
  const found: string[] = [];
  // What a read before them has made, such as a key, is not theirs.
  await written();
  for (const request of requests) {
    const answer = await world.app.inject(request);
    const tables = (await written()).filter((name) => !keptByRefusals[id]?.includes(name));
    const faults = faultsOf(answer);
    if (answer.statusCode >= 400 && tables.length > 0) faults.push(`refused, but wrote to ${tables.join(', ')}`);
    if (faults.length > 0) found.push(shown(request, faults, answer.body));
  }
  return found;
}

async function reads(requests: readonly InjectOptions[]): Promise<string[]> {
  const answers = await Promise.all(requests.map((request) => world.app.inject(request)));
  return answers.flatMap((answer, index) => {
    const faults = faultsOf(answer);
    return faults.length > 0 ? [shown(requests[index] ?? {}, faults, answer.body)] : [];
  });
}

test(
  `N-76 whatever is sent to any route, none crashes, and each refusal has the envelope and writes nothing (seed ${seed})`,
  async () => {
    const found: string[] = [];
    for (const operation of all) {
      const who = operation.path.startsWith('/operators/') ? [await inConsole(owner), {}] : callers;
      const requests = fc.sample(requestsOf(operation, known, who), { numRuns: perOperation, seed });
      if (operation.method === 'GET')
        for (let start = 0; start < requests.length; start += 20)
          found.push(...(await reads(requests.slice(start, start + 20))));
      else found.push(...(await writes(operation.id, requests)));
    }
    expect(found.slice(0, 10)).toEqual([]);
  },
  (60_000 + 1000 * perOperation) * Number(process.env['LARDER_SPEED'] ?? 1),
);

const wrong: Readonly<Record<string, readonly unknown[]>> = {
  integer: ['2', [2], '0x2', true, 1.5, null, {}, '', 1e300],
  number: ['2', [2], true, null, {}],
  boolean: ['true', 'false', 1, 0, [true], null, ''],
  string: [5, true, ['a'], null, {}],
  array: ['a', {}, 1, true],
};

const typeOf = (schema: JsonSchema) =>
  [schema.type].flat()[0] ?? (schema.enum ? 'string' : 'const' in schema ? typeof schema.const : '');

const fieldsOf = all.flatMap((operation) =>
  Object.entries(operation.body?.properties ?? {}).map(([field, schema]) => ({ operation, field, schema })),
);

/** The path of an operation with parts that it may have. */
const pathOf = ({ path, parameters }: (typeof all)[number]): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const part = parameters.find((each) => each.in === 'path' && each.name === name);
    return part?.schema.pattern === undefined
      ? 'some-id'
      : String(fc.sample(valid(part.schema), { numRuns: 1, seed })[0]);
  });

test.each(fieldsOf.map(({ operation, field, schema }) => [operation.id, field, operation, schema] as const))(
  'N-7, T-45 %s takes %s as it is or not at all',
  async (_, field, operation, schema) => {
    const [body] = fc.sample(validBody(operation.body ?? {}), { numRuns: 1, seed });
    const operator = operation.path.startsWith('/operators/') ? await inConsole(unknownOwner) : {};
    await written();
    for (const value of wrong[typeOf(schema)] ?? []) {
      if (value === null && schema.anyOf) continue;
      const answer = await world.app.inject({
        method: operation.method,
        url: pathOf(operation),
        headers: { ...callers[0], ...operator, 'idempotency-key': 'request-1234' },
        body: { ...body, [field]: value },
      });
      expect([value, answer.statusCode]).toEqual([value, 400]);
      expect(answer.json().errors[0].field).toMatch(new RegExp(`^${field}`));
    }
    expect(await written()).toEqual([]);
  },
);
