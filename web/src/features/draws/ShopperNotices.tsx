import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../app/loading/loadable.tsx';
import { whenCaughtUp } from '../../app/data/answers.ts';
import { useFrame } from '../../app/data/frame.ts';
import { ShelfBoundary } from '../../ui/ShelfBoundary/ShelfBoundary.tsx';

const WinnerNotice = lazyPart(async () => (await import('./WinnerNotice/WinnerNotice.tsx')).default);

/** Looks for the signed-in shopper's wins once the page has settled; none of its code is in the first load (G-60). */
export function ShopperNotices() {
  const { viewer } = useFrame();
  const [settled, setSettled] = useState(false);
  const client = useApolloClient();
  useEffect(() => whenCaughtUp(client, () => setSettled(true)), [client]);
  if (!settled || !viewer.isAuthorized) return null;
  return (
    <ShelfBoundary fallback={null}>
      <Suspense>
        <WinnerNotice />
      </Suspense>
    </ShelfBoundary>
  );
}
