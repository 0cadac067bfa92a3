import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { ownerOf } from '../../app/data/owner.ts';
import { serverNow } from '../../page/clock.ts';
import { whenIdle } from '../../app/loading/when-idle.ts';
import { pageState } from '../../page/page.ts';
import type { StoredSubscription } from '../../storage/subscription-list.ts';

/** What is known of a product that is on the schedule. */
interface Subscribed extends StoredSubscription {
  /** Every 2 weeks; null if the server has no words for it. */
  often: string | null;
}

/** What reads the browser's list: loads once a page has settled, since no first paint knows of it. */
const page = pageState((): { reader?: typeof import('../../storage/subscription-list.ts') } => ({}));

function subscribe(listener: () => void): () => void {
  const state = page();
  if (state.reader) return state.reader.subscriptionList.subscribe(listener);
  let isOver = false;
  let stop = whenIdle(() => {
    void import('../../storage/subscription-list.ts').then(
      (module) => {
        state.reader = module;
        if (isOver) return;
        stop = module.subscriptionList.subscribe(listener);
        listener();
      },
      () => undefined,
    );
  });
  return () => {
    isOver = true;
    stop();
  };
}

/** What this browser knows to be on the shopper's schedule, without asking (S-102, S-241); null if it isn't, or isn't known. */
export function useSubscribed(productId: string): Subscribed | null {
  const client = useApolloClient();
  const list = useSyncExternalStore(
    subscribe,
    () => {
      const { reader } = page();
      const kept = reader?.subscriptionList.read();
      return kept && reader?.isValidList(kept, { customerId: ownerOf(client), now: serverNow() }) ? kept : null;
    },
    () => null,
  );
  const item = list && Object.hasOwn(list.subscribedItems, productId) ? list.subscribedItems[productId] : undefined;
  if (!list || !item) return null;
  const often = list.snsFrequencies.find(({ count }) => count === item.frequency.count)?.label ?? null;
  return { ...item, often };
}
