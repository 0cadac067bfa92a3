import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../app/loadable.tsx';
import { useFrame } from '../../../app/frame.ts';
import { ShelfBoundary } from '../../../app/ShelfBoundary.tsx';

const WinnerNotice = lazyPart(async () => (await import('./WinnerNotice.tsx')).default);
/** Longest that a busy page keeps the notice waiting, in milliseconds. */
const latest = 2000;

/** Looks for wins of the signed-in shopper once the page has settled; nothing of it is in the first script (G-60). */
export function ShopperNotices() {
  const { viewer } = useFrame();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setSettled(true), 0);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(() => setSettled(true), { timeout: latest });
    return () => cancelIdleCallback(waiting);
  }, []);
  if (!settled || !viewer.isAuthorized) return null;
  return (
    <ShelfBoundary fallback={null}>
      <Suspense>
        <WinnerNotice />
      </Suspense>
    </ShelfBoundary>
  );
}
