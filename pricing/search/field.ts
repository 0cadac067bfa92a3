import type { CartLine, PriceContext } from '../cart.ts';
import { compare, type Offer } from '../offer.ts';
import { type Lot, unknownContent } from '../lots.ts';
import { type Reach, reaches } from '../reach.ts';
import type { Pace } from '../steps.ts';
import { contentOf, inSearchOrder, type Terms, termsOf } from './offer-terms.ts';

/** What a search needs of its cart. */
export interface Scene {
  lines: readonly CartLine[];
  context: PriceContext;
  reach: Reach;
  pace: Pace;
}

/**
 * Some lines and the offers that may take their units, told apart by content: two lines that differ in nothing but UPC
 * and line id are of one type, so that neither names nor order decide anything but ties (N-37).
 */
export class Field {
  /** In the order in which the search decides on them. */
  readonly terms: readonly Terms[];
  readonly offers: readonly Offer[];
  /** Index of the first manufacturer's offer. */
  readonly coupons: number;
  readonly scene: Scene;
  readonly #typesOf: () => ReadonlyMap<number, number>;
  #types: ReadonlyMap<number, number> | null = null;
  readonly #byLine = new Map<number, readonly Terms[]>();
  readonly #stackGroups: ReadonlyMap<string, number>;
  readonly #places: ReadonlyMap<string, number>;
  /** Index of the last of `terms` that reaches a line. */
  readonly #last = new Map<number, number>();
  readonly #plain = new Map<number, Map<number, number>>();
  readonly #marked = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #wordsOfKeys = new Map<string, string>();

  /** @param scopeOf what tells lines apart besides offers on items: the order-level offers that they are in the scope of */
  constructor(offers: readonly Offer[], own: readonly number[], scene: Scene, scopeOf: (line: number) => string) {
    this.scene = scene;
    const { lines, context, reach } = scene;
    const contents = new Map<Offer, string>();
    const contentsOf = (offer: Offer): string => {
      let content = contents.get(offer);
      if (content === undefined) contents.set(offer, (content = contentOf(offer, lines, reach)));
      return content;
    };
    this.terms = offers
      .toSorted(inSearchOrder(contentsOf, context.stackPolicy === 'MF_CATEGORY_ITEM'))
      .map((offer, index) => termsOf(offer, index, context));
    this.offers = this.terms.map(({ offer }) => offer);
    this.coupons = this.terms.filter(({ offer }) => offer.funding === 'STORE').length;
    this.#places = new Map(this.terms.map(({ offer, index }) => [offer.offerId, index]));
    this.#stackGroups = new Map(
      [...new Set(this.terms.flatMap(({ offer }) => offer.stackGroup ?? []))].map((group, index) => [group, index]),
    );
    for (const line of own)
      this.#byLine.set(
        line,
        this.terms.filter(({ offer }) => (reach.flags(offer)[line]! & reaches.admitted) !== 0),
      );
    for (const [line, reaching] of this.#byLine) this.#last.set(line, reaching.at(-1)?.index ?? -1);
    this.#typesOf = () => this.#typed(own, scopeOf);
  }

  /** Offers that may take units of the line, in the order of the search. */
  reaching = (line: number): readonly Terms[] => this.#byLine.get(line)!;

  typeOf = (line: number): number => (this.#types ??= this.#typesOf()).get(line)!;

  /** The same deal with lower prices on earlier lines, as far as nothing but names tells lines apart (N-37). */
  inLineOrder(lots: readonly Lot[]): readonly Lot[] {
    if (this.#isOrdered(lots)) return lots;
    const ordered: Lot[] = [];
    for (const alike of Map.groupBy(lots, ({ line, baseCents }) => `${this.typeOf(line)} ${baseCents}`).values()) {
      const lines = new Map<number, number>();
      for (const { line, count } of alike) lines.set(line, (lines.get(line) ?? 0) + count);
      if (lines.size === 1) ordered.push(...alike);
      else
        ordered.push(
          ...dealtOut(
            alike.toSorted((one, other) => one.netCents - other.netCents),
            lines,
          ),
        );
    }
    return ordered.sort((one, other) => one.line - other.line);
  }

  /** Do no two of its lines have lots that are alike before offers, nor one line lots that aren't? */
  #isOrdered(lots: readonly Lot[]): boolean {
    const types = new Set<number>();
    return lots.every(({ line, baseCents }, at) => {
      const before = lots[at - 1];
      if (before?.line === line) return before.baseCents === baseCents;
      if (before && before.line > line) return false;
      const type = this.typeOf(line);
      return !types.has(type) && types.add(type);
    });
  }

  /** Does an offer from one on want units of the line? */
  isWanted = (line: number, from: number): boolean => this.#last.get(line)! >= from;

  /** A number for all that decides what may still become of a lot's units; a lot is of one field only. */
  contentOf(lot: Lot): number {
    if (lot.content === unknownContent) lot.content = this.#numberOf(lot);
    return lot.content;
  }

  /** What a content's number stands for, in words that no name is part of: numbers go by what was met first. */
  wordsOf = (content: number): string => this.#words[content]!;

  /** The same for so many units of each content, as in `12x3;14x1;`. */
  wordsOfKey(key: string): string {
    let words = this.#wordsOfKeys.get(key);
    if (words === undefined) {
      const inWords = (each: string): string =>
        each === '' ? '' : this.wordsOf(Number.parseInt(each, 10)) + each.slice(each.indexOf('x'));
      words = key.split(';').map(inWords).sort().join(';');
      this.#wordsOfKeys.set(key, words);
    }
    return words;
  }

  #numberOf(lot: Lot): number {
    const { netCents, baseCents, taken, groups, passedBy } = lot;
    const type = this.typeOf(lot.line);
    const words = () => `${type} ${netCents} ${baseCents} ${taken}`;
    if (groups.length === 0 && passedBy.length === 0) {
      const outer = netCents * 8 + taken;
      const inner = baseCents * this.#last.size + type;
      let ofNet = this.#plain.get(outer);
      if (ofNet === undefined) this.#plain.set(outer, (ofNet = new Map()));
      let content = ofNet.get(inner);
      if (content === undefined) ofNet.set(inner, (content = this.#words.push(words()) - 1));
      return content;
    }
    const marks = [groups.map((group) => this.#stackGroups.get(group)), passedBy.map((id) => this.#places.get(id))];
    const marked = `${words()} ${marks.map((each) => each.join('+')).join(' ')}`;
    let content = this.#marked.get(marked);
    if (content === undefined) this.#marked.set(marked, (content = this.#words.push(marked) - 1));
    return content;
  }

  #typed(own: readonly number[], scopeOf: (line: number) => string): Map<number, number> {
    if (own.length === 1) return new Map([[own[0]!, 0]]);
    const signatures = own.map((line): [number, string] => [line, this.#signatureOf(line, scopeOf(line))]);
    const ordered = [...new Set(signatures.map(([, signature]) => signature))].toSorted(compare);
    const places = new Map(ordered.map((signature, index) => [signature, index]));
    return new Map(signatures.map(([line, signature]) => [line, places.get(signature)!]));
  }

  #signatureOf(index: number, scope: string): string {
    const line = this.scene.lines[index]!;
    const { listCents, weight, isPaidWithEbt, category, promo, isSubscription, lineId, upc } = line;
    const reached = this.reaching(index).map(({ offer, index: at }) => `${at}:${this.scene.reach.flags(offer)[index]}`);
    const pool = promo === null || promo.type === 'P' ? '' : (promo.group ?? upc);
    return JSON.stringify([
      listCents,
      weight,
      reached,
      isPaidWithEbt,
      category,
      promo && { ...promo, endsOn: '' },
      isSubscription ? [line.qty, lineId] : '',
      scope,
      pool,
    ]);
  }
}

/** Gives lots to lines, in order, as many units as each has room for. */
function dealtOut(lots: readonly Lot[], lines: ReadonlyMap<number, number>): Lot[] {
  const dealt: Lot[] = [];
  const rooms = [...lines].map(([line, room]) => ({ line, room })).toSorted((one, other) => one.line - other.line);
  let at = 0;
  for (const lot of lots)
    for (let left = lot.count; left > 0;) {
      const place = rooms[at]!;
      const count = Math.min(left, place.room);
      if (count > 0) dealt.push({ ...lot, line: place.line, count });
      left -= count;
      place.room -= count;
      if (place.room === 0) at += 1;
    }
  return dealt;
}
