import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { ownerOf } from '../../app/data/owner.ts';
import { refreshCarts } from '../../features/cart/useCarts.ts';
import { useInCarts } from '../../features/cart/useInCarts.ts';
import { type Item, keptOf, type Usual, usualsOf } from '../../features/recommendations/basket.ts';
import { type QuickAddItem, quickAddBasket } from '../../storage/quick-add-basket.ts';

export type UsualChange = Partial<Pick<Usual, 'isSelected' | 'quantity' | 'weight'>>;

/**
 * The usuals as the shopper has chosen of them, kept by this browser (S-100). What is in the cart by now is left out, in
 * whichever tab it was added.
 */
export function useUsuals(items: readonly { item: Item; isDue: boolean }[]) {
  const client = useApolloClient();
  const isInCarts = useInCarts();
  const owner = useCallback(() => ownerOf(client), [client]);
  const kept = useSyncExternalStore(
    quickAddBasket.subscribe,
    () => quickAddBasket.read(owner()),
    quickAddBasket.readOnServer,
  );
  // The list is newer than what the browser knows of the cart.
  useEffect(refreshCarts, []);
  const all = usualsOf(items, kept);
  const usuals = all.filter(({ item }) => !isInCarts(item.id));
  const write = (next: readonly Usual[]) => quickAddBasket.write(owner(), keptOf(next));
  return {
    usuals,
    /** Changes those of these items. */
    change: (ids: readonly string[], to: UsualChange) =>
      write(usuals.map((usual) => (ids.includes(usual.item.id) ? { ...usual, ...to } : usual))),
    /** What is added is no longer kept; what was refused stays as it is. @returns puts it back */
    forget(ids: readonly string[]): () => void {
      const before = quickAddBasket.read(owner());
      const chosen = keptOf(all);
      quickAddBasket.write(
        owner(),
        chosen.filter(({ itemId }) => !ids.includes(itemId)),
      );
      return () => {
        const again = (before.length > 0 ? before : chosen).filter(({ itemId }) => ids.includes(itemId));
        const now = quickAddBasket.read(owner()).filter(({ itemId }) => !ids.includes(itemId));
        quickAddBasket.write(owner(), [...now, ...again.map((item): QuickAddItem => ({ ...item, selected: true }))]);
      };
    },
  };
}
