import { expect, test } from 'vitest';
import { pageSizeOf, rankedByDeals, shownDeals, validDeals } from './personalized-deals.ts';

test.each([
  ['no answer', null, false],
  ['nothing', undefined, false],
  ['no deals', {}, false],
  ['deals of null', { dealsInfo: null }, false],
  ['an empty list', { dealsInfo: [] }, false],
  ['a deal', { dealsInfo: ['new'] }, true],
] as const)('S-155, S-231 %s: %j is valid? %s', (_, answer, isValid) => {
  expect(validDeals(answer)).toEqual(isValid ? ['new'] : null);
});

test('S-199 S-254 a carousel of twelve asks for ten more, and shows twelve that the store has', () => {
  expect([pageSizeOf(12), pageSizeOf(100)]).toEqual([22, 100]);
  const deals = Array.from({ length: 22 }, (_, at) => ({ offerId: `deal-${at}` }));
  const offers = deals.filter((_, at) => at % 3 !== 0).toReversed();
  const shown = shownDeals(deals, offers, 12).map(({ deal }) => deal.offerId);
  expect(shown).toHaveLength(12);
  expect(shown.slice(0, 3)).toEqual(['deal-1', 'deal-2', 'deal-4']);
});

test('S-198 offers are ranked by how much they are for the household; those without a score stay as they were, behind', () => {
  const offers = [
    { offerId: 'plain', purchaseRank: 1 },
    { offerId: 'unranked', purchaseRank: null },
    { offerId: 'good', purchaseRank: 90 },
    { offerId: 'best', purchaseRank: null },
  ];
  const deals = [
    { offerId: 'best', score: 980 },
    { offerId: 'good', score: 410 },
  ];
  const order = (scored: typeof deals) =>
    rankedByDeals(offers, scored)
      .toSorted((one, other) => (one.purchaseRank ?? 0) - (other.purchaseRank ?? 0))
      .map(({ offerId }) => offerId);
  expect(order(deals)).toEqual(['best', 'good', 'plain', 'unranked']);
  // One that is clipped leaves the others where they are.
  const ranks = (scored: typeof deals) =>
    new Map(rankedByDeals(offers, scored).map((each) => [each.offerId, each.purchaseRank]));
  expect(ranks(deals.slice(1)).get('good')).toBe(ranks(deals).get('good'));
});
