import type { LoaderFunctionArgs } from 'react-router-dom';
import { FrameDocument, useFrameData, type FrameQuery } from './Frame.generated.ts';
import { FrameShopDocument } from './FrameShop.generated.ts';
import { FrameStoreDocument } from './FrameStore.generated.ts';
import { openStop } from '../tour/open-stop.ts';
import { query } from './query.ts';
import { useShop } from './shop.ts';

/**
 * Banner, viewer and navigation, where the visitor shops, and the store of whoever is signed in.
 * @returns is it known where the visitor shops?
 */
export async function frameLoader(args: LoaderFunctionArgs): Promise<boolean> {
  // A frame without a store's name is better than no page.
  const shop = query(args, FrameShopDocument).catch(() => undefined);
  const { data } = await query(args, FrameDocument);
  if (data.tour?.stop) await openStop.load();
  if (data.viewer.isAuthorized) await query(args, FrameStoreDocument).catch(() => undefined);
  return (await shop)?.data.shop !== null;
}

/** Banner, viewer and navigation of the page. */
export const useFrame = (): FrameQuery => useFrameData();

/** Name of the store of a member, or of the one a guest has chosen; null for other guests and when it can't be loaded. */
export function useStoreName(): string | null {
  const shop = useShop();
  const { viewer } = useFrame();
  return shop && (viewer.isAuthorized || shop.isChosen) ? shop.store.name : null;
}
