/** Keeps the first few of many products in an order: by what they are sorted by, and by number where that is the same. */
export class FirstOf {
  readonly #most: number;
  #kept = 0;
  /** A heap with the last of the kept at its top. */
  readonly #orders: Float64Array;
  readonly #numbers: Int32Array;
  readonly #ordinals: Int32Array;

  constructor(most: number) {
    this.#most = most;
    this.#orders = new Float64Array(most);
    this.#numbers = new Int32Array(most);
    this.#ordinals = new Int32Array(most);
  }

  add(order: number, number: number, ordinal: number): void {
    if (this.#kept < this.#most) this.#rise(this.#kept++, order, number, ordinal);
    else if (this.#isBefore(order, number, 0)) this.#sink(order, number, ordinal);
  }

  /** What is kept, in order. */
  inOrder(): { ordinal: number; order: number }[] {
    const places = Array.from({ length: this.#kept }, (_, at) => at);
    return places
      .toSorted((one, other) => (this.#isBefore(this.#orders[one] ?? 0, this.#numbers[one] ?? 0, other) ? -1 : 1))
      .map((at) => ({ ordinal: this.#ordinals[at] ?? 0, order: this.#orders[at] ?? 0 }));
  }

  #isBefore(order: number, number: number, at: number): boolean {
    const other = this.#orders[at] ?? 0;
    return order < other || (order === other && number < (this.#numbers[at] ?? 0));
  }

  #set(at: number, order: number, number: number, ordinal: number): void {
    this.#orders[at] = order;
    this.#numbers[at] = number;
    this.#ordinals[at] = ordinal;
  }

  #move(from: number, to: number): void {
    this.#set(to, this.#orders[from] ?? 0, this.#numbers[from] ?? 0, this.#ordinals[from] ?? 0);
  }

  #rise(from: number, order: number, number: number, ordinal: number): void {
    let at = from;
    for (let above = (at - 1) >> 1; at > 0 && !this.#isBefore(order, number, above); above = (at - 1) >> 1) {
      this.#move(above, at);
      at = above;
    }
    this.#set(at, order, number, ordinal);
  }

  #sink(order: number, number: number, ordinal: number): void {
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= this.#kept) break;
      const next = below + 1;
      if (next < this.#kept && !this.#isBefore(this.#orders[next] ?? 0, this.#numbers[next] ?? 0, below)) below = next;
      if (!this.#isBefore(order, number, below)) break;
      this.#move(below, at);
      at = below;
    }
    this.#set(at, order, number, ordinal);
  }
}
