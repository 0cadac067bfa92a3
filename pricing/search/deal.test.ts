import { expect, test } from 'vitest';
import { lotsOf, discounted } from '../lots.ts';
import { line, offer } from '../testing/samples.ts';
import { type Amounts, type Deal, dealOf, joined, preference, withAmounts } from './deal.ts';

const lines = [line({ lineId: 'a', upc: 'a' }), line({ lineId: 'b', upc: 'b', qty: 2 })];
const amounts = (...given: [offerId: string, cents: number][]): Amounts | null =>
  given.reduce<Amounts | null>((before, [offerId, cents]) => ({ offerId, cents, before }), null);
/** A deal with so much off each line. */
const deal = (off: readonly number[], used: Amounts | null = null): Deal =>
  dealOf(
    lotsOf(lines).map((lot, index) => discounted(lot, lot.count, { id: 'x', cents: off[index]!, why: 'ITEM' })),
    used,
  );
const soon = offer({ offerId: 'soon', endLocal: '2026-08-10T00:00:00.000' });
const offers = [offer({ offerId: 'b' }), offer({ offerId: 'a' }), soon];
const better = (one: Deal, other: Deal) => Math.sign(preference(one, other, offers));

test('N-37 the deal that costs less stands', () => {
  expect(deal([10, 20]).cents).toBe(1200 - 10 - 40);
  expect([better(deal([10, 0]), deal([0, 0])), better(deal([0, 0]), deal([10, 0]))]).toEqual([-1, 1]);
});

test('N-37 of deals that cost the same, the one stands that takes more off with the offer that ends first, then by id', () => {
  const with_ = (...given: [string, number][]) => deal([0, 0], amounts(...given));
  expect(better(with_(['a', 50], ['soon', 10]), with_(['a', 60]))).toBe(-1);
  expect(better(with_(['a', 60]), with_(['a', 50], ['soon', 10]))).toBe(1);
  expect(better(with_(['a', 50], ['b', 10]), with_(['a', 40], ['b', 20]))).toBe(-1);
  expect(better(with_(['b', 50]), with_(['a', 50]))).toBe(1);
  expect(better(with_(['a', 50], ['b', 5]), with_(['b', 5], ['a', 50]))).toBe(0);
});

test('N-37 then the one with the lower price on the earlier line', () => {
  expect(better(deal([20, 0]), deal([0, 10]))).toBe(-1);
  expect(better(deal([0, 10]), deal([20, 0]))).toBe(1);
  expect(better(deal([20, 10]), deal([20, 10]))).toBe(0);
});

test('what a line costs is the sum of its lots', () => {
  const [a, b] = lotsOf(lines) as [Deal['lots'][number], Deal['lots'][number]];
  const one = { ...b, count: 1 };
  const broken = dealOf([a, { ...one, netCents: 390 }, { ...one, netCents: 410 }]);
  expect(better(broken, deal([0, 0]))).toBe(0);
});

test('deals on different units are one: its lots by line, its cents and amounts together', () => {
  const [a, b] = lotsOf(lines).map((lot, index) => dealOf([lot], amounts([`used ${index}`, 5])));
  const both = joined([b!, a!]);
  expect(both.lots.map(({ line: at }) => at)).toEqual([0, 1]);
  expect(both.cents).toBe(1200);
  expect(both.amounts).toEqual(amounts(['used 1', 5], ['used 0', 5]));
  expect(joined([])).toEqual({ lots: [], cents: 0, amounts: null });
});

test('amounts of both are kept, the second ones last', () => {
  expect(withAmounts(amounts(['a', 1]), amounts(['b', 2], ['c', 3]))).toEqual(amounts(['a', 1], ['b', 2], ['c', 3]));
  expect(withAmounts(amounts(['a', 1]), null)).toEqual(amounts(['a', 1]));
  expect(withAmounts(null, amounts(['b', 2]))).toEqual(amounts(['b', 2]));
});

test('N-37 a single offer that differs decides, by a cent, and so does a later line', () => {
  const cent = deal([0, 0], amounts(['a', 1]));
  expect([better(cent, deal([0, 0])), better(deal([0, 0]), cent)]).toEqual([-1, 1]);
  const three = (nets: readonly number[]) =>
    dealOf(
      lotsOf([...lines, line({ lineId: 'c', upc: 'c' })]).map((lot, index) => ({ ...lot, netCents: nets[index]! })),
    );
  expect(better(three([300, 200, 300]), three([300, 250, 200]))).toBe(-1);
});
