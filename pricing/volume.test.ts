import { expect, test } from 'vitest';
import type { CartLine, Volume } from './cart.ts';
import { bogo, context, line, multiBuy } from './testing/samples.ts';
import { lotsOf } from './lots.ts';
import { withPriceCuts } from './promos.ts';
import { volumeNearMisses, withVolumes } from './volume.ts';

const fromFive: Volume = { qty: 5, group: null, off: { type: 'PRICE', cents: 350 } };
const wine = (qty: number, listCents: number, changes: Partial<CartLine> = {}): CartLine =>
  line({
    lineId: `${listCents}`,
    upc: `${listCents}`,
    qty,
    listCents,
    volume: { qty: 6, group: 'wine', off: { type: 'RATE', rate: 1000 } },
    ...changes,
  });
const misses = (...lines: CartLine[]) => volumeNearMisses(lines, context().placedAt);

test('N-42 what a volume price lacks, and what all units would then save', () => {
  expect(misses(line({ qty: 4, volume: fromFive }))).toEqual([
    { offerId: 'promo:volume:milk', missing: { units: 1 }, gainCents: 250 },
  ]);
  expect(misses(line({ qty: 5, volume: fromFive }))).toEqual([]);
  expect(misses(line({ qty: 4 }))).toEqual([]);
});

test('N-42 of a group, those that are missing save as little as the cheapest', () => {
  expect(misses(wine(2, 1000), wine(3, 2000))).toEqual([
    { offerId: 'promo:volume:wine', missing: { units: 1 }, gainCents: 2 * 100 + 3 * 200 + 100 },
  ]);
});

test('each volume price counts its own units, and a group as many as its largest asks for', () => {
  expect(misses(wine(2, 1000), line({ qty: 4, volume: fromFive })).map(({ missing }) => missing)).toEqual([
    { units: 4 },
    { units: 1 },
  ]);
  const four: Volume = { qty: 4, group: 'wine', off: { type: 'RATE', rate: 1000 } };
  expect(misses(wine(2, 1000), wine(3, 2000, { volume: four }))[0]?.missing).toEqual({ units: 1 });
});

test('N-33 a line under a buy-get or a multi-buy counts and saves nothing; one at a sale price saves from there', () => {
  expect(misses(wine(2, 1000, { promo: bogo }), wine(3, 2000))[0]?.gainCents).toBe(4 * 200);
  expect(misses(wine(2, 1000, { promo: multiBuy(2, 1500) }), wine(3, 2000))[0]?.gainCents).toBe(4 * 200);
  expect(misses(wine(5, 1000, { promo: bogo }))).toEqual([]);
  const sale = { type: 'P', priceCents: 500, endsOn: bogo.endsOn } as const;
  expect(misses(wine(5, 1000, { promo: sale }))[0]?.gainCents).toBe(6 * 50);
});

test('a volume price that is no lower is not near, one that is lower by a cent is', () => {
  const at = (cents: number): Volume => ({ ...fromFive, off: { type: 'PRICE', cents } });
  expect(misses(line({ qty: 4, volume: at(400) }))).toEqual([]);
  expect(misses(line({ qty: 4, volume: at(399) }))[0]?.gainCents).toBe(5);
});

test('N-33 a line under a buy-get or a multi-buy keeps that, one at a sale price has both', () => {
  const volume: Volume = { qty: 2, group: null, off: { type: 'RATE', rate: 10_000 } };
  const sale = { type: 'P', priceCents: 300, endsOn: bogo.endsOn } as const;
  const lines = [bogo, multiBuy(2, 700), sale, null].map((promo, index) =>
    line({ lineId: String(index), qty: 2, promo, volume }),
  );
  const lots = withPriceCuts(lines, lotsOf(lines), context().placedAt);
  expect(withVolumes(lines, lots).map(({ netCents }) => netCents)).toEqual([400, 400, 0, 0]);
});
