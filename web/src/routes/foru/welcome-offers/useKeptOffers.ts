import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { bundleOf, type CarouselCoupon, placeOf } from '../../../features/offers/carousel/kept-bundles.ts';
import { couponBundles } from '../../../storage/coupons/coupon-bundles.ts';

/** Keeps what a new member was given with the browser's coupons (S-120). */
export function useKeptOffers(given: readonly CarouselCoupon[]): void {
  const client = useApolloClient();
  const ids = given.map(({ id, action }) => `${id} ${action}`).join();
  useEffect(() => {
    const place = placeOf(client, 0);
    if (place && given.length > 0) couponBundles.given(bundleOf(given, place));
    // What they are decides, not the array that they come in.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, ids]);
}
