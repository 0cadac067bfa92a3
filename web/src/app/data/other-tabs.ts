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
 * else when they next are, so that no two show different balances; so does a page that was on its way meanwhile. Once
 * somebody has signed in elsewhere, a page of another shopper, of a guest, or of a session that had ended is loaded anew
 * as theirs.
 * @param reload loads the document anew
 */
export function useOtherTabs(reload = () => window.location.reload()): void {
  const { revalidate } = useRevalidator();
  const client = useApolloClient();
  const refresh = useEffectEvent(async (news: ReadonlySet<unknown>) => {
    if (news.has('shopper')) {
      const shopper = await shopperNow(client);
      if (shopper !== null && (sessionStore.hasEnded() || shopper !== shopperOf(client))) return reload();
    }
    if (news.has('shop')) await shopAgain(client);
    // Who goes on without signing in is not asked again and again.
    if (!sessionStore.hasEnded()) void revalidate();
  });
  useEffect(() => {
    const missed = new Set<ChangeKind | 'shopper'>(lastChanges.missed());
    const catchUp = () => {
      if (missed.size === 0 || document.visibilityState === 'hidden') return;
      void refresh(new Set(missed));
      missed.clear();
    };
    const look = (event: StorageEvent) => {
      for (const kind of lastChanges.told(event)) missed.add(kind);
      catchUp();
    };
    const hear = (message: Message) => {
      // One more page of the same shopper is no news.
      if (message.shopper === shopperOf(client) && !sessionStore.hasEnded()) return;
      missed.add('shopper');
      catchUp();
    };
    // A page that returns is brought up to date anyway.
    const channel = openChannel<Message>(name, hear);
    const shopper = shopperOf(client);
    if (shopper !== null) channel.post({ shopper });
    catchUp();
    window.addEventListener('storage', look);
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      window.removeEventListener('storage', look);
      document.removeEventListener('visibilitychange', catchUp);
      channel.close();
    };
  }, [client]);
}
