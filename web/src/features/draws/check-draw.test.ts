import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { madeDraw } from '../../../../draw-proof/testing.ts';
import { checkDraw, type DrawReport } from './check-draw.ts';

const { file } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../docs/draw-vectors.json'), 'utf8')) as {
  file: string;
};
const [head = '', ...entries] = file.trimEnd().split('\n');
const nodeHashes = {
  sha256: (data: Uint8Array) => createHash('sha256').update(data).digest(),
  hmac: (key: Uint8Array, data: Uint8Array) => createHmac('sha256', key).update(data).digest(),
};

const from = (text: string) =>
  async function* () {
    for (let at = 0; at < text.length; at += 100) yield text.slice(at, at + 100);
  };
const lines = (...all: readonly string[]) => from(all.map((line) => `${line}\n`).join(''));
const withHead = (change: object) => lines(JSON.stringify({ ...JSON.parse(head), ...change }), ...entries);

function passed(report: DrawReport | 'malformed') {
  if (report === 'malformed') return report;
  return Object.fromEntries(report.checks.map(({ name, matches }) => [name, matches]));
}

test('T-56 the published file yields the published winners, byte for byte', async () => {
  const report = await checkDraw(from(file), { mine: ['E-000000101', 'E-000000137'] });
  expect(passed(report)).toEqual({ commitment: true, root: true, randomness: true, winners: true, mine: true });
  expect(report).toMatchObject({ changedEntries: [] });
  const published = 'E-000000128, E-000000119, E-000000101, E-000000134, E-000000125';
  expect(report).toMatchObject({ checks: { 3: { computed: published, published } } });
});

test('T-56 one changed entry shows up in every check that depends on the list, and is named', async () => {
  const report = await checkDraw(from(file), { tampers: true });
  expect(passed(report)).toEqual({ commitment: true, root: false, randomness: false, winners: false });
  expect(report).toMatchObject({ changedEntries: ['E-000000119'] });
});

test.each([
  ['another seed', withHead({ serverSeed: '00'.repeat(32) }), 'commitment'],
  ['other dice', withHead({ dice: '11111111' }), 'randomness'],
  ['another winner', withHead({ places: JSON.parse(head).places.toReversed() }), 'winners'],
  ['another score of the winner', from(file.replace('"02b64e85', '"02b64e86')), 'winners'],
  ['an entry left out', lines(head, ...entries.slice(1)), 'root'],
  ['another count of households', withHead({ householdCount: 9 }), 'root'],
])('T-56 %s is found', async (_, open, name) => {
  expect(passed(await checkDraw(open))).toMatchObject({ [name]: false });
});

test('T-56 an entry missing from the list but known to the shopper is found', async () => {
  const report = await checkDraw(from(file), { mine: ['E-000000101', 'E-000009999'] });
  expect(passed(report)).toMatchObject({ winners: true, mine: false });
});

test.each([
  ['nothing', from('')],
  ['another file', from('{"format":"other"}\n')],
  ['a head without a place', withHead({ places: [null] })],
  ['a list with a line that is no entry', from(file.replace('["E-', '["X-'))],
  ['a file that was cut off', from(file.slice(0, -30))],
])('T-56 %s is not a published draw', async (_, open) => {
  expect(await checkDraw(open)).toBe('malformed');
});

test('T-56 a list of 20,000 entries is checked piece by piece, and the changed one is named', async () => {
  const count = 20_000;
  const open = madeDraw(nodeHashes, count);
  const heard: number[] = [];
  const onProgress = (_: string, done: number, all: number) => heard.push(done / all);
  const report = await checkDraw(open, { mine: ['E-000000001', 'E-000020000'], onProgress });
  expect(passed(report)).toEqual({ commitment: true, root: true, randomness: true, winners: true, mine: true });
  expect(heard.length).toBeGreaterThan(10);
  expect(heard).toEqual(heard.toSorted((a, b) => a - b));
  expect(heard.at(-1)).toBe(1);
  const tampered = await checkDraw(open, { tampers: true });
  expect(passed(tampered)).toMatchObject({ commitment: true, root: false, randomness: false });
  expect(tampered).toMatchObject({ changedEntries: ['E-000010001'] });
});
