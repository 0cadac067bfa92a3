import { ApolloLink } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { OperationTypeNode } from 'graphql';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { tap } from 'rxjs';
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

let channel: BroadcastChannel | undefined;

/** Tells the other tabs of this browser that the shopper has changed something: points, prizes, notices, addresses, the store. */
export const tellOtherTabs = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ data }) => {
      const isChange = operation.operationType === OperationTypeNode.MUTATION;
      const name = operation.operationName ?? '';
      if (!data || !isChange || changesNothing.includes(name)) return;
      channel?.postMessage((name === changesShop ? 'shop' : 'changed') satisfies Message);
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
    if (typeof BroadcastChannel === 'undefined') return undefined;
    let isBehind = false;
    let isElsewhere = false;
    let opened: BroadcastChannel | undefined;
    const catchUp = () => {
      if (!isBehind || document.visibilityState === 'hidden') return;
      isBehind = false;
      void refresh(isElsewhere);
      isElsewhere = false;
    };
    const open = () => {
      if (opened) return;
      channel = opened = new BroadcastChannel(name);
      opened.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        isBehind = true;
        isElsewhere ||= data === 'shop';
        catchUp();
      });
    };
    const close = () => {
      if (channel === opened) channel = undefined;
      opened?.close();
      opened = undefined;
    };
    // A page with an open channel may not be kept for Back and Forward; one that returns is brought up to date anyway.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) open();
    };
    open();
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', catchUp);
      close();
    };
  }, []);
}
