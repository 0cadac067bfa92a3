import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useEffect } from 'react';
import { sessionStore } from '../../../app/data/session.ts';
import { memberLifetime } from '../../../storage/ab-cart.ts';
import { CartToast } from './CartToast.tsx';
import { keptCarts } from './keepers.ts';
import { loadOperations, ownerOf } from './ports.ts';
import type { Settled } from './settled.ts';

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
    const timer = ownerOf(client) === 'guest' ? undefined : setInterval(refresh, memberLifetime);
    const look = () => {
      const { settled } = keeper.read();
      if (document.visibilityState === 'hidden' || !settled || Date.now() - settled.updatedAt < fresh) return;
      // A guest without a cart has nothing that could have changed elsewhere.
      if (ownerOf(client) !== 'guest' || settled.itemCount > 0) refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, announce]);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const { keeper, page } = keptCarts(client);
    let channel: BroadcastChannel | undefined;
    const open = () => {
      channel = new BroadcastChannel(channelName);
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data.owner !== ownerOf(client)) return;
        keeper.learn(data.settled, false);
        if (page.draws.length > 0) void keeper.refresh();
      });
    };
    const close = () => {
      channel?.close();
      channel = undefined;
    };
    // A page with an open channel may not be kept for Back and Forward.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      open();
      void keeper.refresh();
    };
    page.tell = (settled) => channel?.postMessage({ owner: ownerOf(client), settled } satisfies Message);
    open();
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', comeBack);
      close();
    };
  }, [client]);
  return <CartToast />;
}
