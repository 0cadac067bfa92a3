import type { Quoted, QuotedTotals } from './quoted.ts';

type Summed = Pick<Quoted, 'totals' | 'taxes'>;

/** What several carts cost together, step by step; nothing without any. */
export function sumOfQuotes(quotes: readonly Summed[]): Summed {
  const sum = (of: (totals: QuotedTotals) => number) => quotes.reduce((total, { totals }) => total + of(totals), 0);
  return {
    totals: {
      listCents: sum(({ listCents }) => listCents),
      promoCents: sum(({ promoCents }) => promoCents),
      subscriptionCents: sum(({ subscriptionCents }) => subscriptionCents),
      storeOfferCents: sum(({ storeOfferCents }) => storeOfferCents),
      orderOfferCents: sum(({ orderOfferCents }) => orderOfferCents),
      manufacturerCents: sum(({ manufacturerCents }) => manufacturerCents),
      rewardCents: sum(({ rewardCents }) => rewardCents),
      goodsCents: sum(({ goodsCents }) => goodsCents),
      depositCents: sum(({ depositCents }) => depositCents),
      bagCents: sum(({ bagCents }) => bagCents ?? 0),
      taxCents: sum(({ taxCents }) => taxCents),
      totalCents: sum(({ totalCents }) => totalCents),
    },
    taxes: quotes.flatMap(({ taxes }) => taxes),
  };
}
