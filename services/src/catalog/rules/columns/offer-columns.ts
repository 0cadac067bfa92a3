/**
 * What a store has of products, side by side: stock, one bit for each channel, and the price of all channels in cents, -1 for
 * none. Terms are in no order.
 */
export interface Offers {
  ordinals: Int32Array;
  stock: Uint8Array;
  cents: Int32Array;
  terms: Terms;
}

/** Prices that have a promotion, are a channel's own, or are too high for a narrow column. */
export interface Terms {
  /** As {@link termKey} makes it. */
  key: Uint32Array;
  cents: Int32Array;
  /** Days since 1970 of a promotion's last day; 0 for none. */
  until: Uint16Array;
  /** The price after it; -1 where it stays. */
  regular: Int32Array;
}

/** Tells a product's prices apart. @param column 0 for the price of all channels, then each channel's own */
export const termKey = (ordinal: number, column: number): number => ordinal * 8 + column;

/** Room for so many terms. */
export const roomForTerms = (length: number): Terms => ({
  key: new Uint32Array(length),
  cents: new Int32Array(length),
  until: new Uint16Array(length),
  regular: new Int32Array(length),
});

/** The last day that a column can hold, in the year 2149: a promotion without an end. */
export const lastDay = 65_535;

/** Prices from here on stand in terms, as those do that are none. */
export const none = 65_535;
const hasTerms = 16;
const stockBits = 15;

/**
 * A store's prices and stock as columns, three bytes for each product of the nation. Most prices are the same in all channels
 * and have no promotion; what others are besides stands in terms, fourteen bytes each.
 */
export class OfferColumns {
  /** Grows with each change. */
  version = 0;
  #cents: Uint16Array;
  #flags: Uint8Array;
  #terms: Terms = roomForTerms(0);

  /** @param count products of the nation */
  constructor(count: number) {
    this.#cents = new Uint16Array(count).fill(none);
    this.#flags = new Uint8Array(count);
  }

  get bytes(): number {
    return 3 * this.#flags.length + 14 * this.#terms.key.length + 500;
  }

  stockOf(ordinal: number): number {
    return (this.#flags[ordinal] ?? 0) & stockBits;
  }

  /** Takes what these products are now, instead of what they were. */
  put({ ordinals, stock, cents, terms }: Offers): void {
    if (ordinals.length === 0) return;
    this.version += 1;
    this.#grow(ordinals.reduce((most, ordinal) => Math.max(most, ordinal + 1), 0));
    for (let at = 0; at < ordinals.length; at++) {
      const [ordinal, price] = [ordinals[at]!, cents[at]!];
      this.#cents[ordinal] = price < 0 ? none : Math.min(price, none);
      this.#flags[ordinal] = stock[at]!;
    }
    for (const key of terms.key) this.#flags[key >>> 3]! |= hasTerms;
    this.#terms = merged(this.#terms, terms, ordinals);
  }

  #grow(count: number): void {
    if (count <= this.#flags.length) return;
    const [cents, flags] = [new Uint16Array(count).fill(none), new Uint8Array(count)];
    cents.set(this.#cents);
    flags.set(this.#flags);
    [this.#cents, this.#flags] = [cents, flags];
  }

  /** Reads prices on a day, in a channel by its place, or those of all channels. Quickest in the order of ordinals. */
  pricesOn(day: number, channel: number | null): PriceReader {
    return new PriceReader({ cents: this.#cents, flags: this.#flags, terms: this.#terms }, day, channel);
  }
}

/** As rules/price-today.ts says it, for one product after another. */
export class PriceReader {
  /** Of the product that was read last: in cents, -1 when it isn't carried. */
  price = -1;
  isDeal = false;
  #at = 0;
  readonly #columns: { cents: Uint16Array; flags: Uint8Array; terms: Terms };
  readonly #day: number;
  readonly #own: number;

  constructor(columns: { cents: Uint16Array; flags: Uint8Array; terms: Terms }, day: number, channel: number | null) {
    this.#columns = columns;
    this.#day = day;
    this.#own = channel === null ? -1 : channel + 1;
  }

  /** Reads the product with this ordinal. */
  read(ordinal: number): void {
    const { cents, flags } = this.#columns;
    const plain = cents[ordinal] ?? none;
    this.price = plain === none ? -1 : plain;
    this.isDeal = false;
    if (((flags[ordinal] ?? 0) & hasTerms) !== 0) this.#readTerms(ordinal);
  }

  #readTerms(ordinal: number): void {
    const { key } = this.#columns.terms;
    let at = this.#find(termKey(ordinal, 0));
    if (key[at] === termKey(ordinal, 0)) this.#take(at++);
    if (this.#own < 0) return;
    const own = termKey(ordinal, this.#own);
    while ((key[at] ?? Infinity) < own) at++;
    if (key[at] === own) this.#take(at);
  }

  #take(at: number): void {
    const { cents, until, regular } = this.#columns.terms;
    const last = until[at] ?? 0;
    const ended = last !== 0 && last < this.#day;
    const usual = regular[at] ?? -1;
    this.price = ended && usual >= 0 ? usual : (cents[at] ?? -1);
    this.isDeal = last >= this.#day;
  }

  /** The first of the terms that isn't before a key, sought from where the last was found in steps that double. */
  #find(wanted: number): number {
    const { key } = this.#columns.terms;
    let low = (key[this.#at] ?? Infinity) < wanted ? this.#at : 0;
    let step = 1;
    while ((key[low + step] ?? Infinity) < wanted) {
      low += step;
      step *= 2;
    }
    let high = Math.min(low + step, key.length);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((key[middle] ?? Infinity) < wanted) low = middle + 1;
      else high = middle;
    }
    this.#at = low;
    return low;
  }
}

/** What is known, sorted, without what has changed, and with what is added. */
function merged(known: Terms, added: Terms, ordinals: Int32Array): Terms {
  if (known.key.length === 0 && isAscending(added.key)) return added;
  const changed = new Set(ordinals);
  const kept = [...known.key.keys()].filter((at) => !changed.has((known.key[at] ?? 0) >>> 3));
  const from = [
    ...kept.map((at) => ({ terms: known, at })),
    ...[...added.key.keys()].map((at) => ({ terms: added, at })),
  ].toSorted((one, other) => (one.terms.key[one.at] ?? 0) - (other.terms.key[other.at] ?? 0));
  const made = roomForTerms(from.length);
  for (const [to, { terms, at }] of from.entries()) {
    made.key[to] = terms.key[at] ?? 0;
    made.cents[to] = terms.cents[at] ?? 0;
    made.until[to] = terms.until[at] ?? 0;
    made.regular[to] = terms.regular[at] ?? -1;
  }
  return made;
}

const isAscending = (key: Uint32Array): boolean => key.every((each, at) => at === 0 || each > key[at - 1]!);
