import type { FileEntry } from './draw-file.ts';
import { concat, hexOf, sha256 } from './sha256.ts';

type Hash = Uint8Array<ArrayBuffer>;

/** Digests at once: enough to keep the browser's threads busy, few enough that the page stays awake. */
const batch = 2000;
const nodeMark = Uint8Array.of(1);

/** Hashes many things in order, some at a time. */
export async function inBatches<Item>(
  items: readonly Item[],
  digest: (item: Item) => Promise<ArrayBuffer>,
  onDone: (count: number) => void = () => undefined,
): Promise<Hash[]> {
  const hashes: Hash[] = [];
  for (let at = 0; at < items.length; at += batch) {
    for (const hash of await Promise.all(items.slice(at, at + batch).map(digest))) hashes.push(new Uint8Array(hash));
    onDone(hashes.length);
  }
  return hashes;
}

/** Leaves of the entries: sha256(0x00, entryId, ":", household). */
export const leavesOf = (entries: readonly FileEntry[], onProgress: (done: number) => void): Promise<Hash[]> =>
  inBatches(
    entries,
    ({ entryId, household }) => sha256(concat(`\0${entryId}:${household}`)),
    (count) => onProgress(count / entries.length),
  );

/** Root over the leaves in hex: two by two sha256(0x01, left, right), one without a neighbour goes up as it is (RFC 6962). */
export async function merkleRoot(leaves: readonly Hash[]): Promise<string> {
  let level: readonly Hash[] = leaves;
  while (level.length > 1) {
    const pairs = Array.from({ length: level.length >> 1 }, (_, index) => [2 * index, 2 * index + 1] as const);
    const below: readonly Hash[] = level;
    const joined = await inBatches(pairs, ([left, right]) => sha256(concat(nodeMark, below[left]!, below[right]!)));
    level = below.length % 2 === 1 ? [...joined, below.at(-1)!] : joined;
  }
  return hexOf(level[0]?.buffer ?? (await sha256(new Uint8Array())));
}
