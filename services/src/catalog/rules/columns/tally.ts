/** Counts of whole numbers, in an open table: many times quicker than a Map. */
export class Tally {
  #keys: Int32Array;
  #counts: Int32Array;
  #used = 0;

  constructor(room = 1024) {
    this.#keys = new Int32Array(room);
    this.#counts = new Int32Array(room);
  }

  add(key: number, count = 1): void {
    const mask = this.#keys.length - 1;
    let at = Math.imul(key, 0x9e3779b1) >>> 7;
    for (at &= mask; this.#counts[at] !== 0; at = (at + 1) & mask)
      if (this.#keys[at] === key) {
        this.#counts[at]! += count;
        return;
      }
    this.#keys[at] = key;
    this.#counts[at] = count;
    if (++this.#used * 2 > mask) this.#grow();
  }

  /** What was counted, in no order. */
  entries(): { key: number; count: number }[] {
    const found: { key: number; count: number }[] = [];
    for (const [at, count] of this.#counts.entries()) if (count !== 0) found.push({ key: this.#keys[at] ?? 0, count });
    return found;
  }

  #grow(): void {
    const before = this.entries();
    this.#keys = new Int32Array(this.#keys.length * 2);
    this.#counts = new Int32Array(this.#counts.length * 2);
    this.#used = 0;
    for (const { key, count } of before) this.add(key, count);
  }
}
