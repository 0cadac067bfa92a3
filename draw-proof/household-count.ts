const wordsEach = 3;
/** Marks a place that is taken, beside the last 16 bits of the pseudonym. */
const taken = 0x10000;
/** 2^32 over the golden ratio: neighbors land far apart. */
const spread = 0x9e3779b1;

/** Counts pseudonyms (20 hex digits), each once, in some 25 bytes each: a set of texts would take several times that. */
export class HouseholdCount {
  #places = 1 << 12;
  #table = new Uint32Array(this.#places * wordsEach);
  #count = 0;

  get size(): number {
    return this.#count;
  }

  add(household: string): void {
    const high = Number.parseInt(household.slice(0, 8), 16);
    const middle = Number.parseInt(household.slice(8, 16), 16);
    const low = Number.parseInt(household.slice(16), 16) | taken;
    if (!this.#put(high, middle, low)) return;
    this.#count++;
    if (2 * this.#count > this.#places) this.#grow();
  }

  #put(high: number, middle: number, low: number): boolean {
    const table = this.#table;
    const all = this.#places - 1;
    const start = Math.imul(high ^ middle ^ low, spread) >>> 4;
    for (let place = start & all; ; place = (place + 1) & all) {
      const at = place * wordsEach;
      if (table[at + 2] === 0) {
        table[at] = high;
        table[at + 1] = middle;
        table[at + 2] = low;
        return true;
      }
      if (table[at] === high && table[at + 1] === middle && table[at + 2] === low) return false;
    }
  }

  #grow(): void {
    const old = this.#table;
    this.#places *= 2;
    this.#table = new Uint32Array(this.#places * wordsEach);
    for (let at = 0; at < old.length; at += wordsEach)
      if (old[at + 2] !== 0) this.#put(old[at]!, old[at + 1]!, old[at + 2]!);
  }
}
