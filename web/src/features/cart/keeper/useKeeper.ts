import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { isBehind } from '../../../app/data/answers.ts';
import type { CartKeeper } from './keeper.ts';
import type { KeeperState } from './keeper-ports.ts';
import { keptCarts, knownKeeper } from './keepers.ts';
import type { WholeCarts } from './ports.ts';
import { noLines } from './view.ts';

const idle: KeeperState = { settled: null, lines: noLines, isSettling: false, notice: null };

/** Who keeps the carts, for what a shopper does. */
export function useKeeper(): () => CartKeeper {
  const client = useApolloClient();
  return useCallback(() => keptCarts(client).keeper, [client]);
}

/** Some of what is on its way, or what the shopper is told: whoever draws much isn't drawn again for the rest. */
export function useKept<Part extends keyof KeeperState>(part: Part): KeeperState[Part] {
  const client = useApolloClient();
  const subscribe = useCallback((listener: () => void) => keptCarts(client).keeper.subscribe(listener), [client]);
  return useSyncExternalStore(
    subscribe,
    () => (knownKeeper(client)?.read() ?? idle)[part],
    () => idle[part],
  );
}

/**
 * This part of the page draws whole carts: answers bring all of them while it is there. A change that was answered while
 * the page was on its way brought only sums: then all of them are asked for again.
 */
export function useWholeCarts(what: WholeCarts): void {
  const client = useApolloClient();
  useEffect(() => {
    const { keeper, page } = keptCarts(client);
    page.draws.push(what);
    if (isBehind(client, what)) void keeper.refresh();
    return () => void page.draws.splice(page.draws.indexOf(what), 1);
  }, [client, what]);
}
