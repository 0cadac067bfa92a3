import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mostCost } from '../../gateway/src/server/graphql/cost.ts';
import { root } from '../../scripts/processes.ts';
import { documents, missingCommands, missingIn, pathsOfHouse } from './docs-paths.ts';

const paths = pathsOfHouse();

test('every path, link, and command that a document names is there', () => {
  const missing = documents(paths).flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8');
    return [...missingIn(document, text, paths), ...missingCommands(text)].map((name) => `${document}: ${name}`);
  });
  expect(missing).toEqual([]);
});

const find = (text: string) => [...missingIn('docs/map.md', text, paths), ...missingCommands(text)];

test.each([
  '`services/src/<area>/rules/`',
  '`web/src/storage/coupons/clip-queue.ts`',
  '`routes/changes.ts`',
  '`tests/structure/{docs,folders}.test.ts`',
  '`gateway/src/areas/*/texts/en.ts`',
  '`.data/gate/times.json`',
  '[gate](gate.md#one-test)',
  '[elsewhere](https://example.com/nothing.md)',
  '`npm run ops -- --help`',
  '`and/or` and `1/2`',
])('what is there is found: %s', (text) => {
  expect(find(text)).toEqual([]);
});

test.each([
  ['`web/src/storage/clip-queue.ts`', 'web/src/storage/clip-queue.ts'],
  ['`services/src/nothing/`', 'services/src/nothing/'],
  ['`no-such-file.ts`', 'no-such-file.ts'],
  ['`routes/no-such-file.ts`', 'routes/no-such-file.ts'],
  ['```sh\nnpm test -- services/src/nothing/x.test.ts\n```', 'services/src/nothing/x.test.ts'],
  ['[gone](gone.md)', 'gone.md'],
  ['[gone](gate.md#no-such-heading)', 'gate.md#no-such-heading'],
  ['`npm run nothing`', 'npm run nothing'],
])('what isn’t there is named: %s', (text, named) => {
  expect(find(text)).toEqual([named]);
});

test('T-100 the documents say what an operation may cost as the gateway does', () => {
  const text = readFileSync(join(root, 'docs/reliability.md'), 'utf8');
  const [, said = ''] = /An operation may cost ([\d,]+)/.exec(text) ?? [];
  expect(Number(said.replace(',', ''))).toBe(mostCost);
});
