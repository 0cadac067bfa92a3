import type { DrawFile, FileEntry } from './draw-file.ts';
import { inBatches, leavesOf, merkleRoot } from './merkle.ts';
import { bytesOf, concat, hexOf, hmacSha256, sha256 } from './sha256.ts';

export type CheckName = 'commitment' | 'root' | 'randomness' | 'winners' | 'mine';
export interface Check {
  name: CheckName;
  matches: boolean;
  computed: string;
  published: string;
}
export type VerifyStep = 'load' | 'root' | 'scores';
export interface DrawReport {
  drawId: string;
  checks: readonly Check[];
  /** Entries that are not as they were written, ten at most. */
  changedEntries: readonly string[];
}

interface VerifyOptions {
  /** Entries that the shopper knows to be their own; checked when there are any. */
  mine?: readonly string[];
  /** Called as the work goes on, with a part from 0 to 1. */
  onProgress?: (step: VerifyStep, done: number) => void;
}

interface Scored extends FileEntry {
  score: string;
}

const mostNamed = 10;

/** The lower score is before; of equal ones the earlier entry. */
const byScore = (a: Scored, b: Scored): number => {
  if (a.score !== b.score) return a.score < b.score ? -1 : 1;
  return a.entryId < b.entryId ? -1 : 1;
};

/** Entry ids of the lowest scores, a household once (N-30): winners, then alternates. */
function drawn(scored: readonly Scored[], count: number): string[] {
  const best = new Map<string, Scored>();
  for (const entry of scored) {
    const own = best.get(entry.household);
    if (!own || byScore(entry, own) < 0) best.set(entry.household, entry);
  }
  return [...best.values()]
    .toSorted(byScore)
    .slice(0, count)
    .map(({ entryId }) => entryId);
}

const check = (name: CheckName, computed: string, published: string): Check => ({
  name,
  computed,
  published,
  matches: computed === published,
});

/**
 * Repeats a published draw from its file alone (N-30, T-56): the seed has to give the commitment, the list the root,
 * seed, root and dice the randomness, and the lowest scores the published winners and alternates. Every step starts from
 * what was computed before it, so that one changed entry shows in all that follows, and is named.
 *
 * @throws when the page has no secure context, and so no `crypto.subtle`.
 */
export async function verifyDraw(
  file: DrawFile,
  { mine = [], onProgress = () => undefined }: VerifyOptions = {},
): Promise<DrawReport> {
  const { entries } = file;
  const seed = bytesOf(file.serverSeed);
  const commitment = hexOf(await sha256(seed));
  const leaves = await leavesOf(entries, (done) => onProgress('root', done));
  const changedEntries = entries
    .filter(({ leafStart }, index) => hexOf(leaves[index]!.slice(0, 4).buffer) !== leafStart)
    .slice(0, mostNamed)
    .map(({ entryId }) => entryId);
  const root = await merkleRoot(leaves);
  const randomness = new Uint8Array(await hmacSha256(seed, concat(bytesOf(root), file.dice)));
  const scores = await inBatches(
    entries,
    ({ entryId }) => sha256(concat(randomness, entryId)),
    (count) => onProgress('scores', count / entries.length),
  );
  const scored = entries.map((entry, index) => ({ ...entry, score: hexOf(scores[index]!.buffer) }));
  const listed = new Set(entries.map(({ entryId }) => entryId));
  const found = mine.filter((entryId) => listed.has(entryId)).length;
  return {
    drawId: file.drawId,
    changedEntries,
    checks: [
      check('commitment', commitment, file.commitment),
      check('root', root, file.merkleRoot),
      check('randomness', hexOf(randomness.buffer), file.randomness),
      check(
        'winners',
        drawn(scored, file.places.length).join(', '),
        file.places.map(({ entryId }) => entryId).join(', '),
      ),
      ...(mine.length > 0 ? [check('mine', `${found} of ${mine.length}`, `${mine.length} of ${mine.length}`)] : []),
    ],
  };
}

/** The same file with one entry given to another household, as somebody who tampers with it would. */
export function withOneEntryChanged(file: DrawFile): DrawFile {
  const at = Math.floor(file.entries.length / 2);
  const entry = file.entries[at];
  if (!entry) return file;
  const household = entry.household.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  return { ...file, entries: file.entries.with(at, { ...entry, household }) };
}
