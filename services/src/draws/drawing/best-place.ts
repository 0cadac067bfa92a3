import { fromHex, scoreOf } from '../../../../draw-proof/draw-proof.ts';
import { entryIdOf } from '../rules/entry-id.ts';
import { entriesAfter } from '../store/entries.ts';
import type { DrawRow, DrawsDb } from '../store/tables.ts';
import { nodeHashes } from './node-hashes.ts';

const page = 20_000;
/** How many published draws keep their scores in memory, at 8 bytes an entry. */
const mostKept = 4;
/** With up to this many entries, a shopper waits about a second while a draw is scored for the first time. */
const mostWaitedFor = 200_000;

/** Scores of published draws in order, each by its first 64 bits; a published draw never changes. */
const kept = new Map<string, Promise<BigUint64Array>>();
const ready = new Map<string, BigUint64Array>();

/**
 * The place of a household's best entry among all entries of a published draw, from 1; null before publication,
 * without an entry, and for a very large draw until it has been scored once.
 */
export async function bestPlaceOf(db: DrawsDb, draw: DrawRow, holder: string): Promise<number | null> {
  const { draw_id: drawId, randomness, state } = draw;
  if (state !== 'PUBLISHED' || randomness === null) return null;
  const own = await entryNumbers(db, drawId, { holder });
  if (own.length === 0) return null;
  const key = `${drawId}:${randomness}`;
  const scores = scoresOf(db, key, { drawId, randomness });
  const all = (draw.entry_count ?? 0) > mostWaitedFor ? ready.get(key) : await scores;
  if (!all) return null;
  const best = own.map((entryNo) => headOf(randomness, entryNo)).reduce((a, b) => (a < b ? a : b));
  return below(all, best) + 1;
}

function scoresOf(db: DrawsDb, key: string, draw: { drawId: string; randomness: string }): Promise<BigUint64Array> {
  const known = kept.get(key);
  if (known) return known;
  const [oldest] = kept.size >= mostKept ? kept.keys() : [];
  if (oldest !== undefined) for (const each of [kept, ready]) each.delete(oldest);
  const reckoned = reckon(db, draw);
  kept.set(key, reckoned);
  reckoned.then(
    (scores) => kept.has(key) && ready.set(key, scores),
    () => kept.delete(key),
  );
  return reckoned;
}

async function reckon(db: DrawsDb, { drawId, randomness }: { drawId: string; randomness: string }) {
  const heads: bigint[] = [];
  for (let after = 0; ;) {
    const numbers = await entryNumbers(db, drawId, { after, limit: page });
    for (const entryNo of numbers) heads.push(headOf(randomness, entryNo));
    if (numbers.length < page) return BigUint64Array.from(heads).sort();
    after = numbers.at(-1) ?? after;
  }
}

async function entryNumbers(
  db: DrawsDb,
  drawId: string,
  which: { holder?: string; after?: number; limit?: number },
): Promise<number[]> {
  const rows = await entriesAfter(db, drawId, which);
  return rows.map((row) => row.entry_no);
}

/** The first 64 bits of a score decide the order: a tie is less likely than two identical draws. */
function headOf(randomness: string, entryNo: number): bigint {
  const score = scoreOf(nodeHashes, fromHex(randomness), entryIdOf(entryNo));
  return new DataView(score.buffer, score.byteOffset).getBigUint64(0);
}

/** How many scores are lower. */
function below(ordered: BigUint64Array, value: bigint): number {
  let low = 0;
  for (let high = ordered.length; low < high;) {
    const middle = (low + high) >>> 1;
    if ((ordered[middle] ?? 0n) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
