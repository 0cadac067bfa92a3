import { useMemo, useSyncExternalStore } from 'react';
import { pageNews } from '../../../page/news.ts';
import { pageState } from '../../../page/page.ts';
import { tabStore } from '../../../storage/browser-store.ts';
import { jsonOf } from '../../../storage/support/stored.ts';
import type { MadeLine } from '../../cart/useCarts.ts';
import type { Customize_GroupFragment as Group } from './Customize.generated.ts';
import { asItComes, type Customization, restored } from './customization.ts';

/** What a browser without a store keeps until the page is left. */
const unstored = pageState(() => new Map<string, string>());
const { subscribe, tell } = pageNews();
const read = (key: string): string | null => unstored().get(key) ?? tabStore.read(key);
function keep(key: string, next: Customization | null): void {
  unstored().delete(key);
  if (next === null) tabStore.remove(key);
  else {
    const text = JSON.stringify(next);
    tabStore.write(key, text);
    if (tabStore.read(key) !== text) unstored().set(key, text);
  }
  tell();
}

interface Customized {
  productId: string;
  groups: readonly Group[];
  maximumQuantity: number;
  /** The line of the cart that is made otherwise; null for a new one. */
  line: MadeLine | null;
}

/**
 * What is chosen for a product, or for a line of the cart. It outlives a reload of the page in this tab (S-82), and
 * everything that shows it agrees; `startOver` forgets it (S-137). The server draws the product as it comes, and what was
 * kept shows once the browser has taken the page over.
 */
export function useCustomization({ productId, groups, maximumQuantity, line }: Customized) {
  const key = `productCustomization:${productId}${line ? `:${line.lineId}` : ''}`;
  const kept = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const state = useMemo(() => {
    const ofLine = line && {
      ...asItComes(productId, groups),
      selectedOptions: line.options,
      selectedQuantity: line.quantity,
      comments: line.comments,
    };
    const first = ofLine && restored(ofLine, productId, groups, maximumQuantity);
    return restored(jsonOf(kept), productId, groups, maximumQuantity) ?? first ?? asItComes(productId, groups);
  }, [kept, productId, groups, maximumQuantity, line]);
  return {
    state,
    change: (next: Customization) => keep(key, next),
    startOver: () => keep(key, null),
  };
}
