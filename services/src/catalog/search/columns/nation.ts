import { LRUCache } from 'lru-cache';
import type { Language } from '../../../../../server-kit/language.ts';
import type { Matches } from '../../rules/columns/listing.ts';
import { ProductColumns } from '../../rules/columns/product-columns.ts';
import { currentSnapshot } from '../../store/columns/changes.ts';
import { matchesInNation, namesInOrder, type Pairs, productsAfter } from '../../store/columns/products.ts';
import type { Matching } from '../../store/search-parts.ts';
import type { CatalogDb } from '../../store/tables.ts';

/** The products of the nation in memory, and what of them matches what was asked for. */
export interface Nation {
  products: ProductColumns;
  /** Which transactions they have in them. */
  snapshot: string;
  /** Of what words find: null for all products, undefined where products have changed meanwhile. */
  matchesOf(matching: Matching): Promise<Matches | null | undefined>;
  /** The place of each name in the order of a language, by ordinal; undefined where products have changed meanwhile. */
  nameRanks(language: Language): Promise<Int32Array | undefined>;
}

const chunk = 5000;

/** Reads all products, in chunks. What changes meanwhile is told as a change after its snapshot. @param room bytes for what was found */
export async function loadNation(db: CatalogDb, room: number): Promise<Nation> {
  const snapshot = await currentSnapshot(db);
  const products = new ProductColumns();
  for (let last = -1; ;) {
    const rows = await productsAfter(db, last, chunk);
    for (const facts of rows) products.put(facts);
    last = rows.at(-1)?.number ?? last;
    if (rows.length < chunk) break;
  }
  const known = new LRUCache<string, Matches>({
    maxSize: room,
    sizeCalculation: ({ ordinals }, key) => 8 * ordinals.length + key.length + 500,
  });
  const running = new Map<string, Promise<Matches | undefined>>();
  let knownOf = products.version;

  /** Asked of the database once for the nation, as long as no product changes. */
  async function kept(key: string, ask: (since: string) => Promise<Pairs>): Promise<Matches | undefined> {
    const { version } = products;
    if (knownOf !== version) known.clear();
    knownOf = version;
    const name = `${version} ${key}`;
    const found = known.get(name) ?? (await (running.get(name) ?? started(name, ask)));
    return products.version === version ? found : undefined;
  }

  function started(name: string, ask: (since: string) => Promise<Pairs>): Promise<Matches | undefined> {
    const { version } = products;
    const run = ask(nation.snapshot)
      .then(({ pairs, isCurrent }) => {
        if (!isCurrent || products.version !== version) return undefined;
        const made = matchesIn(pairs, products);
        known.set(name, made);
        return made;
      })
      .finally(() => running.delete(name));
    running.set(name, run);
    return run;
  }

  const nation: Nation = {
    products,
    snapshot,
    async matchesOf(given) {
      const { shelfIds: _, sellerId: _seller, program: _program, price: _price, ...matching } = given;
      const narrows = matching.isFood === true || (matching.without ?? []).length > 0;
      if ('everything' in matching && !narrows) return null;
      if ('bpns' in matching && !narrows) return numbered(matching.bpns.map(Number), products);
      return kept(JSON.stringify(matching), (since) => matchesInNation(db, matching, since));
    },
    async nameRanks(language) {
      const names = await kept(`names ${language}`, (since) => namesInOrder(db, language, since));
      if (!names) return undefined;
      const ranks = new Int32Array(products.count);
      for (const [at, ordinal] of names.ordinals.entries()) ranks[ordinal] = names.scores[at] ?? 0;
      return ranks;
    },
  };
  return nation;
}

/** Certain products, with what each is worth. */
function numbered(numbers: readonly number[], products: ProductColumns): Matches {
  const known = new Set(numbers.flatMap((number) => products.ordinalOf(number) ?? []));
  const ordinals = Int32Array.from(known).toSorted();
  return { ordinals, scores: ordinals.map((ordinal) => products.wide.worth[ordinal] ?? 0) };
}

/** Pairs of numbers and scores, by ordinal. */
function matchesIn(pairs: Buffer | null, products: ProductColumns): Matches {
  const found: [ordinal: number, score: number][] = [];
  for (let at = 0; pairs && at < pairs.length; at += 8) {
    const ordinal = products.ordinalOf(pairs.readInt32BE(at));
    if (ordinal !== undefined) found.push([ordinal, pairs.readInt32BE(at + 4)]);
  }
  found.sort(([one], [other]) => one - other);
  return {
    ordinals: Int32Array.from(found, ([ordinal]) => ordinal),
    scores: Int32Array.from(found, ([, score]) => score),
  };
}
