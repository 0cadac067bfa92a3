import { ApolloLink } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { OperationTypeNode } from 'graphql';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { tap } from 'rxjs';
import { noteChange } from './answers.ts';
import { openChannel } from './channel.ts';
import { sessionStore } from './session.ts';
import { shopAgain } from './shop.ts';

const name = 'larder.changes';
/** What changes nothing that another tab shows; after signing in or out a tab loads its document anew. */
const changesNothing = [
  'StartSignIn',
  'VerifySignInCode',
  'Join',
  'CancelJoining',
  'ForgetShopper',
  'SignOut',
  'MarkHowItWorksSeen',
  // The carts have a channel of their own.
  'ChangeCart',
];

/** After this one, every page shows another store's products. */
const changesShop = 'ChooseShop';

type Message = 'changed' | 'shop';

let channel: ReturnType<typeof openChannel<Message>> | undefined;

/** Notes that a change was answered, and tells the other tabs of this browser that the shopper has changed something: points, prizes, notices, addresses, the store. */
export const tellOtherTabs = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ data }) => {
      if (operation.operationType !== OperationTypeNode.MUTATION) return;
      noteChange();
      const name = operation.operationName ?? '';
      if (!data || changesNothing.includes(name)) return;
      channel?.post(name === changesShop ? 'shop' : 'changed');
    }),
  ),
);

/**
 * Keeps the tabs of a browser in step: what one has changed, the others ask for again, at once when they are seen and
 * else when they next are, so that no two show different balances.
 */
export function useOtherTabs(): void {
  const { revalidate } = useRevalidator();
  const client = useApolloClient();
  const refresh = useEffectEvent(async (isShop: boolean) => {
    if (isShop) await shopAgain(client);
    // Who goes on without signing in is not asked again and again.
    if (!sessionStore.hasEnded()) void revalidate();
  });
  useEffect(() => {
    let isBehind = false;
    let isElsewhere = false;
    const catchUp = () => {
      if (!isBehind || document.visibilityState === 'hidden') return;
      isBehind = false;
      void refresh(isElsewhere);
      isElsewhere = false;
    };
    // A page that returns is brought up to date anyway.
    const opened = openChannel<Message>(name, (message) => {
      isBehind = true;
      isElsewhere ||= message === 'shop';
      catchUp();
    });
    channel = opened;
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      document.removeEventListener('visibilitychange', catchUp);
      if (channel === opened) channel = undefined;
      opened.close();
    };
  }, []);
}
