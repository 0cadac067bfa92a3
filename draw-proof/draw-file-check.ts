import { type DrawFileHead, headOf } from './draw-file.ts';
import { fromHex, type Hashes, leafOf, MerkleRoot, type Place, randomnessOf, Ranking, toHex } from './draw-proof.ts';
import { HouseholdCount } from './household-count.ts';

/** One check of a file with what was computed and what is published. */
export interface Check {
  name: 'LIST' | 'COMMITMENT' | 'ROOT' | 'RANDOMNESS' | 'PLACES';
  ok: boolean;
  computed: string;
  published: string;
}

/** What is wrong with one line of a file. */
export interface Finding {
  /** From 1, which is the head. */
  line: number;
  problem: 'NOT_A_HEAD' | 'NOT_AN_ENTRY' | 'OUT_OF_ORDER' | 'CHANGED';
  entryId?: string;
}

export interface Verdict {
  ok: boolean;
  checks: Check[];
  places: Place[];
  /** At most ten. */
  findings: Finding[];
  /** How many of the requested entries are in the list. */
  found: number;
}

/** A finding in one sentence. */
export function findingText({ line, problem, entryId = '' }: Finding): string {
  const words: Record<Finding['problem'], string> = {
    NOT_A_HEAD: 'this is not the head of a larder-draw-1 file',
    NOT_AN_ENTRY: 'this is not an entry',
    OUT_OF_ORDER: `${entryId} does not stand in its order`,
    CHANGED: `${entryId} was changed, its check value does not fit`,
  };
  return `line ${line}: ${words[problem]}`;
}

const mostFindings = 10;

/** How a file is checked. */
export interface CheckOptions {
  /** Root to continue from, as computed from the list; the head's by default. */
  root?: string | undefined;
  /** Entries to look for in the list. */
  lookFor?: readonly string[] | undefined;
}

/**
 * Replays a published file from its lines, in one pass: the list, the commitment, the root, the randomness and the
 * places (T-56). Keeps one hash per level, a few places and the households' pseudonyms packed, so that a million entries
 * fit anywhere. Never throws on a bad file: it says what is wrong.
 */
export class DrawFileCheck {
  readonly #hashes: Hashes;
  readonly #options: CheckOptions;
  readonly #tree: MerkleRoot;
  readonly #lookedFor: ReadonlySet<string>;
  readonly #households = new HouseholdCount();
  readonly #findings: Finding[] = [];
  #head: DrawFileHead | null = null;
  #ranking: Ranking | null = null;
  #lines = 0;
  #entries = 0;
  #found = 0;
  #last = '';
  #inOrder = true;
  #randomness = '';

  constructor(hashes: Hashes, options: CheckOptions = {}) {
    this.#hashes = hashes;
    this.#options = options;
    this.#tree = new MerkleRoot(hashes);
    this.#lookedFor = new Set(options.lookFor);
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
    const findings = this.#findings;
    if (head === null) return { ok: false, checks: [], places: [], findings, found: 0 };
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
      check('LIST', this.#inOrder ? counted : `${counted}, not in their order`, promised),
      check('COMMITMENT', toHex(this.#hashes.sha256(fromHex(head.serverSeed))), head.commitment),
      check('ROOT', this.#tree.root(), head.merkleRoot),
      check('RANDOMNESS', this.#randomness, head.randomness),
      check('PLACES', told(places), told(head.places)),
    ];
    const ok = findings.length === 0 && checks.every((each) => each.ok);
    return { ok, checks, places, findings, found: this.#found };
  }

  #readHead(line: string): void {
    const head = headOf(line);
    if (head === null) return this.#find({ line: 1, problem: 'NOT_A_HEAD' });
    this.#head = head;
    const root = this.#options.root ?? head.merkleRoot;
    this.#randomness = randomnessOf(this.#hashes, head.serverSeed, root, head.dice);
    this.#ranking = new Ranking(this.#hashes, head.winnerCount + head.alternateCount, this.#randomness);
  }

  #readEntry(line: string): void {
    const found = /^\["(E-\d{9,})","([0-9a-f]{20})","([0-9a-f]{8})"\]$/.exec(line);
    const [, entryId = '', household = '', published = ''] = found ?? [];
    if (!found) return this.#find({ line: this.#lines, problem: 'NOT_AN_ENTRY' });
    const leaf = leafOf(this.#hashes, { entryId, household });
    this.#entries++;
    this.#households.add(household);
    this.#tree.add(leaf);
    this.#ranking?.add({ entryId, household });
    if (this.#lookedFor.has(entryId)) this.#found++;
    if (entryId <= this.#last) {
      this.#inOrder = false;
      this.#find({ line: this.#lines, problem: 'OUT_OF_ORDER', entryId });
    }
    this.#last = entryId;
    if (toHex(leaf.subarray(0, 4)) !== published) this.#find({ line: this.#lines, problem: 'CHANGED', entryId });
  }

  #find(finding: Finding): void {
    if (this.#findings.length < mostFindings) this.#findings.push(finding);
  }
}
