import { cartRefreshPeriod } from '../../../constants.ts';
import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { openChannel } from '../../../app/data/channel.ts';
import { ownerOf } from '../../../app/data/owner.ts';
import { sessionStore } from '../../../app/data/session.ts';
import { pageNow } from '../../../page/clock.ts';
import { abCart } from '../../../storage/ab-cart.ts';
import { knownCarts } from '../known/known-carts.ts';
import { CartToast } from './CartToast.tsx';
import { keptCarts } from './keepers.ts';
import { toastPlace } from './toast-place.ts';
import { loadOperations, placeOf } from './ports.ts';
import type { Settled } from './settled.ts';
import { fromStored } from './stored.ts';
import { guest } from '../../../storage/whose.ts';

const channelName = 'larder.cart';
/** A page that is seen again asks anew if what it shows is older, in milliseconds. */
const fresh = 60_000;

interface Message {
  owner: string;
  settled: Settled;
}

/**
 * Keeps the carts of a page in step: with the server every 15 minutes while the shopper is signed in (S-131, S-240), when
 * the page is seen again, and with the browser's other tabs at once.
 */
export function CartKeeping() {
  const client = useApolloClient();
  const announce = useAnnounce();
  useEffect(() => {
    const { keeper, page } = keptCarts(client);
    page.announce = announce;
    void loadOperations().catch(() => undefined);
    const refresh = () => {
      if (!sessionStore.hasEnded()) void keeper.refresh();
    };
    const timer = ownerOf(client) === guest ? undefined : setInterval(refresh, cartRefreshPeriod);
    const look = () => {
      const { settled } = keeper.read();
      if (document.visibilityState === 'hidden' || !settled || pageNow() - settled.updatedAt < fresh) return;
      // A guest without a cart has nothing that could have changed elsewhere.
      if (ownerOf(client) !== guest || settled.itemCount > 0) refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, announce]);
  useEffect(() => {
    const { keeper, page } = keptCarts(client);
    const channel = openChannel<Message>(
      channelName,
      (message) => {
        if (message.owner !== ownerOf(client)) return;
        keeper.learn(message.settled, false);
        if (page.draws.length > 0) void keeper.refresh();
      },
      () => {
        // What another page of this browser has kept meanwhile shows at once; the server says the rest.
        const kept = abCart.read(placeOf(client));
        if (kept && kept.updatedTime > (keeper.read().settled?.updatedAt ?? 0)) keeper.learn(fromStored(kept), false);
        void keeper.refresh();
      },
    );
    page.tell = (settled) => channel.post({ owner: settled.owner, settled });
    return channel.close;
  }, [client]);
  const isKnown = useSyncExternalStore(
    knownCarts.subscribe,
    () => knownCarts.read().updatedAt !== null,
    () => false,
  );
  // What `cartScript` has said ends with the frame in which cards show what is in the carts.
  useLayoutEffect(() => {
    if (isKnown) delete document.documentElement.dataset['carts'];
  }, [isKnown]);
  const isElsewhere = useSyncExternalStore(toastPlace.subscribe, toastPlace.isTaken, () => false);
  return isElsewhere ? null : <CartToast />;
}
