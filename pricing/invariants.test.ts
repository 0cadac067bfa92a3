import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Quote } from './quote-types.ts';
import { quote } from './quote.ts';
import { type Case, cases } from './testing/carts.ts';

const quoted = ({ cart, offers, context }: Case) => quote(cart, offers, { ...context, steps: 100 });
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const amountOf = (applied: Quote['applied'], ...whys: string[]) =>
  sum(applied.filter(({ why }) => whys.length === 0 || whys.includes(why)).map(({ amountCents }) => amountCents));

/** What is wrong with a quote; nothing, if the rules hold. */
function faults({ offers }: Case, { lines, applied, notApplied, rewards, totals }: Quote): string[] {
  const found: string[] = [];
  const check = (isRight: boolean, text: string) => void (isRight || found.push(text));
  for (const { lineId, netCents, storeNetCents, listCents, applied: own } of lines) {
    check(0 <= netCents && netCents <= storeNetCents && storeNetCents <= listCents, `I-2 ${lineId}`);
    check(listCents - netCents === amountOf(own), `I-1 ${lineId}`);
    const onFree = amountOf(own, 'BUY_GET', 'ITEM', 'CATEGORY', 'ORDER', 'MANUFACTURER');
    check(onFree <= listCents, `N-36 ${lineId}`);
  }
  const { promoCents, subscriptionCents, storeOfferCents, orderOfferCents, manufacturerCents, rewardCents } = totals;
  const off = promoCents + subscriptionCents + storeOfferCents + orderOfferCents + manufacturerCents + rewardCents;
  check(amountOf(applied) === off, 'I-1 offers and totals');
  check(totals.listCents - off === totals.goodsCents, 'I-1 list, discounts, and goods');
  check(sum(lines.map(({ netCents }) => netCents)) === totals.goodsCents, 'I-1 lines and goods');
  check(totals.goodsCents + totals.depositCents + totals.taxCents === totals.totalCents, 'I-1 total');
  const collects = new Set(offers.flatMap(({ offerId, proto }) => (proto === 'REWARDS_ACCUMULATION' ? offerId : [])));
  const later = rewards.filter(({ offerId, times, progress }) => times > 0 || (progress > 0 && collects.has(offerId)));
  const told = [...applied, ...notApplied, ...later]
    .map(({ offerId }) => offerId)
    .filter((id) => id.startsWith('offer'));
  check(told.length === offers.length && new Set(told).size === offers.length, 'N-42 one word about each offer');
  return found;
}

/** The lines by id, so that quotes of carts in different order can be compared. */
const inOneOrder = ({ lines, ...rest }: Quote): string =>
  JSON.stringify({ ...rest, lines: lines.toSorted((one, other) => (one.lineId < other.lineId ? -1 : 1)) });

const rotated = <Item>(items: readonly Item[], by: number): Item[] => {
  const turned = [...items.slice(by % (items.length || 1)), ...items.slice(0, by % (items.length || 1))];
  return by % 2 === 0 ? turned : turned.toReversed();
};

test.each([
  ['with offers that lower the price', false],
  ['with offers of every prototype, usable or not', true],
])('I-1 I-2 I-6 I-7 N-34 N-36 N-42 hold over 10,000 carts %s, in whatever order things are added', (_, every) => {
  fc.assert(
    fc.property(cases({ lines: 5, units: 3, offers: 5, every }), fc.nat(), (drawn, turn) => {
      const first = quoted(drawn);
      expect(faults(drawn, first)).toEqual([]);
      const other = quoted({ ...drawn, cart: rotated(drawn.cart, turn), offers: rotated(drawn.offers, turn) });
      expect(inOneOrder(other)).toBe(inOneOrder(first));
    }),
    { numRuns: 10_000, seed: 20_260_805 },
  );
});
