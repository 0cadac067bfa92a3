import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { asCurl, asFetch, asHash, fromHash } from './operation-texts.ts';

const operation = {
  query: "# Maya's `grid`, ${'not expanded'} \\n\nquery Grid($first: Int) { viewer { firstName } }",
  variables: '{ "first": 3, "name": "Ñandú\'s" }',
};

test('an operation copied as cURL reaches the shell as it stands in the editor', () => {
  const command = asCurl(operation, 'http://localhost:4000').replace(/^curl/, `printf '%s\\n'`);
  const [url, , header, , data = ''] = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).split(
    /\n(?=http|--|content|\{)/,
  );
  expect(url).toBe('http://localhost:4000/graphql');
  expect(header).toBe('content-type: application/json');
  expect(JSON.parse(data)).toEqual({ query: operation.query, variables: { first: 3, name: "Ñandú's" } });
});

test('an operation copied as fetch is a script that sends it as it stands in the editor', async () => {
  const sent: unknown[] = [];
  const fetch = (...call: unknown[]) => (sent.push(call), { json: () => ({ data: {} }) });
  // oxlint-disable-next-line no-implied-eval -- the copied text is a script: running it is the test
  const script = new Function(
    'fetch',
    `return (async () => { ${asFetch(operation, 'http://localhost:4000')} return data; })()`,
  ) as (fetch: unknown) => Promise<unknown>;
  expect(await script(fetch)).toEqual({});
  const [[url, { body }]] = sent as [[string, { body: string }]];
  expect(url).toBe('http://localhost:4000/graphql');
  const { query, variables } = JSON.parse(body) as { query: string; variables: unknown };
  expect(query.trim()).toBe(operation.query);
  expect(variables).toEqual({ first: 3, name: "Ñandú's" });
});

test('a shared address brings the operation back, and one that is not ours brings nothing', () => {
  expect(fromHash(asHash(operation))).toEqual(operation);
  for (const hash of [
    '',
    '#other',
    '#operation=',
    '#operation=%%%',
    `#operation=${btoa('{"query":1}')}`,
    `#operation=${'a'.repeat(70_000)}`,
  ])
    expect(fromHash(hash)).toBeNull();
});
