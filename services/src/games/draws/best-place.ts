import { fromHex, scoreOf } from '../../../../draw-proof/draw-proof.ts';
import { entryIdOf } from '../rules/entry-id.ts';
import type { DrawOfProgram } from '../store/draws.ts';
import type { GamesDb } from '../store/tables.ts';
import { nodeHashes } from './node-hashes.ts';

const page = 20_000;
/** Published draws whose scores are kept, 8 bytes an entry. */
const mostKept = 4;
/** Up to here a shopper waits for the first reckoning of a draw, about a second. */
const mostWaitedFor = 200_000;

/** Scores of published draws in order, each by its first 64 bits; a published draw never changes. */
const kept = new Map<string, Promise<BigUint64Array>>();
const ready = new Map<string, BigUint64Array>();

/**
 * The place of a household's best entry among all entries of a published draw, from 1; null before it is published,
 * without an entry, and of a very large draw until its scores have been reckoned once.
 */
export async function bestPlaceOf(db: GamesDb, draw: DrawOfProgram, holder: string): Promise<number | null> {
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

function scoresOf(db: GamesDb, key: string, draw: { drawId: string; randomness: string }): Promise<BigUint64Array> {
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

async function reckon(db: GamesDb, { drawId, randomness }: { drawId: string; randomness: string }) {
  const heads: bigint[] = [];
  for (let after = 0; ;) {
    const numbers = await entryNumbers(db, drawId, { after, limit: page });
    for (const entryNo of numbers) heads.push(headOf(randomness, entryNo));
    if (numbers.length < page) return BigUint64Array.from(heads).sort();
    after = numbers.at(-1) ?? after;
  }
}

async function entryNumbers(
  db: GamesDb,
  drawId: string,
  { holder, after = 0, limit }: { holder?: string; after?: number; limit?: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('games.entry')
    .select('entry_no')
    .where('draw_id', '=', drawId)
    .where('entry_no', '>', after)
    .$if(holder !== undefined, (query) => query.where('holder', '=', holder ?? ''))
    .orderBy('entry_no')
    .$if(limit !== undefined, (query) => query.limit(limit ?? page))
    .execute();
  return rows.map((row) => row.entry_no);
}

/** The first 64 bits of a score decide the order: two alike are less likely than two draws alike. */
function headOf(randomness: string, entryNo: number): bigint {
  const score = scoreOf(nodeHashes, fromHex(randomness), entryIdOf(entryNo));
  return new DataView(score.buffer, score.byteOffset).getBigUint64(0);
}

/** How many are lower. */
function below(ordered: BigUint64Array, value: bigint): number {
  let low = 0;
  for (let high = ordered.length; low < high;) {
    const middle = (low + high) >>> 1;
    if ((ordered[middle] ?? 0n) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
