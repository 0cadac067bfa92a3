import { useRouteLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { FrameDocument, useFrameData, type FrameQuery } from './Frame.generated.ts';
import { FrameStoreDocument } from './FrameStore.generated.ts';
import { query } from './query.ts';

interface FrameLoaderData {
  store: string | null;
}

/** Banner, viewer and navigation, and the store of whoever is signed in. */
export async function frameLoader(args: LoaderFunctionArgs): Promise<FrameLoaderData> {
  const { data } = await query(args, FrameDocument);
  if (!data.viewer.isAuthorized) return { store: null };
  // A frame without the store's name is better than no page.
  const store = await query(args, FrameStoreDocument).catch(() => undefined);
  return { store: store?.data.me?.store.name ?? null };
}

/** Banner, viewer and navigation of the page. */
export const useFrame = (): FrameQuery => useFrameData();

/** Name of the signed-in shopper's store; null for guests and when it can't be loaded. */
export const useStoreName = (): string | null =>
  (useRouteLoaderData('root') as FrameLoaderData | undefined)?.store ?? null;
