import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { lastChanges, type ChangeKind } from '../../storage/last-changes.ts';
import { openChannel } from './channel.ts';
import { shopperOf } from './owner.ts';
import { shopperNow } from './return-check.ts';
import { sessionStore } from './session.ts';
import { shopAgain } from './shop.ts';

const name = 'larder.shoppers';
/** A page has been loaded for the shopper of that id. */
interface Message {
  shopper: string;
}

/**
 * Keeps the tabs of a browser in step: what one has changed, the others ask for again, at once when they are seen and
 * else when they next are, so that no two show different balances; so does a page that was on its way meanwhile. A store
 * that couldn't be asked for is asked for again when the page is next seen, or the network is back. Once somebody has
 * signed in elsewhere, a page of another shopper, of a guest, or of a session that had ended is loaded anew as theirs.
 * @param reload loads the document anew
 */
export function useOtherTabs(reload = () => window.location.reload()): void {
  const { revalidate } = useRevalidator();
  const client = useApolloClient();
  /** Has the page caught up? */
  const refresh = useEffectEvent(async (news: ReadonlySet<unknown>): Promise<boolean> => {
    if (news.has('shopper')) {
      const shopper = await shopperNow(client);
      if (shopper !== null && (sessionStore.hasEnded() || shopper !== shopperOf(client))) {
        reload();
        return true;
      }
    }
    if (news.has('shop') && !(await shopAgain(client))) return false;
    // Who goes on without signing in is not asked again and again.
    if (!sessionStore.hasEnded()) void revalidate();
    return true;
  });
  useEffect(() => {
    const missed = new Set<ChangeKind | 'shopper'>(lastChanges.missed());
    const catchUp = async () => {
      if (missed.size === 0 || document.visibilityState === 'hidden') return;
      const news = new Set(missed);
      missed.clear();
      if (!(await refresh(news))) for (const kind of news) missed.add(kind);
    };
    const look = (event: StorageEvent) => {
      for (const kind of lastChanges.told(event)) missed.add(kind);
      void catchUp();
    };
    const hear = (message: Message) => {
      // One more page of the same shopper is no news.
      if (message.shopper === shopperOf(client) && !sessionStore.hasEnded()) return;
      missed.add('shopper');
      void catchUp();
    };
    // A page that returns is brought up to date anyway.
    const channel = openChannel<Message>(name, hear);
    const shopper = shopperOf(client);
    if (shopper !== null) channel.post({ shopper });
    void catchUp();
    const retry = () => void catchUp();
    window.addEventListener('storage', look);
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
      channel.close();
    };
  }, [client]);
}
