import { useEffect, useEffectEvent } from 'react';
import { type LiveChange, liveChanges } from './live-changes.ts';

/** An order that a page shows, and how far it had come when it was asked for. */
interface ShownOrder {
  id: string;
  changeNumber: number;
}

/**
 * Asks again when an order has changed since the page asked (N-61). What a stream tells again as it opens is known already.
 * @param shown the page's order; or a list's, and then news of the household's other orders count too
 */
export function useOrderChanges(ask: () => void, shown: ShownOrder | readonly ShownOrder[]): void {
  const hear = useEffectEvent((changes: readonly LiveChange[]) => {
    const isNews = ({ kind, id, version }: LiveChange): boolean => {
      if (kind !== 'ORDER') return false;
      const known = [shown].flat().find((order) => order.id === id);
      return known ? version > known.changeNumber : Array.isArray(shown);
    };
    if (changes.some(isNews)) ask();
  });
  useEffect(() => liveChanges.subscribe((changes) => hear(changes)), []);
}
