import { afterEach, expect, test } from 'vitest';
import { longestAnswer } from './graphql/answer-size.ts';
import { mostCost } from './graphql/cost.ts';
import { mostTokens } from './graphql/limits.ts';
import { codes, openFront, type Front } from './testing-services.ts';
import { aProgram } from './testing.ts';

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
