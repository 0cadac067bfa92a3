import {
  fromHex,
  type Hashes,
  leafOf,
  MerkleRoot,
  type Place,
  type PublicEntry,
  randomnessOf,
  Ranking,
  toHex,
} from './draw-proof.ts';

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

/** One check of a file with what was computed and what is published. */
export interface Check {
  name: 'LIST' | 'COMMITMENT' | 'ROOT' | 'RANDOMNESS' | 'PLACES';
  ok: boolean;
  computed: string;
  published: string;
}

export interface Verdict {
  ok: boolean;
  checks: Check[];
  places: Place[];
  /** What is wrong with which line, ten at most. */
  findings: string[];
}

/** The line of the head. */
export const headLine = (head: DrawFileHead): string => JSON.stringify(head);

/** The line of an entry; its third part is the beginning of its leaf, by which a changed entry can be named. */
export function entryLine(hashes: Hashes, entry: PublicEntry): string {
  return JSON.stringify([entry.entryId, entry.household, toHex(leafOf(hashes, entry).subarray(0, 4))]);
}

const mostFindings = 10;

/**
 * Replays a published file from its lines, in one pass: the list, the commitment, the root, the randomness and the
 * places (T-56). Never throws on a bad file: it says what is wrong.
 */
export class DrawFileCheck {
  readonly #hashes: Hashes;
  readonly #tree: MerkleRoot;
  readonly #households = new Set<string>();
  readonly #findings: string[] = [];
  #head: DrawFileHead | null = null;
  #ranking: Ranking | null = null;
  #lines = 0;
  #entries = 0;
  #last = '';
  #randomness = '';

  constructor(hashes: Hashes) {
    this.#hashes = hashes;
    this.#tree = new MerkleRoot(hashes);
  }

  /** One line without its newline, in the order of the file. */
  add(line: string): void {
    this.#lines++;
    if (this.#lines === 1) this.#readHead(line);
    else this.#readEntry(line);
  }

  /** How many entries the head promises. */
  get expected(): number {
    return this.#head?.entryCount ?? 0;
  }

  verdict(): Verdict {
    const head = this.#head;
    if (head === null) return { ok: false, checks: [], places: [], findings: this.#findings };
    const places = this.#ranking?.places() ?? [];
    const check = (name: Check['name'], computed: string, published: string): Check => ({
      name,
      ok: computed === published,
      computed,
      published,
    });
    const counted = `${this.#entries} entries of ${this.#households.size} households`;
    const promised = `${head.entryCount} entries of ${head.householdCount} households`;
    const told = (list: readonly Place[]) =>
      list.map((each) => `${each.place}:${each.entryId}:${each.household}:${each.score}`).join(' ');
    const checks = [
      check('LIST', counted, promised),
      check('COMMITMENT', toHex(this.#hashes.sha256(fromHex(head.serverSeed))), head.commitment),
      check('ROOT', this.#tree.root(), head.merkleRoot),
      check('RANDOMNESS', this.#randomness, head.randomness),
      check('PLACES', told(places), told(head.places)),
    ];
    return {
      ok: this.#findings.length === 0 && checks.every((each) => each.ok),
      checks,
      places,
      findings: this.#findings,
    };
  }

  #readHead(line: string): void {
    const head = headOf(line);
    if (head === null) return this.#find('line 1: this is not the head of a larder-draw-1 file');
    this.#head = head;
    this.#randomness = randomnessOf(this.#hashes, head.serverSeed, head.merkleRoot, head.dice);
    this.#ranking = new Ranking(this.#hashes, head.winnerCount + head.alternateCount, this.#randomness);
  }

  #readEntry(line: string): void {
    const found = /^\["(E-\d{9,})","([0-9a-f]{20})","([0-9a-f]{8})"\]$/.exec(line);
    const [, entryId = '', household = '', published = ''] = found ?? [];
    if (!found) return this.#find(`line ${this.#lines}: this is not an entry`);
    const leaf = leafOf(this.#hashes, { entryId, household });
    this.#entries++;
    this.#households.add(household);
    this.#tree.add(leaf);
    this.#ranking?.add({ entryId, household });
    if (entryId <= this.#last) this.#find(`line ${this.#lines}: ${entryId} does not stand in its order`);
    this.#last = entryId;
    if (toHex(leaf.subarray(0, 4)) !== published)
      this.#find(`line ${this.#lines}: ${entryId} was changed, its check value does not fit`);
  }

  #find(what: string): void {
    if (this.#findings.length < mostFindings) this.#findings.push(what);
  }
}

const hash = /^[0-9a-f]{64}$/;

function headOf(line: string): DrawFileHead | null {
  let head: Partial<DrawFileHead> | null;
  try {
    head = JSON.parse(line) as Partial<DrawFileHead> | null;
  } catch {
    return null;
  }
  const isHash = (text: unknown) => typeof text === 'string' && hash.test(text);
  const isCount = (count: unknown) => typeof count === 'number' && Number.isInteger(count) && count >= 0;
  const isWhole =
    head?.format === 'larder-draw-1' &&
    [head.commitment, head.merkleRoot, head.serverSeed, head.randomness].every(isHash) &&
    [head.entryCount, head.householdCount, head.winnerCount, head.alternateCount].every(isCount) &&
    typeof head.dice === 'string' &&
    Array.isArray(head.places);
  return isWhole ? (head as DrawFileHead) : null;
}
