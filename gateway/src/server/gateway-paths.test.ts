import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { longestAnswer } from './graphql/answer-size.ts';
import { codes, envelope, openFront, signedIn } from '../testing/front.ts';
import { aProgram } from '../testing/rows.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

interface Case {
  says: string;
  text: string;
  variables?: unknown;
  operationName?: unknown;
  cookie?: string;
  headers?: Record<string, string>;
  given?: Parameters<typeof openFront>[0];
  /** What both have to answer, so that a case never passes because both fail. */
  status: number;
  code?: string;
}

const grid = 'query Grid { me { playAndEarn { programs { code points { totalGamePoints } game { kind } } } } }';
const program = 'query Program($code: ID!) { me { program(code: $code) { code } } }';
const history = 'query History($first: PageSize!) { me { rewardsHistory(first: $first) { items { points } } } }';
const forget = 'mutation Forget { forgetShopper { viewer { firstName } } }';
const play =
  'mutation Play($input: PlayInput!) { play(input: $input) { play { receipt } program { code } userErrors { code message field } } }';
const two = 'query A { banner { id } } query B { viewer { firstName } }';
const playInput = { input: { programCode: 'HARVEST', playKey: 'play-key-1', clientSeed: 'seed' } };
const down = (route: string, status: number, body: unknown = '') => ({
  handlers: {
    [route]: (_: unknown, reply: { code(status: number): { send(body: unknown): unknown } }) =>
      reply.code(status).send(body),
  },
});
const rates = { query: 1000, mutation: 1000, signIn: 1000, page: 0 };
const tooMuch = Array.from({ length: 8 }, (_, index) => `l${index}: links { faq }`).join(' ');
const long = aProgram({
  code: codes[0] ?? '',
  uiAttributes: { FAQURL: `https://faq.example/${'x'.repeat(longestAnswer / 4)}` },
});
const dear = `query Dear { me { playAndEarn { programs { ${'a: prizes { id program { '.repeat(4)}code${' } }'.repeat(4)} } } } }`;

const cases: readonly Case[] = [
  { says: 'the game grid', text: grid, status: 200 },
  { says: 'an operation without its name', text: program, variables: { code: 'HARVEST' }, status: 200 },
  { says: 'one of two operations', text: two, operationName: 'B', status: 200 },
  { says: 'neither of two operations', text: two, status: 400, code: 'OPERATION_RESOLUTION_FAILURE' },
  {
    says: 'an operation that is not in it',
    text: two,
    operationName: 'C',
    status: 400,
    code: 'OPERATION_RESOLUTION_FAILURE',
  },
  {
    says: 'another name than that of its only operation',
    text: grid,
    operationName: 'C',
    status: 400,
    code: 'OPERATION_RESOLUTION_FAILURE',
  },
  { says: 'an empty name', text: grid, operationName: '', status: 200 },
  { says: 'a name that is a number', text: grid, operationName: 7, status: 400, code: 'BAD_REQUEST' },
  { says: 'no variables where there are none', text: grid, variables: null, status: 200 },
  { says: 'variables as a text', text: grid, variables: '{}', status: 400, code: 'BAD_REQUEST' },
  { says: 'variables as a list', text: grid, variables: [], status: 400, code: 'BAD_REQUEST' },
  {
    says: 'a change, with the cookies that it leaves',
    text: forget,
    cookie: `${signedIn}; larder_remember=m`,
    status: 200,
    given: {
      handlers: {
        'POST /identity/auth/forget': (_, reply) =>
          reply.code(204).header('set-cookie', 'larder_remember=; Max-Age=0').send(),
      },
    },
  },
  { says: 'a play', text: play, variables: playInput, status: 200 },
  {
    says: 'a play that the shopper can not make',
    text: play,
    variables: playInput,
    status: 200,
    given: down('POST /games/gameplay/play', 409, envelope('DAILY_LIMIT', 'That was it for today.')),
  },
  {
    says: 'G-68 a guest',
    text: grid,
    cookie: '',
    headers: { 'x-page-path': '/games/game-grid' },
    status: 200,
    code: 'UNAUTHENTICATED',
  },
  {
    says: 'T-21 a session that has ended',
    text: grid,
    status: 200,
    code: 'UNAUTHENTICATED',
    given: down('GET /games/programs', 401, envelope('UNAUTHORIZED', 'Invalid authorization')),
  },
  {
    says: 'a sign-in that nobody can check',
    text: grid,
    status: 200,
    code: 'SIGN_IN_UNAVAILABLE',
    given: { off: ['identity'] },
  },
  {
    says: 'G-114 a program that is not there',
    text: program,
    variables: { code: 'NOPE' },
    status: 200,
    code: 'GAME_NOT_AVAILABLE',
  },
  { says: 'a variable that is missing', text: program, variables: {}, status: 400, code: 'BAD_USER_INPUT' },
  { says: 'a variable that is no text', text: program, variables: { code: {} }, status: 400, code: 'BAD_USER_INPUT' },
  {
    says: 'a variable that no id may be',
    text: program,
    variables: { code: 'a\nb' },
    status: 400,
    code: 'BAD_USER_INPUT',
  },
  { says: 'a list that is too long', text: history, variables: { first: 1000 }, status: 400, code: 'BAD_USER_INPUT' },
  { says: 'T-100 an operation that costs too much', text: dear, status: 400, code: 'OPERATION_TOO_EXPENSIVE' },
  {
    says: 'a document that the schema does not know',
    text: 'query Old { gone }',
    status: 400,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    says: 'T-101 a change that comes too fast',
    text: forget,
    status: 429,
    code: 'RATE_LIMITED',
    given: { config: { ratesPerMinute: { ...rates, mutation: 0.5 } } },
  },
  {
    says: 'T-101 a request that comes too fast',
    text: grid,
    status: 429,
    code: 'RATE_LIMITED',
    given: { config: { ratesPerMinute: { ...rates, query: 0.5 } } },
  },
  {
    says: 'an answer that is too long',
    text: `query Long { me { playAndEarn { programs { ${tooMuch} } } } }`,
    status: 400,
    code: 'ANSWER_TOO_LARGE',
    given: {
      handlers: {
        'GET /games/programs': () => ({
          userOptedInPrograms: [long],
          storePrograms: [],
          sweepstakesWinners: [],
          optInEnhancementsEnabled: true,
        }),
      },
    },
  },
  {
    says: 'G-99 a service that refuses',
    text: grid,
    status: 200,
    code: 'E',
    given: down('GET /games/programs', 400, envelope('E', 'first error')),
  },
  { says: 'a service that is down', text: grid, status: 200, code: 'UPSTREAM_UNAVAILABLE', given: { off: ['games'] } },
  {
    says: 'an answer that breaks the contract',
    text: grid,
    status: 200,
    code: 'UPSTREAM_ERROR',
    given: { handlers: { 'GET /games/programs': () => ({}) } },
  },
  {
    says: 'a fault of ours',
    text: grid,
    status: 200,
    code: 'INTERNAL_SERVER_ERROR',
    given: { handlers: { 'GET /games/programs': () => ({}) }, config: { contractChecks: 'off' } },
  },
  {
    says: 'Apollo Client',
    text: grid,
    headers: { accept: 'application/graphql-response+json,application/json;q=0.9' },
    status: 200,
  },
  { says: 'whoever takes JSON', text: grid, headers: { accept: 'application/json' }, status: 200 },
  {
    says: 'whoever takes something else',
    text: grid,
    headers: { accept: 'text/html' },
    status: 406,
    code: 'BAD_REQUEST',
  },
  { says: 'a browser that unpacks', text: grid, headers: { 'accept-encoding': 'br' }, status: 200 },
  {
    says: 'JSON with a character set',
    text: grid,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    status: 200,
  },
  {
    says: 'a form of another site',
    text: grid,
    headers: { 'content-type': 'text/plain' },
    status: 400,
    code: 'BAD_REQUEST',
  },
];

test.each(cases)(
  '$says is answered the same by id and as text',
  async ({ text, variables, operationName, cookie = signedIn, headers, given, status, code }) => {
    const asked = async (body: object) => {
      const front = await openFront({ ...given, documents: { [hashOf(text)]: text } });
      try {
        const { headers: answered, ...answer } = await front.send(
          { ...body, variables, operationName },
          { cookie, 'x-correlation-id': 'visit-12345', ...headers },
        );
        const { 'set-cookie': _, ...others } = Object.fromEntries(answered);
        const failed = front
          .log()
          .split('\n')
          .filter((line) => line.includes('field failed')).length;
        return { answer, headers: others, routes: front.routes(), failed };
      } finally {
        await front.close();
      }
    };
    const byId = await asked({ extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } } });
    const asText = await asked({ query: text });
    expect(byId).toEqual(asText);
    expect([byId.answer.status, byId.answer.errors[0]?.extensions['code']]).toEqual([status, code]);
  },
);
