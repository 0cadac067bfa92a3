import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { clipAnswers } from '../../../features/offers/clips/answers.ts';
import { CouponCountsDocument } from './CouponCounts.generated.ts';
import { CouponsDocument } from './Coupons.generated.ts';
import { type CouponsView, filterOf, requestOf } from './coupons-view.ts';

/**
 * Counts the gallery anew after each clip: how many are clipped, and what they are worth. The coupons stay where they
 * are: what is clipped goes to the end with the next visit (S-280).
 */
export function useCounts(view: CouponsView): void {
  const client = useApolloClient();
  const count = useEffectEvent(async () => {
    const query = CouponCountsDocument;
    const { data } = await client
      .query({ query, variables: { filter: filterOf(view) }, fetchPolicy: 'no-cache' })
      .catch(() => ({ data: undefined }));
    const counts = data?.coupons;
    if (!counts) return;
    client.cache.updateQuery({ query: CouponsDocument, variables: requestOf(view) }, (known) =>
      known?.coupons ? { ...known, coupons: { ...known.coupons, ...counts } } : undefined,
    );
  });
  useEffect(() => clipAnswers.subscribe(() => void count()), []);
}
