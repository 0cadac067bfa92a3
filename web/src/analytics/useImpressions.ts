import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { analyticsConsent } from '../storage/analytics-consent.ts';
import { tell } from './bus.ts';
import { impressionShare } from '../constants.ts';

/** A row whose products are told once they are seen. */
export interface SeenRow {
  /** Which row: `bought-together`. */
  list: string;
  productIds: readonly string[];
}

/**
 * Tells of each product once half of its card is in sight (S-253). Nothing is watched without the visitor's consent.
 * @param target its children are the products, in their order @param row null tells nothing
 */
export function useImpressions(target: RefObject<Element | null>, row: SeenRow | null): void {
  const { subscribe, read, readOnServer } = analyticsConsent;
  const isAllowed = useSyncExternalStore(subscribe, read, readOnServer);
  const list = row?.list;
  const ids = row?.productIds.join(' ');
  useEffect(() => {
    const cards = [...(target.current?.children ?? [])];
    if (!isAllowed || list === undefined || !ids || typeof IntersectionObserver === 'undefined') return;
    const productIds = ids.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { intersectionRatio, target: card } of entries) {
          const at = cards.indexOf(card);
          const productId = productIds[at];
          if (intersectionRatio < impressionShare || productId === undefined) continue;
          observer.unobserve(card);
          tell({ kind: 'IMPRESSION', list, productId, position: at + 1 });
        }
      },
      { threshold: impressionShare },
    );
    for (const card of cards) observer.observe(card);
    return () => observer.disconnect();
  }, [target, isAllowed, list, ids]);
}
