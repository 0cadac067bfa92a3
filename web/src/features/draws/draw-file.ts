/** One line of the list. */
export interface FileEntry {
  entryId: string;
  /** Pseudonym of the household, of this draw alone. */
  household: string;
  /** Beginning of the entry's leaf in hex, by which a changed entry can be named. */
  leafStart: string;
}

/** A published draw (docs/draw-file.md); all hashes in hex. */
export interface DrawFile {
  drawId: string;
  commitment: string;
  serverSeed: string;
  dice: string;
  merkleRoot: string;
  randomness: string;
  winnerCount: number;
  places: readonly { place: number; entryId: string; household: string; score: string }[];
  entries: readonly FileEntry[];
}

const hash = /^[0-9a-f]{64}$/;
const line = /^\["(E-\d{9,})","([0-9a-f]{20})","([0-9a-f]{8})"\]$/;

const isPlace = (value: unknown): boolean => {
  const { entryId, household, score } = (value ?? {}) as Record<string, unknown>;
  return typeof entryId === 'string' && typeof household === 'string' && hash.test(String(score));
};

function headOf(text: string): Omit<DrawFile, 'entries'> {
  const head = JSON.parse(text) as Partial<DrawFile> & { format?: unknown };
  const hashes = [head.commitment, head.merkleRoot, head.serverSeed, head.randomness];
  const whole =
    head.format === 'larder-draw-1' &&
    hashes.every((value) => typeof value === 'string' && hash.test(value)) &&
    typeof head.drawId === 'string' &&
    typeof head.dice === 'string' &&
    Number.isInteger(head.winnerCount) &&
    Array.isArray(head.places) &&
    head.places.every(isPlace);
  if (!whole) throw new Error('The first line is not the head of a published draw.');
  return head as Omit<DrawFile, 'entries'>;
}

/**
 * Reads a published file: the head, then a line for each entry.
 *
 * @throws when it is not one.
 */
export function readDrawFile(text: string): DrawFile {
  const [first = '', ...rest] = text.trimEnd().split('\n');
  const entries = rest.map((row, index): FileEntry => {
    const [, entryId = '', household = '', leafStart = ''] = line.exec(row) ?? [];
    if (entryId === '') throw new Error(`Line ${index + 2} is not an entry.`);
    return { entryId, household, leafStart };
  });
  return { ...headOf(first), entries };
}
