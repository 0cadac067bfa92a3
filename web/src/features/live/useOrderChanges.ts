import { useEffect, useEffectEvent } from 'react';
import { liveChanges } from './live-changes.ts';

/** Asks again when an order changes elsewhere: the one with this number, or any of the shopper's (N-61). */
export function useOrderChanges(ask: () => void, orderNumber?: string): void {
  const run = useEffectEvent(ask);
  useEffect(
    () =>
      liveChanges.subscribe((changes) => {
        if (changes.some(({ kind, id }) => kind === 'ORDER' && (orderNumber ?? id) === id)) run();
      }),
    [orderNumber],
  );
}
