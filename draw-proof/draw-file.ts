import { type Hashes, leafOf, type PublicEntry, toHex } from './draw-proof.ts';

/** The first line of a published file: everything but the entries. docs/draw-file.md describes it. */
export interface DrawFileHead {
  format: 'larder-draw-1';
  drawId: string;
  programCode: string;
  prizeName: string;
  rulesVersion: number;
  rulesHash: string;
  commitment: string;
  committedAt: string;
  closedAt: string;
  entryCount: number;
  householdCount: number;
  merkleRoot: string;
  sealedBy: string;
  sealedAt: string;
  drawnBy: string;
  drawnAt: string;
  dice: string;
  serverSeed: string;
  randomness: string;
  winnerCount: number;
  alternateCount: number;
  places: { place: number; entryId: string; household: string; score: string }[];
  /** What else was done to the draw: [event, at, operator, detail]. */
  events: [string, string, string | null, string | null][];
}

/** The line of the head. */
export const headLine = (head: DrawFileHead): string => JSON.stringify(head);

/** The line of an entry; its third part is the beginning of its leaf, by which a changed entry can be named. */
export function entryLine(hashes: Hashes, entry: PublicEntry): string {
  return JSON.stringify([entry.entryId, entry.household, toHex(leafOf(hashes, entry).subarray(0, 4))]);
}

const hash = /^[0-9a-f]{64}$/;
const isHash = (text: unknown): boolean => typeof text === 'string' && hash.test(text);
const isCount = (count: unknown): boolean => typeof count === 'number' && Number.isInteger(count) && count >= 0;

function isPlace(value: unknown): boolean {
  const { place, entryId, household, score } = (value ?? {}) as Record<string, unknown>;
  return Number.isInteger(place) && typeof entryId === 'string' && typeof household === 'string' && isHash(score);
}

/** Reads the head line; null when it isn't one. */
export function headOf(line: string): DrawFileHead | null {
  let head: Partial<DrawFileHead> | null;
  try {
    head = JSON.parse(line) as Partial<DrawFileHead> | null;
  } catch {
    return null;
  }
  const isWhole =
    head?.format === 'larder-draw-1' &&
    [head.commitment, head.merkleRoot, head.serverSeed, head.randomness].every(isHash) &&
    [head.entryCount, head.householdCount, head.winnerCount, head.alternateCount].every(isCount) &&
    typeof head.drawId === 'string' &&
    typeof head.dice === 'string' &&
    Array.isArray(head.places) &&
    head.places.every(isPlace);
  return isWhole ? (head as DrawFileHead) : null;
}
