/** The two functions of SHA-256 that a draw is made of; Node's, the browser's or any other. */
export interface Hashes {
  sha256(data: Uint8Array): Uint8Array;
  hmac(key: Uint8Array, data: Uint8Array): Uint8Array;
}

/** An entry as it is published: its id and the pseudonym of its household. */
export interface PublicEntry {
  entryId: string;
  household: string;
}

/** A place in a draw; `score` in hex. */
export interface Place extends PublicEntry {
  place: number;
  score: string;
}

const utf8 = new TextEncoder();

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += hexOf[byte];
  return hex;
}

export const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) => Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16));

/** Leaf of an entry: sha256(0x00, entryId, ":", household). */
export const leafOf = (hashes: Hashes, { entryId, household }: PublicEntry): Uint8Array =>
  hashes.sha256(utf8.encode(`\0${entryId}:${household}`));

/** Merkle root of a list whose leaves arrive one at a time, as in RFC 6962; keeps one hash per level. */
export class MerkleRoot {
  readonly #hashes: Hashes;
  readonly #levels: (Uint8Array | null)[] = [];
  readonly #pair = new Uint8Array(65).fill(1, 0, 1);

  constructor(hashes: Hashes) {
    this.#hashes = hashes;
  }

  add(leaf: Uint8Array): void {
    let node = leaf;
    let level = 0;
    for (let left = this.#levels[level]; left; left = this.#levels[level]) {
      this.#levels[level++] = null;
      node = this.#join(left, node);
    }
    this.#levels[level] = node;
  }

  /** The root in hex; for an empty list, the hash of nothing. */
  root(): string {
    let node: Uint8Array | null = null;
    for (const left of this.#levels) if (left) node = node === null ? left : this.#join(left, node);
    return toHex(node ?? this.#hashes.sha256(new Uint8Array()));
  }

  #join(left: Uint8Array, right: Uint8Array): Uint8Array {
    this.#pair.set(left, 1);
    this.#pair.set(right, 33);
    return this.#hashes.sha256(this.#pair);
  }
}

/** HMAC-SHA256(serverSeed, root followed by the dice as text), in hex (N-30). */
export function randomnessOf(hashes: Hashes, serverSeed: string, merkleRoot: string, dice: string): string {
  const thrown = utf8.encode(dice);
  const message = new Uint8Array(32 + thrown.length);
  message.set(fromHex(merkleRoot));
  message.set(thrown, 32);
  return toHex(hashes.hmac(fromHex(serverSeed), message));
}

/** The places of a draw, found as entries arrive in any order; each household appears once, with its best entry (I-9). */
export class Ranking {
  readonly #hashes: Hashes;
  readonly #size: number;
  readonly #randomness: Uint8Array;
  #best: (PublicEntry & { score: string })[] = [];
  /** Once all places are filled: the score an entry must be below to get one. */
  #bar: Uint8Array | null = null;

  /** @param size places to fill: winners and alternates @param randomness in hex */
  constructor(hashes: Hashes, size: number, randomness: string) {
    this.#hashes = hashes;
    this.#size = size;
    this.#randomness = fromHex(randomness);
  }

  add({ entryId, household }: PublicEntry): void {
    const bytes = this.#scoreOf(entryId);
    if (this.#bar !== null && isAbove(bytes, this.#bar)) return;
    const entry = { entryId, household, score: toHex(bytes) };
    const own = this.#best.find((each) => each.household === household);
    if (own && isBefore(own, entry)) return;
    this.#best = [...this.#best.filter((each) => each !== own), entry]
      .toSorted((a, b) => (isBefore(a, b) ? -1 : 1))
      .slice(0, this.#size);
    const worst = this.#best.at(-1);
    if (worst && this.#best.length === this.#size) this.#bar = fromHex(worst.score);
  }

  places(): Place[] {
    return this.#best.map((each, index) => ({ place: index + 1, ...each }));
  }

  #scoreOf(entryId: string): Uint8Array {
    return scoreOf(this.#hashes, this.#randomness, entryId);
  }
}

/** The score of an entry, sha256 of the randomness and its id: the lowest wins (N-30). @param randomness its 32 bytes */
export function scoreOf(hashes: Hashes, randomness: Uint8Array, entryId: string): Uint8Array {
  const id = utf8.encode(entryId);
  const message = new Uint8Array(32 + id.length);
  message.set(randomness);
  message.set(id, 32);
  return hashes.sha256(message);
}

function isAbove(score: Uint8Array, bar: Uint8Array): boolean {
  const at = score.findIndex((byte, index) => byte !== bar[index]);
  return at >= 0 && score[at]! > bar[at]!;
}

/** The lower score comes first; of equal ones, the earlier entry. */
function isBefore(a: { score: string; entryId: string }, b: { score: string; entryId: string }): boolean {
  return a.score === b.score ? a.entryId < b.entryId : a.score < b.score;
}
