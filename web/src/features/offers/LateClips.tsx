import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { lazyPart } from '../../app/loading/loadable.tsx';
import type { ClickedCoupon } from '../../storage/coupons/clicked-coupon.ts';
import { takeListAlong } from '../lists/take-list-along.ts';
import { WaitingClips } from './clips/WaitingClips.tsx';

const AfterSignIn = lazyPart(
  async () => (await import('./clipping/AfterSignIn.tsx')).AfterSignIn,
  'src/features/offers/clipping/AfterSignIn.tsx',
);

/** Clips that wait for a connection, the one that was clicked before signing in, and what waits for My List. */
export function LateClips({ clicked }: { clicked: ClickedCoupon | null }) {
  const client = useApolloClient();
  useEffect(() => takeListAlong(client), [client]);
  return (
    <>
      <WaitingClips />
      {clicked && <AfterSignIn clicked={clicked} />}
    </>
  );
}
