import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FirstOf } from './first-of.ts';
import { none, OfferColumns, roomForTerms, termKey, type Offers } from './offer-columns.ts';
import { Tally } from './tally.ts';

interface Terms {
  cents: number;
  until: number;
  regular: number;
}
interface Offer {
  ordinal: number;
  stock: number;
  prices: (Terms | null)[];
}

const arbitraryTerms = fc.option(
  fc.record({
    cents: fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: none - 2, max: 200_000 })),
    until: fc.constantFrom(0, 0, 99, 100, 101, 65_535),
    regular: fc.constantFrom(-1, 500, 70_000),
  }),
);
const arbitraryOffer = fc.record({
  ordinal: fc.integer({ min: 0, max: 40 }),
  stock: fc.integer({ min: 0, max: 15 }),
  prices: fc.array(arbitraryTerms, { minLength: 5, maxLength: 5 }),
});
const arbitraryChanges = fc.array(
  fc.uniqueArray(arbitraryOffer, { selector: ({ ordinal }) => ordinal, maxLength: 20 }),
  { maxLength: 5 },
);

/** Offers as the database tells them. */
function told(offers: readonly Offer[]): Offers {
  const needed = offers.flatMap(({ ordinal, prices }) =>
    prices.flatMap((terms, column) =>
      terms && (column > 0 || terms.until > 0 || terms.regular >= 0 || terms.cents >= none)
        ? [{ ...terms, key: termKey(ordinal, column) }]
        : [],
    ),
  );
  const terms = roomForTerms(needed.length);
  for (const [at, each] of needed.toReversed().entries()) {
    terms.key[at] = each.key;
    terms.cents[at] = each.cents;
    terms.until[at] = each.until;
    terms.regular[at] = each.regular;
  }
  return {
    ordinals: Int32Array.from(offers, ({ ordinal }) => ordinal),
    stock: Uint8Array.from(offers, ({ stock }) => stock),
    cents: Int32Array.from(offers, ({ prices }) => prices[0]?.cents ?? -1),
    terms,
  };
}

/** As rules/price-today.ts has it, of a channel's own price or else that of all. */
function expected(offer: Offer | undefined, day: number, channel: number | null) {
  const own = channel === null ? null : offer?.prices[channel + 1];
  const terms = own ?? offer?.prices[0];
  if (!terms) return { price: -1, isDeal: false };
  const { cents, until, regular } = terms;
  const isOver = until > 0 && until < day;
  return { price: isOver && regular >= 0 ? regular : cents, isDeal: until >= day };
}

test('S-143 prices of a store are on each day, and in each channel, as they were told last', () => {
  fc.assert(
    fc.property(
      arbitraryChanges,
      fc.constantFrom(98, 100, 102),
      fc.constantFrom(null, 0, 1, 3),
      (all, day, channel) => {
        const columns = new OfferColumns(12);
        const known = new Map<number, Offer>();
        for (const offers of all) {
          columns.put(told(offers));
          for (const offer of offers) known.set(offer.ordinal, offer);
        }
        const reader = columns.pricesOn(day, channel);
        for (const ordinal of [...Array.from({ length: 45 }, (_, at) => at), 7, 3, 30]) {
          reader.read(ordinal);
          const { price, isDeal } = reader;
          expect([ordinal, { price, isDeal }]).toEqual([ordinal, expected(known.get(ordinal), day, channel)]);
          expect(columns.stockOf(ordinal)).toBe(known.get(ordinal)?.stock ?? 0);
        }
      },
    ),
  );
});

test('S-105 the first of many are those that a sort puts first', () => {
  const product = fc.record({ order: fc.integer({ min: 0, max: 9 }), number: fc.integer({ min: 1, max: 500 }) });
  const products = fc.uniqueArray(product, { selector: ({ number }) => number });
  fc.assert(
    fc.property(products, fc.integer({ min: 1, max: 30 }), (all, most) => {
      const first = new FirstOf(most);
      for (const { order, number } of all) first.add(order, number, number * 2);
      const sorted = all.toSorted((one, other) => one.order - other.order || one.number - other.number);
      expect(first.inOrder()).toEqual(
        sorted.slice(0, most).map(({ order, number }) => ({ order, ordinal: number * 2 })),
      );
    }),
  );
});

test('whole numbers are counted, however many', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(50), fc.integer()), { maxLength: 300 }), (all) => {
      const tally = new Tally(4);
      for (const key of all) tally.add(key);
      const counts = new Map(tally.entries().map(({ key, count }) => [key, count]));
      expect(counts).toEqual(new Map([...Map.groupBy(all, (key) => key)].map(([key, same]) => [key, same.length])));
    }),
  );
});
