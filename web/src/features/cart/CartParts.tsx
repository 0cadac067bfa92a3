import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { whenCaughtUp } from '../../app/data/answers.ts';
import { ownerOf } from '../../app/data/owner.ts';
import { lazyPart } from '../../app/loading/loadable.tsx';
import { ShelfBoundary } from '../../ui/ShelfBoundary/ShelfBoundary.tsx';
import { knownCarts } from './known/known-carts.ts';

const CartOverlays = lazyPart(async () => (await import('./CartOverlays.tsx')).CartOverlays);

/** Keeps the carts of every page, once it has settled or something has been added; none of its code is in the first load. */
export function CartParts() {
  const isWaiting = useSyncExternalStore(knownCarts.subscribe, knownCarts.isWaiting, () => false);
  const [isSettled, setSettled] = useState(false);
  const client = useApolloClient();
  useEffect(() => knownCarts.belongTo(ownerOf(client)), [client]);
  useEffect(
    () =>
      whenCaughtUp(client, () => {
        setSettled(true);
        // So that a card answers the first press at once.
        void import('./CardStepper/CardStepper.tsx').catch(() => undefined);
      }),
    [client],
  );
  if (!isSettled && !isWaiting) return null;
  return (
    <ShelfBoundary fallback={null}>
      <Suspense>
        <CartOverlays />
      </Suspense>
    </ShelfBoundary>
  );
}
