import { useEffect, useState } from 'react';
import { tabStore } from '../../../storage/browser-store.ts';
import type { Customize_GroupFragment as Group } from './Customize.generated.ts';
import { asItComes, type Customization, restored } from './customization.ts';

const keyOf = (productId: string): string => `productCustomization:${productId}`;

/**
 * What is chosen for a product. It outlives a reload of the page in this tab (S-82); `startOver` forgets it. The server
 * draws the product as it comes, and what was kept shows once the browser has taken the page over.
 */
export function useCustomization(productId: string, groups: readonly Group[], maximumQuantity: number) {
  const [state, setState] = useState(() => asItComes(productId, groups));
  useEffect(() => {
    const kept = restored(tabStore.readJson(keyOf(productId)), productId, groups, maximumQuantity);
    if (kept) setState(kept);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each product; a refreshed answer keeps what is chosen.
  }, [productId]);
  const change = (next: Customization) => {
    setState(next);
    tabStore.writeJson(keyOf(productId), next);
  };
  const startOver = () => {
    setState(asItComes(productId, groups));
    tabStore.remove(keyOf(productId));
  };
  return { state, change, startOver };
}
