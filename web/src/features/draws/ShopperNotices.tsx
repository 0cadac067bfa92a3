import { Suspense } from 'react';
import { lazyPart } from '../../app/loading/loadable.tsx';
import { useFrame } from '../../app/data/frame.ts';
import { ShelfBoundary } from '../../ui/ShelfBoundary/ShelfBoundary.tsx';

const WinnerNotice = lazyPart(async () => (await import('./WinnerNotice/WinnerNotice.tsx')).default);

/** Looks for the signed-in shopper's wins; the notice of one loads where there is one (G-60). */
export function ShopperNotices() {
  const { viewer } = useFrame();
  if (!viewer.isAuthorized) return null;
  return (
    <ShelfBoundary fallback={null}>
      <Suspense>
        <WinnerNotice />
      </Suspense>
    </ShelfBoundary>
  );
}
