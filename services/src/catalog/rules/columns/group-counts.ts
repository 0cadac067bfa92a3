import { bitOf, type CountedGroups, factShifts } from '../facet-counts.ts';
import type { FacetKind } from '../facets.ts';
import type { Seen } from './judging.ts';
import type { ProductColumns } from './product-columns.ts';
import { Tally } from './tally.ts';

const shifts = Object.fromEntries(factShifts) as Record<(typeof factShifts)[number][0], number>;

const countedParts = [
  ['shelves', 'shelf', ['DEPARTMENT', 'AISLE']],
  ['brands', 'brand', ['BRAND']],
  ['sizes', 'size', ['SIZE']],
  ['bodies', 'body', ['BODY']],
  ['grapes', 'grape', ['GRAPE']],
  ['regions', 'region', ['REGION']],
] as const satisfies readonly [keyof CountedGroups, string, readonly FacetKind[]][];

/** How many products have each value of a column. */
interface ValueCounts {
  name: (typeof countedParts)[number][0];
  texts: readonly string[];
  codes: Int32Array;
  failed: number;
  counts: Int32Array;
}

/** Counts what is alike: products with the same facts, and those of a shelf, a brand, or a size that only its own facet may leave out. */
export class GroupCounts {
  readonly #facts = new Tally();
  readonly #diets: Uint8Array;
  /** Of what nothing leaves out. */
  readonly #plain: Readonly<Record<ValueCounts['name'], ValueCounts>>;
  /** Of what just one facet leaves out. */
  readonly #narrowed: readonly ValueCounts[];

  constructor({ diets, codes, wide }: ProductColumns) {
    this.#diets = diets;
    const counted = countedParts.flatMap(([name, column, kinds]) =>
      [0, ...kinds.map(bitOf)].map((failed): ValueCounts => {
        const { texts } = codes[column];
        return { name, texts, codes: wide[column], failed, counts: new Int32Array(texts.length) };
      }),
    );
    const plain = counted.filter(({ failed }) => failed === 0);
    this.#plain = Object.fromEntries(plain.map((each) => [each.name, each])) as Record<
      ValueCounts['name'],
      ValueCounts
    >;
    this.#narrowed = counted.filter(({ failed }) => failed !== 0);
  }

  add({ ordinal, can, isAvailable, isDeal, band }: Seen, failed: number): void {
    this.#facts.add(
      this.#diets[ordinal]! |
        (can << shifts.can) |
        (band << shifts.band) |
        (Number(isDeal) << shifts.deal) |
        (Number(isAvailable) << shifts.available) |
        (failed << shifts.failed),
    );
    if (failed === 0) {
      // Written out, because every product of a store comes by here.
      const { shelves, brands, sizes, bodies, grapes, regions } = this.#plain;
      shelves.counts[shelves.codes[ordinal]!]! += 1;
      brands.counts[brands.codes[ordinal]!]! += 1;
      sizes.counts[sizes.codes[ordinal]!]! += 1;
      bodies.counts[bodies.codes[ordinal]!]! += 1;
      grapes.counts[grapes.codes[ordinal]!]! += 1;
      regions.counts[regions.codes[ordinal]!]! += 1;
    } else if ((failed & (failed - 1)) === 0) {
      // What two facets leave out is in no count of a value.
      for (const each of this.#narrowed) if (each.failed === failed) each.counts[each.codes[ordinal]!]! += 1;
    }
  }

  groups(): CountedGroups {
    const groups: CountedGroups = {
      facts: [],
      shelves: [],
      brands: [],
      sizes: [],
      bodies: [],
      grapes: [],
      regions: [],
    };
    for (const { key, count } of this.#facts.entries()) groups.facts.push({ facts: key, count });
    for (const { name, texts, failed, counts } of [...Object.values(this.#plain), ...this.#narrowed])
      for (let code = 1; code < texts.length; code++)
        if (counts[code]! > 0) groups[name].push({ id: texts[code]!, failed, count: counts[code]! });
    return groups;
  }
}
