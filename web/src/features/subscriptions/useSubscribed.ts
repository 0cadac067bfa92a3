import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { ownerOf } from '../../app/data/owner.ts';
import { serverNow } from '../../app/data/server-clock.ts';
import { isValidList, type StoredSubscription, subscriptionList } from '../../storage/subscription-list.ts';

/** What is known of a product that is on the schedule. */
interface Subscribed extends StoredSubscription {
  /** Every 2 weeks; null if the server has no words for it. */
  often: string | null;
}

/** What this browser knows to be on the shopper's schedule, without asking (S-102, S-241); null if it isn't, or isn't known. */
export function useSubscribed(productId: string): Subscribed | null {
  const client = useApolloClient();
  const list = useSyncExternalStore(
    subscriptionList.subscribe,
    () => {
      const kept = subscriptionList.read();
      return kept && isValidList(kept, { customerId: ownerOf(client), now: serverNow() }) ? kept : null;
    },
    () => null,
  );
  const item = list && Object.hasOwn(list.subscribedItems, productId) ? list.subscribedItems[productId] : undefined;
  if (!list || !item) return null;
  const often = list.snsFrequencies.find(({ count }) => count === item.frequency.count)?.label ?? null;
  return { ...item, often };
}
