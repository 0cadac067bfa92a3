import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useEffect, useSyncExternalStore } from 'react';
import { sessionStore } from '../../../app/data/session.ts';
import { pageCartTexts } from '../../../messages/cart.ts';
import { type LiveChange, liveChanges } from '../../live/live-changes.ts';
import { paced } from '../../live/paced.ts';
import { useLiveChanges } from '../../live/useLiveChanges.ts';
import { knownCarts } from '../known/known-carts.ts';
import { keptCarts } from './keepers.ts';
import { ownerOf } from '../../../app/data/owner.ts';
import { allCarts, type Settled } from './settled.ts';
import { guest } from '../../../storage/whose.ts';

/** Carts that are changed elsewhere follow at once (N-58); who has them on screen is told. Draws nothing. */
export function CartNews(): null {
  const client = useApolloClient();
  const announce = useAnnounce();
  const hasItems = useSyncExternalStore(
    knownCarts.subscribe,
    () => knownCarts.read().itemCount > 0,
    () => false,
  );
  // A guest without a cart has nothing that could change elsewhere.
  useLiveChanges(hasItems || ownerOf(client) !== guest);
  useEffect(() => {
    const { keeper, page } = keptCarts(client);
    const news = new Map<string, LiveChange>();
    const isBehind = () => [...news.values()].some((change) => !isKnown(keeper.read().settled, change));
    const follow = async (): Promise<void> => {
      // What is on its way brings the newest itself.
      if (keeper.read().isSettling) return pace.ask();
      const wasBehind = isBehind();
      news.clear();
      if (!wasBehind || sessionStore.hasEnded()) return;
      const before = versionsIn(keeper.read().settled);
      await keeper.refresh();
      if (page.draws.length > 0 && versionsIn(keeper.read().settled) !== before)
        announce(pageCartTexts().changedElsewhere);
    };
    const pace = paced(() => void follow());
    const unsubscribe = liveChanges.subscribe((changes) => {
      const ofCarts = changes.filter(({ kind }) => kind === 'CART');
      for (const change of ofCarts) news.set(change.id, change);
      if (ofCarts.length > 0) pace.ask();
    });
    return () => {
      unsubscribe();
      pace.stop();
    };
  }, [client, announce]);
  return null;
}

const versionsIn = (settled: Settled | null): string =>
  (settled ? allCarts(settled) : []).map(({ cartId, version }) => `${cartId} ${version}`).join();

/** Has the page this version already? */
function isKnown(settled: Settled | null, { id, version }: LiveChange): boolean {
  const cart = settled && allCarts(settled).find(({ cartId }) => cartId === id);
  return cart !== null && cart !== undefined && cart.version >= version;
}
