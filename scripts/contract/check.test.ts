import { expect, test } from 'vitest';
import { readRestContract } from '../../server-kit/rest-contract.ts';
import { aStore } from '../../gateway/src/testing/rows.ts';
import { checkService, type Answered } from './check.ts';

const contract = readRestContract();
const envelope = { errors: [{ code: 'NO', message: 'No.' }], serviceErrors: [], correlationId: 'c' };

/** What becomes of the routes of the stores service, and the paths that were asked for. */
async function checked(answers: Record<string, unknown>, values: Record<string, string> = {}) {
  const asked: string[] = [];
  const ask = async (path: string): Promise<Answered> => {
    asked.push(path);
    const answer = answers[path.split('?', 1)[0]!];
    if (answer instanceof Error) throw answer;
    return answer === undefined
      ? { status: 404, text: JSON.stringify(envelope) }
      : { status: 200, text: typeof answer === 'string' ? answer : JSON.stringify(answer) };
  };
  const routes = await checkService({ contract, service: 'stores', ask, values });
  const outcomes = Object.fromEntries(routes.map(({ route, outcome, says }) => [route, [outcome, ...says]]));
  return { asked, outcomes };
}

test('an id that an answer names is used for the routes that need it', async () => {
  const { asked, outcomes } = await checked({ '/default': aStore(), '/2910': aStore() }, { banner: 'safeway' });
  expect(asked).toEqual(['/default?banner=safeway', expect.stringMatching(/^\/2910\/shop\?/), '/2910']);
  expect(outcomes).toMatchObject({
    'GET /stores/default': ['holds'],
    'GET /stores/{storeId}': ['holds'],
    'GET /stores/{storeId}/shop': ['refused', 'answers 404'],
    'GET /stores/search': ['left out', 'needs place'],
  });
});

test('each field that breaks the contract is named', async () => {
  const { departments: _, ...rest } = aStore();
  const { outcomes } = await checked({ '/2910': { ...rest, zip: 94103 } }, { storeId: '2910' });
  expect(outcomes['GET /stores/{storeId}']).toEqual(['breaks', '/departments is missing', '/zip must be string']);
});

test.each<[string, unknown, string]>([
  ['no JSON', '<html>', 'the body of its 200 is no JSON'],
  ['no answer', new Error('refused'), 'no answer: refused'],
  ['null', 'null', 'the whole answer must be object'],
])('%s breaks the contract', async (_, answer, says) => {
  const { outcomes } = await checked({ '/2910': answer }, { storeId: '2910' });
  expect(outcomes['GET /stores/{storeId}']).toEqual(['breaks', says]);
});

test('a status that the contract does not have breaks it', async () => {
  const routes = await checkService({
    contract,
    service: 'stores',
    ask: async () => ({ status: 302, text: '' }),
    values: { storeId: '2910' },
  });
  expect(routes).toContainEqual({ route: 'GET /stores/{storeId}', outcome: 'breaks', says: ['may not answer 302'] });
});

test('milliseconds since 1970 have room in generated clients: int64 where the contract has them as a number', () => {
  const wrong: string[] = [];
  const look = (name: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { type, format, description = '' } = value as { type?: unknown; format?: unknown; description?: unknown };
    if (type === 'integer' && /epoch milliseconds/i.test(String(description)) && format !== 'int64') wrong.push(name);
    for (const [key, inner] of Object.entries(value)) look(key, inner);
  };
  look('', contract.document);
  expect(wrong).toEqual([]);
  expect(JSON.stringify(contract.document)).toContain('"format":"int64"');
});
