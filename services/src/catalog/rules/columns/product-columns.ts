import type { Language } from '../../../../../server-kit/language.ts';
import { Codes } from './codes.ts';

/** What a list counts and sorts of a product, whichever store has it. */
export interface ProductFacts {
  /** The bpn as a number. */
  number: number;
  /** What lists by name compare, by the language of the page: the name, or its place in the Spanish alphabet. */
  order: Readonly<Record<Language, string>>;
  shelfId: string;
  brandId: string | null;
  sellerId: string | null;
  program: string;
  size: string;
  /** One bit for each diet in the order of the contract, then SNAP. */
  diets: number;
  /** One bit for each channel it may go through; 0 when it's inactive. */
  channels: number;
  popularity: number;
  /** What decides between products that match as well. */
  worth: number;
  body: string | null;
  grape: string | null;
  region: string | null;
}

const numbers = ['number', 'popularity', 'worth', 'shelf', 'brand', 'seller', 'program', 'size'] as const;
const ofWines = ['body', 'grape', 'region'] as const;
const wideColumns = [...numbers, ...ofWines] as const;
type Wide = (typeof wideColumns)[number];

/**
 * All products of the nation as columns: each has a place, its ordinal, in all of them, which it keeps. Stores' columns are in
 * the same order.
 */
export class ProductColumns {
  /** Ordinals given so far. */
  count = 0;
  /** Grows with each change. */
  version = 0;
  readonly order: Readonly<Record<Language, string[]>> = { en: [], es: [] };
  isKnown = new Uint8Array(0);
  diets = new Uint8Array(0);
  channels = new Uint8Array(0);
  readonly wide: Record<Wide, Int32Array>;
  readonly codes: Readonly<
    Record<'shelf' | 'brand' | 'seller' | 'program' | 'size' | 'body' | 'grape' | 'region', Codes>
  >;
  readonly #ordinals = new Map<number, number>();
  #last = -1;

  constructor() {
    this.wide = Object.fromEntries(wideColumns.map((name) => [name, new Int32Array(0)])) as Record<Wide, Int32Array>;
    const codes = () => new Codes();
    this.codes = {
      shelf: codes(),
      brand: codes(),
      seller: codes(),
      program: codes(),
      size: codes(),
      body: codes(),
      grape: codes(),
      region: codes(),
    };
  }

  /** A product's place; undefined for one that isn't known. Quickest for one number after the other. */
  ordinalOf(number: number): number | undefined {
    // What is read in order mostly has the next place.
    if (this.wide.number[this.#last + 1] === number && this.#last + 1 < this.count) return ++this.#last;
    const found = this.#ordinals.get(number);
    if (found !== undefined) this.#last = found;
    return found;
  }

  /** Takes one more product, or what a known one is now. */
  put(facts: ProductFacts): void {
    const at = this.#ordinals.get(facts.number) ?? this.#placed(facts.number);
    const { wide, codes } = this;
    this.order.en[at] = facts.order.en;
    this.order.es[at] = facts.order.es;
    this.isKnown[at] = 1;
    this.diets[at] = facts.diets;
    this.channels[at] = facts.channels;
    wide.number[at] = facts.number;
    wide.popularity[at] = facts.popularity;
    wide.worth[at] = facts.worth;
    wide.shelf[at] = codes.shelf.of(facts.shelfId);
    wide.brand[at] = codes.brand.of(facts.brandId);
    wide.seller[at] = codes.seller.of(facts.sellerId);
    wide.program[at] = codes.program.of(facts.program);
    wide.size[at] = codes.size.of(facts.size);
    for (const name of ofWines) wide[name][at] = codes[name].of(facts[name]);
  }

  /** Takes what these products are now; those of which nothing is told are in no list any more, and keep their places. */
  change(numbers: readonly number[], facts: readonly ProductFacts[]): void {
    if (numbers.length === 0) return;
    this.version += 1;
    for (const number of numbers) {
      const at = this.#ordinals.get(number);
      if (at !== undefined) this.isKnown[at] = 0;
    }
    for (const each of facts) this.put(each);
  }

  #placed(number: number): number {
    const at = this.count++;
    this.#ordinals.set(number, at);
    if (at < this.isKnown.length) return at;
    const room = Math.max(1024, Math.ceil(at * 1.5));
    this.isKnown = grown(this.isKnown, room);
    this.diets = grown(this.diets, room);
    this.channels = grown(this.channels, room);
    for (const name of wideColumns) this.wide[name] = grown(this.wide[name], room);
    return at;
  }
}

function grown<T extends Uint8Array | Int32Array>(column: T, room: number): T {
  const made = new (column.constructor as new (length: number) => T)(room);
  made.set(column);
  return made;
}
