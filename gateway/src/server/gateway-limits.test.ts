import { afterEach, expect, test } from 'vitest';
import { longestAnswer } from './graphql/answer-size.ts';
import { mostCost } from './graphql/cost.ts';
import { mostTokens } from './graphql/limits.ts';
import { codes, envelope, openFront, type Front } from '../testing/front.ts';
import { aProgram } from '../testing/rows.ts';

let front: Front;
afterEach(() => front.close());
const open = async (given?: Parameters<typeof openFront>[0]) => (front = await openFront(given));

/** Programs in prizes in programs, each under several names; about a kilobyte. */
function nesting(levels: number): string {
  let inner = 'code';
  for (let level = 0; level < levels; level++)
    inner = `a: prizes { id program { ${inner} } } b: prizes { name program { code title } }`;
  return `{ me { playAndEarn { programs { ${inner} } } } }`;
}

test('T-100 lists within lists are refused with their cost and the limit, before any service is asked', async () => {
  await open();
  const query = nesting(4);
  expect(query.length).toBeLessThan(1024);
  const { status, data, errors } = await front.query(query);
  expect(status).toBe(400);
  expect(data).toBeUndefined();
  expect(errors).toHaveLength(1);
  const { cost, ...extensions } = errors[0]?.extensions ?? {};
  expect(errors[0]?.message).toBe(`The operation costs ${String(cost)}, and the limit is ${mostCost}.`);
  expect(extensions).toMatchObject({ code: 'OPERATION_TOO_EXPENSIVE', status: 400, limit: mostCost });
  expect(front.calls).toEqual([]);
});

test.each([
  [
    'a depth of 50',
    `{ me { playAndEarn { programs { ${'prizes { program { '.repeat(24)} code ${'} }'.repeat(24)} } } } }`,
  ],
  [
    '1000 aliases',
    `mutation { ${Array.from({ length: 1000 }, (_, i) => `a${i}: forgetShopper { __typename }`).join(' ')} }`,
  ],
  [
    '20 changes',
    `mutation { ${Array.from({ length: 20 }, (_, i) => `a${i}: forgetShopper { __typename }`).join(' ')} }`,
  ],
  [`more than ${mostTokens} words`, `{ ${'a{b}'.repeat(1000)} }`],
])('T-100 %s is refused, and nothing runs', async (_, query) => {
  await open();
  const { status, errors } = await front.query(query);
  expect(status).toBe(400);
  expect(errors.length).toBeGreaterThan(0);
  expect(front.calls).toEqual([]);
});

test('an answer that is too long to send is refused with the limit', async () => {
  const long = aProgram({
    code: codes[0] ?? '',
    uiAttributes: { FAQURL: `https://faq.example/${'x'.repeat(longestAnswer / 4)}` },
  });
  await open({
    handlers: {
      'GET /games/programs': () => ({
        userOptedInPrograms: [long],
        storePrograms: [],
        sweepstakesWinners: [],
        optInEnhancementsEnabled: true,
      }),
    },
  });
  const links = Array.from({ length: 8 }, (_, index) => `l${index}: links { faq }`).join(' ');
  const { status, data, errors, text } = await front.query(`{ me { playAndEarn { programs { ${links} } } } }`);
  expect(status).toBe(400);
  expect(data).toBeUndefined();
  expect(errors[0]?.extensions).toMatchObject({ code: 'ANSWER_TOO_LARGE', limit: longestAnswer });
  expect(text.length).toBeLessThan(1000);
});

const rates = { query: 1000, mutation: 1000, signIn: 1000, page: 0 };
const forget = 'mutation { forgetShopper { viewer { firstName } } }';

test('T-101 changes beyond the limit answer 429 with Retry-After and a sentence, and nothing of them runs', async () => {
  await open({ config: { ratesPerMinute: { ...rates, mutation: 3 } } });
  const answers = [];
  for (let number = 1; number <= 5; number++) answers.push(await front.query(forget));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  const { headers, errors, data } = answers[4] ?? {};
  expect(Number(headers?.get('retry-after'))).toBeGreaterThan(0);
  expect(data).toBeUndefined();
  expect(errors).toEqual([
    {
      message: 'That was a lot at once. Wait a moment, then try again.',
      extensions: expect.objectContaining({ code: 'RATE_LIMITED', status: 429, correlationId: expect.any(String) }),
    },
  ]);
  expect(front.routes().filter((route) => route === 'POST /identity/auth/forget')).toHaveLength(3);
  expect((await front.query('{ viewer { firstName } }')).status).toBe(200);
  expect((await front.query(forget, { cookie: 'larder_session=s2' })).status).toBe(200);
});

test('T-101 steps of a sign-in have a limit of their own, which aliases do not get around', async () => {
  await open({ config: { ratesPerMinute: { ...rates, signIn: 3 } } });
  const step = 'signInAsDemoShopper(input: { key: "maya" }) { userErrors { code } }';
  expect((await front.query(`mutation { a: ${step} b: ${step} c: ${step} d: ${step} }`)).status).toBe(429);
  expect(front.calls).toEqual([]);
});

test('T-101 every request counts, one that can not be parsed too; its refusal is GraphQL for whoever asked for that', async () => {
  await open({ config: { ratesPerMinute: { ...rates, query: 2 } } });
  expect((await front.query('{')).status).toBe(400);
  expect((await front.query('{')).status).toBe(400);
  const headers = { accept: 'application/graphql-response+json,application/json;q=0.9' };
  const refused = await front.query('{ viewer { firstName } }', { headers });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('content-type')).toContain('application/graphql-response+json');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.errors[0]?.extensions).toMatchObject({
    code: 'RATE_LIMITED',
    status: 429,
    retryAfterSeconds: Number(refused.headers.get('retry-after')),
  });
});

test('T-101 when a service has had enough, the shopper is told how long to wait too', async () => {
  const tooMany = envelope('RATE_LIMITED', 'That was a lot at once.');
  await open({
    handlers: {
      'POST /games/gameplay/play': (_request, reply) => reply.code(429).header('retry-after', '7').send(tooMany),
    },
  });
  const input = { programCode: 'HARVEST', playKey: 'play-key-0001', clientSeed: 'a seed of the browser' };
  const { errors } = await front.query('mutation ($input: PlayInput!) { play(input: $input) { play { id } } }', {
    variables: { input },
  });
  expect(errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', status: 429, retryAfterSeconds: 7 });
});
