import { Suspense, useEffect, useState } from 'react';
import { useFrame } from '../../app/data/frame.ts';
import { lazyPart } from '../../app/loading/loadable.tsx';
import { whenIdle } from '../../app/loading/when-idle.ts';
import { pageNow } from '../../page/clock.ts';
import { type ClickedCoupon, clickedCoupon } from '../../storage/coupons/clicked-coupon.ts';
import { ShelfBoundary } from '../../ui/ShelfBoundary/ShelfBoundary.tsx';

const LateClips = lazyPart(async () => (await import('./LateClips.tsx')).LateClips);

/** Keeps a shopper's clips on every page, once it has settled, and clips what was clicked before signing in. */
export function ClipParts() {
  const { isAuthorized } = useFrame().viewer;
  const [isSettled, setSettled] = useState(false);
  const [clicked, setClicked] = useState<ClickedCoupon | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        setClicked(clickedCoupon.read(pageNow()));
        setSettled(true);
      }),
    [],
  );
  if (!isSettled || !isAuthorized) return null;
  return (
    <ShelfBoundary fallback={null}>
      <Suspense>
        <LateClips clicked={clicked} />
      </Suspense>
    </ShelfBoundary>
  );
}
