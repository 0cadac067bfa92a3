import { createHash } from 'node:crypto';
import { entryLine, headLine } from './draw-file.ts';
import { type Hashes, leafOf, MerkleRoot, type PublicEntry, randomnessOf, Ranking, toHex } from './draw-proof.ts';

const dice = '41625361';
const linesEach = 1000;

/**
 * The file of a made-up draw, in pieces of some lines: `entries` of a third as many households, one winner and two
 * alternates. The same file every time.
 */
export function madeDraw(hashes: Hashes, entries: number): () => AsyncGenerator<string, void, undefined> {
  const households = Math.ceil(entries / 3);
  const entryAt = (index: number): PublicEntry => ({
    entryId: `E-${String(index + 1).padStart(9, '0')}`,
    household: createHash('sha256')
      .update(String((index * 7919) % households))
      .digest('hex')
      .slice(0, 20),
  });
  const tree = new MerkleRoot(hashes);
  for (let index = 0; index < entries; index++) tree.add(leafOf(hashes, entryAt(index)));
  const merkleRoot = tree.root();
  const seed = new Uint8Array(32).fill(7);
  const serverSeed = toHex(seed);
  const randomness = randomnessOf(hashes, serverSeed, merkleRoot, dice);
  const ranking = new Ranking(hashes, 3, randomness);
  for (let index = 0; index < entries; index++) ranking.add(entryAt(index));
  const at = '2026-08-03T21:00:00.000Z';
  const head = headLine({
    format: 'larder-draw-1',
    drawId: 'made-up',
    programCode: 'MADE-UP',
    prizeName: 'Free groceries for a month',
    rulesVersion: 1,
    rulesHash: toHex(hashes.sha256(new Uint8Array())),
    commitment: toHex(hashes.sha256(seed)),
    committedAt: at,
    closedAt: at,
    entryCount: entries,
    householdCount: households,
    merkleRoot,
    sealedBy: 'romero',
    sealedAt: at,
    drawnBy: 'lindqvist',
    drawnAt: at,
    dice,
    serverSeed,
    randomness,
    winnerCount: 1,
    alternateCount: 2,
    places: ranking.places(),
    events: [],
  });
  return async function* () {
    yield `${head}\n`;
    for (let from = 0; from < entries; from += linesEach) {
      const count = Math.min(linesEach, entries - from);
      yield Array.from({ length: count }, (_, index) => `${entryLine(hashes, entryAt(from + index))}\n`).join('');
    }
  };
}
