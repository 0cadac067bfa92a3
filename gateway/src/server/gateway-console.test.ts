import { afterEach, expect, test } from 'vitest';
import { consoleSchema } from './console-schema.ts';
import { consoleManifest } from './console.ts';
import { costs, mostCost } from './graphql/cost.ts';
import { readTrustedDocuments } from './graphql/trusted-documents.ts';
import { trustedOperations } from './graphql/trusted-operations.ts';
import { schema } from './schema.ts';
import { envelope, openFront, signedIn, type Front, type Handler } from '../testing/front.ts';

let front: Front;
afterEach(() => front.close());

const documents = {
  me: 'query Me { me { id name acts } }',
  people: 'query People { people { id email } }',
  start:
    'mutation Start($email: String!) { startSignIn(input: { email: $email }) { challenge { id } userErrors { code message field } } }',
  verify:
    'mutation Verify { verifySignInCode(input: { challengeId: "c1", code: "123 456" }) { me { id } userErrors { code } } }',
  change: `mutation Change { changePerson(input: { requestId: "request-1", id: "p2", version: 1, fullName: "Kim", roles: [GAMES],
    isActive: true }) { person { version fullName } userErrors { code message } } }`,
  log: 'query Log($first: PageSize!, $after: String) { auditLog(first: $first, after: $after, filter: { operator: "ana" }) { nodes { id changes { name before after } } pageInfo { hasNextPage endCursor } } }',
};
const person = {
  personId: 'p1',
  name: 'ana',
  fullName: 'Ana Romero',
  email: 'ana@larder.example',
  roles: ['OWNER'],
  storeId: null,
};
const saved = { ...person, isActive: true, version: 3, createdAt: '2026-08-05T12:00:00.000Z' };
const handlers: Record<string, Handler> = {
  'GET /operators/me': () => ({ ...person, acts: ['BE_SIGNED_IN'] }),
  'GET /operators/people': () => [saved],
  'GET /operators/people/p2': () => saved,
  'POST /operators/people/p2': (_, reply) => reply.code(409).send(envelope('EDITED_MEANWHILE', 'Somebody else did.')),
  'POST /operators/sign-in/start': (_, reply) =>
    reply.code(429).header('retry-after', '30').send(envelope('RATE_LIMITED', 'Too many codes. Try again later.')),
  'POST /operators/sign-in/verify': (_, reply) =>
    reply
      .header('set-cookie', 'larder_operator=new; Path=/admin; HttpOnly; SameSite=Strict')
      .send({ ...person, acts: ['BE_SIGNED_IN'] }),
  'GET /operators/audit-log': () => ({
    lines: [
      {
        number: 7,
        at: '2026-08-05T12:00:00.000Z',
        operator: 'ana',
        command: 'person change',
        subject: 'kim',
        outcome: 'DONE',
        before: '{"roles":["GAMES"]}',
        after: '{"roles":["OWNER"]}',
        detail: null,
      },
    ],
    hasMore: true,
  }),
};
const open = async (more: Record<string, Handler> = {}) =>
  (front = await openFront({ handlers: { ...handlers, ...more }, consoleDocuments: documents }));

const operator = { cookie: 'larder_operator=secret; other=1' };

async function ask(id: string, headers: Record<string, string> = {}, { variables = {}, path = '/admin/graphql' } = {}) {
  const answer = await fetch(front.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: id } } }),
  });
  const body = (await answer.json()) as {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions: Record<string, unknown> }[];
  };
  return { status: answer.status, headers: answer.headers, ...body, code: body.errors?.[0]?.extensions['code'] };
}

test('with an operator’s session its fields are answered; only its own cookie goes on to the service', async () => {
  await open();
  expect((await ask('people', operator)).data).toEqual({ people: [{ id: 'p1', email: 'ana@larder.example' }] });
  expect(front.calls.map(({ route, headers }) => [route, headers['cookie'], headers['authorization']])).toEqual([
    ['GET /operators/people', 'larder_operator=secret', undefined],
  ]);
});

test.each([
  ['no session', {}],
  ['a shopper’s session', { cookie: signedIn }],
  ['a bearer token', { authorization: 'Bearer a.b.c' }],
])('with %s, nothing is asked of the service, and who it is is nobody', async (_, headers) => {
  await open();
  const refused = await ask('people', headers);
  expect([refused.data, refused.code]).toEqual([{ people: null }, 'UNAUTHENTICATED']);
  expect((await ask('me', headers)).data).toEqual({ me: null });
  expect((await ask('change', headers)).code).toBe('UNAUTHENTICATED');
  expect(front.calls).toEqual([]);
});

test('a role that may not is refused in the service’s words, and a session that has ended is told as such', async () => {
  await open({
    'GET /operators/people': (_, reply) => reply.code(403).send(envelope('NOT_PERMITTED', 'Ask an owner.')),
    'GET /operators/me': (_, reply) => reply.code(401).send(envelope('UNAUTHORIZED', 'Invalid authorization')),
  });
  const refused = await ask('people', operator);
  expect([refused.code, refused.errors?.[0]?.message]).toEqual(['NOT_PERMITTED', 'Ask an owner.']);
  expect((await ask('me', operator)).data).toEqual({ me: null });
});

test('only the console’s own operations run, whatever else a caller sends', async () => {
  await open();
  expect((await ask('unknown', operator)).code).toBe('PERSISTED_QUERY_NOT_FOUND');
  const text = await fetch(`${front.url}/admin/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...operator },
    body: JSON.stringify({ query: '{ people { id } }' }),
  });
  expect(text.status).toBe(400);
  expect((await ask('people', operator, { path: '/graphql' })).code).toBe('PERSISTED_QUERY_NOT_FOUND');
  expect(front.calls).toEqual([]);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'what a form of another site can post is refused: %j',
  async (type) => {
    await open();
    const answer = await fetch(`${front.url}/admin/graphql`, {
      method: 'POST',
      headers: { ...(type === '' ? {} : { 'content-type': type }), ...operator },
      body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: 'change' } } }),
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(front.calls).toEqual([]);
  },
);

test('a request that is read instead of posted finds no operation', async () => {
  await open();
  const answer = await fetch(`${front.url}/admin/graphql?id=people`, { headers: operator });
  expect(answer.headers.get('content-type')).not.toContain('json');
  expect(front.calls).toEqual([]);
});

test('T-43 what is too long, and too much at once, is refused', async () => {
  await open();
  const long = await fetch(`${front.url}/admin/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...operator },
    body: JSON.stringify({ variables: { email: 'x'.repeat(70_000) } }),
  });
  expect(long.status).toBe(413);
});

test('T-101 steps of signing in are counted by their own limit', async () => {
  front = await openFront({
    handlers,
    consoleDocuments: documents,
    config: { ratesPerMinute: { query: 100, mutation: 100, signIn: 1, page: 100 } },
  });
  const codes = [];
  for (let number = 0; number < 12; number++)
    codes.push((await ask('start', {}, { variables: { email: 'ana@larder.example' } })).status);
  expect(codes.at(0)).toBe(200);
  expect(codes.at(-1)).toBe(429);
});

test('a code that is right brings the session’s cookie to the browser, unchanged', async () => {
  await open();
  const { data, headers } = await ask('verify');
  expect(data).toEqual({ verifySignInCode: { me: { id: 'p1' }, userErrors: [] } });
  expect(headers.getSetCookie()).toEqual(['larder_operator=new; Path=/admin; HttpOnly; SameSite=Strict']);
  expect(front.calls[0]?.body).toEqual({ challengeId: 'c1', code: '123456' });
});

test('what a service refuses is told in the operator’s language', async () => {
  await open();
  const variables = { email: ' ana@larder.example ' };
  const { data } = await ask('start', { 'accept-language': 'es' }, { variables });
  expect(data).toEqual({
    startSignIn: {
      challenge: null,
      userErrors: [{ code: 'RATE_LIMITED', message: 'Demasiados códigos. Inténtalo más tarde.', field: null }],
    },
  });
  expect(front.calls[0]?.body).toEqual({ email: 'ana@larder.example', language: 'es' });
});

test('a change of what somebody else has changed brings what it has become', async () => {
  await open();
  expect((await ask('change', operator)).data).toEqual({
    changePerson: {
      person: { version: 3, fullName: 'Ana Romero' },
      userErrors: [{ code: 'EDITED_MEANWHILE', message: expect.stringContaining('Nothing of yours was saved') }],
    },
  });
});

test('the audit log is paged, and a cursor that is none is refused before the service is asked', async () => {
  await open();
  const { data } = await ask('log', operator, { variables: { first: 1, after: '9' } });
  expect(data).toEqual({
    auditLog: {
      nodes: [{ id: '7', changes: [{ name: 'roles', before: 'GAMES', after: 'OWNER' }] }],
      pageInfo: { hasNextPage: true, endCursor: '7' },
    },
  });
  expect(front.calls[0]?.query).toEqual({ limit: '1', before: '9', operator: 'ana' });
  expect((await ask('log', operator, { variables: { first: 1, after: '1 or 1=1' } })).code).toBe('BAD_USER_INPUT');
  expect(front.calls).toHaveLength(1);
});

test('every operation of the console’s build is sound, and within the cost that is let in', () => {
  const built = readTrustedDocuments(consoleManifest);
  const operations = trustedOperations(consoleSchema, built);
  const costOf = costs(consoleSchema);
  const found = Object.keys(built).map((hash) => {
    const operation = operations.find(hash, null);
    return operation && costOf(operation.document, operation.definition, { first: 100 });
  });
  expect(found.length).toBeGreaterThan(8);
  expect(found.filter((cost) => cost === null || cost > mostCost)).toEqual([]);
});

test('nothing of operators is in the shoppers’ schema, and nothing of shoppers in the operators’', () => {
  const own = (of: typeof schema) =>
    Object.keys({ ...of.getQueryType()?.getFields(), ...of.getMutationType()?.getFields() });
  // Both sign in, each in its own way.
  const both = own(consoleSchema).filter((name) => own(schema).includes(name));
  expect(both.toSorted()).toEqual(['me', 'signOut', 'startSignIn', 'verifySignInCode']);
  for (const type of ['Operator', 'Person', 'AuditLine', 'WorkNow', 'Role', 'Act'])
    expect(schema.getType(type)).toBeUndefined();
});
