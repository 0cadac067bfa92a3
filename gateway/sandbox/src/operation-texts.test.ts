import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { asCurl, asFetch, asHash, fromHash } from './operation-texts.ts';

const operation = {
  query: "# Maya's `grid`, ${'not expanded'} \\n\nquery Grid($first: Int) { viewer { firstName } }",
  variables: '{ "first": 3, "name": "Ñandú\'s" }',
};

const here = 'http://localhost:4000';

/** What each curl of a copied text is called with. */
function callsOf(text: string): string[][] {
  const curl = `curl() { printf '%s\\0' "$@"; printf '\\n\\0'; };`;
  const written = execFileSync('sh', ['-c', `${curl} ${text}`], { encoding: 'utf8' });
  return written
    .split('\n\0')
    .slice(0, -1)
    .map((call) => call.split('\0').slice(0, -1));
}

test('an operation copied as cURL reaches the shell as it stands in the editor', () => {
  const [[url, , header, , data = ''] = []] = callsOf(asCurl(operation, here, { kind: 'guest' }));
  expect(url).toBe('http://localhost:4000/graphql');
  expect(header).toBe('content-type: application/json');
  expect(JSON.parse(data)).toEqual({ query: operation.query, variables: { first: 3, name: "Ñandú's" } });
});

test('a demo shopper’s operation signs them in first, and sends the session that came of it', () => {
  const [signIn = [], sent = [], ...more] = callsOf(asCurl(operation, here, { kind: 'demo', key: "ma'ya" }));
  expect(more).toEqual([]);
  expect(signIn).toEqual(expect.arrayContaining(['--cookie-jar', 'larder-cookies.txt', '--output', '/dev/null']));
  expect(JSON.parse(signIn.at(-1) ?? '')).toMatchObject({ variables: { key: "ma'ya" } });
  expect(sent).toEqual(expect.arrayContaining(['--cookie', 'larder-cookies.txt']));
  expect(JSON.parse(sent.at(-1) ?? '')).toMatchObject({ query: operation.query });
});

test('somebody who signed in elsewhere is told what is missing', () => {
  const text = asCurl(operation, here, { kind: 'somebody' });
  expect(text).toMatch(/^# You signed in outside of the sandbox/);
  expect(callsOf(`\n${text}`)[0]).toContain('larder_session=…');
});

test('an operation copied as fetch is a script that sends it as it stands in the editor', async () => {
  const sent: unknown[] = [];
  const fetch = (...call: unknown[]) => (sent.push(call), { json: () => ({ data: {} }) });
  // oxlint-disable-next-line typescript/no-implied-eval -- the copied text is a script: running it is the test
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
