import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DrawFileHead, entryLine, headLine } from './draw-file.ts';
import { DrawFileCheck, findingText } from './draw-file-check.ts';
import { leafOf, MerkleRoot, type PublicEntry, randomnessOf, Ranking, toHex } from './draw-proof.ts';
import { plainHashes } from './plain-hashes.ts';

interface Vectors {
  leaves: (PublicEntry & { leaf: string })[];
  merkle: { count: number; root: string }[];
  randomness: { serverSeed: string; merkleRoot: string; dice: string; randomness: string };
  file: string;
  tampered: {
    name: string;
    replace?: { line: number; with: string }[];
    remove?: number;
    failed: string[];
    findings: string[];
  }[];
}

const vectors = JSON.parse(readFileSync(join(import.meta.dirname, '../docs/draw-vectors.json'), 'utf8')) as Vectors;
const fileLines = vectors.file.trimEnd().split('\n');

function check(lines: readonly string[]) {
  const checking = new DrawFileCheck(plainHashes);
  for (const line of lines) checking.add(line);
  return checking.verdict();
}

test('N-30 leaves, roots and randomness are those of the published vectors', () => {
  for (const { leaf, ...entry } of vectors.leaves) expect(toHex(leafOf(plainHashes, entry))).toBe(leaf);
  const entries = fileLines.slice(1).map((line) => JSON.parse(line) as [string, string, string]);
  for (const { count, root } of vectors.merkle) {
    const tree = new MerkleRoot(plainHashes);
    for (const [entryId, household] of entries.slice(0, count)) tree.add(leafOf(plainHashes, { entryId, household }));
    expect(tree.root()).toBe(root);
  }
  const { serverSeed, merkleRoot, dice, randomness } = vectors.randomness;
  expect(randomnessOf(plainHashes, serverSeed, merkleRoot, dice)).toBe(randomness);
});

test('T-56 the published file verifies, with the same winners byte for byte', () => {
  const verdict = check(fileLines);
  expect(verdict).toMatchObject({ ok: true, findings: [] });
  expect(verdict.places).toEqual((JSON.parse(fileLines[0] ?? '') as DrawFileHead).places);
});

test.each(vectors.tampered)('T-56 a tampered file is caught: $name', ({ replace, remove, failed, findings }) => {
  let lines = [...fileLines];
  for (const { line, with: text } of replace ?? []) lines[line - 1] = text;
  if (remove !== undefined) lines = lines.toSpliced(remove - 1, 1);
  const verdict = check(lines);
  expect(verdict.ok).toBe(false);
  expect(verdict.checks.filter((each) => !each.ok).map((each) => each.name)).toEqual(failed);
  expect(verdict.findings.map(findingText)).toEqual(findings);
});

test('T-56 a file that is not a draw file is reported as such, without crashing', () => {
  expect(check([])).toMatchObject({ ok: false });
  expect(check(['not JSON'])).toMatchObject({ ok: false, findings: [{ line: 1, problem: 'NOT_A_HEAD' }] });
  expect(check(['null', '[]'])).toMatchObject({ ok: false });
  expect(check([fileLines[0] ?? '', '["E-1","x"]']).findings).toEqual([{ line: 2, problem: 'NOT_AN_ENTRY' }]);
});

const someEntries = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 60 }).map((holders) =>
  holders.map((holder, index): PublicEntry => ({
    entryId: `E-${String(index + 1).padStart(9, '0')}`,
    household: holder.toString(16).padStart(20, '0'),
  })),
);
const seed = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toHex);

function rank(entries: readonly PublicEntry[], places: number, randomness: string) {
  const ranking = new Ranking(plainHashes, places, randomness);
  for (const entry of entries) ranking.add(entry);
  return ranking.places();
}

test('I-9 a household wins only once, whatever the draw, and the order of entries does not matter', () => {
  fc.assert(
    fc.property(
      someEntries,
      seed,
      fc.integer({ min: 1, max: 8 }),
      fc.infiniteStream(fc.nat()),
      (entries, chance, size, shuffle) => {
        const places = rank(entries, size, chance);
        const households = new Set(entries.map((entry) => entry.household));
        expect(new Set(places.map((place) => place.household)).size).toBe(places.length);
        expect(places).toHaveLength(Math.min(size, households.size));
        const shuffled = entries
          .map((entry) => ({ entry, at: shuffle.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ entry }) => entry);
        expect(rank(shuffled, size, chance)).toEqual(places);
      },
    ),
  );
});

test('N-30 the lowest score of all entries wins, and every place has the best entry of its household', () => {
  fc.assert(
    fc.property(someEntries, seed, (entries, chance) => {
      const every = rank(
        entries.map((entry, index) => ({ ...entry, household: `one each ${index}` })),
        entries.length,
        chance,
      );
      const [first] = rank(entries, 3, chance);
      expect(first).toMatchObject({ entryId: every[0]?.entryId, score: every[0]?.score });
    }),
  );
});

test('T-56 any entry changed after the draw is named', () => {
  fc.assert(
    fc.property(someEntries, seed, fc.nat(), (entries, serverSeed, pick) => {
      const tree = new MerkleRoot(plainHashes);
      for (const entry of entries) tree.add(leafOf(plainHashes, entry));
      const merkleRoot = tree.root();
      const randomness = randomnessOf(plainHashes, serverSeed, merkleRoot, '123456');
      const head = {
        ...(JSON.parse(fileLines[0] ?? '') as DrawFileHead),
        serverSeed,
        commitment: toHex(plainHashes.sha256(Buffer.from(serverSeed, 'hex'))),
        merkleRoot,
        dice: '123456',
        randomness,
        entryCount: entries.length,
        householdCount: new Set(entries.map((entry) => entry.household)).size,
        winnerCount: 1,
        alternateCount: 2,
        places: rank(entries, 3, randomness),
      };
      const lines = entries.map((entry) => entryLine(plainHashes, entry));
      expect(check([headLine(head), ...lines]).ok).toBe(true);
      const index = pick % entries.length;
      const changed = lines.with(index, lines[index]!.replace(/"[0-9a-f]{20}"/, '"ffffffffffffffffffff"'));
      const verdict = check([headLine(head), ...changed]);
      expect(verdict.ok).toBe(false);
      expect(verdict.findings[0]).toMatchObject({ problem: 'CHANGED', entryId: entries[index]?.entryId });
    }),
  );
});
