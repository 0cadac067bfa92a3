import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDrawFile } from './draw-file.ts';
import { leavesOf, merkleRoot } from './merkle.ts';
import { bytesOf, concat, hexOf, hmacSha256 } from './sha256.ts';
import { verifyDraw, withOneEntryChanged } from './verify-draw.ts';

interface Vectors {
  leaves: { entryId: string; household: string; leaf: string }[];
  merkle: { count: number; root: string }[];
  randomness: { serverSeed: string; merkleRoot: string; dice: string; randomness: string };
  file: string;
}
const vectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../docs/draw-vectors.json'), 'utf8'),
) as Vectors;
const file = readDrawFile(vectors.file);
const passed = ({ checks }: Awaited<ReturnType<typeof verifyDraw>>) =>
  Object.fromEntries(checks.map(({ name, matches }) => [name, matches]));
const quiet = () => undefined;

test.each(vectors.leaves)('N-30 the leaf of $entryId is that of docs/draw-file.md', async ({ leaf, ...entry }) => {
  const [computed] = await leavesOf([{ ...entry, leafStart: '' }], quiet);
  expect(hexOf(computed!.buffer)).toBe(leaf);
});

test.each(vectors.merkle)('N-30 the root of $count entries is that of docs/draw-file.md', async ({ count, root }) => {
  expect(await merkleRoot(await leavesOf(file.entries.slice(0, count), quiet))).toBe(root);
});

test('N-30 the randomness is that of docs/draw-file.md', async () => {
  const { serverSeed, merkleRoot: root, dice, randomness } = vectors.randomness;
  expect(hexOf(await hmacSha256(bytesOf(serverSeed), concat(bytesOf(root), dice)))).toBe(randomness);
});

test('T-56 the published file gives the published winners, byte for byte', async () => {
  const report = await verifyDraw(file, { mine: [file.entries[0]!.entryId] });
  expect(passed(report)).toEqual({ commitment: true, root: true, randomness: true, winners: true, mine: true });
  expect(report.changedEntries).toEqual([]);
});

test('T-56 one changed entry is found in every check that rests on the list, and is named', async () => {
  const changed = withOneEntryChanged(file);
  const report = await verifyDraw(changed);
  expect(passed(report)).toMatchObject({ commitment: true, root: false, randomness: false });
  const different = changed.entries.filter((entry, index) => entry !== file.entries[index]);
  expect(report.changedEntries).toEqual(different.map(({ entryId }) => entryId));
});

test.each([
  ['another seed', { serverSeed: '00'.repeat(32) }, 'commitment'],
  ['other dice', { dice: '11111111' }, 'randomness'],
  ['another winner', { places: file.places.toReversed() }, 'winners'],
  ['an entry left out', { entries: file.entries.slice(1) }, 'root'],
])('T-56 %s is found', async (_, change, name) => {
  expect(passed(await verifyDraw({ ...file, ...change }))[name]).toBe(false);
});

test('T-56 an entry that the shopper has and the list has not is found', async () => {
  expect(passed(await verifyDraw(file, { mine: ['E-000009999'] }))['mine']).toBe(false);
});

test('T-56 progress reaches the end of both steps', async () => {
  const last: Record<string, number> = {};
  await verifyDraw(file, { onProgress: (step, done) => (last[step] = done) });
  expect(last).toEqual({ root: 1, scores: 1 });
});

test.each([
  ['nothing', ''],
  ['another file', '{"format":"other"}\n'],
  ['a list with a line that is no entry', vectors.file.replace(/\["E-/, '["X-')],
])('T-56 %s is no published draw', (_, text) => {
  expect(() => readDrawFile(text)).toThrow(/JSON|head|not an entry/);
});
