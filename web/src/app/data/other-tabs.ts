import { ApolloLink } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { OperationTypeNode } from 'graphql';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { tap } from 'rxjs';
import { lastChanges, type ChangeKind } from '../../storage/last-changes.ts';
import { noteChange } from './answers.ts';
import { openChannel } from './channel.ts';
import { shopperOf } from './owner.ts';
import { shopperNow } from './return-check.ts';
import { sessionStore } from './session.ts';
import { shopAgain } from './shop.ts';

const name = 'larder.shoppers';
/** What changes nothing that another tab shows: the carts have a channel of their own, and who has signed in, the page that is loaded then tells. */
const changesNothing = /SignIn|SignOut|Join|Forget|HowItWorks|^ChangeCart$/;

/** After this one, every page shows another store's products. */
const changesShop = 'ChooseShop';

/** A page has been loaded for the shopper of that id. */
interface Message {
  shopper: string;
}

/**
 * Spreads the word that a change was answered: to this tab, where what was asked for before it is asked for again, and to
 * the browser's other tabs, which show the same points, prizes, notices, addresses, and store.
 */
export const spreadChanges = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ data }) => {
      if (operation.operationType !== OperationTypeNode.MUTATION) return;
      noteChange();
      const name = operation.operationName ?? '';
      if (!data || changesNothing.test(name)) return;
      lastChanges.note(name === changesShop ? 'shop' : 'changed');
    }),
  ),
);

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
